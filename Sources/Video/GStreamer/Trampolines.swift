internal import CGLib
internal import CGStreamer
internal import GLib

// GStreamer calls these, on threads of its own; each calls the closure in its box.

/// `GstFlowReturn (*) (GstAppSink *, gpointer)`: a picture or a piece of sound has come.
let sampleTrampoline:
  @convention(c) (UnsafeMutablePointer<GstAppSink>?, UnsafeMutableRawPointer?) -> GstFlowReturn = {
    sink, data in take(gst_app_sink_pull_sample(sink), data)
  }

/// The same for the first one, which stands until the pipeline runs.
let prerollTrampoline:
  @convention(c) (UnsafeMutablePointer<GstAppSink>?, UnsafeMutableRawPointer?) -> GstFlowReturn = {
    sink, data in take(gst_app_sink_pull_preroll(sink), data)
  }

/// `GstBusSyncHandler`; nobody else takes the messages.
let messageTrampoline:
  @convention(c) (
    UnsafeMutablePointer<GstBus>?, UnsafeMutablePointer<GstMessage>?, UnsafeMutableRawPointer?
  ) -> GstBusSyncReply = { _, message, data in
    if let message {
      unbox(data, as: (@Sendable (UnsafeMutablePointer<GstMessage>) -> Void).self)?(message)
      gst_message_unref(message)
    }
    return GST_BUS_DROP
  }

/// `GDestroyNotify`
let releaseTrampoline: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

private func take(_ sample: OpaquePointer?, _ data: UnsafeMutableRawPointer?) -> GstFlowReturn {
  guard let sample else { return GST_FLOW_EOS }
  unbox(data, as: (@Sendable (OpaquePointer) -> Void).self)?(sample)
  return GST_FLOW_OK
}

private func unbox<Function>(_ data: UnsafeMutableRawPointer?, as: Function.Type) -> Function? {
  data.map { Unmanaged<Box<Function>>.fromOpaque($0).takeUnretainedValue().function }
}
