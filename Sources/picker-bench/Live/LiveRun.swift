import GLib
import Gtk
import PickerLibrary
import PickerModel
import PickerUI
import Thumbnails

/// Adds, renames and deletes a thousand files of a library that a window shows, several times, and prints how
/// soon all was shown, for how long the main loop was held up at once, and what memory it took.
@MainActor
final class LiveRun {
  private static let rounds = 4

  private let loop = MainLoop()
  private let library: LiveLibrary
  private let source: FolderLibrary
  private let session: PickerSession
  private let window: PickerWindow
  /// Does what other programs do.
  private let others = WorkerPool(label: "org.photopicker.others", width: 1)
  private var blocks = Series()
  private var work = Series()

  /// What one kind of change gave, over all rounds.
  private struct Step {
    /// From the last change on.
    var shown = Series()
    var read = Series()
    var blocks = Series()
    var work = Series()

    var figures: Figures {
      var figures = Figures()
      figures.add("shown_ms", shown.largest)
      figures.add("read_ms", read.largest)
      figures.add("longest_block_ms", blocks.largest)
      // Without what other programs took of the processor meanwhile.
      figures.add("longest_work_ms", work.largest)
      return figures
    }
  }

  /// - Parameters:
  ///   - count: of the photos that stay.
  ///   - changed: of the files that come and go.
  static func run(count: Int, changed: Int) -> Never {
    Main.startToolkit()
    guard let library = LiveLibrary(count: count, changed: changed) else { Process.exit(3) }
    let figures = LiveRun(library).measure()
    library.remove()
    Main.finish(figures.json)
  }

  private init(_ library: LiveLibrary) {
    self.library = library
    let decoder = DecoderPool(program: SamplePictures.decoder)
    source = library.source(decoder)
    session = PickerSession(request: PickRequest(), source: source)
    window = PickerWindow(
      session: session, thumbnails: library.thumbnails(decoder), options: PickerWindow.Options())
    Task { [session, source] in await session.follow(source.snapshots(in: .newest)) }
  }

  private func measure() -> Figures {
    var figures = Figures()
    window.present()
    source.readContents()
    watchBlocks()
    Task {
      await wait { session.library.isComplete && session.library.progress == nil }
      await settle()
      figures = await self.figures
      loop.quit()
    }
    loop.run()
    return figures
  }

  private var figures: Figures {
    get async {
      var memory: [Double] = [Self.memory]
      var steps: [LiveLibrary.Change: Step] = [:]
      for _ in 0..<Self.rounds {
        for change in LiveLibrary.Change.allCases {
          await make(change, &steps[change, default: Step()])
        }
        memory.append(Self.memory)
      }
      var figures = Figures()
      figures.add("photos", library.count)
      figures.add("files", library.changed)
      for change in LiveLibrary.Change.allCases {
        figures.add(change.rawValue, steps[change]?.figures ?? Figures())
      }
      figures.add("memory_before_mb", memory[0])
      // The first round fills caches and pools that stay.
      figures.add("memory_after_one_round_mb", memory[1])
      figures.add("memory_after_mb", memory[Self.rounds])
      return figures
    }
  }

  private func make(_ change: LiveLibrary.Change, _ step: inout Step) async {
    (blocks, work) = (Series(), Series())
    try? await others.run { [library] in library.make(change) }
    let begin = Stopwatch.milliseconds
    await wait { [library] in library.isShown(change, in: session.library) }
    step.shown.add(Stopwatch.milliseconds - begin)
    await wait { session.library.progress == nil }
    step.read.add(Stopwatch.milliseconds - begin)
    await settle()
    step.blocks.add(blocks.largest)
    step.work.add(work.largest)
    guard library.isShown(change, in: session.library) else {
      Log.message("The library is not what it should be")
      Process.exit(3)
    }
  }

  private static var memory: Double { Double(Process.memory ?? 0) / 1_048_576 }

  /// Ends the program where it does not come to be so.
  private func wait(until isSo: () -> Bool) async {
    for _ in 0..<1500 {
      if isSo() { return }
      try? await Task.sleep(for: .milliseconds(20))
    }
    Log.message("The changes are not shown")
    Process.exit(3)
  }

  /// Until what follows is done and painted.
  private func settle() async { try? await Task.sleep(for: .seconds(1)) }

  /// Besides how long the loop was held up, how long it worked: other programs take the processor too.
  private func watchBlocks() {
    var last: Duration?
    BlockWatch.start { [weak self] late in
      let now = Process.threadTime
      self?.blocks.add(late)
      if let last { self?.work.add(Double((now - last).components.attoseconds) / 1e15) }
      last = now
      return self != nil
    }
  }
}
