import DecoderWire
import GLib
import PickerModel
import TestSupport

@testable import ImageDecoding

/// One file in a folder of its own, and what the decoder makes of it.
struct Sample: Sendable {
  let path: FilePath
  let modified: Timestamp
  /// Kept, so that the files stay, and not used.
  private nonisolated(unsafe) let library: TestLibrary

  /// - Parameter modified: in seconds since 1970.
  init(
    _ data: [UInt8], name: ByteString = "sample", modified: Int = TestLibrary.start
  ) throws {
    try self.init(name, modified: modified) { try $0.add(name, data: data, modified: modified) }
  }

  /// - Parameter make: makes something of that name.
  init(
    _ name: ByteString, modified: Int = TestLibrary.start,
    _ make: (TestLibrary) throws -> ByteString
  ) throws {
    _ = Self.isPrepared
    library = try TestLibrary()
    path = FilePath(bytes: try make(library).bytes)
    self.modified = Timestamp(seconds: Int64(modified))
  }

  /// gdk-pixbuf's types are made known once: a decoder has one thread, and here there are many.
  private static let isPrepared: Bool = {
    Preloading.all(for: .drawings)
    return true
  }()

  func picture(
    maximumEdge: Int = 1024, squareEdge: Int? = nil
  ) async throws(DecodingError) -> DecodedPicture {
    guard let file = try? OpenFile(at: path.bytes) else { throw .unreadable }
    return try PictureDecoder.picture(
      of: PictureFile(file), maximumEdge: maximumEdge, squareEdge: squareEdge)
  }

  /// The square of the picture that is in the EXIF; nil where there is none.
  func preview(squareEdge: Int = 96) async -> PixelBuffer? {
    guard let file = try? OpenFile(at: path.bytes) else { return nil }
    return try? PreviewDecoder.preview(of: PictureFile(file), squareEdge: squareEdge).square
  }

  /// Why there is no picture; nil where there is one.
  func failure(maximumEdge: Int = 1024) async -> DecodingError? {
    do throws(DecodingError) {
      _ = try await picture(maximumEdge: maximumEdge)
      return nil
    } catch {
      return error
    }
  }

  /// - Parameter type: what the name says.
  func facts(type: String = "image/jpeg") async -> PhotoFacts? {
    let stamp = FileStamp(bytes: 1, modified: modified, arrived: modified, device: 1, inode: 1)
    let request = FactsRequest(path: path, file: stamp, type: MediaType(type))
    guard let file = try? OpenFile(at: path.bytes) else {
      return FactsReader.facts(withoutReading: request)
    }
    return FactsReader.facts(of: request, file: file)
  }

  func size() async -> PixelSize? {
    guard let file = try? OpenFile(at: path.bytes) else { return nil }
    return PictureDecoder.size(of: PictureFile(file))
  }
}
