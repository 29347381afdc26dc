import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Files that keep a decoder without limits busy for minutes, or fill its memory.
struct HostileFilesTests {
  /// A folder beside the project's own, which is not everywhere.
  private static let folder: ByteString = {
    let project = "\(#filePath)".split(separator: "/").dropLast(4).joined(separator: "/")
    return "/\(project)/../shared/cases/hostile"
  }()

  @Test(.enabled(if: Files.exists(folder), "there are no hostile files beside the project"))
  func eachEndsWithinTenSecondsAndCostsNobodyElseAnything() async throws {
    let (pool, sample) = (try Decoders.make(width: 2), try DecoderSample("good.png"))
    for name in try Files.names(in: Self.folder) {
      let path = FilePath(bytes: Self.folder.appending(name).bytes)
      let begin = ContinuousClock.now
      let result = await DecoderSample.picture(path, of: pool)
      #expect(.now - begin < .seconds(11), "\(name): \(result)")
      if case .failure(let error) = result {
        #expect(![.noDecoder, .unreadable].contains(error), "\(name)")
      }
      #expect(try await sample.picture(of: pool).get().pixels.color == .red, "\(name)")
    }
  }
}
