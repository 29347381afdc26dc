package import PickerModel

/// Three or more pictures of one camera, each taken at most half a second after the one before; and
/// three or more to which the camera gave one burst id.
///
/// Where the time has no part of a second, pictures of one second count as taken at one time, as they are
/// half a second apart on average; those of two seconds do not. Of these, files of the same size are copies of
/// one shot. Where the time has a part of a second, pictures of one time are one shot in several files (raw and
/// JPEG, an edited copy). A shot counts once. The time of the last change says nothing, as copying gives it to
/// many files at once. Videos are no shots of a burst.
package struct BurstsRule: SequenceRule {
  package let kind = AlbumKind.bursts

  package init() {}

  package func members(of photos: [Photo]) -> [Int] {
    var members: [Int] = []
    var byCamera = RunTable(longestPause: 500_000_000)
    var byID = RunTable(longestPause: nil)
    for place in photos.indices {
      // Not the facts as a whole: to copy them costs more than the rule.
      let photo = photos[place]
      let (camera, burst) = (photo.facts.camera, photo.facts.burst)
      guard camera | burst != 0, photo.facts.type.isImage else { continue }
      let shot = Shot(place: place, time: photo.facts.taken, bytes: photo.file.bytes)
      var isMember = false
      if burst != 0 { isMember = byID.add(shot, of: burst, completing: &members) }
      if camera != 0, shot.time.source != .mtime {
        let isNext = byCamera.add(shot, of: camera, completing: &members)
        isMember = isMember || isNext
      }
      if isMember { members.append(place) }
    }
    return members
  }
}

/// A photo that may be of a burst.
private struct Shot {
  let place: Int
  let time: TakenTime
  let bytes: Int64
}

/// The runs that photos of several owners form, as they come in the order of time.
private struct RunTable {
  /// In nanoseconds; nil where any is short enough.
  let longestPause: Int64?
  private var runs: [UInt32: Run] = [:]

  private static let shortest = 3

  private struct Run {
    var last: TakenTime
    /// The sizes of the shots of that time: of the first, and of the others.
    var bytes: Int64
    var otherBytes: [Int64] = []
    /// How many shots.
    var count = 1
    /// The first photo of a run that is too short yet, and the others. Most runs are of one photo, and
    /// take no memory of their own.
    var first: Int?
    var others: [Int] = []

    /// Goes on with a photo, which may be another file of a shot that it has.
    mutating func note(_ shot: Shot) {
      if (shot.time.instant, shot.time.nanoseconds) != (last.instant, last.nanoseconds) {
        (bytes, otherBytes) = (shot.bytes, [])
      } else if shot.time.nanoseconds != 0 || shot.bytes == bytes || otherBytes.contains(shot.bytes)
      {
        return
      } else {
        otherBytes.append(shot.bytes)
      }
      last = shot.time
      count += 1
    }
  }

  init(longestPause: Int64?) { self.longestPause = longestPause }

  /// - Returns: whether the run is long enough with this one. The first time, those before it are
  ///   added to `members`.
  mutating func add(
    _ shot: Shot, of owner: UInt32, completing members: inout [Int]
  ) -> Bool {
    guard var run = runs[owner], follows(shot.time, run.last) else {
      runs[owner] = Run(last: shot.time, bytes: shot.bytes, first: shot.place)
      return false
    }
    run.note(shot)
    let isLong = run.count >= Self.shortest
    if isLong {
      if let first = run.first { members.append(first) }
      members += run.others
      (run.first, run.others) = (nil, [])
    } else {
      run.others.append(shot.place)
    }
    runs[owner] = run
    return isLong
  }

  private func follows(_ time: TakenTime, _ before: TakenTime) -> Bool {
    guard let longestPause else { return true }
    let (seconds, overflow) = time.instant.subtractingReportingOverflow(before.instant)
    guard !overflow, (0...1).contains(seconds) else { return false }
    return seconds * 1_000_000_000 + Int64(time.nanoseconds - before.nanoseconds) <= longestPause
  }
}
