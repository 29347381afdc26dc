/// A folder whose photos are offered.
package struct LibraryFolder: Sendable, Equatable {
  /// As bytes.
  package let path: [UInt8]
  package let name: String
  package let displayPath: String
  /// Whether the user added it, and may take it away.
  package let isRemovable: Bool
  /// Whether it is there, and may be read.
  package let isReadable: Bool

  package init(
    path: [UInt8], name: String, displayPath: String, isRemovable: Bool, isReadable: Bool
  ) {
    self.path = path
    self.name = name
    self.displayPath = displayPath
    self.isRemovable = isRemovable
    self.isReadable = isReadable
  }
}
