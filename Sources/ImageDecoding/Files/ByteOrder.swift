/// The order in which the bytes of a number stand.
enum ByteOrder {
  case little, big

  /// - Parameter bytes: at most seven.
  func number(_ bytes: some BidirectionalCollection<UInt8>) -> Int {
    switch self {
    case .big: bytes.reduce(0) { $0 << 8 | Int($1) }
    case .little: bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
