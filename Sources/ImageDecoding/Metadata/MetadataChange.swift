import PickerModel

/// How the pixels differ from those that metadata were written for.
struct MetadataChange {
  /// Of the upright picture.
  var size: PixelSize
  /// Whether anybody changed what is to be seen.
  var isEdited: Bool
  var keepsLocation: Bool
  /// Whether the colours are those of sRGB now.
  var isConverted: Bool
}
