import GLib
import Gtk
import PickerModel

/// How long programs take from being started until their window stands still, with a warm cache of 300
/// photos, in turns; and the most memory that each had. The picker once more with a large library that it
/// knows already.
@MainActor
final class StartComparison {
  private struct Peer {
    let name: String
    let arguments: [String]
    var times = Series()
    var memory = Series()
  }

  private let sample: SamplePictures
  private let environment: [String: String]
  private var peers: [Peer]

  /// - Parameter count: of the photos of the large library.
  static func run(rounds: Int, count: Int) -> Never {
    Main.startToolkit()
    let loop = MainLoop()
    Task {
      guard let sample = await SamplePictures.make() else { Process.exit(3) }
      let comparison = StartComparison(sample)
      await comparison.addLargeLibrary(count)
      for _ in 0..<rounds { await comparison.round() }
      sample.remove()
      Main.finish(comparison.figures.json)
    }
    loop.run()
    Process.exit(0)
  }

  private init(_ sample: SamplePictures) {
    self.sample = sample
    let program = Process.executable
    let folder = String(
      decoding: program[..<(program.lastIndex(of: UInt8(ascii: "/")) ?? 0)], as: UTF8.self)
    // The bridge to assistive tools is left out: it costs all of them the same.
    environment = ["XDG_CACHE_HOME": sample.cacheHome.display, "NO_AT_BRIDGE": "1"]
    peers = [
      Peer(name: "empty_window", arguments: ["\(folder)/empty-window"]),
      Peer(name: "picker", arguments: ["\(folder)/photo-picker", sample.folder.display]),
      Peer(
        name: "zenity",
        arguments: ["zenity", "--file-selection", "--filename=\(sample.folder.display)/"]),
    ]
  }

  /// Small photos in 500 folders, of which the index has the facts, and the cache the thumbnails of the
  /// first screen.
  private func addLargeLibrary(_ count: Int) async {
    let folder = sample.home.appending("large")
    let program = FilePath(bytes: Process.executable).parent
    let (yardstick, picker) = (
      program.appending("scan-yardstick").display, program.appending("photo-picker").display
    )
    let isMade = (try? Folder.make(folder.bytes, mode: 0o700)) != nil
    guard isMade, Process.output(of: [yardstick, "make", folder.display, String(count)]) != nil,
      let listing = try? ChildProcess(
        [picker, "--list-albums", "--output=/dev/null", folder.display], environment: environment),
      listing.wait() == 0
    else { return }
    _ = await start([picker, folder.display])
    peers.append(Peer(name: "picker_of_\(count)", arguments: [picker, folder.display]))
  }

  private func round() async {
    for index in peers.indices {
      guard let result = await start(peers[index].arguments) else { continue }
      peers[index].times.add(result.time)
      peers[index].memory.add(result.memory)
    }
  }

  /// Starts a program, looks at the screen until nothing has changed for a second, and ends it.
  private func start(_ arguments: [String]) async -> (time: Double, memory: Double)? {
    // Each is as the first GTK program on its display: a later one finds there what the first found out
    // about OpenGL, which is most of what an empty window costs.
    _ = Process.output(of: ["xprop", "-root", "-remove", "GDK_VISUALS"])
    let begin = Stopwatch.milliseconds
    var last = Self.look()
    guard let child = try? ChildProcess(arguments, environment: environment) else { return nil }
    var changed: Double?
    while Stopwatch.milliseconds - (changed ?? begin + 3000) < 1000 {
      try? await Task.sleep(for: .milliseconds(4))
      let now = Self.look()
      if now != last { changed = Stopwatch.milliseconds }
      last = now
    }
    let memory = Double(child.peakMemory ?? 0) / 1_048_576
    child.end()
    try? await Task.sleep(for: .milliseconds(300))
    return changed.map { ($0 - begin, memory) }
  }

  /// A strip from top to bottom that crosses the header and a tile of each row: to look at all of the
  /// window would take longer than most of what is measured.
  private static func look() -> UInt64 { Screen.fingerprint(x: 330, width: 64, height: 800) }

  private var figures: Figures {
    var figures = Figures()
    for peer in peers {
      var own = Figures()
      own.add("median_ms", peer.times.median)
      own.add("peak_memory_mb", peer.memory.median)
      own.add("times_the_empty_window", peer.times.median / peers[0].times.median)
      own.add("memory_times_the_empty_window", peer.memory.median / peers[0].memory.median)
      figures.add(peer.name, own)
    }
    return figures
  }
}
