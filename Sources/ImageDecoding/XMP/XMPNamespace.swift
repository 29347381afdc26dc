/// The namespaces of XMP that the picker reads.
enum XMPNamespace {
  // ISO 16684-1, chapter 8; Adobe, "XMP Specification Part 2".
  static let xmp = "http://ns.adobe.com/xap/1.0/"
  static let exif = "http://ns.adobe.com/exif/1.0/"
  static let tiff = "http://ns.adobe.com/tiff/1.0/"
  static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  /// CIPA DC-010, "Exif 2.32 metadata for XMP".
  static let exifEX = "http://cipa.jp/exif/1.0/"
  static let aux = "http://ns.adobe.com/exif/1.0/aux/"
  // Google: "Photo Sphere XMP Metadata", "Depthmap Metadata" and "Dynamic Depth".
  static let panorama = "http://ns.google.com/photos/1.0/panorama/"
  static let depthMap = "http://ns.google.com/photos/1.0/depthmap/"
  static let camera = "http://ns.google.com/photos/1.0/camera/"
  static let device = "http://ns.google.com/photos/dd/1.0/device/"
  /// Android, "Ultra HDR image format": what else the file holds.
  static let container = "http://ns.google.com/photos/1.0/container/"
  // Adobe, "Gain Map Specification" 1.0, and what of a packet stands in other segments: ISO 16684-3.
  static let gainMap = "http://ns.adobe.com/hdr-gain-map/1.0/"
  static let note = "http://ns.adobe.com/xmp/note/"
}
