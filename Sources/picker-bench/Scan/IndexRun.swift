import GLib
import PickerLibrary
import PickerModel
import Thumbnails

/// One reading of a library, as the picker does it. Prints a name and a number a line.
@MainActor
struct IndexRun {
  let pictures: FilePath
  let index: FilePath

  static func run(_ what: String, pictures: String, index: String) -> Never {
    let run = IndexRun(pictures: FilePath(pictures), index: FilePath(index))
    let loop = MainLoop()
    Task {
      let lines = what == "walk" ? await run.walk() : await run.read()
      Main.finish(lines.map { "\($0) \($1)" }.joined(separator: "\n"))
    }
    loop.run()
    Process.exit(3)
  }

  static func remove(_ index: FilePath) {
    for ending in ["", "-wal", "-shm"] {
      PrivateFile.remove(index.bytes + Array(ending.utf8))
    }
  }

  private func walk() async -> [(String, Double)] {
    let library = FolderLibrary(
      folders: [pictures], filter: MediaFilter(), facts: NothingRead(), index: nil)
    let start = Stopwatch.milliseconds
    let count = await library.fileCount()
    return [("ms", Stopwatch.milliseconds - start), ("photos", Double(count))]
  }

  private func read() async -> [(String, Double)] {
    let index = LibraryIndex(at: index) { _ in Process.exit(3) }
    let decoder = DecoderPool(
      program: FilePath(bytes: Process.executable).parent.appending("photo-picker-decoder").bytes
    ) { _ in Process.exit(3) }
    let library = FolderLibrary(
      folders: [pictures], filter: MediaFilter(), facts: decoder, index: index)
    let before = Process.memory ?? 0
    let start = Stopwatch.milliseconds
    var first: Double?
    for await snapshot in library.snapshots(in: .newest) where !snapshot.albums.isEmpty {
      if first == nil {
        first = Stopwatch.milliseconds - start
        library.readContents()
      }
      guard snapshot.isComplete else { continue }
      let complete = Stopwatch.milliseconds - start
      await index.finish()
      // What was needed to read it all is given back by now. The library still follows what changes.
      try? await Task.sleep(for: .seconds(3))
      let memory = Double((Process.memory ?? 0) - before)
      let count = Double(snapshot.album(.kind(.all))?.photos.count ?? 0)
      return [
        ("photos", count), ("first_batch_ms", first ?? -1), ("complete_ms", complete),
        ("memory_bytes", memory), ("index_bytes", Double(indexSize) / count),
      ]
    }
    return []
  }

  private var indexSize: Int64 {
    ["", "-wal"].reduce(0) { sum, ending in
      let path = index.bytes + Array(ending.utf8)
      return sum + ((try? FileStatus(at: path, followingLinks: true))?.bytes ?? 0)
    }
  }
}

/// For a walk alone, beside which no decoder starts.
private struct NothingRead: PhotoFactsReading {
  func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    files.map { PhotoFacts(byStampOf: $0) { $0 } }
  }

  func pixelSizes(of files: [FilePath]) async -> [PixelSize?] { files.map { _ in nil } }
}
