internal import PickerModel

/// What the index keeps of a file.
struct IndexedFile: Sendable, Equatable {
  let name: ArraySlice<UInt8>
  let stamp: Stamp
  let facts: PhotoFacts

  /// What must not have changed for the facts to be believed. The device is not among it: many have
  /// another number after each start of the machine.
  struct Stamp: Sendable, Equatable {
    let bytes: Int64
    let modified: Timestamp
    let inode: UInt64

    init(_ file: FileStamp) { (bytes, modified, inode) = (file.bytes, file.modified, file.inode) }

    fileprivate init(bytes: Int64, modified: Timestamp, inode: UInt64) {
      (self.bytes, self.modified, self.inode) = (bytes, modified, inode)
    }
  }

  init(_ photo: Photo) {
    name = photo.id.path.name
    stamp = Stamp(photo.file)
    facts = photo.facts
  }

  private init(name: ArraySlice<UInt8>, stamp: Stamp, facts: PhotoFacts) {
    (self.name, self.stamp, self.facts) = (name, stamp, facts)
  }
}

/// The form in which the files of a folder are kept: one behind another, in the order of the bytes of
/// their names.
extension IndexedFile {
  static func encode(_ files: some Sequence<IndexedFile>) -> [UInt8] {
    var writer = ByteWriter()
    for file in files {
      writer.write(shortBytes: file.name)
      writer.write(UInt64(bitPattern: file.stamp.bytes))
      writer.write(UInt64(bitPattern: file.stamp.modified.seconds))
      writer.write(UInt32(bitPattern: file.stamp.modified.nanoseconds))
      writer.write(file.stamp.inode)
      file.facts.write(to: &writer)
    }
    return writer.bytes
  }

  /// Nil where the bytes are anything else.
  static func decode(_ bytes: [UInt8]) -> [IndexedFile]? {
    var reader = ByteReader(bytes)
    var files: [IndexedFile] = []
    while !reader.isAtEnd {
      guard let file = IndexedFile(&reader) else { return nil }
      files.append(file)
    }
    return files
  }

  init?(_ reader: inout ByteReader) {
    guard let name = reader.shortBytes(), let bytes = reader.number(UInt64.self),
      let seconds = reader.number(UInt64.self), let nanoseconds = reader.number(UInt32.self),
      let inode = reader.number(UInt64.self), let facts = PhotoFacts(&reader)
    else { return nil }
    let modified = Timestamp(
      seconds: Int64(bitPattern: seconds), nanoseconds: Int32(bitPattern: nanoseconds))
    self.init(
      name: name,
      stamp: Stamp(bytes: Int64(bitPattern: bytes), modified: modified, inode: inode),
      facts: facts)
  }
}
