import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Decoders are killed while they are at work.
struct KilledDecoderTests {
  private let victims: Victims

  init() throws { victims = try Victims("victim") }

  @Test func noPictureIsWrongAndNoneIsWaitedForForEver() async throws {
    let sample = try DecoderSample(
      (0..<150).map { "\($0).png" }, .flat(.red, width: 300, height: 200))
    let pool = DecoderPool(program: victims.program.bytes, width: 2)
    let killer = Task.detached { [victims] in
      for _ in 0..<100 {
        victims.kill()
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
      case .failure(let error): #expect(error == .noDecoder)
      }
    }
    #expect(results.count == 300)
    #expect(results.count { if case .success = $0 { true } else { false } } > 150)
  }

  @Test func oneThatIsGoneIsReplaced() async throws {
    let sample = try DecoderSample("a.png")
    let pool = DecoderPool(program: victims.program.bytes, width: 1)
    for _ in 0..<5 {
      #expect(try await sample.picture(of: pool).get().pixels.color == .red)
      victims.kill()
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func noneStaysInTheKernelsTable() async throws {
    let sample = try DecoderSample("a.png")
    let pool = DecoderPool(program: victims.program.bytes, width: 1)
    #expect(try await sample.picture(of: pool).get().pixels.color == .red)
    #expect(!victims.processes.isEmpty)
    // While nobody needs one.
    victims.kill()
    let end = ContinuousClock.now + .seconds(5)
    while !victims.processes.isEmpty, .now < end { try await Task.sleep(for: .milliseconds(10)) }
    #expect(victims.processes == [])
    #expect(try await sample.picture(of: pool).get().pixels.color == .red)
  }
}
