#pragma once
#include <atspi/atspi.h>
#include <gio/gio.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>

/* What xdotool cannot do: ask a window to close as a window manager does, and read the screen. Both
   are macros and unions in Xlib, which Swift cannot import. */

/* Returns 0 where there is no display. */
static inline int photo_picker_ask_to_close(unsigned long window) {
  Display *display = XOpenDisplay(NULL);
  if (display == NULL) return 0;
  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
  event.xclient.format = 32;
  event.xclient.data.l[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", False);
  event.xclient.data.l[1] = CurrentTime;
  Status sent = XSendEvent(display, window, False, NoEventMask, &event);
  XCloseDisplay(display);
  return sent != 0;
}

/* The pixel of the screen as 0xRRGGBB; -1 where it cannot be read. For a screen of 24 bits, such
   as that of Xvfb. */
static inline long photo_picker_screen_pixel(int x, int y) {
  Display *display = XOpenDisplay(NULL);
  if (display == NULL) return -1;
  Window root = DefaultRootWindow(display);
  int screen = DefaultScreen(display);
  long pixel = -1;
  if (x >= 0 && y >= 0 && x < DisplayWidth(display, screen) && y < DisplayHeight(display, screen)) {
    XImage *image = XGetImage(display, root, x, y, 1, 1, AllPlanes, ZPixmap);
    if (image != NULL) {
      pixel = (long)(XGetPixel(image, 0, 0) & 0xffffff);
      XDestroyImage(image);
    }
  }
  XCloseDisplay(display);
  return pixel;
}
