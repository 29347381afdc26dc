import PickerModel
import TestSupport
import Testing
import Thumbnails

/// The images that gdk-pixbuf is tested with, whole ones and broken ones: of the kinds that are decoded at
/// all, no fewer than gdk-pixbuf itself decodes.
@Suite(.enabled(if: InstalledImages.areThere, "the package gdk-pixbuf-tests is not installed"))
struct InstalledImagesTests {
  @Test func noFewerAreDecodedThanByTheLibraryItself() async throws {
    let folder = try TestLibrary()
    var (ours, theirs) = (0, 0)
    for image in try InstalledImages.all() {
      let begin = ContinuousClock.now
      let picture = await DecoderSample.picture(FilePath(image), of: Decoders.shared)
      #expect(ContinuousClock.now - begin < .seconds(10), "\(image)")
      let isOurs = (try? picture.get()) != nil
      let isTheirs = isDecodedByTheLibrary(image, folder.path("output"))
      if isOurs { ours += 1 }
      if isTheirs { theirs += 1 }
      #expect(isOurs || !isTheirs, "\(image) is not decoded: \(picture)")
    }
    #expect(ours >= theirs && theirs > 100)
  }

  /// In as much memory as a decoder has, and whole: the library gives parts of broken ones too.
  ///
  /// - Parameter output: a file that it may replace.
  private func isDecodedByTheLibrary(_ image: ByteString, _ output: ByteString) -> Bool {
    let command: [ByteString] = [
      "sh", "-c", #"ulimit -v 1048576; exec timeout 15 gdk-pixbuf-pixdata "$1" "$2""#, "sh",
      image, output,
    ]
    return (try? Program.run(command)) != nil
  }
}

enum InstalledImages {
  private static let root: ByteString = "/usr/libexec/installed-tests/gdk-pixbuf"
  private static let kinds = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "svg"]

  static var areThere: Bool {
    Files.exists(root) && (try? Program.run(["which", "gdk-pixbuf-pixdata"])) != nil
  }

  /// In the order of their paths.
  static func all() throws -> [ByteString] {
    try all(in: root).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  private static func all(in folder: ByteString) throws -> [ByteString] {
    try Files.names(in: folder).flatMap { name -> [ByteString] in
      let path = folder.appending(name)
      if let inside = try? all(in: path) { return inside }
      return kinds.contains { name.text.lowercased().hasSuffix("." + $0) } ? [path] : []
    }
  }
}
