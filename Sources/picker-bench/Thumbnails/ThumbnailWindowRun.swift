import GLib
import Gtk
import PickerLibrary
import PickerModel
import PickerUI

/// Opens the window on photos of which none has a thumbnail, and sees what is on its first screen, and
/// when. Afterwards all photos are made, as if somebody had scrolled to the end.
@MainActor
final class ThumbnailWindowRun {
  private let run: ThumbnailRun
  private let library: FolderLibrary
  private let window: PickerWindow
  private let session: PickerSession
  private let loop = MainLoop()
  private let opened = Stopwatch.milliseconds
  private var clock: FrameClock?
  private var firstPaint: Double?
  private var previews: Double?
  private var sharp: Double?
  private var blocks = Series()
  private var isEnding = false

  static func run(_ run: ThumbnailRun, pictures: FilePath) -> Never {
    Main.startToolkit()
    let run = ThumbnailWindowRun(run, pictures: pictures)
    run.measure()
    Process.exit(3)
  }

  private init(_ run: ThumbnailRun, pictures: FilePath) {
    self.run = run
    library = FolderLibrary(folders: [pictures], filter: MediaFilter(), facts: run.decoder)
    session = PickerSession(request: PickRequest(), source: library)
    window = PickerWindow(
      session: session, thumbnails: run.provider, options: PickerWindow.Options())
    Task { [session, library] in await session.follow(library.snapshots(in: .newest)) }
  }

  private func measure() {
    window.present()
    watchBlocks()
    window.grid.widget.onTick { [weak self] _ in
      self?.findClock()
      return true
    }
    loop.run()
  }

  private func findClock() {
    guard clock == nil else { return }
    clock = FrameClock.of(window.grid.widget)
    clock?.onEnd { [weak self] in self?.frameEnds() }
  }

  private func frameEnds() {
    let now = Stopwatch.milliseconds
    let shown = window.grid.shownPictures
    guard shown.sharp + shown.previews + shown.others > 0 else { return }
    if firstPaint == nil { firstPaint = now }
    if previews == nil, shown.others == 0 { previews = now }
    if sharp == nil, shown.others + shown.previews == 0 { sharp = now }
    if sharp != nil, !isEnding { end() }
  }

  private func end() {
    isEnding = true
    library.readContents()
    Task {
      await run.makeAll()
      try? await Task.sleep(for: .seconds(1))
      ThumbnailRun.finish(lines)
    }
  }

  private var lines: [(String, Double)] {
    let first = firstPaint ?? 0
    return [
      ("first_paint_ms", first - opened),
      ("previews_after_first_paint_ms", (previews ?? 0) - first),
      ("sharp_after_first_paint_ms", (sharp ?? 0) - first), ("longest_block_ms", blocks.largest),
      ("window_memory_mb", Double(Process.memory ?? 0) / 1_048_576),
      ("workers_memory_mb", Double(Process.peakMemoryOfChildren) / 1_048_576),
    ]
  }

  private func watchBlocks() {
    BlockWatch.start { [weak self] late in
      if let self, firstPaint != nil { blocks.add(late) }
      return self != nil
    }
  }
}
