import TestSupport
import Thumbnails

/// Pools of the decoders that were built with the tests.
enum Decoders {
  /// One for all tests that look at something else.
  static let shared: DecoderPool = {
    do { return try make(width: 2) } catch { fatalError("\(error)") }
  }()

  static func make(
    width: Int, patience: Duration = DecoderPool.usualPatience
  ) throws -> DecoderPool {
    DecoderPool(
      program: try BuiltProgram.path("photo-picker-decoder").bytes, width: width,
      patience: patience)
  }
}
