import PickerModel
import Thumbnails

extension ThumbnailProvider {
  /// The side of the squares that the tests ask for: those of thumbnails of the size `large`.
  static let edge = 160

  func square(of photo: Photo) async throws(DecodingError) -> PixelBuffer {
    try await thumbnail(of: photo, edge: Self.edge, urgency: .visible)
  }

  /// Why there is no square; nil where there is one.
  func failure(of photo: Photo) async -> DecodingError? {
    do throws(DecodingError) {
      _ = try await square(of: photo)
      return nil
    } catch {
      return error
    }
  }
}
