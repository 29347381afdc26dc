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

/* NULL where the setting names none; else to be freed. */
static inline char *photo_picker_font_family(void) {
  char *name = NULL;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_get(settings, "gtk-font-name", &name, NULL);
  PangoFontDescription *font = pango_font_description_from_string(name != NULL ? name : "");
  char *family = g_strdup(pango_font_description_get_family(font));
  pango_font_description_free(font);
  g_free(name);
  return family;
}

/* As <gdk/gdkx.h> declares them, without the headers of the X server that it brings along. */
extern GType gdk_x11_window_get_type(void);
extern unsigned long gdk_x11_window_get_xid(GdkWindow *window);
extern GdkWindow *gdk_x11_window_foreign_new_for_display(GdkDisplay *display, unsigned long window);

/* 0 where it is not the X server's. */
static inline unsigned long photo_picker_x_window(GtkWidget *widget) {
  GdkWindow *window = gtk_widget_get_window(widget);
  if (window == NULL || !G_TYPE_CHECK_INSTANCE_TYPE(window, gdk_x11_window_get_type())) return 0;
  return gdk_x11_window_get_xid(window);
}

/* False where either window is not there. */
static inline gboolean photo_picker_set_transient(GtkWidget *widget, unsigned long parent) {
  if (photo_picker_x_window(widget) == 0) return FALSE;
  GdkWindow *other = gdk_x11_window_foreign_new_for_display(gtk_widget_get_display(widget), parent);
  if (other == NULL) return FALSE;
  gdk_window_set_transient_for(gtk_widget_get_window(widget), other);
  g_object_unref(other);
  return TRUE;
}

/* As <gdk/gdkwayland.h> declares them, without the headers of Wayland that it brings along. */
extern GType gdk_wayland_window_get_type(void);
extern gboolean gdk_wayland_window_set_transient_for_exported(GdkWindow *window, char *handle);

/* False where it is not a window of Wayland's, or nobody exports the other. */
static inline gboolean photo_picker_set_transient_for_exported(GtkWidget *widget,
                                                               const char *handle) {
  GdkWindow *window = gtk_widget_get_window(widget);
  if (window == NULL || !G_TYPE_CHECK_INSTANCE_TYPE(window, gdk_wayland_window_get_type()))
    return FALSE;
  return gdk_wayland_window_set_transient_for_exported(window, (char *)handle);
}
