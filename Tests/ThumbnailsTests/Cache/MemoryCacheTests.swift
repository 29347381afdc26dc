import PickerModel
import Testing
import Thumbnails

struct MemoryCacheTests {
  /// A hundred bytes.
  private let picture = PixelBuffer(width: 5, height: 5, bytes: [UInt8](repeating: 7, count: 100))
  private let cache = MemoryCache<Int>(budget: 1000)

  @Test func whatIsPutInComesOut() {
    cache.insert(picture, for: 1)
    #expect(cache[1] == picture)
    #expect(cache[2] == nil)
    #expect(cache.bytes == 100)
  }

  @Test func theBudgetHolds() {
    for key in 0..<1000 {
      cache.insert(picture, for: key)
      #expect(cache.bytes <= 1000)
      #expect(cache[key] == picture)
    }
  }

  @Test func allOfTheBudgetIsUsed() {
    for key in 0..<10 { cache.insert(picture, for: key) }
    #expect(cache.bytes == 1000)
    #expect((0..<10).allSatisfy { cache[$0] != nil })
  }

  @Test func whatWasNotAskedForTheLongestGoesFirst() {
    for key in 0..<10 { cache.insert(picture, for: key) }
    _ = cache[0]
    cache.insert(picture, for: 3)
    cache.insert(picture, for: 10)
    // It shrinks by a 64th, or as little more as it can.
    #expect((0...10).filter { cache[$0] != nil } == [0, 3, 4, 5, 6, 7, 8, 9, 10])
    #expect(cache.bytes == 900)
  }

  @Test func aKeyIsCountedOnce() {
    for _ in 0..<50 { cache.insert(picture, for: 1) }
    #expect(cache.bytes == 100)
    cache.insert(PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0]), for: 1)
    #expect(cache.bytes == 4)
    #expect(cache[1]?.width == 1)
  }

  @Test func whatIsLargerThanTheBudgetIsNotKept() {
    let large = PixelBuffer(width: 20, height: 20, bytes: [UInt8](repeating: 7, count: 1600))
    cache.insert(large, for: 1)
    #expect(cache[1] == nil)
    #expect(cache.bytes == 0)
  }
}
