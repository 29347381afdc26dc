import Glibc
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Decoders are killed while they are at work.
struct KilledDecoderTests {
  private let folder: TemporaryFolder
  /// Of a name of its own, by which its processes are found.
  private let program: ByteString

  init() throws {
    folder = try TemporaryFolder()
    program = folder.path.appending("victim")
    let real = try BuiltProgram.path("photo-picker-decoder")
    try Program.run(["ln", "-s", "--", real, program])
  }

  @Test func noPictureIsWrongAndNoneIsWaitedForForEver() async throws {
    let sample = try DecoderSample(
      (0..<150).map { "\($0).png" }, .flat(.red, width: 300, height: 200))
    let pool = DecoderPool(program: program.bytes, width: 2)
    let killer = Task.detached {
      for _ in 0..<100 {
        Self.kill()
        try await Task.sleep(for: .milliseconds(Int.random(in: 1...12)))
      }
    }
    var results: [Result<DecodedPicture, DecodingError>] = []
    for round in 0..<2 {
      await withTaskGroup(of: Result<DecodedPicture, DecodingError>.self) { group in
        for path in sample.paths { group.addTask { await DecoderSample.picture(path, of: pool) } }
        for await result in group { results.append(result) }
      }
      if round == 0 { _ = await killer.result }
    }
    for result in results {
      switch result {
      case .success(let picture):
        #expect(picture.pixels.width == 64 && picture.originalSize.width == 300)
        #expect(picture.pixels.color == .red && picture.square?.color == .red)
      case .failure(let error): #expect(error == .crashed)
      }
    }
    #expect(results.count == 300)
    #expect(results.count { if case .success = $0 { true } else { false } } > 150)
  }

  @Test func oneThatIsGoneIsReplaced() async throws {
    let sample = try DecoderSample("a.png")
    let pool = DecoderPool(program: program.bytes, width: 1)
    for _ in 0..<5 {
      #expect(try await sample.picture(of: pool).get().pixels.color == .red)
      Self.kill()
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func noneStaysInTheKernelsTable() async throws {
    let sample = try DecoderSample("a.png")
    let pool = DecoderPool(program: program.bytes, width: 1)
    #expect(try await sample.picture(of: pool).get().pixels.color == .red)
    #expect(!Self.processes().isEmpty)
    // While nobody needs one.
    Self.kill()
    let end = ContinuousClock.now + .seconds(5)
    while !Self.processes().isEmpty, .now < end { try await Task.sleep(for: .milliseconds(10)) }
    #expect(Self.processes() == [])
    #expect(try await sample.picture(of: pool).get().pixels.color == .red)
  }

  private static func kill() {
    for id in processes() { Glibc.kill(id, SIGKILL) }
  }

  /// Those of that name which this process has started.
  private static func processes() -> [Int32] {
    let numbers = ((try? Files.names(in: "/proc")) ?? []).compactMap { Int32($0.text) }
    return numbers.filter { id in
      guard let status = try? Files.read("/proc/\(id)/status") else { return false }
      return status.lines.contains("Name:\tvictim") && status.lines.contains("PPid:\t\(getpid())")
    }
  }
}
