import Gtk

/// The movement of something that is pushed small and springs back.
@MainActor
package final class Spring {
  /// The size now, relative to that at rest.
  private(set) var scale = 1.0
  /// Counts the movements, so that one ends when the next begins.
  private var plays = 0

  /// In seconds, as the phone pickers have it.
  package nonisolated static let duration = 0.4

  /// The size relative to that at rest: 0.7 at once, beyond 1 on the way, 1 at the end.
  ///
  /// Robert Penner's "back" easing, with his overshoot of 1.70158 doubled, as the way is short.
  package nonisolated static func scale(at time: Double) -> Double {
    let overshoot = 3.40316
    let rest = min(1, max(0, time / duration)) - 1
    return 1 + 0.3 * ((overshoot + 1) * rest * rest * rest + overshoot * rest * rest)
  }

  /// Plays it from the beginning on a widget that draws itself by `scale`; at once at its end where nothing is
  /// to move.
  func play(on widget: Widget) {
    rest()
    widget.queueDraw()
    guard Toolkit.hasAnimations else { return }
    let mine = plays
    scale = Self.scale(at: 0)
    widget.onTick { [weak self] time in
      guard let self, plays == mine else { return false }
      scale = Self.scale(at: time)
      widget.queueDraw()
      return time < Self.duration
    }
  }

  /// Ends it at once, as it is something else that is drawn.
  func rest() {
    plays += 1
    scale = 1
  }
}
