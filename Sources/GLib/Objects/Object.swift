internal import CGLib

/// A handle to a GObject: one pointer and one reference to it, held for as long as the handle lives.
///
/// A handle has no state of its own, so any number of them may stand for one object; they are equal
/// when their pointers are. It may be dropped on any thread: the reference is given back on the main one.
@MainActor
open class Object {
  /// The object. Valid while this handle lives. Off the main actor only its value may be read.
  nonisolated(unsafe) public let pointer: UnsafeMutableRawPointer

  /// How a pointer comes into the hands of a handle. The transfer note in C's documentation decides.
  public enum Ownership: Sendable {
    /// "transfer full": the caller's reference becomes the handle's.
    case adopt
    /// "transfer none": the handle takes a reference of its own.
    case retain
    /// A new widget, whose reference is floating: the handle makes it its own.
    case sink
  }

  public required init(_ pointer: UnsafeMutableRawPointer, _ ownership: Ownership) {
    self.pointer = pointer
    switch ownership {
    case .adopt: break
    case .retain: g_object_ref(pointer)
    case .sink: g_object_ref_sink(pointer)
    }
  }

  isolated deinit { g_object_unref(pointer) }

  /// Calls `finalized` on the main thread when the object is about to end. `g_object_weak_ref`
  public func onFinalize(_ finalized: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Box(finalized)).toOpaque()
    g_object_weak_ref(pointer.assumingMemoryBound(to: GObject.self), finalizeTrampoline, box)
  }

  /// Sets a boolean property. `g_object_set_property`
  public func setProperty(_ name: String, _ value: Bool) {
    var holder = GValue()
    g_value_init(&holder, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro with a cast
    g_value_set_boolean(&holder, value ? 1 : 0)
    g_object_set_property(pointer.assumingMemoryBound(to: GObject.self), name, &holder)
    g_value_unset(&holder)
  }

  /// Whether a boolean property is set. `g_object_get_property`
  public func property(_ name: String) -> Bool {
    var holder = GValue()
    g_value_init(&holder, GType(5 << 2))
    g_object_get_property(pointer.assumingMemoryBound(to: GObject.self), name, &holder)
    defer { g_value_unset(&holder) }
    return g_value_get_boolean(&holder) != 0
  }
}

extension Object: Equatable, Hashable {
  nonisolated public static func == (one: Object, other: Object) -> Bool {
    one.pointer == other.pointer
  }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}

/// Carries a closure through C's `gpointer`.
package final class Box<Function> {
  package let function: Function

  package init(_ function: Function) { self.function = function }
}
