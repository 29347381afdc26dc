internal import CGLib
internal import CGtk
internal import GLib

/// A number that is chosen along a line. `GtkScale`
package final class Slider: Widget {
  /// How the user moves it.
  package enum Move {
    /// With the pointer, to any place.
    case pointer
    /// By keys, a screen reader or the wheel, in steps.
    case steps
  }

  /// Lying, without its number in writing.
  ///
  /// - Parameters:
  ///   - step: what a key changes.
  ///   - mark: a number that is marked on the line.
  /// `gtk_scale_new_with_range`
  package convenience init(_ range: ClosedRange<Double>, step: Double, mark: Double? = nil) {
    self.init(
      gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step), .sink)
    gtk_scale_set_draw_value(cast(), 0)
    // Else the program would see its numbers rounded to those of a key.
    gtk_range_set_round_digits(cast(), -1)
    gtk_scale_set_has_origin(cast(), 0)
    // More to the right, in any language.
    gtk_range_set_flippable(cast(), 0)
    if let mark { gtk_scale_add_mark(cast(), mark, GTK_POS_TOP, nil) }
  }

  /// `gtk_range_set_value`
  package var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  /// The user moves it to a number, which may lie outside of the range; it stays where it was unless the handler
  /// sets it. `GtkRange::change-value`
  package func onMove(_ handler: @escaping @MainActor (Move, Double) -> Void) {
    let box = Box<@MainActor (GtkScrollType, Double) -> Void> { type, value in
      handler(type == GTK_SCROLL_JUMP ? .pointer : .steps, value)
    }
    connect("change-value", unsafeBitCast(rangeTrampoline, to: AnyTrampoline.self), box)
    // A screen reader sets the number itself.
    connect("value-changed") { [weak self] in
      if let self { handler(.steps, value) }
    }
  }
}
