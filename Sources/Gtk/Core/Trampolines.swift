internal import CGLib
internal import CGtk
internal import GLib

// C calls these, on the main thread; each enters the main actor and calls the closure in its box.
// One for each C signature; they return `gboolean`, which is four bytes, not `Bool`, which is one.
// What C hands over is marked `nonisolated(unsafe)`, as it stays on the main thread.

/// `gboolean (*) (GtkWidget *, cairo_t *, gpointer)`
nonisolated let drawTrampoline:
  @convention(c) (UnsafeMutableRawPointer, OpaquePointer, UnsafeMutableRawPointer) -> gboolean = {
    _, canvas, data in
    nonisolated(unsafe) let (canvas, data) = (canvas, data)
    return MainActor.assumeIsolated {
      unbox(data, as: (@MainActor (Canvas) -> Bool).self)(Canvas(canvas)) ? 1 : 0
    }
  }

/// `gboolean (*) (GtkWidget *, GdkEvent *, gpointer)`
nonisolated let eventTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer, UnsafeMutablePointer<GdkEvent>, UnsafeMutableRawPointer
  ) -> gboolean = { _, event, data in
    nonisolated(unsafe) let (event, data) = (event, data)
    return MainActor.assumeIsolated {
      unbox(data, as: (@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool).self)(event) ? 1 : 0
    }
  }

/// `gboolean (*) (GtkWidget *, GtkDirectionType, gpointer)`, where the direction is of no interest
nonisolated let directionTrampoline:
  @convention(c) (UnsafeMutableRawPointer, GtkDirectionType, UnsafeMutableRawPointer) -> gboolean =
    {
      _, _, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated { unbox(data, as: (@MainActor () -> Bool).self)() ? 1 : 0 }
    }

/// `void (*) (gpointer, gpointer, gpointer)`, where what the signal gives is of no interest
nonisolated let pointerTrampoline:
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) ->
    Void = {
      _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { unbox(data, as: (@MainActor () -> Void).self)() }
    }

/// `void (*) (gpointer, GtkListBoxRow *, gpointer)`: the row by its index
nonisolated let rowTrampoline:
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) ->
    Void = {
      _, row, data in
      nonisolated(unsafe) let (row, data) = (row, data)
      MainActor.assumeIsolated {
        guard let row else { return }
        let index = gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self))
        unbox(data, as: (@MainActor (Int) -> Void).self)(Int(index))
      }
    }

/// `void (*) (GtkNativeDialog *, gint response, gpointer)`
nonisolated let responseTrampoline:
  @convention(c) (UnsafeMutableRawPointer, gint, UnsafeMutableRawPointer) -> Void = {
    _, response, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { unbox(data, as: (@MainActor (Int) -> Void).self)(Int(response)) }
  }

/// `void (*) (GtkGestureMultiPress *, gint presses, gdouble x, gdouble y, gpointer)`
nonisolated let pressTrampoline:
  @convention(c) (UnsafeMutableRawPointer, gint, gdouble, gdouble, UnsafeMutableRawPointer) -> Void =
    {
      _, presses, x, y, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        unbox(data, as: (@MainActor (Int, Double, Double) -> Void).self)(Int(presses), x, y)
      }
    }

/// `void (*) (GtkGestureDrag *, gdouble x, gdouble y, gpointer)`
nonisolated let placeTrampoline:
  @convention(c) (UnsafeMutableRawPointer, gdouble, gdouble, UnsafeMutableRawPointer) -> Void = {
    _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { unbox(data, as: (@MainActor (Double, Double) -> Void).self)(x, y) }
  }

/// `void (*) (GtkGestureZoom *, gdouble, gpointer)`
nonisolated let numberTrampoline:
  @convention(c) (UnsafeMutableRawPointer, gdouble, UnsafeMutableRawPointer) -> Void = {
    _, number, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { unbox(data, as: (@MainActor (Double) -> Void).self)(number) }
  }

/// `gboolean (*) (GtkRange *, GtkScrollType, gdouble, gpointer)`: what the signal would do is done
nonisolated let rangeTrampoline:
  @convention(c) (UnsafeMutableRawPointer, GtkScrollType, gdouble, UnsafeMutableRawPointer) ->
    gboolean = { _, type, value, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        unbox(data, as: (@MainActor (GtkScrollType, Double) -> Void).self)(type, value)
      }
      return 1
    }

/// `void (*) (GtkWidget *, GdkDragContext *, GtkSelectionData *, guint info, guint time, gpointer)`
nonisolated let dragDataTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer, UnsafeMutableRawPointer?, OpaquePointer?, guint, guint,
    UnsafeMutableRawPointer
  ) -> Void = { _, _, selection, _, _, data in
    nonisolated(unsafe) let (selection, data) = (selection, data)
    MainActor.assumeIsolated {
      guard let selection else { return }
      unbox(data, as: (@MainActor (OpaquePointer) -> Void).self)(selection)
    }
  }

/// `void (*) (GtkWidget *, GdkDragContext *, gint x, gint y, GtkSelectionData *, guint, guint, gpointer)`
nonisolated let dropTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer, OpaquePointer?, gint, gint, OpaquePointer?, guint, guint,
    UnsafeMutableRawPointer
  ) -> Void = { _, _, _, _, selection, _, _, data in
    nonisolated(unsafe) let (selection, data) = (selection, data)
    MainActor.assumeIsolated {
      unbox(data, as: (@MainActor (OpaquePointer?) -> Void).self)(selection)
    }
  }

/// `gboolean (*) (GtkWidget *, gint x, gint y, gboolean, GtkTooltip *, gpointer)`
nonisolated let tooltipTrampoline:
  @convention(c) (
    UnsafeMutableRawPointer, gint, gint, gboolean, OpaquePointer, UnsafeMutableRawPointer
  ) -> gboolean = { _, _, _, _, tooltip, data in
    nonisolated(unsafe) let (tooltip, data) = (tooltip, data)
    return MainActor.assumeIsolated {
      unbox(data, as: (@MainActor (OpaquePointer) -> Bool).self)(tooltip) ? 1 : 0
    }
  }

/// `GAsyncReadyCallback`, called once; releases its box
nonisolated let finishedTrampoline: GAsyncReadyCallback = { _, result, data in
  nonisolated(unsafe) let (result, data) = (result, data)
  MainActor.assumeIsolated {
    guard let data else { return }
    unbox(data, as: (@MainActor (OpaquePointer?) -> Void).self)(result)
    releaseTrampoline(data)
  }
}

/// `GtkTickCallback`
nonisolated let tickTrampoline:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?, UnsafeMutableRawPointer?) ->
    gboolean = {
      _, clock, data in
      nonisolated(unsafe) let (clock, data) = (clock, data)
      return MainActor.assumeIsolated {
        guard let data else { return 0 }
        let now = gdk_frame_clock_get_frame_time(clock)
        return unbox(data, as: (@MainActor (gint64) -> Bool).self)(now) ? 1 : 0
      }
    }

/// `GtkClipboardGetFunc`
nonisolated let clipboardGetTrampoline:
  @convention(c) (OpaquePointer?, OpaquePointer?, guint, UnsafeMutableRawPointer?) -> Void = {
    _, selection, info, data in
    nonisolated(unsafe) let (selection, data) = (selection, data)
    MainActor.assumeIsolated {
      guard let data, let selection else { return }
      unbox(data, as: (@MainActor (OpaquePointer, Int) -> Void).self)(selection, Int(info))
    }
  }

/// `GtkClipboardClearFunc`
nonisolated let clipboardClearTrampoline:
  @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
    releaseTrampoline(data)
  }

/// `GtkClipboardTargetsReceivedFunc`, called once; releases its box
nonisolated let targetsTrampoline: GtkClipboardTargetsReceivedFunc = { _, atoms, count, data in
  nonisolated(unsafe) let (atoms, data) = (atoms, data)
  MainActor.assumeIsolated {
    guard let data else { return }
    let list = atoms.map { UnsafeBufferPointer(start: $0, count: max(0, Int(count))) }
    let names = list?.compactMap { name(of: $0) } ?? []
    unbox(data, as: (@MainActor (Set<String>) -> Void).self)(Set(names))
    releaseTrampoline(data)
  }
}

/// `GtkClipboardReceivedFunc`, called once; releases its box
nonisolated let receivedTrampoline: GtkClipboardReceivedFunc = { _, selection, data in
  nonisolated(unsafe) let (selection, data) = (selection, data)
  MainActor.assumeIsolated {
    guard let data else { return }
    unbox(data, as: (@MainActor (OpaquePointer?) -> Void).self)(selection)
    releaseTrampoline(data)
  }
}

/// `GDestroyNotify`
nonisolated let releaseTrampoline: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

nonisolated private func unbox<Function>(
  _ data: UnsafeMutableRawPointer, as type: Function.Type
) -> Function {
  Unmanaged<Box<Function>>.fromOpaque(data).takeUnretainedValue().function
}

/// `gdk_atom_name`
@MainActor
func name(of atom: GdkAtom?) -> String? {
  guard let name = gdk_atom_name(atom) else { return nil }
  defer { g_free(name) }
  return String(cString: name)
}
