import GLib
import Gtk

/// Measures the picker, and prints the figures as JSON.
@main
enum Main {
  private static let output = ResultStream()

  /// Prints a line, and ends the program.
  static func finish(_ json: String) -> Never {
    try? output.write(Array((json + "\n").utf8))
    Process.exit(0)
  }

  /// Ends the program where there is no display.
  @MainActor
  static func startToolkit() {
    guard Toolkit.start() else {
      Log.message("There is no display")
      Process.exit(3)
    }
    Toolkit.addStyle(file: SharedFolder.styleFile)
    Toolkit.addIcons(folder: SharedFolder.icons)
  }

  static func main() {
    _ = output
    let arguments = Array(CommandLine.arguments.dropFirst())
    Process.keepHeapSmall()
    Process.setName("picker-bench", title: "picker-bench")
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    MainActor.assumeIsolated {
      // As the picker does; but not for those that are started beside it.
      if arguments.first != "start" { Toolkit.renounceOpenGL() }
      switch arguments.first {
      case "grid": GridComparison.run(sizes: numbers.isEmpty ? [1000, 10_000, 100_000] : numbers)
      case "grid-run" where arguments.count == 3:
        GridRun.run(count: numbers[0], folder: arguments[2])
      case "select": SelectRun.run(count: numbers.first ?? 100_000)
      case "live":
        LiveRun.run(count: numbers.first ?? 5000, changed: numbers.dropFirst().first ?? 1000)
      case "drive": DriveRun.run(minutes: numbers.first ?? 10)
      case "start":
        StartComparison.run(
          rounds: numbers.first ?? 5, count: numbers.dropFirst().first ?? 100_000)
      case "scan": ScanComparison.run(count: numbers.first ?? 100_000)
      case "scan-run" where arguments.count == 4:
        IndexRun.run(arguments[1], pictures: arguments[2], index: arguments[3])
      case "thumbnails": ThumbnailComparison.run(count: numbers.first ?? 300)
      case "thumbnails-run" where arguments.count == 5:
        ThumbnailRun.run(
          arguments[1], pictures: arguments[2], cache: arguments[3], count: numbers.last ?? 0)
      default:
        Log.message(
          "usage: picker-bench grid [PHOTOS…] | select [PHOTOS] | start [ROUNDS [PHOTOS]] | scan [PHOTOS]"
            + " | live [PHOTOS [FILES]] | drive [MINUTES] | thumbnails [PHOTOS]")
        Process.exit(2)
      }
    }
  }
}
