/// A program that has something on the clipboard, for as long as it lives.
package enum ClipboardOwner {
  /// Offers a file's bytes in a form such as `image/png`.
  package static func offer(_ form: ByteString, contentsOf file: ByteString) throws {
    try Program.run(["xclip", "-selection", "clipboard", "-t", form, "-i", file])
  }

  /// What is on the clipboard in a form.
  package static func contents(_ form: ByteString) throws -> ByteString {
    try Program.run(["xclip", "-selection", "clipboard", "-o", "-t", form])
  }
}
