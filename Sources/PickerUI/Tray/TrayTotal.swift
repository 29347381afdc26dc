import PickerModel

/// How many bytes the photos of a tray have as they would be given away. Copies have to be made to know it: one
/// after another, each choice once for each photo.
@MainActor
final class TrayTotal {
  /// In bytes; nil while it is counted, or where it cannot be told.
  var told: @MainActor (Int64?) -> Void = { _ in }

  fileprivate struct Copy: Hashable {
    let photo: PhotoID
    let file: FileStamp
    let choice: SendingChoice
  }

  private let measure: @MainActor (Photo) async -> Int64?
  private var known: [Copy: Int64] = [:]
  private var counting: Task<Void, Never>?

  /// - Parameter measure: makes a copy as it is chosen now, and tells its length in bytes.
  init(measure: @escaping @MainActor (Photo) async -> Int64?) { self.measure = measure }

  deinit { counting?.cancel() }

  func count(_ photos: [Photo], _ choice: SendingChoice) {
    counting?.cancel()
    if photos.allSatisfy({ known[Copy($0, choice)] != nil }) { return tell(photos, choice) }
    told(nil)
    counting = Task { [weak self] in
      for photo in photos {
        let isKnown = self?.known[Copy(photo, choice)] != nil
        let length = isKnown ? nil : await self?.measure(photo)
        if Task.isCancelled { return }
        if let length { self?.known[Copy(photo, choice)] = length }
      }
      self?.tell(photos, choice)
    }
  }

  private func tell(_ photos: [Photo], _ choice: SendingChoice) {
    let lengths = photos.compactMap { known[Copy($0, choice)] }
    told(lengths.count == photos.count ? lengths.reduce(0, +) : nil)
  }
}

extension TrayTotal.Copy {
  fileprivate init(_ photo: Photo, _ choice: SendingChoice) {
    self.init(photo: photo.id, file: photo.file, choice: choice)
  }
}
