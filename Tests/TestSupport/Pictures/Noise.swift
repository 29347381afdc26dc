/// Pictures that take many bytes in any coding.
package enum Noise {
  /// - Returns: a PNG of grains, the same in each run.
  package static func png(width: Int, height: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 7)
    return PNG.encode(
      rows: (0..<height).map { _ in
        (0..<(3 * width)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      })
  }
}
