import GLib
import Gtk
import PickerModel
import PickerUI
import Thumbnails

/// Scrolls through an album of so many photos, 240 frames by a step and 240 by jumps over all of it, and
/// prints how the frames came.
@MainActor
final class GridRun {
  private static let framesOfEach = 240
  /// 3,200 pixels a second at 60 frames.
  private static let step = 53.0

  private let loop = MainLoop()
  private let sample: SamplePictures
  private let count: Int
  /// When the window began to be made.
  private let opened: Double
  private let window: PickerWindow
  private let session: PickerSession
  private var clock: FrameClock?
  private var firstPaint: Double?
  private var frame = 0
  private var begin = 0.0
  private var lastBegin: Double?
  private var steady = Phase()
  private var jumps = Phase()
  private var blocks = Series()
  private var extraRows = 0

  /// What one way of scrolling gave.
  struct Phase {
    var intervals = Series()
    var work = Series()

    var figures: Figures {
      var figures = Figures()
      figures.add("frames_per_second", 1000 / max(0.001, intervals.median))
      figures.add("interval_p99_ms", intervals.quantile(0.99))
      figures.add("work_median_ms", work.median)
      figures.add("work_p99_ms", work.quantile(0.99))
      return figures
    }
  }

  /// - Parameter folder: where sample pictures have been drawn.
  static func run(count: Int, folder: String) -> Never {
    Main.startToolkit()
    let run = GridRun(SamplePictures(in: FilePath(folder)), count: count)
    Main.finish(run.measure().json)
  }

  private init(_ sample: SamplePictures, count: Int) {
    self.sample = sample
    self.count = count
    let library = SimulatedLibrary(count: count)
    opened = Stopwatch.milliseconds
    session = PickerSession(request: PickRequest(), source: library)
    let decoder = DecoderPool(program: SamplePictures.decoder)
    let thumbnails = BorrowedThumbnails(
      real: ThumbnailProvider(decoder: decoder, encoder: decoder, cache: sample.cache),
      photos: sample.photos)
    window = PickerWindow(
      session: session, thumbnails: thumbnails, options: PickerWindow.Options())
    Task { [session] in await session.follow(library.snapshots(in: .newest)) }
  }

  private func measure() -> Figures {
    window.present()
    watchBlocks()
    window.grid.widget.onTick { [weak self] _ in self?.scroll() ?? false }
    loop.run()
    return figures
  }

  private var figures: Figures {
    var figures = Figures()
    figures.add("photos", count)
    figures.add("first_paint_ms", (firstPaint ?? opened) - opened)
    figures.add("steady", steady.figures)
    figures.add("jumps", jumps.figures)
    figures.add("longest_block_ms", blocks.largest)
    figures.add("rows_beyond_sight", extraRows)
    figures.add("peak_memory_mb", Double(Process.peakMemory ?? 0) / 1_048_576)
    return figures
  }

  // MARK: Frames

  private func frameBegins() {
    begin = Stopwatch.milliseconds
    if let lastBegin, frame > 2 { phase { $0.intervals.add(begin - lastBegin) } }
    lastBegin = begin
  }

  private func frameEnds() {
    if firstPaint == nil, !window.grid.shownPhotos.isEmpty { firstPaint = Stopwatch.milliseconds }
    if frame > 2 { phase { $0.work.add(Stopwatch.milliseconds - begin) } }
  }

  private func phase(_ change: (inout Phase) -> Void) {
    frame <= Self.framesOfEach ? change(&steady) : change(&jumps)
  }

  /// There is no clock before the window is shown, which it is once there are photos in it.
  private func findClock() {
    guard clock == nil else { return }
    clock = FrameClock.of(window.grid.widget)
    clock?.onBegin { [weak self] in self?.frameBegins() }
    clock?.onEnd { [weak self] in self?.frameEnds() }
  }

  private func scroll() -> Bool {
    findClock()
    guard firstPaint != nil else { return true }
    frame += 1
    let tiles = window.grid.tileCounts
    extraRows = max(extraRows, (tiles.existing - tiles.inSight) / tiles.columns)
    if frame <= Self.framesOfEach {
      window.grid.scroll(to: Double(frame) * Self.step)
    } else {
      // Each place once, in an order that jumps about.
      let place = Double((frame * 7919) % Self.framesOfEach) / Double(Self.framesOfEach)
      window.grid.scroll(to: place * window.grid.scrollHeight)
    }
    if frame < 2 * Self.framesOfEach { return true }
    loop.quit()
    return false
  }

  private func watchBlocks() {
    BlockWatch.start { [weak self] late in
      if let self, firstPaint != nil { blocks.add(late) }
      return self != nil
    }
  }
}
