import GLib

/// An open file with its first bytes at hand, where most of what is asked of a picture stands.
/// Reading blocks.
struct PictureFile: ~Copyable {
  /// The first bytes, as many as there are up to `headLength`.
  let head: [UInt8]

  private let file: OpenFile

  static let headLength = 4096

  init(_ file: consuming OpenFile) {
    head = file.bytes(at: 0, count: Self.headLength)
    self.file = file
  }

  /// In bytes.
  var length: Int { file.length }

  /// Up to so many bytes from an offset; fewer at the end of the file, none beyond it or where it
  /// cannot be read.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0 else { return [] }
    if offset + count <= head.count { return head[offset..<(offset + count)] }
    return file.bytes(at: offset, count: count)[...]
  }

  /// The bytes of a range, or nil where the file ends before it does.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8>? {
    let bytes = bytes(at: range.lowerBound, count: range.count)
    return bytes.count == range.count ? bytes : nil
  }
}
