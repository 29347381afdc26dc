#pragma once
#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/gst.h>

/* What Swift cannot import: macros with casts in them, and a struct that grows with each version. */

static inline GstBin *photo_picker_bin(gpointer element) { return GST_BIN(element); }
static inline GstElement *photo_picker_element(gpointer object) { return GST_ELEMENT(object); }
static inline GstAppSink *photo_picker_app_sink(gpointer element) { return GST_APP_SINK(element); }
static inline GstAppSrc *photo_picker_app_source(gpointer element) { return GST_APP_SRC(element); }

typedef GstFlowReturn (*photo_picker_sample_handler)(GstAppSink *_Nullable, gpointer _Nullable);

static inline void photo_picker_on_samples(GstAppSink *sink, photo_picker_sample_handler _Nullable handler,
                                           photo_picker_sample_handler _Nullable first, gpointer data,
                                           GDestroyNotify destroy) {
  GstAppSinkCallbacks callbacks = {.new_sample = handler, .new_preroll = first};
  gst_app_sink_set_callbacks(sink, &callbacks, data, destroy);
}

static inline void photo_picker_set_object(gpointer object, const char *_Nonnull property, gpointer value) {
  g_object_set(object, property, value, NULL);
}

static inline int photo_picker_integer(gpointer object, const char *_Nonnull property) {
  gint value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}
