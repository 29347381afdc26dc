package import PickerModel

/// What the preview shows comes from here.
package typealias PreviewReading = PictureDecoding & PhotoDetailsReading & AnimationDecoding
