internal import PickerModel

/// Collects files, and sends them on when they are many or have waited long.
struct FileBatch {
  private var files: [FactsRequest] = []
  private var began = ContinuousClock.now
  private let send: ([FactsRequest]) -> Void

  private static let size = 128
  private static let patience = Duration.milliseconds(50)

  init(send: @escaping ([FactsRequest]) -> Void) { self.send = send }

  mutating func add(_ file: FactsRequest) {
    if files.isEmpty { began = .now }
    files.append(file)
    if files.count >= Self.size { flush() } else { flushIfOld() }
  }

  mutating func flushIfOld() {
    if ContinuousClock.now - began > Self.patience { flush() }
  }

  mutating func flush() {
    if files.isEmpty { return }
    send(files)
    files = []
  }
}
