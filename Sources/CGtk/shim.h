#pragma once
/* No newer call slips in than Debian 12 has. */
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_3_24
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_3_24
#include <gtk/gtk.h>
#include <gtk/gtkdebug.h>
#include <handy.h>

/* What Swift cannot import: variadic functions, and macros with casts in them. */

static inline GtkClipboard *photo_picker_clipboard(void) {
  return gtk_clipboard_get(GDK_SELECTION_CLIPBOARD);
}

static inline void photo_picker_announce(AtkObject *object, const char *text) {
  if (g_signal_lookup("announcement", ATK_TYPE_OBJECT) != 0)
    g_signal_emit_by_name(object, "announcement", text);
}

static inline gboolean photo_picker_animations(void) {
  gboolean enabled = TRUE;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_get(settings, "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static inline int photo_picker_double_click_time(void) {
  gint milliseconds = 400;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_get(settings, "gtk-double-click-time", &milliseconds, NULL);
  return milliseconds;
}
