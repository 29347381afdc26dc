import GLib
import PickerModel
import Thumbnails

/// One run with photos and a cache of thumbnails. Prints a name and a number a line.
@MainActor
struct ThumbnailRun {
  let photos: [Photo]
  let cache: ThumbnailCache
  let decoder: DecoderPool
  let provider: ThumbnailProvider

  /// The side of a tile in the window's first size, in pixels.
  static let edge = 176

  static func run(_ what: String, pictures: String, cache: String, count: Int) -> Never {
    let run = ThumbnailRun(
      pictures: FilePath(pictures), cache: Self.cache(FilePath(cache)), count: count)
    if what == "window" { ThumbnailWindowRun.run(run, pictures: FilePath(pictures)) }
    let loop = MainLoop()
    Task {
      let lines = what == "warm" ? await run.warm() : await run.fill()
      finish(lines)
    }
    loop.run()
    Process.exit(3)
  }

  static func finish(_ lines: [(String, Double)]) -> Never {
    Main.finish(lines.map { "\($0) \($1)" }.joined(separator: "\n"))
  }

  private init(pictures: FilePath, cache: ThumbnailCache, count: Int) {
    photos = (0..<count).compactMap {
      Photo.sample(at: pictures.appending(Self.name($0)), MediaType("image/jpeg"))
    }
    self.cache = cache
    decoder = DecoderPool(program: SamplePictures.decoder) { _ in Process.exit(3) }
    provider = ThumbnailProvider(decoder: decoder, encoder: decoder, cache: cache)
  }

  static func name(_ index: Int) -> String { "IMG_\(index.padded(4)).jpg" }

  static func cache(_ root: FilePath) -> ThumbnailCache {
    ThumbnailCache(root: root, version: "bench")
  }

  static func beside(_ name: String) -> String {
    FilePath(bytes: Process.executable).parent.appending(name).display
  }

  private func fill() async -> [(String, Double)] {
    let begin = Stopwatch.milliseconds
    await makeAll()
    let milliseconds = Stopwatch.milliseconds - begin
    return [
      ("ms", milliseconds), ("workers_mb", Double(Process.peakMemoryOfChildren) / 1_048_576),
    ]
  }

  /// Until all are sharp, and in the cache.
  func makeAll() async {
    await squares(of: photos[...])
    for photo in photos {
      let path = cache.path(of: photo.id, .large).bytes
      while !Process.exists(path) { try? await Task.sleep(for: .milliseconds(2)) }
    }
  }

  private func warm() async -> [(String, Double)] {
    // Decoders that are ready, as those of a window are that has been open for a moment.
    await squares(of: photos.suffix(8))
    let begin = Stopwatch.milliseconds
    await squares(of: photos.prefix(ThumbnailComparison.screen))
    return [("ms", Stopwatch.milliseconds - begin)]
  }

  private func squares(of photos: ArraySlice<Photo>) async {
    await withDiscardingTaskGroup { group in
      for photo in photos {
        group.addTask { [provider] in
          let square = try? await provider.thumbnail(
            of: photo, edge: Self.edge, urgency: .visible)
          if square == nil { Process.exit(3) }
        }
      }
    }
  }
}
