import GLib
import PickerModel
import TestSupport
import Thumbnails

/// Files to give to decoders, and what comes of them.
struct DecoderSample: @unchecked Sendable {
  /// Only read after it was made.
  let library: TestLibrary
  let paths: [FilePath]

  init(_ names: ByteString...) throws { try self.init(names) }

  init(_ names: [ByteString], _ picture: Picture = .flat(.red)) throws {
    let library = try TestLibrary()
    paths = try names.map { FilePath(bytes: try library.addPNG($0, picture).bytes) }
    self.library = library
  }

  static func request(_ path: FilePath) -> DecodingRequest {
    DecodingRequest(path: path, maximumEdge: 64, squareEdge: 16)
  }

  /// - Returns: the picture of the first file, or why there is none.
  func picture(of decoder: DecoderPool) async -> Result<DecodedPicture, DecodingError> {
    await Self.picture(paths[0], of: decoder)
  }

  static func picture(
    _ path: FilePath, of decoder: DecoderPool
  ) async -> Result<DecodedPicture, DecodingError> {
    do throws(DecodingError) {
      return .success(try await decoder.picture(request(path)))
    } catch {
      return .failure(error)
    }
  }

  func failure(of decoder: DecoderPool) async -> DecodingError? {
    if case .failure(let error) = await picture(of: decoder) { error } else { nil }
  }

  /// What the library would ask of the files: all were changed in the same second.
  var factsRequests: [FactsRequest] {
    let time = Timestamp(seconds: Int64(TestLibrary.start))
    let stamp = FileStamp(bytes: 1, modified: time, arrived: time, device: 1, inode: 1)
    return paths.map { FactsRequest(path: $0, file: stamp, type: MediaType("image/jpeg")) }
  }
}
