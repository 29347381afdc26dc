import GLib
import Glibc
import Testing

struct SpareMemoryTests {
  /// The address sanitizer has an allocator of its own, which keeps what is freed.
  private static let isSanitized = dlsym(nil, "__asan_init") != nil

  /// Holes between what stays are given back, which lies at the end of no heap.
  @Test(.disabled(if: isSanitized, "The address sanitizer keeps what is freed"))
  func holesGoBackOnceItIsQuiet() async throws {
    let (count, size) = (2000, 64 << 10)
    var blocks = (0..<count).map { _ in [UInt8](repeating: 1, count: size) }
    for index in stride(from: 0, to: count, by: 2) { blocks[index] = [] }
    let holes = count / 2 * size
    let before = try #require(Process.memory)
    SpareMemory.giveBackWhenQuiet()
    var after = before
    for _ in 0..<100 where after > before - holes / 2 {
      try await Task.sleep(for: .milliseconds(100))
      after = try #require(Process.memory)
    }
    #expect(after <= before - holes / 2)
    withExtendedLifetime(blocks) {}
  }
}
