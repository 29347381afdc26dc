internal import Synchronization

/// Where a reading gets its news, from any thread.
final class ReadingMailbox: Sendable {
  /// Tells that there is something to take.
  let bell: AsyncStream<Void>
  private let ringer: AsyncStream<Void>.Continuation
  private let news = Mutex<[ReadingState.News]>([])

  init() {
    (bell, ringer) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func post(_ piece: ReadingState.News) {
    news.withLock { $0.append(piece) }
    ringer.yield()
  }

  func take() -> [ReadingState.News] {
    news.withLock { news in
      defer { news = [] }
      return news
    }
  }
}
