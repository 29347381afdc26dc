internal import CGLib
internal import Glibc

/// A regular file, open for reading. Reading blocks.
package struct OpenFile: ~Copyable {
  private let descriptor: Descriptor

  /// Opens what is a regular file and nothing else: a pipe or device of that name is not waited for.
  ///
  /// - Parameter path: as bytes; links are followed.
  package init(at path: [UInt8]) throws(FileFailure) {
    descriptor = try Descriptor.ofFile(at: path).0
  }

  /// - Parameter descriptor: of a regular file.
  package init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// In bytes; 0 where it cannot be told. `lseek`, as a decoder that is locked in may not use `fstat`
  /// of newer C libraries.
  package var length: Int { max(0, Int(lseek(descriptor.number, 0, SEEK_END))) }

  /// Up to so many bytes from an offset; fewer at the end of the file, none beyond it or where it
  /// cannot be read. `pread`
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    descriptor.bytes(at: offset, count: count)
  }
}

extension Descriptor {
  /// As `OpenFile.bytes`.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        // There is room for something, so the buffer has an address.
        let got = pread(
          number, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { break }
        filled += got
      }
    }
  }
}
