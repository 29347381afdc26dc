import GLib
import PickerModel
import PlayerWire

/// One video that a player has open. The player ends with the last reference.
final class PlayerConnection: VideoPlayback {
  let reports: AsyncStream<VideoReport>
  private let companion: Companion
  private let sound: SoundOutput

  /// - Parameter files: those that go with the request.
  init(
    _ companion: Companion, sound: SoundOutput, opening request: PlayerRequest,
    files: [Descriptor]
  ) {
    (self.companion, self.sound) = (companion, sound)
    let (reports, teller) = AsyncStream.makeStream(of: VideoReport.self)
    self.reports = reports
    let reader = PlayerReader(socket: companion.socket, teller: teller)
    let worker = WorkerPool(label: "org.photopicker.player", width: 1)
    Task { try? await worker.run { reader.read() } }
    try? companion.socket.send(Message(request.encoded, files), mayBlock: false)
  }

  func play() { send(.play) }
  func pause() { send(.pause) }
  func seek(to position: Double) { send(.seek(Int(position * 1000))) }
  func tookFrame() { send(.tookFrame) }

  func setSound(_ isOn: Bool) {
    if isOn { sound.start() }
    send(.sound(isOn))
  }

  /// Whoever does not take its messages is about to end, which is told.
  private func send(_ request: PlayerRequest) {
    try? companion.socket.send(Message(request.encoded), mayBlock: false)
  }
}

/// Reads what a player tells, on a thread of its own.
private struct PlayerReader: Sendable {
  let socket: MessageSocket
  let teller: AsyncStream<VideoReport>.Continuation

  /// Returns when the player has ended, or says what no player says. Blocks.
  func read() {
    var isSilent = true
    defer { teller.finish() }
    while let message = try? socket.receive(room: PlayerReport.maximumLength) {
      guard let report = PlayerReport(encoded: message.bytes),
        let told = VideoReport(report, message.descriptors)
      else { break }
      isSilent = false
      teller.yield(told)
    }
    teller.yield(.failed(isSilent ? .noPlayer : .damaged))
  }
}

extension VideoReport {
  /// Nil where the descriptors are not what goes with the report.
  fileprivate init?(_ report: PlayerReport, _ descriptors: [Descriptor]) {
    switch report {
    case .opened(let duration, let hasSound):
      self = .opened(duration: duration.map { Double($0) / 1000 }, hasSound: hasSound)
    case .frame(let size, let position):
      let length = size.width * size.height * 4
      guard let memory = descriptors.first,
        let bytes = SealedMemory.parts(of: memory, lengths: [length])?.first
      else { return nil }
      self = .frame(
        PixelBuffer(width: size.width, height: size.height, bytes: bytes),
        position: Double(position) / 1000)
    case .ended: self = .ended
    case .failed(let failure):
      switch failure {
      case .unreadable: self = .failed(.unreadable)
      case .unsupported: self = .failed(.unsupported)
      case .damaged: self = .failed(.damaged)
      }
    }
  }
}
