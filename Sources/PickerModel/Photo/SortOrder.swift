/// The order of the grid. The names are those of `--sort`.
package enum SortOrder: String, Sendable, CaseIterable {
  case newest, oldest, name, size

  /// A strict order over different photos, the same at each call: time taken with its part of a
  /// second, then the name by its numbers, then the bytes of the path.
  package func areInOrder(_ one: Photo, _ other: Photo) -> Bool {
    let (a, b) = (one.facts.taken.moment, other.facts.taken.moment)
    switch self {
    case .newest where a != b: return a > b
    case .oldest where a != b: return a < b
    case .size where one.file.bytes != other.file.bytes:
      return one.file.bytes > other.file.bytes
    default:
      return NaturalOrder.areInOrder(one.id.path, other.id.path)
    }
  }
}
