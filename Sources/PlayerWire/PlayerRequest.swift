import PickerModel

/// What the picker asks of the program that plays a video.
package enum PlayerRequest: Hashable, Sendable {
  /// The first of all. One or two descriptors go with it: the video, and where sound is written to.
  case open(edge: Int)
  case play
  case pause
  /// In milliseconds from the beginning.
  case seek(Int)
  case sound(Bool)
  /// A frame has been taken: another may come.
  case tookFrame

  /// No request is longer, in bytes.
  package static let maximumLength = 16
}

extension PlayerRequest {
  package var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .open(let edge): writer.write(Kind.open, UInt64(clamping: edge))
    case .play: writer.write(Kind.play)
    case .pause: writer.write(Kind.pause)
    case .seek(let position): writer.write(Kind.seek, UInt64(clamping: position))
    case .sound(let isOn): writer.write(Kind.sound, isOn ? 1 : 0)
    case .tookFrame: writer.write(Kind.tookFrame)
    }
    return writer.bytes
  }

  /// Nil where the bytes are not just those of a request.
  package init?(encoded bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let kind = reader.number(UInt8.self).flatMap(Kind.init),
      let number = reader.number(UInt64.self), reader.isAtEnd
    else { return nil }
    switch kind {
    case .open: self = .open(edge: Int(clamping: number))
    case .play: self = .play
    case .pause: self = .pause
    case .seek: self = .seek(Int(clamping: number))
    case .sound: self = .sound(number != 0)
    case .tookFrame: self = .tookFrame
    }
  }

  fileprivate enum Kind: UInt8 {
    case open = 1
    case play, pause, seek, sound, tookFrame
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ kind: PlayerRequest.Kind, _ number: UInt64 = 0) {
    write(kind.rawValue)
    write(number)
  }
}
