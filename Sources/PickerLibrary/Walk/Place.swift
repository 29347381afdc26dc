internal import PickerModel

/// Something on the way of a walk.
struct Place: Sendable {
  let path: FilePath
  let doorway: Doorway
  /// How deep it lies below the folder that the walk began with.
  var depth = 0
  /// No link is followed into these: the folder that the walk began with and the home, and all in
  /// which one of them lies.
  let above: Set<FileIdentity>
  /// Whether it may be a link, which then stands for its target.
  var mayBeLink = true

  /// What stands in this place, which is the folder `folder`, under a name.
  func inner(_ name: [UInt8], of folder: FileIdentity, isLink: Bool) -> Place {
    Place(
      path: path.appending(name), doorway: Doorway(to: name, in: folder), depth: depth + 1,
      above: above, mayBeLink: isLink)
  }

  /// The order of the paths of what is in the folders: `a-b/x` comes before `a/x`.
  static func precedes(_ one: Place, _ other: Place) -> Bool {
    Listing.key(ofFolder: one.path.bytes)
      .lexicographicallyPrecedes(Listing.key(ofFolder: other.path.bytes))
  }
}
