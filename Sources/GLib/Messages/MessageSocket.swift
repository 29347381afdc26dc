internal import CGLib
internal import Glibc

/// Bytes, and descriptors that go with them to another process.
package struct Message: Sendable {
  package var bytes: [UInt8]
  package var descriptors: [Descriptor]

  package init(_ bytes: [UInt8], _ descriptors: [Descriptor] = []) {
    self.bytes = bytes
    self.descriptors = descriptors
  }
}

/// One end of a socket pair that keeps messages apart: `SOCK_SEQPACKET`.
package final class MessageSocket: Sendable {
  private let descriptor: Descriptor

  /// More descriptors do not go with one message.
  package static let maximumDescriptors = Int(PHOTO_PICKER_MAXIMUM_DESCRIPTORS)

  /// - Parameter descriptor: of such an end.
  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Both ends; the second one for another process. `socketpair`
  package static func pair() throws(FileFailure) -> (MessageSocket, Descriptor) {
    var numbers: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &numbers) == 0 else { throw FileFailure(errno: errno) }
    return (
      MessageSocket(Descriptor(adopting: numbers[0])), Descriptor(adopting: numbers[1])
    )
  }

  /// `sendmsg`
  ///
  /// - Parameter mayBlock: whether to wait while the other end does not take its messages; else that is
  ///   a failure.
  package func send(_ message: Message, mayBlock: Bool) throws(FileFailure) {
    let numbers = message.descriptors.map(\.number)
    let flags = mayBlock ? 0 : Int32(MSG_DONTWAIT)
    while true {
      let count = withExtendedLifetime(message) {
        message.bytes.withUnsafeBytes {
          photo_picker_send(
            descriptor.number, $0.baseAddress, $0.count, numbers, numbers.count, flags)
        }
      }
      if count >= 0 { return }
      if errno != EINTR { throw FileFailure(errno: errno) }
    }
  }

  /// Waits for the next message. `poll`, `recvmsg`
  ///
  /// - Parameters:
  ///   - room: how many bytes it may have at most.
  ///   - deadline: nil to wait for ever.
  /// - Returns: nil where the other end is closed.
  /// - Throws: a failure that `isTimeout`, where nothing came in time.
  package func receive(
    room: Int, deadline: ContinuousClock.Instant? = nil
  ) throws(FileFailure) -> Message? {
    if let deadline { try wait(until: deadline) }
    var numbers = [Int32](repeating: -1, count: Self.maximumDescriptors)
    var (descriptorCount, count) = (0, 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      repeat {
        count = photo_picker_receive(
          descriptor.number, buffer.baseAddress, buffer.count, &numbers, &descriptorCount)
      } while count < 0 && errno == EINTR
      filled = max(0, count)
    }
    let failure = FileFailure(errno: errno)
    let descriptors = numbers.prefix(descriptorCount).map { Descriptor(adopting: $0) }
    if count < 0 {
      if failure.errno == ECONNRESET { return nil }
      throw failure
    }
    // A message without bytes is none of ours: that is how the end of the connection looks.
    return count == 0 ? nil : Message(bytes, descriptors)
  }

  private func wait(until deadline: ContinuousClock.Instant) throws(FileFailure) {
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      var item = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
      // Rounded up, so that it does not spin before the end.
      let ready = poll(&item, 1, Int32(clamping: Int(max(0, left.rounded(.up)))))
      if ready > 0 { return }
      if ready == 0 { throw FileFailure(errno: ETIMEDOUT) }
      if errno != EINTR { throw FileFailure(errno: errno) }
    }
  }
}

extension FileFailure {
  package var isTimeout: Bool { errno == ETIMEDOUT }
}
