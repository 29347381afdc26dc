internal import CHeif

/// EXIF and XMP of a HEIC or AVIF file, found by libheif.
struct HEIFMetadata {
  /// A TIFF header and directories.
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?

  /// Starts libheif: it looks for decoders beside it.
  static func prepare() { _ = heif_init(nil) }

  /// Nothing where the file is broken. No picture is decoded.
  init(_ file: borrowing PictureFile) {
    // What is not even laid out as such a file is not shown to libheif.
    guard HEIFFile.size(in: file) != nil else { return }
    let found = HEIFSource.withSource(length: file.length, Self.blocks) { offset, count in
      file.bytes(at: offset, count: count)
    }
    exif = found.first { $0.type == "Exif" }.flatMap { Self.directories($0.bytes) }
    xmp = found.first { $0.type == "mime" && $0.contentType == "application/rdf+xml" }?.bytes
  }

  private struct Block {
    let type: String
    let contentType: String
    let bytes: [UInt8]
  }

  private static let maximumCount = 16
  private static let maximumLength = 1 << 20

  private static func blocks(_ source: UnsafeMutableRawPointer) -> [Block] {
    guard let context = heif_context_alloc() else { return [] }
    defer { heif_context_free(context) }
    var reader = HEIFSource.reader
    guard heif_context_read_from_reader(context, &reader, source, nil).code == heif_error_Ok else {
      return []
    }
    var handle: OpaquePointer?
    guard heif_context_get_primary_image_handle(context, &handle).code == heif_error_Ok, let handle
    else { return [] }
    defer { heif_image_handle_release(handle) }
    var numbers = [heif_item_id](repeating: 0, count: maximumCount)
    let count = heif_image_handle_get_list_of_metadata_block_IDs(
      handle, nil, &numbers, Int32(maximumCount))
    return numbers.prefix(Int(count)).compactMap { block($0, handle) }
  }

  private static func block(_ number: heif_item_id, _ handle: OpaquePointer) -> Block? {
    let size = heif_image_handle_get_metadata_size(handle, number)
    guard (1...maximumLength).contains(size) else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard heif_image_handle_get_metadata(handle, number, &bytes).code == heif_error_Ok else {
      return nil
    }
    return Block(
      type: text(heif_image_handle_get_metadata_type(handle, number)),
      contentType: text(heif_image_handle_get_metadata_content_type(handle, number)), bytes: bytes)
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  /// Before them stands how far away they are: ISO/IEC 23008-12, A.2.1.
  private static func directories(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 8 else { return nil }
    let start = 4 + ByteOrder.big.number(bytes.prefix(4))
    return start < bytes.count ? Array(bytes[start...].prefix(EXIFBlock.maximumLength)) : nil
  }
}
