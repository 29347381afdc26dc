import Observation

/// Composing: the tray, and the picking that fills it. The window and the tests drive it by the intents
/// below and watch its state.
@MainActor
@Observable
package final class TraySession {
  package let picking: PickerSession
  package private(set) var place: Place
  package internal(set) var tray: Tray {
    didSet { if tray.items != oldValue.items { itemsChanged() } }
  }
  /// How the photos are given away.
  package var sending = SendingChoice() {
    didSet { if sending != oldValue { isUsed = false } }
  }
  /// What is said over the tray; nil where nothing is.
  package internal(set) var notice: Notice?
  /// Counts the tries that the limit refused, so that each is told once.
  package internal(set) var refusals = 0
  /// What has to be answered before anything else; nil where nothing has.
  package internal(set) var question: Question?
  package private(set) var result: PickResult?
  package private(set) var isFinishing = false

  /// What a tray held that was never finished, while that is asked about.
  @ObservationIgnored var offered: [TrayItem] = []
  /// Told of each change of what is in the tray.
  @ObservationIgnored package var changed: @MainActor ([TrayItem]) -> Void = { _ in }
  /// Whether there was a tray to be seen before the grid, to which Cancel leads back.
  @ObservationIgnored private var hasShownTray: Bool
  @ObservationIgnored private let givesAway: Bool
  /// Whether the photos that are in the tray now were given to another program.
  @ObservationIgnored package private(set) var isUsed = false

  /// Where one is.
  package enum Place: Hashable, Sendable {
    case tray
    /// In the grid, where the photos of the tray are checked.
    case grid
    /// In the grid, where one photo is taken in the place of this one.
    case replacing(PhotoID)
  }

  package enum Question: Hashable, Sendable {
    /// Whether the photos in the tray may be forgotten.
    case leaving
    /// Whether to go on with so many photos of a tray that was never finished.
    case goingOn(Int)
  }

  /// Something that the window says without stopping the user.
  package enum Notice: Hashable, Sendable {
    /// The tray holds as many photos as it may.
    case limit(Int)
    /// Something that can be taken back.
    case undoable(TrayChange.Kind)
    /// Some files are gone and were left out.
    case vanished([PhotoID])
    /// Files from outside that are of no kind that is asked for.
    case notOffered([FilePath])
    /// Files from outside that are not there, or no files.
    case missing([FilePath])
    /// What came from outside is on another machine.
    case elsewhere
    /// There is no picture on the clipboard.
    case nothingToPaste
    /// What was pasted could not be kept as a file.
    case notKept
    /// So many photos are on the clipboard now.
    case copied(Int)
    /// So many copies are in a folder now.
    case saved(Int, folder: FilePath)
    /// Something that came up elsewhere, in the user's language.
    case said(String)
    /// There was no camera to take a photo with.
    case camera(CameraTrouble)
    /// A program was started with the photos.
    case opened
    /// The program could not be started.
    case notOpened
  }

  /// - Parameters:
  ///   - picking: takes its limits from here on: what is too few is for the tray to say.
  ///   - beginsInTray: whether the tray comes before the grid.
  ///   - givesAway: whether the photos go to other programs from the tray, and nobody waits for a result.
  package init(_ picking: PickerSession, beginsInTray: Bool, givesAway: Bool = false) {
    self.picking = picking
    self.givesAway = givesAway
    tray = Tray(limits: picking.request.limits)
    place = beginsInTray ? .tray : .grid
    hasShownTray = beginsInTray
    picking.resume(gridLimits, checked: picking.selection.order)
    picking.renamed = { [weak self] in self?.tray.rename($0) }
    if beginsInTray { picking.cancel() }
  }

  package var canFinish: Bool { tray.isEnough && isOpen && question == nil }

  var isOpen: Bool { result == nil && !isFinishing }

  private var gridLimits: SelectionLimits {
    SelectionLimits(minimum: 1, maximum: tray.limits.maximum) ?? .any
  }

  private func itemsChanged() {
    isUsed = false
    picking.adopt(tray.items)
    changed(tray.items)
  }

  // MARK: The grid

  /// Opens the grid with the photos of the tray checked, in their order.
  package func chooseMore() {
    guard isOpen else { return }
    go(to: .grid)
    picking.resume(gridLimits, checked: tray.order)
  }

  /// Opens the grid for one photo that takes the place of this one.
  package func chooseReplacement(of photo: PhotoID) {
    guard isOpen, tray.contains(photo), let one = SelectionLimits(maximum: 1) else { return }
    go(to: .replacing(photo))
    picking.resume(one, checked: [photo])
  }

  /// The picking in the grid has ended: the tray takes its selection over. Without any tray before, what ends
  /// the picking ends all.
  package func gridEnded(_ result: PickResult) async {
    if place == .tray { return }
    switch result {
    case .cancelled where !hasShownTray && tray.isEmpty: self.result = .cancelled
    case .cancelled: go(to: .tray)
    case .picked(let order):
      await takeOver(order)
      let told = notice
      go(to: .tray)
      notice = told
      if case .vanished(let photos) = picking.notice { notice = .vanished(photos) }
    }
  }

  private func takeOver(_ order: [PhotoID]) async {
    let known = Set(self.tray.order)
    let new = order.filter { !known.contains($0) }
    let found = new.isEmpty ? [] : await picking.photos(of: new)
    let byID = Dictionary(found.map { ($0.id, $0) }) { one, _ in one }
    var tray = self.tray
    defer {
      tray.use(picking.edits)
      self.tray = tray
    }
    guard case .replacing(let photo) = place, let chosen = order.first else {
      return tray.takeOver(order, byID)
    }
    let item = tray.items.first { $0.id == chosen } ?? byID[chosen].map { TrayItem($0) }
    if let item { note(tray.replace(photo, with: item), of: .replaced) }
  }

  func showTray() { go(to: .tray) }

  private func go(to place: Place) {
    self.place = place
    notice = nil
    if place == .tray { hasShownTray = true }
  }

  // MARK: The end

  /// The photos that are given away now, in their order.
  package var chosen: [PhotoID] { tray.items.map(\.shown.id) }

  /// Leaves out what is no longer there, with a notice.
  ///
  /// - Returns: whether enough is left.
  package func check() async -> Bool {
    let gone = await picking.source.vanished(among: chosen)
    if !gone.isEmpty {
      notice = .vanished(chosen.filter(gone.contains))
      tray.drop(gone)
    }
    return tray.isEnough
  }

  /// Ends with what is in the tray, once each file is seen to be there. If too few are left, it goes on.
  package func finish() async {
    guard canFinish else { return }
    isFinishing = true
    let isEnough = await check()
    isFinishing = false
    if isEnough, result == nil { result = .picked(chosen) }
  }

  /// The photos were given to another program: nothing is lost when the tray is left.
  package func wasUsed() {
    isUsed = true
    picking.handedOut.formUnion(chosen)
  }

  /// The user wants to leave. Photos that nobody has got are not thrown away unasked.
  package func leave() {
    guard result == nil else { return }
    if tray.isEmpty {
      result = .cancelled
    } else if isUsed, givesAway {
      result = .picked(chosen)
    } else {
      go(to: .tray)
      question = .leaving
    }
  }

  /// Ends without any photo, whatever is in the tray.
  package func cancel() {
    if result == nil { result = .cancelled }
  }

  package func dismissNotice() { notice = nil }

  /// Says something that came up outside of the session.
  package func tell(_ notice: Notice) {
    if result == nil { self.notice = notice }
  }
}
