internal import CGLib
internal import CLcms
internal import CPixbuf

/// From the colours of a profile to sRGB, which is what screens are taken to show.
enum ColorConversion {
  /// Changes the pixels themselves. Does nothing where the profile is broken, or is none of red, green and
  /// blue: the loader has made these of other colours. `cmsDoTransformLineStride`
  static func convert(_ pixbuf: OpaquePointer, from profile: [UInt8]) {
    guard let source = cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count)) else {
      return
    }
    defer { cmsCloseProfile(source) }
    guard cmsGetColorSpace(source) == cmsSigRgbData, let target = cmsCreate_sRGBProfile() else {
      return
    }
    defer { cmsCloseProfile(target) }
    let format = photo_picker_pixels(gdk_pixbuf_get_has_alpha(pixbuf))
    guard
      let transform = cmsCreateTransform(
        source, format, target, format, cmsUInt32Number(INTENT_PERCEPTUAL),
        cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
    else { return }
    defer { cmsDeleteTransform(transform) }
    let stride = cmsUInt32Number(gdk_pixbuf_get_rowstride(pixbuf))
    let pixels = gdk_pixbuf_get_pixels(pixbuf)
    cmsDoTransformLineStride(
      transform, pixels, pixels, cmsUInt32Number(gdk_pixbuf_get_width(pixbuf)),
      cmsUInt32Number(gdk_pixbuf_get_height(pixbuf)), stride, stride, 0, 0)
  }
}
