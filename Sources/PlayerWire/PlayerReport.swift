package import PickerModel

/// What the program that plays a video tells the picker.
package enum PlayerReport: Hashable, Sendable {
  /// - Parameter duration: in milliseconds; nil where it is not known.
  case opened(duration: Int?, hasSound: Bool)
  /// With a descriptor of sealed memory that holds rows of four bytes a pixel without gaps.
  ///
  /// - Parameter position: in milliseconds from the beginning.
  case frame(size: PixelSize, position: Int)
  case ended
  case failed(Failure)

  package enum Failure: UInt8, Sendable {
    case unreadable = 1
    case unsupported, damaged
  }

  /// No report is longer, in bytes.
  package static let maximumLength = 32
  /// The longer side of a frame is never longer, in pixels.
  package static let maximumEdge = 1920
}

extension PlayerReport {
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .opened(let duration, let hasSound):
      writer.write(Kind.opened.rawValue)
      writer.write(duration.map { UInt64(clamping: $0) } ?? .max)
      writer.write(UInt8(hasSound ? 1 : 0))
    case .frame(let size, let position):
      writer.write(Kind.frame.rawValue)
      writer.write(UInt32(clamping: size.width))
      writer.write(UInt32(clamping: size.height))
      writer.write(UInt64(clamping: position))
    case .ended: writer.write(Kind.ended.rawValue)
    case .failed(let failure):
      writer.write(Kind.failed.rawValue)
      writer.write(failure.rawValue)
    }
    return writer.bytes
  }

  /// Nil where the bytes are not just those of a report.
  package init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let kind = reader.number(UInt8.self).flatMap(Kind.init),
      let report = Self(kind, &reader), reader.isAtEnd
    else { return nil }
    self = report
  }

  private init?(_ kind: Kind, _ reader: inout ByteReader) {
    switch kind {
    case .opened:
      guard let duration = reader.number(UInt64.self), let sound = reader.number(UInt8.self) else {
        return nil
      }
      self = .opened(
        duration: duration == .max ? nil : Int(clamping: duration), hasSound: sound != 0)
    case .frame:
      guard let width = reader.number(UInt32.self), let height = reader.number(UInt32.self),
        let position = reader.number(UInt64.self),
        (1...Self.maximumEdge).contains(Int(width)), (1...Self.maximumEdge).contains(Int(height))
      else { return nil }
      let size = PixelSize(width: Int(width), height: Int(height))
      self = .frame(size: size, position: Int(clamping: position))
    case .ended: self = .ended
    case .failed:
      guard let failure = reader.number(UInt8.self).flatMap(Failure.init) else { return nil }
      self = .failed(failure)
    }
  }

  private enum Kind: UInt8 {
    case opened = 1
    case frame, ended, failed
  }
}
