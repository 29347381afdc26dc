internal import CHeif

/// A file as libheif reads it: piece by piece, and no more than such a file needs.
struct HEIFSource {
  private let length: Int
  private let read: (_ offset: Int, _ count: Int) -> ArraySlice<UInt8>
  private var position = 0
  private var rest = 16 << 20

  /// - Parameter read: as `PictureFile.bytes(at:count:)`.
  /// - Returns: what `body` makes of the source, which is what `reader` reads.
  static func withSource<Result>(
    length: Int, _ body: (UnsafeMutableRawPointer) -> Result,
    _ read: (Int, Int) -> ArraySlice<UInt8>
  ) -> Result {
    withoutActuallyEscaping(read) { read in
      var source = HEIFSource(length: length, read: read)
      return withUnsafeMutablePointer(to: &source) { body(UnsafeMutableRawPointer($0)) }
    }
  }

  private init(length: Int, read: @escaping (Int, Int) -> ArraySlice<UInt8>) {
    (self.length, self.read) = (length, read)
  }

  static let reader = heif_reader(
    reader_api_version: 1,
    get_position: { Int64(source($0).pointee.position) },
    read: { data, count, source in HEIFSource.source(source).pointee.read(count, into: data) ? 0 : 1
    },
    seek: { position, source in HEIFSource.source(source).pointee.seek(to: Int(position)) ? 0 : 1 },
    wait_for_file_size: { size, source in
      size <= HEIFSource.source(source).pointee.length
        ? heif_reader_grow_status_size_reached : heif_reader_grow_status_size_beyond_eof
    })

  private static func source(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<
    HEIFSource
  > {
    // libheif hands back what it was given.
    pointer!.assumingMemoryBound(to: HEIFSource.self)
  }

  private mutating func read(_ count: Int, into data: UnsafeMutableRawPointer?) -> Bool {
    if count == 0 { return true }
    guard count <= rest, let data else { return false }
    let bytes = read(position, count)
    guard bytes.count == count else { return false }
    bytes.withUnsafeBytes {
      if let start = $0.baseAddress { data.copyMemory(from: start, byteCount: count) }
    }
    (position, rest) = (position + count, rest - count)
    return true
  }

  private mutating func seek(to position: Int) -> Bool {
    guard (0...length).contains(position) else { return false }
    self.position = position
    return true
  }
}
