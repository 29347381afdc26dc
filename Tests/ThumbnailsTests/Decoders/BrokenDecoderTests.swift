import GLib
import PickerModel
import Synchronization
import TestSupport
import Testing
import Thumbnails

/// A decoder may be in the hands of a file that broke it: whatever it does, the picker goes on.
struct BrokenDecoderTests {
  @Test func oneThatNeverAnswersIsNotWaitedFor() async throws {
    let fake = try FakeDecoder("socket.send(ready)\nreceive()\ntime.sleep(60)")
    let begin = ContinuousClock.now
    #expect(try await DecoderSample("a.png").failure(of: fake.pool()) == .timedOut)
    #expect(.now - begin >= .milliseconds(500))
    // It takes longer on a busy machine; where it was waited for, it would be a minute.
    #expect(.now - begin < .seconds(45))
  }

  @Test func oneThatWorksForEverIsNotWaitedForAndNotAskedAgain() async throws {
    let fake = try FakeDecoder("socket.send(ready)\nreceive()\nnote()\nwhile True: pass")
    let (pool, sample) = (fake.pool(patience: .seconds(2)), try DecoderSample("a.png"))
    #expect(await sample.failure(of: pool) == .timedOut)
    let count = fake.requestCount
    // On a busy machine it may have had too little of a processor, and gets another chance.
    #expect((1...2).contains(count))
    #expect(await sample.failure(of: pool) == .timedOut)
    #expect(fake.requestCount == count)
  }

  /// Each is a line that answers a request for a picture of 64 pixels with a square of 16.
  static let wrongAnswers = [
    "socket.send(b'nonsense')",
    "socket.send(os.urandom(1000))",
    "socket.send(ready)",
    "os._exit(3)",
    "os.kill(os.getpid(), 11)",
    // It says what is right, and sends no pixels.
    "socket.send(answer)",
    // It sends pixels that could still be changed.
    "memory = os.memfd_create('x', os.MFD_ALLOW_SEALING); os.write(memory, bytes(64 * 64 * 4 + 1024)); send(memory)",
    // Too few, too many.
    "memory = sealed(64 * 64 * 4 + 1023); send(memory)",
    "memory = sealed(64 * 64 * 4 + 1025); send(memory)",
    // A file.
    "send(os.open('/dev/zero', os.O_RDONLY))",
    "send(os.open('/dev/zero', os.O_RDONLY), os.open('/dev/zero', os.O_RDONLY))",
    // A picture larger than was asked for.
    "answer = large; memory = sealed(65 * 64 * 4 + 1024); send(memory)",
  ]

  private static let tools = """
    import fcntl, struct
    def picture(width, height):
        return bytes([version, 4]) + struct.pack('<6IH', width, height, 16, 16, 100, 100, 0)
    answer, large = picture(64, 64), picture(65, 64)
    def sealed(count):
        memory = os.memfd_create('x', os.MFD_ALLOW_SEALING)
        os.write(memory, bytes(count))
        fcntl.fcntl(memory, 1033, 15)
        return memory
    def send(*descriptors): sockets.send_fds(socket, [answer], descriptors)
    socket.send(ready)
    receive()

    """

  @Test(arguments: wrongAnswers)
  func wrongAnswersAreNone(_ answer: String) async throws {
    let fake = try FakeDecoder(Self.tools + answer + "\ntime.sleep(9)")
    let pool = fake.pool(patience: .seconds(5))
    #expect(try await DecoderSample("a.png").failure(of: pool) == .crashed)
  }

  /// The same tools, used rightly: so the answers above are wrong for the reason that is told.
  @Test func aRightAnswerIsOne() async throws {
    let fake = try FakeDecoder(Self.tools + "send(sealed(64 * 64 * 4 + 1024))\ntime.sleep(9)")
    let picture = try await DecoderSample("a.png").picture(of: fake.pool()).get()
    #expect(picture.pixels.width == 64 && picture.square?.width == 16)
    #expect(picture.originalSize == PixelSize(width: 100, height: 100))
  }

  // MARK: None at all

  @Test func whereThereIsNoProgramThereAreNoPictures() async throws {
    let problems = Mutex<[DecoderProblem]>([])
    let pool = DecoderPool(program: Array("/nowhere/decoder".utf8), width: 2) { problem in
      problems.withLock { $0.append(problem) }
    }
    let sample = try DecoderSample("a.png", "2024-05-01 10.20.30.png")
    for _ in 0..<5 { #expect(await sample.failure(of: pool) == .noDecoder) }
    let facts = await pool.facts(of: sample.factsRequests)
    #expect(facts.map(\.taken.instant) == [Int64(TestLibrary.start), Int64(TestLibrary.start)])
    #expect(facts.allSatisfy { $0.traits == .unread })
    #expect(await pool.pixelSizes(of: sample.paths) == [nil, nil])
    #expect(problems.withLock { $0.map(\.program) } == [Array("/nowhere/decoder".utf8)])
    #expect(problems.withLock { $0.first?.reason?.isMissing } == true)
  }

  @Test func aProgramThatEndsAtOnceIsTriedAFewTimes() async throws {
    let problems = Mutex(0)
    let pool = DecoderPool(program: Array("/bin/false".utf8), width: 1) { _ in
      problems.withLock { $0 += 1 }
    }
    let sample = try DecoderSample("a.png")
    for _ in 0..<6 { #expect(await sample.failure(of: pool) == .noDecoder) }
    #expect(problems.withLock { $0 } == 1)
  }

  // MARK: Facts

  /// One file of many ends the decoder that reads it: the others keep their facts.
  @Test func aFileThatEndsItsDecoderCostsItsOwnFactsOnly() async throws {
    let facts = PhotoFacts(
      type: MediaType("image/png"),
      taken: TakenTime(wall: CivilTime(secondsSince1970: 7), instant: 7, source: .exif))
    var writer = ByteWriter()
    facts.write(to: &writer)
    let encoded = writer.bytes.map(String.init).joined(separator: ",")
    let fake = try FakeDecoder(
      """
      facts = bytes([\(encoded)])
      socket.send(ready)
      while True:
          message = receive()
          # Not where the file is not open.
          if b'bad' in message and message[3] == 1: os._exit(1)
          count = message[2]
          socket.send(bytes([version, 2, count]) + facts * count)
      """)
    // The first of a batch that ends the decoder, so that its mark is at a known place.
    let sample = try DecoderSample("bad.png", "b.png", "c.png", "d.png")
    let pool = fake.pool(patience: .seconds(5))
    let found = await pool.facts(of: sample.factsRequests)
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0 == facts })
  }
}
