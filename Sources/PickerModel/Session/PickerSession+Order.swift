// The order of the grid.

extension PickerSession {
  /// Shows the photos in another order. They are sorted off the main actor, and shown when that is done;
  /// what the library tells later is shown in the new order too, while it goes on in its own.
  package func arrange(by order: SortOrder) {
    guard order != sort, result == nil else { return }
    sort = order
    arrange()
  }

  /// Takes a snapshot from the library, which is in its order.
  func receive(_ snapshot: LibrarySnapshot) {
    var moves = PhotoMoves(isReceivedNews ? received.moved : [:])
    moves.append(snapshot.moved)
    received = snapshot
    received.moved = moves.all
    isReceivedNews = true
    arrange()
  }

  private func arrange() {
    if arranging != nil {
      isArrangingStale = true
      return
    }
    if sort == sourceSort { return show(received, isNews: takeNews()) }
    arranging = Task { [weak self] in await self?.arrangeReceived() }
  }

  /// Until what is shown is the last that was received, in the order that was asked for last.
  private func arrangeReceived() async {
    repeat {
      isArrangingStale = false
      let (snapshot, isNews) = (received, takeNews())
      show(sort == sourceSort ? snapshot : await snapshot.arranged(by: sort), isNews: isNews)
    } while isArrangingStale
    arranging = nil
  }

  private func takeNews() -> Bool {
    defer { isReceivedNews = false }
    return isReceivedNews
  }

  /// Returns when the photos are in the order that was asked for.
  package func waitUntilArranged() async { await arranging?.value }
}
