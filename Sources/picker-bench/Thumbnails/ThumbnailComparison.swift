import GLib
import PickerModel
import Thumbnails

/// How long the thumbnails of photos of twelve megapixels take, beside the least that a program in C can do
/// with the same files, and beside other programs. Each run is a process of its own.
@MainActor
struct ThumbnailComparison {
  private let home: FilePath
  private let count: Int
  private let yardstick: String

  /// How many tiles are on a screen.
  static let screen = 40

  static func run(count: Int) -> Never {
    guard let home = (try? Folder.makeTemporary()).map({ FilePath(bytes: $0) }) else {
      Process.exit(3)
    }
    let comparison = ThumbnailComparison(
      home: home, count: count, yardstick: ThumbnailRun.beside("thumbnail-yardstick"))
    let figures = comparison.measure()
    _ = Process.output(of: ["rm", "-r", "--", home.display])
    Main.finish(figures.json)
  }

  private var pictures: FilePath { home.appending("pictures") }

  private func measure() -> Figures {
    try? Folder.make(pictures.bytes, mode: 0o700)
    guard Process.output(of: [yardstick, "make", pictures.display, String(count)]) != nil else {
      Process.exit(3)
    }
    var figures = Figures()
    figures.add("photos", count)
    fill(&figures)
    warm(&figures)
    window(&figures)
    peers(&figures)
    return figures
  }

  // MARK: Runs

  /// All photos, none of which has a thumbnail. The peer goes before and after, and the faster of its runs
  /// counts, as others work too.
  private func fill(_ figures: inout Figures) {
    let first = limit
    let own = run("fill", cache(1))
    let second = run("fill", cache(2))
    let limit = min(first, limit)
    let best = min(own["ms"] ?? .infinity, second["ms"] ?? .infinity)
    figures.add("all_sharp_and_kept_ms", best)
    figures.add("limit_c_ms", limit)
    figures.add("times_the_limit", best / limit)
    figures.add("workers_peak_memory_mb", own["workers_mb"] ?? -1)
  }

  private var limit: Double {
    number(of: [yardstick, "thumbnails"] + files()) ?? .infinity
  }

  /// A screen of which all thumbnails are in the cache.
  private func warm(_ figures: inout Figures) {
    let runs = (0..<5).map { _ in
      let peer = number(of: [yardstick, "read"] + thumbnails())
      return (peer ?? .infinity, run("warm", cache(1))["ms"] ?? .infinity)
    }
    let (peer, own) = (runs.map(\.0).min() ?? 0, runs.map(\.1).min() ?? 0)
    figures.add("warm_screen_ms", own)
    figures.add("warm_screen_c_ms", peer)
    figures.add("warm_screen_ratio", own / max(peer, 0.001))
  }

  private func window(_ figures: inout Figures) {
    let run = run("window", cache(3))
    for name in [
      "first_paint_ms", "previews_after_first_paint_ms", "sharp_after_first_paint_ms",
      "longest_block_ms", "window_memory_mb", "workers_memory_mb",
    ] {
      figures.add(name, run[name] ?? -1)
    }
  }

  private func peers(_ figures: inout Figures) {
    let programs = [
      "gdk-pixbuf-thumbnailer": #"gdk-pixbuf-thumbnailer -s 256 "$1" "$1.png""#,
      "vipsthumbnail": #"vipsthumbnail -s 256 -o "$1.png" "$1""#,
    ]
    for (name, command) in programs.sorted(by: { $0.key < $1.key }) {
      guard Process.output(of: ["which", name]) != nil else { continue }
      let script = #"printf '%s\0' "$@" | xargs -0 -n 1 -P 2 sh -c '\#(command)' sh"#
      let begin = Stopwatch.milliseconds
      guard Process.output(of: ["sh", "-c", script, "sh"] + files()) != nil else { continue }
      figures.add("\(name)_ms", Stopwatch.milliseconds - begin)
    }
  }

  // MARK: Files

  private func cache(_ number: Int) -> FilePath { home.appending("cache-\(number)") }

  private func files() -> [String] {
    (0..<count).map { pictures.appending(ThumbnailRun.name($0)).display }
  }

  /// The thumbnails of the first screen.
  private func thumbnails() -> [String] {
    files().prefix(Self.screen).map { file in
      ThumbnailRun.cache(cache(1)).path(of: PhotoID(FilePath(file)), .large).display
    }
  }

  /// The number that a program prints.
  private func number(of arguments: [String]) -> Double? {
    Process.output(of: arguments)?.split(whereSeparator: \.isWhitespace).first
      .flatMap { Double($0) }
  }

  private func run(_ what: String, _ cache: FilePath) -> [String: Double] {
    let program = String(decoding: Process.executable, as: UTF8.self)
    let output =
      Process.output(of: [
        program, "thumbnails-run", what, pictures.display, cache.display, String(count),
      ]) ?? ""
    let pairs = output.split(separator: "\n").compactMap { line -> (String, Double)? in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}
