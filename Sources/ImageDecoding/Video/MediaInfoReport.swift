internal import CMediaInfo
import Synchronization

/// What libmediainfo makes of a video. It is handed the bytes that it asks for, opens nothing itself and
/// starts no thread.
struct MediaInfoReport: ~Copyable {
  enum Stream: Int32 {
    case general = 0
    case video = 1
  }

  private let handle: UnsafeMutableRawPointer

  /// Reads what is needed; less where the file is broken. Blocks.
  init?(_ file: borrowing PictureFile) {
    guard let handle = MediaInfoA_New() else { return nil }
    self.handle = handle
    for (option, value) in Self.options { _ = MediaInfoA_Option(handle, option, value) }
    feed(file)
  }

  deinit { MediaInfoA_Delete(handle) }

  /// As the library writes it; nil where it knows nothing.
  func text(_ stream: Stream, _ parameter: String) -> String? {
    // The last two: the value itself, looked up by name.
    guard let text = MediaInfoA_Get(handle, stream.rawValue, 0, parameter, 1, 0) else { return nil }
    return text.pointee == 0 ? nil : String(cString: text)
  }

  func number(_ stream: Stream, _ parameter: String) -> Double? {
    text(stream, parameter).flatMap { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  // MARK: Reading

  private static let options = [
    ("CharSet", "UTF-8"), ("Internet", "No"),
    // Containers, and of streams no more than tells what they are.
    ("ParseSpeed", "0"),
  ]

  private static let piece = 64 << 10
  /// What tells of a video is small, and stands at its beginning or its end.
  private static let maximumLength = 16 << 20
  private static let isDone = 8
  private static let nowhere = UInt64.max

  private func feed(_ file: borrowing PictureFile) {
    let length = file.length
    var (offset, read) = (0, 0)
    _ = MediaInfoA_Open_Buffer_Init(handle, UInt64(length), 0)
    while read < Self.maximumLength {
      let bytes = file.bytes(at: offset, count: Self.piece)
      if bytes.isEmpty { break }
      let state = bytes.withUnsafeBufferPointer {
        MediaInfoA_Open_Buffer_Continue(handle, $0.baseAddress, $0.count)
      }
      (offset, read) = (offset + bytes.count, read + bytes.count)
      if state & Self.isDone != 0 { break }
      let next = MediaInfoA_Open_Buffer_Continue_GoTo_Get(handle)
      guard next != Self.nowhere else { continue }
      guard next < length else { break }
      offset = Int(next)
      _ = MediaInfoA_Open_Buffer_Init(handle, UInt64(length), next)
    }
    _ = MediaInfoA_Open_Buffer_Finalize(handle)
  }
}

extension MediaInfoReport {
  /// The library's tables are one for all threads.
  private static let library = Mutex<Void>(())

  /// Runs with the report of a file, one at a time; nil where there is none.
  static func withReport<Result: Sendable>(
    of file: borrowing PictureFile, _ body: (borrowing MediaInfoReport) -> sending Result
  ) -> Result? {
    library.withLock { _ in
      guard let report = MediaInfoReport(file) else { return nil }
      return body(report)
    }
  }

  /// Makes what the library makes when it is first used.
  static func prepare() {
    library.withLock { _ in MediaInfoA_Delete(MediaInfoA_New()) }
  }
}
