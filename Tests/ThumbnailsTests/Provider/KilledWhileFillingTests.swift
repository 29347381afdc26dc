import GLib
import PickerModel
import Synchronization
import TestSupport
import Testing
import Thumbnails

/// Decoders are killed at any moment while a cache is filled: pictures may be missing, but none is wrong, on the
/// screen or in the cache.
struct KilledWhileFillingTests {
  private let fixture: CacheFixture
  private let victims: Victims
  private let photos: [Photo]

  /// How many are killed. A thousand take some minutes: the environment variable asks for them.
  private static let killCount =
    Process.environment("PHOTO_PICKER_KILLS").flatMap { Int($0) } ?? 60
  private static let colors: [RGB] = [.red, .green, .blue, .white, .yellow, .magenta]

  init() throws {
    let fixture = try CacheFixture()
    photos = try (0..<60).map { index in
      let picture = Picture.flat(Self.color(of: index), width: 800, height: 600)
      let path = try fixture.library.addJPEG(
        "\(index).jpg", picture, modified: TestLibrary.start + index)
      return try fixture.photo(path, type: "image/jpeg")
    }
    self.fixture = fixture
    victims = try Victims("victim-filling")
  }

  private static func color(of index: Int) -> RGB { colors[index % colors.count] }

  @Test func noneIsWrong() async throws {
    let kills = Counter()
    let killer = Task.detached { [victims] in
      while kills.count < Self.killCount, !Task.isCancelled {
        if victims.killOne() { kills.add() }
        try? await Task.sleep(for: .milliseconds(Int.random(in: 1...15)))
      }
    }
    defer { killer.cancel() }
    var shown = 0
    while kills.count < Self.killCount {
      Files.removeAll(fixture.cacheHome)
      shown += try await fill()
      try await checkCache()
    }
    #expect(kills.count == Self.killCount)
    // Else it would have proved nothing.
    #expect(shown > 0)
    // Whoever comes afterwards finds all as it should be.
    await killer.value
    let all = try await fill(Decoders.shared)
    #expect(all == photos.count)
    try await checkCache()
  }

  /// Makes all.
  ///
  /// - Returns: how many of them there are.
  private func fill(_ pool: DecoderPool? = nil) async throws -> Int {
    let pool = pool ?? DecoderPool(program: victims.program.bytes, width: 2)
    let provider = ThumbnailProvider(decoder: pool, encoder: pool, cache: fixture.cache)
    let colors = await withTaskGroup(of: (Int, RGB?).self) { group in
      for (index, photo) in photos.enumerated() {
        group.addTask { (index, try? await provider.square(of: photo).color) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for case (let index, let color?) in colors {
      #expect(color.isNear(Self.color(of: index)), "\(index)")
    }
    return colors.count { $0.1 != nil }
  }

  /// What is there is whole, of the right photo, and valid for GIO; nothing else is there.
  private func checkCache() async throws {
    // What was made may still be on its way.
    try await Task.sleep(for: .milliseconds(200))
    var known: Set<ByteString> = []
    for (index, photo) in photos.enumerated() {
      let path = fixture.stored(photo)
      known.insert(path.name)
      guard Files.exists(path) else { continue }
      let kept = try await Decoders.shared.picture(
        DecodingRequest(path: FilePath(path), maximumEdge: 1024))
      #expect(fixture.cache.isValid(kept.texts, for: photo))
      #expect(kept.pixels.color.isNear(Self.color(of: index)), "\(index)")
      #expect(kept.pixels.width == 256 && kept.pixels.height == 192)
    }
    let folder = fixture.stored(photos[0]).folder
    if Files.exists(folder) { #expect(try known.isSuperset(of: Files.names(in: folder))) }
    let verdicts = try GIO.verdicts(
      on: photos.map { ByteString($0.id.path.bytes) }, cacheHome: fixture.cacheHome)
    #expect(verdicts.values.allSatisfy { $0.isValid != false })
  }
}
