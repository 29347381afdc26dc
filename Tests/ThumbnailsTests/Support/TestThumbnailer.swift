import GLib
import PickerModel
import TestSupport

@testable import Thumbnails

/// A thumbnailer that a test makes: a script, and the file that names it.
struct TestThumbnailer {
  let library: TestLibrary
  let video: FilePath
  private let folder: TemporaryFolder

  static let hasSandbox = StillSandbox(patience: .seconds(10))?.works ?? false

  /// - Parameters:
  ///   - script: of the shell; `$1` is the video, `$2` its URI, `$3` where the picture goes, `$4` its
  ///     longer side. `LIBRARY` is where the video lies,
  ///     and `write` makes a green picture.
  ///   - tryExec: a program that has to be there.
  init(_ script: String, types: String = "video/mp4;video/webm;", tryExec: String = "sh") throws {
    folder = try TemporaryFolder()
    library = try TestLibrary()
    video = FilePath(
      bytes: try library.add("a b.mp4", data: Movie().bytes, modified: TestLibrary.start).bytes)
    let program = folder.path.appending("make-still")
    let script = script.replacing("LIBRARY", with: library.root.text)
    try Files.write(Array((Self.beginning + script + "\n").utf8), to: program)
    try Files.setMode(0o755, of: program)
    let entry = """
      [Thumbnailer Entry]
      TryExec=\(tryExec)
      Exec="\(program.text)" %i %u %o %s %%
      MimeType=\(types)

      """
    try Files.makeFolder(folder.path.appending("thumbnailers"))
    try Files.write(
      Array(entry.utf8), to: folder.path.appending("thumbnailers/test.thumbnailer"))
  }

  /// - Parameter sandbox: the name of bubblewrap's program.
  func stills(
    patience: Duration = .seconds(10), sandbox: String = "bwrap",
    optOuts: ThumbnailOptOuts = ThumbnailOptOuts(),
    report: @escaping @Sendable (StillProblem) -> Void = { _ in }
  ) -> VideoStills {
    VideoStills(
      decoder: Decoders.shared,
      maker: StillMaker(
        folders: [folder.path.appending("thumbnailers").bytes], sandbox: sandbox,
        patience: patience, report: report), optOuts: optOuts)
  }

  func still(of stills: VideoStills, edge: Int = 128) async -> Result<DecodedPicture, DecodingError>
  {
    do throws(DecodingError) {
      return .success(
        try await stills.picture(DecodingRequest(path: video, maximumEdge: edge, squareEdge: 16)))
    } catch {
      return .failure(error)
    }
  }

  /// The colour in the middle of the still; nil where there is none.
  func color(
    _ stills: VideoStills? = nil, edge: Int = 128
  ) async -> RGB? {
    guard case .success(let picture) = await still(of: stills ?? self.stills(), edge: edge),
      let square = picture.square
    else { return nil }
    let middle = (square.width * square.height / 2 + square.width / 2) * 4
    return RGB(
      red: square.bytes[middle + 2], green: square.bytes[middle + 1], blue: square.bytes[middle])
  }

  func failure(_ stills: VideoStills? = nil) async -> DecodingError? {
    if case .failure(let error) = await still(of: stills ?? self.stills()) { error } else { nil }
  }

  private static let beginning = """
    #!/bin/sh
    write() { base64 -d >"$out" <<END
    \(base64(PNG.encode(.flat(.green, width: 64, height: 48))))
    END
    }
    out=$3

    """

  private static func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(place <= part.count ? signs[number >> (18 - 6 * place) & 63] : "=")
      }
      if start % 54 == 51 { text.append("\n") }
    }
    return text
  }
}
