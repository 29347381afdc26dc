import GLib
import PickerModel
import Thumbnails

/// Real picture files with a warm cache of thumbnails, in a folder of their own that is gone afterwards.
struct SamplePictures {
  /// The folder for the time being, in which all the rest lies.
  let home: FilePath
  let photos: [Photo]

  private static let count = 300

  /// The built program, beside this one.
  static let decoder: [UInt8] = {
    let program = Process.executable
    let folder = program[...(program.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    return Array(folder) + Array("photo-picker-decoder".utf8)
  }()

  var folder: FilePath { home.appending("pictures") }
  var cacheHome: FilePath { home.appending("cache") }
  var cache: ThumbnailCache {
    ThumbnailCache(root: cacheHome.appending("thumbnails"), version: "bench")
  }

  /// Draws them.
  static func make() async -> SamplePictures? {
    guard let folder = (try? Folder.makeTemporary()).map({ FilePath(bytes: $0) }) else {
      return nil
    }
    let decoder = DecoderPool(program: decoder)
    for index in 0..<count {
      guard let png = await decoder.png(of: picture(index), texts: []),
        (try? ThumbnailCache(root: folder, version: "bench").write(png, to: path(index, in: folder)))
          != nil
      else { return nil }
      // As of an hour ago, so that thumbnails are kept.
      let time = LocalTime.now - 3600 - Int64(index)
      try? FileTimes.set(path(index, in: folder).bytes, seconds: time)
    }
    let sample = SamplePictures(in: folder)
    await sample.warm(decoder)
    return sample
  }

  /// Those that were drawn into a folder before.
  init(in folder: FilePath) {
    home = folder
    photos = (0..<Self.count).compactMap {
      Photo.sample(at: Self.path($0, in: folder), MediaType("image/png"))
    }
  }

  func remove() { _ = Process.output(of: ["rm", "-r", "--", home.display]) }

  private static func path(_ index: Int, in folder: FilePath) -> FilePath {
    folder.appending("pictures").appending("IMG_\(index.padded(4)).png")
  }

  /// Has every thumbnail written, and waits until it is.
  private func warm(_ decoder: DecoderPool) async {
    let provider = ThumbnailProvider(decoder: decoder, encoder: decoder, cache: cache)
    for photo in photos {
      _ = try? await provider.thumbnail(of: photo, edge: 176, urgency: .visible)
    }
    for photo in photos {
      let path = cache.path(of: photo.id, .large).bytes
      for _ in 0..<500 where !Process.exists(path) { try? await Task.sleep(for: .milliseconds(10)) }
    }
  }

  /// A landscape of soft colours and noise, 400 by 300, as hard to decode as a photo's thumbnail.
  private static func picture(_ index: Int) -> PixelBuffer {
    let (width, height) = (400, 300)
    var noise = UInt32(truncatingIfNeeded: index &* 2_654_435_761 | 1)
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        if x % 4 == 0 { noise = noise &* 1_664_525 &+ 1_013_904_223 }
        let grain = Int(noise >> 29)
        let place = (y * width + x) * 4
        bytes[place] = UInt8(clamping: (index * 37 + y) % 200 + grain)
        bytes[place + 1] = UInt8(clamping: (index * 91 + x / 2) % 200 + grain)
        bytes[place + 2] = UInt8(clamping: (index * 53 + (x + y) / 3) % 200 + grain)
      }
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
