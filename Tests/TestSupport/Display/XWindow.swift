internal import CAtspi

/// A window as the X server knows it: what a window manager would do to it.
package struct XWindow: Hashable, Sendable {
  package let id: UInt

  /// The first visible window of a process that can be seen; nil where there is none. After a drag GTK keeps
  /// windows of one pixel beside the screen.
  static func visible(of processID: Int32) -> XWindow? {
    let all = allVisible(of: processID)
    return all.count < 2 ? all.first : all.first { $0.isLarge }
  }

  private var isLarge: Bool {
    guard let geometry = try? xdotool(["getwindowgeometry", "--shell", "\(id)"]) else {
      return false
    }
    return !geometry.lines.contains("WIDTH=1")
  }

  /// How many windows of a process are visible, tooltips and menus among them.
  package static func count(of processID: Int32) -> Int { allVisible(of: processID).count }

  /// The visible windows of a process.
  package static func allVisible(of processID: Int32) -> [XWindow] {
    let found = try? xdotool(["search", "--onlyvisible", "--pid", "\(processID)"])
    return found?.lines.compactMap { UInt($0) }.map(XWindow.init) ?? []
  }

  /// Gives it the keyboard.
  package func focus() throws {
    try xdotool(["windowfocus", "--sync", "\(id)"])
  }

  package func resize(width: Int, height: Int) throws {
    try xdotool(["windowsize", "\(id)", "\(width)", "\(height)"])
  }

  package func move(to point: Point) throws {
    try xdotool(["windowmove", "\(id)", "\(point.x)", "\(point.y)"])
  }

  /// Asks it to close, as a click on the cross in a title bar does (ICCCM 4.2.8.1,
  /// WM_DELETE_WINDOW).
  package func askToClose() throws {
    if photo_picker_ask_to_close(CUnsignedLong(id)) == 0 {
      throw TestFailure("the X server did not take the message for window \(id)")
    }
  }
}
