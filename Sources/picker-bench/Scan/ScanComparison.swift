import GLib
import PickerModel

/// How long the reading of a library of small photos takes, beside the least that a program in C can do with
/// the same files. Each run is a process of its own.
@MainActor
enum ScanComparison {
  static func run(count: Int) -> Never {
    guard let home = (try? Folder.makeTemporary()).map({ FilePath(bytes: $0) }) else {
      Process.exit(3)
    }
    let pictures = home.appending("pictures")
    try? Folder.make(pictures.bytes, mode: 0o700)
    let yardstick = beside("scan-yardstick")
    guard Process.output(of: [yardstick, "make", pictures.display, String(count)]) != nil else {
      Process.exit(3)
    }
    var figures = Figures()
    figures.add("photos", count)
    measure(pictures, cache: home.appending("cache"), yardstick, &figures)
    _ = Process.output(of: ["rm", "-r", "--", home.display])
    Main.finish(figures.json)
  }

  private static func measure(
    _ pictures: FilePath, cache: FilePath, _ yardstick: String, _ figures: inout Figures
  ) {
    let index = cache.appending("index.db")
    // What is measured alternates with its peer, and the faster of two counts: others work too.
    let walks = (0..<3).map { _ in
      (number(of: [yardstick, "walk", pictures.display]), run("walk", pictures, index)["ms"])
    }
    add("walk", walks, &figures)
    var runs: [[String: Double]] = []
    let reads = (0..<2).map { _ in
      IndexRun.remove(index)
      let peer = number(of: [yardstick, "facts", pictures.display])
      runs.append(run("first", pictures, index))
      return (peer, runs.last?["complete_ms"])
    }
    add("facts", reads, &figures)
    let again = (0..<3).map { _ in run("again", pictures, index) }
    figures.add("first_batch_ms", least("first_batch_ms", runs))
    figures.add("second_start_first_batch_ms", least("first_batch_ms", again))
    figures.add("second_start_ms", least("complete_ms", again))
    figures.add("index_bytes_a_photo", least("index_bytes", again))
    addMemory(runs, again, yardstick, home: cache.parent, &figures)
  }

  /// What each photo costs: the difference to a library of a few, whose photos cost next to nothing beside
  /// the program itself.
  private static func addMemory(
    _ first: [[String: Double]], _ again: [[String: Double]], _ yardstick: String, home: FilePath,
    _ figures: inout Figures
  ) {
    let (pictures, index) = (home.appending("few"), home.appending("few.db"))
    try? Folder.make(pictures.bytes, mode: 0o700)
    _ = Process.output(of: [yardstick, "make", pictures.display, "100"])
    for (name, runs) in [("memory_bytes_a_photo_first", first), ("memory_bytes_a_photo", again)] {
      let few = run("again", pictures, index)
      let photos = least("photos", runs) - (few["photos"] ?? 0)
      let bytes = least("memory_bytes", runs) - (few["memory_bytes"] ?? 0)
      figures.add(name, bytes / photos)
    }
  }

  private static func add(
    _ name: String, _ pairs: [(Double?, Double?)], _ figures: inout Figures
  ) {
    let peer = pairs.compactMap(\.0).min() ?? 0
    let own = pairs.compactMap(\.1).min() ?? 0
    figures.add("\(name)_ms", own)
    figures.add("\(name)_c_ms", peer)
    figures.add("\(name)_ratio", own / max(peer, 0.001))
  }

  private static func least(_ name: String, _ runs: [[String: Double]]) -> Double {
    runs.compactMap { $0[name] }.min() ?? 0
  }

  /// The first of the numbers that a program prints.
  private static func number(of arguments: [String]) -> Double? {
    Process.output(of: arguments)?.split(separator: " ").first.flatMap { Double($0) }
  }

  private static func run(
    _ what: String, _ pictures: FilePath, _ index: FilePath
  ) -> [String: Double] {
    let program = String(decoding: Process.executable, as: UTF8.self)
    let output =
      Process.output(of: [program, "scan-run", what, pictures.display, index.display]) ?? ""
    let pairs = output.split(separator: "\n").compactMap { line -> (String, Double)? in
      let parts = line.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }

  private static func beside(_ name: String) -> String {
    let program = FilePath(bytes: Process.executable)
    return program.parent.appending(name).display
  }
}
