// The search over the whole library, which never makes the window wait.

extension PickerSession {
  /// What is being worked on for the search.
  struct Searching {
    var task: Task<Void, Never>?
    /// Made of the library as it was at some change.
    var index: (task: Task<SearchIndex, Never>, change: Int)?
  }

  /// Searches as the user types: what was asked for before and is not found yet is given up. A text
  /// without a word in it shows the album again.
  package func search(for text: String) {
    (anchor, sweep, reviewed) = (nil, nil, nil)
    var search = search ?? PhotoSearch()
    search.text = text
    if search.isBlank { search.found = nil }
    self.search = search
    searching.task?.cancel()
    searching.task = search.isBlank ? nil : Task { [weak self] in await self?.find(text) }
  }

  /// Goes back to the album.
  package func endSearch() {
    searching.task?.cancel()
    searching = Searching()
    (anchor, sweep) = (nil, nil)
    search = nil
  }

  /// Looks once more, as the library has changed.
  func searchAgain() {
    guard let search, !search.isBlank, searching.task == nil else { return }
    searching.task = Task { [weak self] in await self?.find(search.text) }
  }

  private func find(_ text: String) async {
    var change: Int
    repeat {
      change = libraryChange
      let order = library.sort
      let index = await index(of: change)
      let found = await Self.found(in: index, by: text, order)
      guard let found, !Task.isCancelled else { return }
      search?.found = found
    } while change != libraryChange
    searching.task = nil
  }

  /// The index of the library as it is now; made once for all searches in it.
  private func index(of change: Int) async -> SearchIndex {
    if let index = searching.index, index.change == change { return await index.task.value }
    let (library, vocabulary) = (library, vocabulary)
    let task = Task.detached { SearchIndex(library, vocabulary) }
    searching.index = (task, change)
    return await task.value
  }

  @concurrent
  private nonisolated static func found(
    in index: SearchIndex, by text: String, _ order: SortOrder?
  ) async -> PhotoSearch.Found? {
    index.photos(matching: text).map {
      PhotoSearch.Found(text: text, photos: $0, months: order?.months(of: $0) ?? [])
    }
  }
}
