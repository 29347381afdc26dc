internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Paints the widget, or what the handler leaves to it: `true` says that all is painted.
  /// `GtkWidget::draw`
  package func onDraw(_ handler: @escaping @MainActor (Canvas) -> Bool) {
    connect("draw", unsafeBitCast(drawTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// Paints over the widget and what lies in it. `GtkWidget::draw`
  package func onDrawAbove(_ handler: @escaping @MainActor (Canvas) -> Void) {
    let box = Box<@MainActor (Canvas) -> Bool> { canvas in
      handler(canvas)
      return false
    }
    connect("draw", unsafeBitCast(drawTrampoline, to: AnyTrampoline.self), box, after: true)
  }

  /// A key before anything else in the window gets it; `true` keeps it. `GtkWidget::key-press-event`
  package func onKeyPress(_ handler: @escaping @MainActor (KeyPress) -> Bool) {
    connect(
      "key-press-event", unsafeBitCast(eventTrampoline, to: AnyTrampoline.self),
      Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { handler(KeyPress($0.pointee.key)) }
    )
  }

  /// The pointer takes hold of it, or lets go. `GtkWidget::event`
  package func onHeld(_ handler: @escaping @MainActor (Bool) -> Void) {
    let box = Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { event in
      switch event.pointee.type {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: handler(true)
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: handler(false)
      default: break
      }
      return false
    }
    connect("event", unsafeBitCast(eventTrampoline, to: AnyTrampoline.self), box)
  }

  /// The user asks to close the window; `true` keeps it open. `GtkWidget::delete-event`
  package func onDelete(_ handler: @escaping @MainActor () -> Bool) {
    connect(
      "delete-event", unsafeBitCast(eventTrampoline, to: AnyTrampoline.self),
      Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { _ in handler() })
  }

  /// The parent gave a size. `GtkWidget::size-allocate`
  package func onSizeAllocate(_ handler: @escaping @MainActor () -> Void) {
    connect("size-allocate", unsafeBitCast(pointerTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// Calls before each frame, with the seconds since the first call, until the handler says `false`
  /// or the widget ends. `gtk_widget_add_tick_callback`
  package func onTick(_ handler: @escaping @MainActor (Double) -> Bool) {
    var start: gint64?
    let box = Box<@MainActor (gint64) -> Bool> { now in
      let first = start ?? now
      start = first
      return handler(Double(now - first) / 1_000_000)
    }
    gtk_widget_add_tick_callback(
      widget, tickTrampoline, Unmanaged.passRetained(box).toOpaque(), releaseTrampoline)
  }
}

/// A key that went down.
package struct KeyPress: Sendable, Equatable {
  package let key: Key
  package let isShift: Bool
  package let isControl: Bool
  /// Whether Alt or the key of the desktop is held.
  package let isOther: Bool

  package init(key: Key, isShift: Bool = false, isControl: Bool = false, isOther: Bool = false) {
    self.key = key
    self.isShift = isShift
    self.isControl = isControl
    self.isOther = isOther
  }

  init(_ event: GdkEventKey) {
    key = Key(value: event.keyval)
    isShift = event.state & GDK_SHIFT_MASK.rawValue != 0
    isControl = event.state & GDK_CONTROL_MASK.rawValue != 0
    isOther = event.state & (GDK_MOD1_MASK.rawValue | GDK_SUPER_MASK.rawValue) != 0
  }
}

/// The keys that the picker knows.
package enum Key: Sendable, Equatable {
  case left, right, up, down, home, end, pageUp, pageDown
  case space, enter, escape, delete, f10, f11, menu
  /// A letter or sign, as typed, in lower case.
  case character(Character)
  case other

  init(value: guint) {
    switch Int32(bitPattern: value) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_BackSpace: self = .delete
    case GDK_KEY_F10: self = .f10
    case GDK_KEY_F11: self = .f11
    case GDK_KEY_Menu: self = .menu
    default:
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(value)))
      self = scalar.flatMap { $0.value == 0 ? nil : .character(Character($0)) } ?? .other
    }
  }
}
