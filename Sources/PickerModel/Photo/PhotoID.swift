/// What makes a photo this one and no other, across albums, refreshes and orders: its path as bytes.
package struct PhotoID: Hashable, Sendable {
  package let path: FilePath

  package init(_ path: FilePath) { self.path = path }
}
