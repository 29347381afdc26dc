/// A tray as it stands on disk while it is not finished.
///
/// A line that names the form, then for each photo its path and that of the copy that stands for it, which is
/// empty where there is none; each with a NUL byte at its end, as paths may hold any other.
package struct KeptTray: Sendable, Equatable {
  package struct Item: Sendable, Hashable {
    package let photo: FilePath
    package let copy: FilePath?

    package init(photo: FilePath, copy: FilePath? = nil) {
      (self.photo, self.copy) = (photo, copy)
    }
  }

  package let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  package init(_ items: [TrayItem]) {
    self.items = items.map { Item(photo: $0.id.path, copy: $0.edited?.copy.id.path) }
  }

  private static let head = Array("photo-picker tray 1\n".utf8)

  package var bytes: [UInt8] {
    Self.head + items.flatMap { $0.photo.bytes + [0] + ($0.copy?.bytes ?? []) + [0] }
  }

  /// Nil where it is not in this form.
  package init?(bytes: [UInt8]) {
    guard bytes.starts(with: Self.head) else { return nil }
    var fields = bytes.dropFirst(Self.head.count)
      .split(separator: 0, omittingEmptySubsequences: false)
    guard fields.popLast()?.isEmpty ?? false, fields.count.isMultiple(of: 2) else { return nil }
    var items: [Item] = []
    for start in stride(from: 0, to: fields.count, by: 2) {
      let (photo, copy) = (fields[start], fields[start + 1])
      guard photo.first == UInt8(ascii: "/") else { return nil }
      items.append(
        Item(
          photo: FilePath(bytes: photo), copy: copy.isEmpty ? nil : FilePath(bytes: copy)))
    }
    self.items = items
  }
}
