#pragma once
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <linux/stat.h>
#include <locale.h>
#include <sys/eventfd.h>
#include <sys/vfs.h>

/* What Swift cannot import: macros with casts in them, and the pair of libdispatch that lets another
   loop drain the main queue. The pair is not in a public header; swift-corelibs-foundation's run loop
   stands on the same two. */

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

/* A GDestroyNotify with the signature of a GClosureNotify. */
static inline gulong photo_picker_connect(gpointer instance, const char *signal, GCallback handler,
                                          gpointer data, GClosureNotify destroy, gboolean after) {
  return g_signal_connect_data(instance, signal, handler, data, destroy,
                               after ? G_CONNECT_AFTER : (GConnectFlags)0);
}

/* The C library declares it for _GNU_SOURCE alone, without which Swift reads its headers. */
int statx(int folder, const char *_Nonnull name, int flags, unsigned int wanted,
          struct statx *_Nonnull answer);
