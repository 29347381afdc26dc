import GLib
import PickerModel

/// Runs the grid at several sizes, each in a process of its own, so that none has the memory of another.
@MainActor
enum GridComparison {
  static func run(sizes: [Int]) -> Never {
    let loop = MainLoop()
    Task {
      guard let sample = await SamplePictures.make() else { Process.exit(3) }
      let program = String(decoding: Process.executable, as: UTF8.self)
      let runs = sizes.map {
        Process.output(of: [program, "grid-run", String($0), sample.home.display]) ?? "null"
      }
      sample.remove()
      Main.finish("[" + runs.map { $0.filter { !$0.isNewline } }.joined(separator: ",\n") + "]")
    }
    loop.run()
    Process.exit(3)
  }
}
