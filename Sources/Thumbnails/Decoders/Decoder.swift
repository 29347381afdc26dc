import DecoderWire
import GLib
import Synchronization

/// One process that decodes. Ended with the last reference. For one thread at a time; its calls block.
final class Decoder: Sendable {
  private let companion: Companion
  private let isReady = Atomic(false)

  /// How long it may take to start: it loads libraries from a disk that may be busy.
  private static let startPatience = Duration.seconds(10)

  init(_ companion: Companion) { self.companion = companion }

  /// Asks, and waits for the answer. After a failure it must not be asked again.
  ///
  /// - Parameters:
  ///   - patience: how long it may work.
  ///   - read: what the answer means; nil where it is none to this request.
  func ask<Answer>(
    _ request: DecoderRequest, _ descriptors: [Descriptor] = [], patience: Duration,
    read: (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    if !isReady.load(ordering: .relaxed) { _ = try waitUntilReady() }
    guard
      (try? companion.socket.send(Message(request.encoded, descriptors), mayBlock: false)) != nil
    else { throw .gone }
    guard let answer = try receive(patience), let value = read(answer.0, answer.1) else {
      throw companion.wasKilled ? .killed : .crashed
    }
    return value
  }

  /// Ends it, from any thread: whoever waits for its answer is told at once.
  func end() { companion.end() }

  /// - Throws: `notStarted`, where it never is; `gone`, where somebody ended it meanwhile.
  func waitUntilReady() throws(DecoderFailure) -> DecoderProtection {
    guard case .ready(let protection)? = (try? receive(Self.startPatience))?.0 else {
      throw companion.wasKilled ? .gone : .notStarted
    }
    isReady.store(true, ordering: .relaxed)
    return protection
  }

  /// Nil where it is gone, or says what no decoder says.
  private func receive(
    _ patience: Duration
  ) throws(DecoderFailure) -> (DecoderAnswer, [Descriptor])? {
    let before = companion.processorTime
    do throws(FileFailure) {
      let message = try companion.socket.receive(
        room: DecoderAnswer.maximumLength, deadline: .now + patience)
      return message.flatMap { message in
        DecoderAnswer(encoded: message.bytes).map { ($0, message.descriptors) }
      }
    } catch {
      guard error.isTimeout else { return nil }
      throw .timedOut(wasStarved: companion.processorTime - before < patience / 2)
    }
  }
}
