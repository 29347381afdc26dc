package import Gtk
package import PickerModel

/// The pictures of the preview: the one that is seen, and decoded ahead those to which a key leads from
/// it. What is held is bounded: three pictures of the size of the view, and one in full.
@MainActor
package final class PreviewPictures {
  /// How far a picture is.
  package enum State {
    case loading
    case ready(Picture)
    case failed(DecodingError)
  }

  package struct Picture: Sendable {
    package let surface: PictureSurface
    /// The upright picture's own size.
    package let originalSize: PixelSize
  }

  /// A picture that is wanted: the longer side is at most `edge`, in device pixels.
  package struct Want: Equatable {
    package let photo: Photo
    package let edge: Int

    package init(_ photo: Photo, edge: Int) { (self.photo, self.edge) = (photo, edge) }
  }

  fileprivate final class Entry {
    let want: Want
    var state = State.loading
    var task: Task<Void, Never>?

    init(_ want: Want) { self.want = want }

    deinit { task?.cancel() }
  }

  private let decoder: any PictureDecoding
  /// How many bytes of pixels those decoded ahead may have, together with the one that is seen.
  private let budget: Int
  private var shown: Entry?
  private var ahead: [Entry] = []
  private var fine: Entry?
  /// What is seen of that until it comes in another size.
  private var fineBefore: Picture?
  /// What is seen of it until it comes in another size.
  private var before: Picture?
  private var waiting: [Want] = []

  /// Something has come in for the picture that is seen.
  package var changed: @MainActor () -> Void = {}

  /// 96 MB: three pictures that fill a screen of 3840 × 2160.
  package static let usualBudget = 96 << 20
  /// The longer side at most, in pixels, and the most pixels of a picture that is looked at closely:
  /// 160 MB.
  private static let finestEdge = 16_384
  private static let finestPixels = 40_000_000

  package init(decoder: any PictureDecoding, budget: Int = usualBudget) {
    self.decoder = decoder
    self.budget = budget
  }

  /// Shows a picture, and decodes others once it is there, in their order. All the rest is dropped.
  package func show(_ want: Want, ahead wants: [Want]) {
    let isSame = want.photo.isSamePicture(as: shown?.want.photo)
    if !isSame { dropFine() }
    before = isSame ? picture : nil
    let entries = [shown].compactMap(\.self) + ahead
    func kept(_ want: Want) -> Entry? {
      entries.first { $0.want.photo.isSamePicture(as: want.photo) && $0.serves(want) }
    }
    shown = kept(want)
    ahead = wants.compactMap(kept)
    waiting = wants.filter { want in !ahead.contains { $0.want.photo.isSamePicture(as: want.photo) }
    }
    if shown == nil { shown = begin(want, urgency: .visible) }
    goOn()
  }

  /// Decodes the picture that is seen in more pixels: twice as many a side, or four times and so on, so
  /// that it is never painted at less than half its size; at most all of them, or what is held at most.
  ///
  /// - Parameter neededEdge: the longer side as it is shown, in device pixels.
  package func refine(toEdge neededEdge: Int) {
    guard let shown, let picture else { return }
    var edge = max(picture.surface.width, picture.surface.height)
    let (whole, finest) = (edge, Self.finestEdge(of: picture.originalSize))
    while edge * 21 / 20 < neededEdge, edge < finest { edge = min(edge * 2, finest) }
    if edge <= whole { return dropFine() }
    guard fine?.want.edge != edge else { return }
    fineBefore = finePicture
    fine = begin(Want(shown.want.photo, edge: edge), urgency: .visible)
  }

  /// The picture is seen as a whole again.
  package func dropFine() { (fine, fineBefore) = (nil, nil) }

  /// Holds nothing any more.
  package func clear() {
    dropFine()
    (shown, before, ahead, waiting) = (nil, nil, [], [])
  }

  package var state: State {
    if case .loading = shown?.state, let before { return .ready(before) }
    return shown?.state ?? .loading
  }

  private var picture: Picture? {
    if case .ready(let picture) = state { picture } else { nil }
  }

  /// The same picture in full, where that is there.
  package var finePicture: Picture? {
    if case .ready(let picture) = fine?.state { picture } else { fineBefore }
  }

  /// The size of the upright picture of a photo, where it was decoded to be seen.
  package func originalSize(of photo: Photo) -> PixelSize? {
    photo.isSamePicture(as: shown?.want.photo) ? picture?.originalSize : nil
  }

  /// How many bytes of pixels are held.
  package var bytesHeld: Int {
    ([shown, fine] + ahead).compactMap(\.?.bytes).reduce(0, +)
  }

  /// What is decoded of a picture that is looked at closely.
  package static func finestEdge(of size: PixelSize) -> Int {
    let (longer, shorter) = (max(size.width, size.height), max(1, min(size.width, size.height)))
    let pixels = Double(finestPixels) * Double(longer) / Double(shorter)
    return min(longer, finestEdge, Int(pixels.squareRoot()))
  }

  // MARK: Decoding

  /// Begins with those ahead where the one that is seen is there and there is room.
  private func goOn() {
    guard let shown, case .loading = shown.state else {
      let largest = max(1, shown?.bytes ?? 0)
      while !waiting.isEmpty, (ahead.count + 2) * largest <= budget {
        ahead.append(begin(waiting.removeFirst(), urgency: .near))
      }
      return
    }
  }

  private func begin(_ want: Want, urgency: ThumbnailUrgency) -> Entry {
    let entry = Entry(want)
    let request = DecodingRequest(
      path: want.photo.id.path, maximumEdge: want.edge, urgency: urgency)
    entry.task = Task { [weak self, weak entry, decoder] in
      let state: State
      do throws(DecodingError) {
        state = .ready(try await Self.decode(request, decoder))
      } catch {
        state = .failed(error)
      }
      if let self, let entry { self.receive(state, entry) }
    }
    return entry
  }

  /// Off the main thread: to copy a large picture takes longer than a frame has.
  @concurrent
  nonisolated private static func decode(
    _ request: DecodingRequest, _ decoder: any PictureDecoding
  ) async throws(DecodingError) -> Picture {
    let decoded = try await decoder.picture(request)
    if Task.isCancelled { throw .cancelled }
    let pixels = decoded.pixels
    guard
      let surface = PictureSurface(
        pixels: pixels.bytes, width: pixels.width, height: pixels.height)
    else { throw .tooLarge }
    return Picture(surface: surface, originalSize: decoded.originalSize)
  }

  private func receive(_ state: State, _ entry: Entry) {
    if case .failed(.cancelled) = state { return }
    entry.state = state
    if entry === shown { before = nil }
    if entry === fine { fineBefore = nil }
    // Without the finer picture there is still the other one.
    if entry === fine, case .failed = state { return }
    if entry === shown || entry === fine { changed() }
    goOn()
  }
}

extension PreviewPictures.Entry {
  fileprivate var bytes: Int? {
    guard case .ready(let picture) = state else { return nil }
    return picture.surface.width * picture.surface.height * 4
  }

  /// Whether it is large enough for what is wanted, and not so much larger that painting it were slow.
  fileprivate func serves(_ want: PreviewPictures.Want) -> Bool {
    if case .failed = state { return true }
    return self.want.edge >= want.edge && self.want.edge <= want.edge * 2
  }
}
