import Gtk

/// The movement of something that is pushed small and springs back.
package enum Spring {
  /// In seconds, as the phone pickers have it.
  package static let duration = 0.4

  /// The size relative to that at rest: 0.7 at once, beyond 1 on the way, 1 at the end.
  ///
  /// Robert Penner's "back" easing, with his overshoot of 1.70158 doubled, as the way is short.
  package static func scale(at time: Double) -> Double {
    let overshoot = 3.40316
    let rest = min(1, max(0, time / duration)) - 1
    return 1 + 0.3 * ((overshoot + 1) * rest * rest * rest + overshoot * rest * rest)
  }

  /// Plays it on a widget that draws itself by `show`; at once at its end where nothing is to move.
  static func play(on widget: Widget, _ show: @escaping @MainActor (Double) -> Void) {
    guard Toolkit.hasAnimations else { return show(1) }
    show(scale(at: 0))
    widget.onTick { time in
      show(scale(at: time))
      return time < duration
    }
  }
}
