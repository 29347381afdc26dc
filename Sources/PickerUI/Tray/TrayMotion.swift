import Gtk

/// The movement of tiles to where they belong: at once where nothing is to move.
struct TrayMotion {
  /// In seconds.
  static let duration = 0.22

  /// How far along it is, 0 to 1, at a time: fast at first.
  static func progress(at time: Double) -> Double {
    let rest = 1 - min(1, max(0, time / duration))
    return 1 - rest * rest * rest
  }

  /// Where each tile was, and where it goes.
  var ways: [(tile: TrayTile, from: (x: Double, y: Double), to: (x: Double, y: Double))] = []
  /// Tiles that come out of nothing.
  var coming: [TrayTile] = []
  /// Tiles that go.
  var going: [TrayTile] = []

  func corner(of way: Int, at progress: Double) -> (x: Double, y: Double) {
    let (from, to) = (ways[way].from, ways[way].to)
    return (from.x + (to.x - from.x) * progress, from.y + (to.y - from.y) * progress)
  }
}
