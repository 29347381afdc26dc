/// Bits, the least significant first.
package struct LowBitWriter {
  package private(set) var bytes: [UInt8] = []
  private var count = 0

  package init() {}

  package mutating func write(_ value: Int, count width: Int) {
    for shift in 0..<width {
      if count.isMultiple(of: 8) { bytes.append(0) }
      bytes[count / 8] |= UInt8(value >> shift & 1) << (count % 8)
      count += 1
    }
  }
}
