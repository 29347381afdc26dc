package import PickerModel

/// Three or more pictures of one camera, each taken at most half a second after the one before; and
/// three or more to which the camera gave one burst id.
///
/// Where the time has no part of a second, pictures of one second count as taken at one time, as they are
/// half a second apart on average; those of two seconds do not. Where it has one, pictures of one
/// time are one shot in several files (raw and JPEG, an edited copy), and count once. The time of the last
/// change says nothing, as copying gives it to many files at once. Videos are no shots of a burst.
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
      let time = photo.facts.taken
      var isMember = false
      if burst != 0 { isMember = byID.add(place, time, of: burst, completing: &members) }
      if camera != 0, time.source != .mtime {
        let isNext = byCamera.add(place, time, of: camera, completing: &members)
        isMember = isMember || isNext
      }
      if isMember { members.append(place) }
    }
    return members
  }
}

/// The runs that photos of several owners form, as they come in the order of time.
private struct RunTable {
  /// In nanoseconds; nil where any is short enough.
  let longestPause: Int64?
  private var runs: [UInt32: Run] = [:]

  private static let shortest = 3

  private struct Run {
    var last: TakenTime
    /// How many shots.
    var count = 1
    /// The first photo of a run that is too short yet, and the others. Most runs are of one photo, and
    /// take no memory of their own.
    var first: Int?
    var others: [Int] = []
  }

  init(longestPause: Int64?) { self.longestPause = longestPause }

  /// - Returns: whether the run is long enough with this one. The first time, those before it are
  ///   added to `members`.
  mutating func add(
    _ place: Int, _ time: TakenTime, of owner: UInt32, completing members: inout [Int]
  ) -> Bool {
    guard var run = runs[owner], follows(time, run.last) else {
      runs[owner] = Run(last: time, first: place)
      return false
    }
    if !time.isSameShot(as: run.last) { run.count += 1 }
    run.last = time
    let isLong = run.count >= Self.shortest
    if isLong {
      if let first = run.first { members.append(first) }
      members += run.others
      (run.first, run.others) = (nil, [])
    } else {
      run.others.append(place)
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

extension TakenTime {
  fileprivate func isSameShot(as other: TakenTime) -> Bool {
    nanoseconds != 0 && (instant, nanoseconds) == (other.instant, other.nanoseconds)
  }
}
