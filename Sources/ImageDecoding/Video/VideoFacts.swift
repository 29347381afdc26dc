import PickerModel

/// What a video tells of itself.
enum VideoFacts {
  static func facts(of file: borrowing PictureFile) -> FoundFacts {
    MediaInfoReport.withReport(of: file) { facts($0) } ?? FoundFacts()
  }

  private static func facts(_ report: borrowing MediaInfoReport) -> FoundFacts {
    var facts = FoundFacts()
    facts.duration = Float(report.number(.general, "Duration") ?? 0) / 1000
    facts.frameRate = frameRate(report)
    facts.size = size(report)
    facts.times = times(report)
    addCamera(report, to: &facts)
    if isTimeLapse(report) { facts.traits.insert(.timeLapse) }
    if places.contains(where: { report.text(.general, $0) != nil }) {
      facts.traits.insert(.location)
    }
    return facts
  }

  // MARK: Frames

  /// As it was shot: Android's tag tells that of slow motion, and so does Sony's and others' where they
  /// write frames at another rate than they took them. Else as it plays.
  private static func frameRate(_ report: borrowing MediaInfoReport) -> Float {
    let rates = [
      report.number(.general, "com.android.capture.fps"),
      report.number(.general, "FrameRate_Real"), report.number(.video, "FrameRate_Real"),
      report.number(.video, "FrameRate_Original"), report.number(.video, "FrameRate"),
    ]
    return rates.lazy.compactMap(\.self).first { $0 < 100_000 }.map { Float($0) } ?? 0
  }

  /// As it is shown: phones store what they saw and tell how it is to be turned.
  private static func size(_ report: borrowing MediaInfoReport) -> PixelSize? {
    guard let width = report.number(.video, "Width"), let height = report.number(.video, "Height"),
      max(width, height) < 16_777_216.0
    else { return nil }
    let size = PixelSize(width: Int(width), height: Int(height))
    let turn: Double = min(report.number(.video, "Rotation") ?? 0, 360)
    let quarters = Int((turn / 90).rounded())
    return quarters % 2 == 1 ? size.upright(.right) : size
  }

  // MARK: Times

  /// The first of these has the offset of the place. The other is UTC where its writer keeps to the
  /// standard, so its wall is that of this machine: ISO/IEC 14496-12, 8.2.2, counts from 1904, and
  /// Matroska's DateUTC from 2001.
  private static func times(_ report: borrowing MediaInfoReport) -> [FoundTime] {
    let local = time(
      ["com.apple.quicktime.creationdate", "Recorded_Date"], report, VideoTime.local)
    let utc = time(["Encoded_Date", "Tagged_Date"], report, VideoTime.utc)
    return [local, utc].compactMap(\.self)
  }

  /// The first one of these that is a time.
  private static func time(
    _ names: [String], _ report: borrowing MediaInfoReport, _ read: (String) -> FoundTime?
  ) -> FoundTime? {
    for name in names {
      if let time = report.text(.general, name).flatMap(read) { return time }
    }
    return nil
  }

  // MARK: Makers

  private static func addCamera(_ report: borrowing MediaInfoReport, to facts: inout FoundFacts) {
    let make = first(of: ["com.apple.quicktime.make", "com.android.manufacturer", "make"], report)
    let model = first(of: ["com.apple.quicktime.model", "com.android.model", "model"], report)
    let lens = report.text(.general, "com.apple.quicktime.camera.identifier")
    if make != nil || model != nil {
      facts.traits.insert(.camera)
      facts.camera = StableHash.of([make ?? "", model ?? "", ""])
    }
    if [lens, model].contains(where: { $0.map(FrontCamera.isNamed) ?? false }) {
      facts.traits.insert(.frontCamera)
    }
  }

  private static func first(of names: [String], _ report: borrowing MediaInfoReport) -> String? {
    for name in names { if let text = report.text(.general, name) { return text } }
    return nil
  }

  private static let places = [
    "Recorded_Location", "com.apple.quicktime.location.ISO6709", "xyz",
  ]

  /// What makers write; Apple's time-lapse has no tag of its own.
  private static func isTimeLapse(_ report: borrowing MediaInfoReport) -> Bool {
    let names = [
      "com.apple.quicktime.time-lapse", "com.android.time-lapse", "com.samsung.android.timelapse",
    ]
    return first(of: names, report) != nil
      || ["Title", "Description", "Comment"].contains { name in
        report.text(.general, name).map { TimeLapseText.marks($0) } ?? false
      }
  }
}
