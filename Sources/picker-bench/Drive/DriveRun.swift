import GLib
import Gtk
import PickerModel
import PickerUI
import Thumbnails

/// Goes about in the window as a restless user would, for so many minutes: from album to album, through the
/// grid, into the preview, closer and back. Prints how much memory the process has after each minute, at the
/// top of the same album each time; after the first it should not grow.
@MainActor
final class DriveRun {
  private static let count = 20_000
  /// In milliseconds.
  private static let pace = 40

  private let minutes: Int
  private let loop = MainLoop()
  private let session: PickerSession
  private let window: PickerWindow
  private let albums: [Album]
  private var generator = SplitMix(state: 7)
  private var steps = 0
  private var memory: [Double] = []
  /// In milliseconds.
  private var longestBlock = 0.0

  static func run(minutes: Int) -> Never {
    Main.startToolkit()
    let loop = MainLoop()
    Task {
      guard let sample = await SamplePictures.make() else { Process.exit(3) }
      let run = DriveRun(sample, minutes: minutes)
      await run.drive()
      sample.remove()
      Main.finish(run.figures.json)
    }
    loop.run()
    Process.exit(3)
  }

  private init(_ sample: SamplePictures, minutes: Int) {
    self.minutes = minutes
    let photos = SimulatedLibrary(count: Self.count).photos
    albums = [
      Album(id: .kind(.all), photos: photos),
      Album(id: .folder(FilePath("/library/Half")), photos: Array(photos[..<(Self.count / 2)])),
      Album(id: .folder(FilePath("/library/Trip")), photos: Array(photos[3000..<3700])),
      Album(id: .folder(FilePath("/library/Few")), photos: Array(photos[9000..<9005])),
    ]
    session = PickerSession(request: PickRequest(), source: SimulatedLibrary(count: 0))
    let pool = DecoderPool(program: SamplePictures.decoder)
    var options = PickerWindow.Options()
    options.decoder = BorrowedReading(real: pool, photos: sample.photos)
    let thumbnails = BorrowedThumbnails(
      real: ThumbnailProvider(decoder: pool, encoder: pool, cache: sample.cache),
      photos: sample.photos)
    window = PickerWindow(session: session, thumbnails: thumbnails, options: options)
    let snapshot = LibrarySnapshot(albums: albums, isComplete: true)
    Task { [session] in
      await session.follow(
        AsyncStream {
          $0.yield(snapshot)
          $0.finish()
        })
    }
  }

  private func drive() async {
    window.present()
    watchBlocks()
    await fill()
    for minute in 1...max(1, minutes) {
      let end = Double(minute) * 60_000
      let begin = Stopwatch.milliseconds - Double(minute - 1) * 60_000
      while Stopwatch.milliseconds - begin < end {
        step()
        steps += 1
        try? await Task.sleep(for: .milliseconds(Self.pace))
      }
      await rest()
      memory.append(Double(Process.memory ?? 0) / 1_048_576)
    }
  }

  /// Sees so many photos in each size that what is kept of them in memory is as much as may be.
  private func fill() async {
    try? await Task.sleep(for: .seconds(1))
    for _ in 0..<12 { window.grid.changeTileSize(.smaller) }
    for _ in 0..<12 {
      for place in 0..<15 {
        window.grid.scroll(to: Double(place) * 977)
        try? await Task.sleep(for: .milliseconds(Self.pace))
      }
      window.grid.changeTileSize(.larger)
    }
  }

  private var figures: Figures {
    let (first, last) = (memory.first ?? 0, memory.last ?? 0)
    var figures = Figures()
    figures.add("photos", Self.count)
    figures.add("minutes", memory.count)
    figures.add("steps", steps)
    var each = Figures()
    for (index, megabytes) in memory.enumerated() { each.add("\(index + 1)", megabytes) }
    figures.add("memory_after_minute_mb", each)
    figures.add("growth_percent", first > 0 ? (last / first - 1) * 100 : 0)
    figures.add("longest_block_ms", longestBlock)
    return figures
  }

  // MARK: Steps

  private func step() {
    window.previewedPhoto == nil ? stepInGrid() : stepInPreview()
  }

  private func stepInGrid() {
    let grid = window.grid
    switch Int.random(in: 0..<100, using: &generator) {
    case ..<70: grid.scroll(to: grid.scrollPlace + Double.random(in: -200...400, using: &generator))
    case ..<78: grid.scroll(to: Double.random(in: 0...1, using: &generator) * grid.scrollHeight)
    case ..<84:
      grid.changeTileSize(
        [.larger, .smaller, .ordinary].randomElement(using: &generator) ?? .ordinary)
    case ..<88: session.open(albums[Int.random(in: 0..<albums.count, using: &generator)].id)
    case ..<90: session.arrange(by: SortOrder.allCases.randomElement(using: &generator) ?? .newest)
    case ..<94: grid.move(GridMove.allCases.randomElement(using: &generator) ?? .down)
    case ..<96: grid.toggleFocused()
    default: window.openPreview(grid.shownPhotos.randomElement(using: &generator)?.id)
    }
  }

  private func stepInPreview() {
    let keys: [Key] = [
      .right, .right, .right, .right, .left, .space, .character("1"), .character("0"),
      .character("+"), .character("+"), .character("-"), .escape,
    ]
    _ = window.keyPressed(KeyPress(key: keys.randomElement(using: &generator) ?? .escape))
  }

  /// To where it always is when it is measured, and until nothing more is done.
  private func rest() async {
    while window.previewedPhoto != nil { _ = window.keyPressed(KeyPress(key: .escape)) }
    session.selectNone()
    session.arrange(by: .newest)
    await session.waitUntilArranged()
    session.open(.kind(.all))
    window.grid.changeTileSize(.ordinary)
    try? await Task.sleep(for: .milliseconds(500))
    window.grid.scroll(to: 0)
    try? await Task.sleep(for: .seconds(2))
  }

  private func watchBlocks() {
    BlockWatch.start { [weak self] late in
      guard let self else { return false }
      longestBlock = max(longestBlock, late)
      return true
    }
  }
}

/// Gives simulated photos the pictures of real ones, one after the other.
struct BorrowedReading: PreviewReading {
  let real: DecoderPool
  let photos: [Photo]

  func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    try await real.picture(
      DecodingRequest(
        path: lender(request.path), maximumEdge: request.maximumEdge,
        squareEdge: request.squareEdge, urgency: request.urgency))
  }

  func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames {
    try await real.frames(
      FramesRequest(
        path: lender(request.path), maximumEdge: request.maximumEdge, first: request.first,
        token: request.token))
  }

  func details(of file: FilePath) async -> PhotoDetails? { await real.details(of: lender(file)) }

  private func lender(_ path: FilePath) -> FilePath {
    photos[path.bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % photos.count].id.path
  }
}

/// Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014: the same drive each time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
