import GLib
import PickerModel

/// A time that the contents of a file tell.
struct FoundTime: Equatable {
  /// What happened then, the best for "taken" first. When a picture was made a file is for a camera
  /// the same; when the file was written last is all that some phones tell.
  enum Event: Int {
    case taken, digitized, written
  }

  /// Whose clock it was.
  enum Clock: Equatable {
    /// One that nobody tells of: it is taken for one of this machine's time zone.
    case unknown
    /// One so many minutes ahead of UTC, as the file tells.
    case ahead(Int)
    /// UTC, whatever the clock of the place showed: it is taken for one of this machine's time zone,
    /// and the offset is not the file's.
    case utc
  }

  let wall: CivilTime
  /// The part of a second.
  var nanoseconds: Int32 = 0
  var clock = Clock.unknown
  var source: TakenTime.Source
  var event = Event.taken
}

extension FoundTime {
  /// As the facts have it.
  var taken: TakenTime {
    switch clock {
    case .unknown:
      TakenTime(localWall: wall, nanoseconds: nanoseconds, source: source)
    case .ahead(let minutes):
      TakenTime(wall: wall, nanoseconds: nanoseconds, offset: minutes, source: source)
    case .utc:
      TakenTime(
        moment: Moment(seconds: wall.secondsSince1970, nanoseconds: nanoseconds), source: source)
    }
  }

  /// The better of two stands first: what happened decides, then where it is written.
  func isBetter(than other: FoundTime) -> Bool { rank < other.rank }

  private var rank: (Int, Int) {
    (event.rawValue, TakenTime.Source.allCases.firstIndex(of: source) ?? 0)
  }
}

extension TakenTime {
  /// A time whose offset nobody tells: the one of this machine.
  init(localWall wall: CivilTime, nanoseconds: Int32, source: Source) {
    let instant = LocalTime.instant(
      year: wall.year, month: wall.month, day: wall.day, hour: wall.hour, minute: wall.minute,
      second: wall.second)
    self.init(wall: wall, nanoseconds: nanoseconds, instant: instant, source: source)
  }

  /// As the clock of this machine shows a moment.
  init(moment: Moment, source: Source) {
    self.init(
      wall: CivilTime(secondsSince1970: LocalTime.wallSeconds(at: moment.seconds)),
      nanoseconds: moment.nanoseconds, instant: moment.seconds, source: source)
  }

  /// Photography begins in 1826. A time more than two days ahead of this machine's clock is a
  /// camera's mistake: no time zone is further ahead.
  var canBe: Bool { wall.year >= 1826 && instant <= LocalTime.now + 2 * 86_400 }
}
