internal import CGLib
internal import Glibc

/// A regular file, open for reading. Reading blocks.
package struct OpenFile: ~Copyable {
  private let descriptor: Int32

  /// Opens what is a regular file and nothing else: a pipe or device of that name is not waited for.
  ///
  /// - Parameter path: as bytes; links are followed.
  package init(at path: [UInt8]) throws(FileFailure) {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    descriptor = open(path.map { CChar(bitPattern: $0) } + [0], flags)
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileFailure(errno: EINVAL)
    }
  }

  deinit { close(descriptor) }

  /// Up to so many bytes from an offset; fewer at the end of the file, none beyond it or where it
  /// cannot be read. `pread`
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        // There is room for something, so the buffer has an address.
        let got = pread(
          descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { break }
        filled += got
      }
    }
  }
}
