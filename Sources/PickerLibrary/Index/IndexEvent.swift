/// What the user should hear of once about the index.
package enum IndexEvent: Hashable, Sendable {
  /// It was broken, and is made anew.
  case rebuilt
  /// It cannot be kept: files are read anew each time.
  case notWritable
}
