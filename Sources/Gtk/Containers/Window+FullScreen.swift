internal import CGLib
internal import CGtk
internal import GLib

extension Window {
  /// Asks the desktop to give it the whole screen, or to take it back. `gtk_window_fullscreen`,
  /// `gtk_window_unfullscreen`
  package func setFullScreen(_ isFullScreen: Bool) {
    isFullScreen ? gtk_window_fullscreen(cast()) : gtk_window_unfullscreen(cast())
  }
}
