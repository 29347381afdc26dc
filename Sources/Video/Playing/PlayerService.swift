internal import CGStreamer
import GLib
import PickerModel
import PlayerWire
import Synchronization

/// Does what the picker asks, and tells it what happens.
final class PlayerService: Sendable {
  private let socket: MessageSocket
  private let pipeline = Mutex<VideoPipeline?>(nil)
  /// Frames that the picker has not taken yet.
  private let waiting = Atomic(0)
  /// The newest of those that were left out, which goes out when there is room: a picture that stands is seen.
  private let held = Mutex<(pixels: PixelBuffer, position: Int)?>(nil)
  /// What was told last.
  private let opened = Mutex<PlayerReport?>(nil)

  /// Those beyond are left out.
  private static let mostWaiting = 2

  init(socket: MessageSocket) { self.socket = socket }

  func carryOut(_ request: PlayerRequest, _ descriptors: [Descriptor]) {
    if case .open(let edge) = request { return open(descriptors, edge: edge) }
    if request == .tookFrame {
      _ = waiting.subtract(1, ordering: .relaxed)
      if let frame = held.withLock({ $0.take() }) { send(frame.pixels, frame.position) }
      return
    }
    guard let pipeline = pipeline.withLock(\.self) else { return }
    switch request {
    case .play: pipeline.play()
    case .pause: pipeline.pause()
    case .seek(let position): pipeline.seek(milliseconds: position)
    case .sound(let isOn): pipeline.setSound(isOn)
    case .open, .tookFrame: break
    }
  }

  private func open(_ descriptors: [Descriptor], edge: Int) {
    guard let video = descriptors.first else { return send(.failed(.unreadable)) }
    let edge = min(max(edge, 64), PlayerReport.maximumEdge)
    let made = VideoPipeline(video, sound: descriptors.dropFirst().first, edge: edge) {
      [weak self] in self?.handle($0)
    }
    guard let made else { return send(.failed(.unsupported)) }
    pipeline.withLock { $0 = made }
    made.pause()
  }

  private func handle(_ event: VideoPipeline.Event) {
    switch event {
    case .ready(let duration, let hasSound):
      tellOnce(.opened(duration: duration, hasSound: hasSound))
    case .frame(let pixels, let position): send(pixels, position)
    case .ended: send(.ended)
    case .failed(let failure): send(.failed(failure))
    }
  }

  /// It may become known only later how long the video is.
  private func tellOnce(_ report: PlayerReport) {
    let isNews = opened.withLock { opened in
      defer { opened = report }
      return opened != report
    }
    if isNews { send(report) }
  }

  private func send(_ pixels: PixelBuffer, _ position: Int) {
    let isFull = waiting.load(ordering: .relaxed) >= Self.mostWaiting
    held.withLock { $0 = isFull ? (pixels, position) : nil }
    guard !isFull, let memory = try? SealedMemory.make([pixels.bytes]) else { return }
    waiting.add(1, ordering: .relaxed)
    let size = PixelSize(width: pixels.width, height: pixels.height)
    send(.frame(size: size, position: position), [memory])
  }

  private func send(_ report: PlayerReport, _ descriptors: [Descriptor] = []) {
    let message = Message(report.encoded, descriptors)
    if (try? socket.send(message, mayBlock: true)) == nil { Process.exit(1) }
  }
}
