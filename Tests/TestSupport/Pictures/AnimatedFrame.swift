/// One frame of an animation, for the writers of formats that have such.
package struct AnimatedFrame: Sendable {
  package var picture: Picture
  /// Where it lies on the whole picture; even numbers, as WebP has no others.
  package var x = 0
  package var y = 0
  package var milliseconds = 100
  package var disposal = Disposal.keep

  package enum Disposal: Sendable {
    case keep, clear
    /// WebP has none of this kind.
    case restore
  }

  package init(
    _ picture: Picture, x: Int = 0, y: Int = 0, milliseconds: Int = 100,
    disposal: Disposal = .keep
  ) {
    (self.picture, self.x, self.y) = (picture, x, y)
    (self.milliseconds, self.disposal) = (milliseconds, disposal)
  }
}
