/// The files that are to be read, in batches: their reader may have several processes.
struct ReadingQueue: Sendable {
  /// Whether reading has begun. It waits for the first screen: on a slow disk both would take longer.
  var isOpen = false {
    didSet { if isOpen { opensAt = nil } }
  }
  private var opensAt: ContinuousClock.Instant? = .now + patience
  private var waiting: [FolderStore.Unread] = []
  /// Those before it have been handed out.
  private var start = 0
  private var running = 0
  private var batchesRunning = 0

  /// Reading begins after this at the latest, whether the first screen is up or not.
  static let patience = Duration.milliseconds(500)
  private static let batchSize = 128
  private static let batchesAtOnce = 4

  var count: Int { waiting.count - start + running }
  var isEmpty: Bool { count == 0 }

  mutating func add(_ files: [FolderStore.Unread]) { waiting += files }

  /// The next batch to be read; nil where none is, or enough are being read.
  mutating func next() -> [FolderStore.Unread]? {
    if let opensAt, ContinuousClock.now >= opensAt { isOpen = true }
    guard isOpen, start < waiting.count, batchesRunning < Self.batchesAtOnce else { return nil }
    let end = min(waiting.count, start + Self.batchSize)
    let batch = Array(waiting[start..<end])
    start = end
    if start == waiting.count { (waiting, start) = ([], 0) }
    running += batch.count
    batchesRunning += 1
    return batch
  }

  mutating func noteRead(_ count: Int) {
    running -= count
    batchesRunning -= 1
  }
}
