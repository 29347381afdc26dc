internal import CGLib
internal import CGStreamer
internal import GLib

/// Makes one picture of another.
enum SampleConversion {
  private static let patience: GstClockTime = 10_000_000_000  // Nanoseconds.

  /// Blocks until it is done; nil where it fails.
  ///
  /// - Parameter elements: as `gst-launch-1.0` takes them.
  static func convert(_ sample: Sample, through elements: String) -> Sample? {
    let text = "appsrc name=from ! \(elements) ! appsink name=to sync=false"
    guard let pipeline = gst_parse_launch(text, nil) else { return nil }
    let object = GStreamerObject(sinking: pipeline)
    let bin = photo_picker_bin(object.pointer)
    guard let from = gst_bin_get_by_name(bin, "from"), let to = gst_bin_get_by_name(bin, "to")
    else {
      return nil
    }
    defer {
      gst_element_set_state(object.element, GST_STATE_NULL)
      gst_object_unref(from)
      gst_object_unref(to)
    }
    gst_element_set_state(object.element, GST_STATE_PLAYING)
    let source = photo_picker_app_source(from)
    gst_app_src_push_sample(source, sample.pointer)
    gst_app_src_end_of_stream(source)
    return gst_app_sink_try_pull_sample(photo_picker_app_sink(to), patience)
      .map { Sample(adopting: $0) }
  }
}
