internal import CGLib
import DecoderWire
import GLib

/// Loads what decoding takes from files, while there still are any for this process.
enum Preloading {
  static func all(for role: DecoderRole) {
    // gdk-pixbuf loads the library of a kind with the first loader for it.
    for kind in PictureKind.allCases where kind != .svg || role == .drawings {
      _ = try? PixbufLoader(kind, maximumEdge: 1)
    }
    keepConversions()
    XMPPacket.prepare()
    HEIFMetadata.prepare()
    MediaInfoReport.prepare()
    // The C library reads the time zone when it is first asked.
    _ = LocalTime.wallSeconds(at: 0)
  }

  /// The texts of a PNG are in Latin-1. The C library takes a conversion from a file, and forgets it when
  /// nobody uses it any more: so these are never closed. `g_iconv_open`
  private static func keepConversions() {
    _ = g_iconv_open("UTF-8", "ISO-8859-1")
    _ = g_iconv_open("ISO-8859-1", "UTF-8")
  }
}
