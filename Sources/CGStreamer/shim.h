#pragma once
#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/gst.h>

/* What Swift cannot import: macros with casts in them, and a struct that grows with each version. */

static inline GstBin *photo_picker_bin(gpointer element) { return GST_BIN(element); }
static inline GstElement *photo_picker_element(gpointer object) { return GST_ELEMENT(object); }
static inline GstAppSink *photo_picker_app_sink(gpointer element) { return GST_APP_SINK(element); }
static inline GstAppSrc *photo_picker_app_source(gpointer element) { return GST_APP_SRC(element); }

static inline void photo_picker_on_sample(GstAppSink *sink, GstFlowReturn (*handler)(GstAppSink *, gpointer),
                                          gpointer data, GDestroyNotify destroy) {
  GstAppSinkCallbacks callbacks = {.new_sample = handler};
  gst_app_sink_set_callbacks(sink, &callbacks, data, destroy);
}
