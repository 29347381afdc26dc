import GLib
import Gtk
import PickerModel
import PickerUI

/// Selects, sorts and resizes in the window of an album of so many photos, and prints how long each took and
/// for how long the main loop was held up meanwhile. The picker's style is used where it lies in `share`
/// beside the program (`meson-helpers/compile-data.sh`).
@MainActor
final class SelectRun {
  private let count: Int
  private let loop = MainLoop()
  private let session: PickerSession
  private let window: PickerWindow
  private let photos: [Photo]
  private var blocks = Series()
  private var worstBlock = 0.0
  private var figures = Figures()

  static func run(count: Int) -> Never {
    Main.startToolkit()
    let run = SelectRun(count: count)
    Main.finish(run.measure().json)
  }

  private init(count: Int) {
    self.count = count
    let library = SimulatedLibrary(count: count)
    photos = library.photos
    session = PickerSession(request: PickRequest(), source: library)
    window = PickerWindow(
      session: session, thumbnails: GreyThumbnails(), options: PickerWindow.Options())
    Task { [session] in await session.follow(library.snapshots(in: .newest)) }
  }

  private func measure() -> Figures {
    window.present()
    watchBlocks()
    Task {
      await settle()
      figures.add("photos", count)
      for _ in 0..<2 { await selections(isRehearsal: true) }
      await selections(isRehearsal: false)
      addWorstBlock("selecting_block_ms")
      await orders()
      addWorstBlock("sorting_block_ms")
      await sizes()
      addWorstBlock("tile_size_block_ms")
      loop.quit()
    }
    loop.run()
    return figures
  }

  // MARK: Steps

  private func selections(isRehearsal: Bool) async {
    let half = count / 2
    let (first, middle, last) = (photos[0].id, photos[half].id, photos[count - 1].id)
    let session = session
    let steps: [(String, () -> Void)] = [
      ("select_all_ms", { session.selectAll() }),
      ("select_none_ms", { session.selectNone() }),
      ("toggle_ms", { session.toggle(first) }),
      ("range_of_half_ms", { session.extend(to: middle) }),
      ("invert_ms", { session.invertSelection() }),
      ("select_all_again_ms", { session.selectAll() }),
      ("drag_from_checked_ms", { session.beginDrag(at: middle) }),
      ("drag_over_half_ms", { session.drag(to: last) }),
      ("drag_back_ms", { session.drag(to: middle) }),
      ("select_none_again_ms", { session.selectNone() }),
    ]
    for (name, step) in steps {
      let took = await timed(step)
      if isRehearsal { worstBlock = 0 } else { figures.add(name, took) }
    }
  }

  private func orders() async {
    var took = Figures()
    for order in [SortOrder.name, .size, .oldest, .newest] {
      let begin = Stopwatch.milliseconds
      session.arrange(by: order)
      await session.waitUntilArranged()
      took.add(order.rawValue, Stopwatch.milliseconds - begin)
      await settle()
    }
    figures.add("sort_ms", took)
  }

  /// From the middle of the album through all sizes.
  private func sizes() async {
    window.grid.scroll(to: window.grid.scrollHeight / 2)
    await settle()
    window.grid.grabFocus()
    window.grid.reveal(photos[count / 2].id)
    var (slowest, isKept) = (0.0, true)
    let (up, down) = (PhotoGrid.SizeChange.larger, PhotoGrid.SizeChange.smaller)
    for change in [up, up, up, up, up, up, up] + Array(repeating: down, count: 12) {
      slowest = max(slowest, await timed { window.grid.changeTileSize(change) })
      isKept = isKept && window.grid.shownPhotos.contains { $0.id == photos[count / 2].id }
    }
    figures.add("tile_size_ms", slowest)
    figures.add("tile_size_keeps_photo", isKept ? 1 : 0)
  }

  // MARK: Time

  /// Of how long the main loop was held up at once since this was asked last.
  private func addWorstBlock(_ name: String) {
    figures.add(name, worstBlock)
    worstBlock = 0
  }

  private func timed(_ step: () -> Void) async -> Double {
    let begin = Stopwatch.milliseconds
    step()
    let took = Stopwatch.milliseconds - begin
    await settle()
    return took
  }

  /// Until what follows from a step is done and painted.
  private func settle() async {
    try? await Task.sleep(for: .milliseconds(250))
    worstBlock = max(worstBlock, blocks.largest)
    blocks = Series()
  }

  private func watchBlocks() {
    BlockWatch.start { [weak self] late in
      self?.blocks.add(late)
      return self != nil
    }
  }
}

/// Gives every photo the same square.
struct GreyThumbnails: ThumbnailProviding {
  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? {
    PixelBuffer(width: edge, height: edge, bytes: [UInt8](repeating: 128, count: edge * edge * 4))
  }

  func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    PixelBuffer(width: edge, height: edge, bytes: [UInt8](repeating: 128, count: edge * edge * 4))
  }
}
