internal import CGLib
internal import CGStreamer
internal import GLib

/// From standard input to the loudspeaker.
final class SoundPipeline {
  private let pipeline: GStreamerObject

  /// Nil where a part of GStreamer is missing. Where there is no loudspeaker it is taken and not heard.
  init?() {
    let text = """
      fdsrc fd=0 ! rawaudioparse format=pcm pcm-format=s16le sample-rate=48000 num-channels=2 \
      ! audioconvert ! audioresample ! autoaudiosink sync=false
      """
    guard let pipeline = gst_parse_launch(text, nil) else { return nil }
    self.pipeline = GStreamerObject(sinking: pipeline)
  }

  /// Returns when the input has ended. `gst_bus_timed_pop_filtered`
  func runToEnd() {
    gst_element_set_state(pipeline.element, GST_STATE_PLAYING)
    let bus = gst_element_get_bus(pipeline.element)
    let ends = GstMessageType(GST_MESSAGE_EOS.rawValue | GST_MESSAGE_ERROR.rawValue)
    if let message = gst_bus_timed_pop_filtered(bus, .max, ends) { gst_message_unref(message) }
    gst_object_unref(bus)
    gst_element_set_state(pipeline.element, GST_STATE_NULL)
  }
}
