// What is done to a picture that was edited already, told as one edit: what is seen turns as a whole.

extension PhotoEdit {
  /// A quarter turn clockwise. The crop keeps what is in it.
  package mutating func turnRight() {
    quarterTurns = (quarterTurns + 1) % 4
    crop = crop.map {
      CropArea(x: 1 - $0.y - $0.height, y: $0.x, width: $0.height, height: $0.width)
    }
  }

  /// A quarter turn against the clock.
  package mutating func turnLeft() {
    quarterTurns = (quarterTurns + 3) % 4
    crop = crop.map {
      CropArea(x: $0.y, y: 1 - $0.x - $0.width, width: $0.height, height: $0.width)
    }
  }

  /// Exchanges left and right of what is seen. As the picture is mirrored before it is turned, all turns go
  /// the other way round.
  package mutating func flip() {
    isMirrored.toggle()
    quarterTurns = (4 - quarterTurns) % 4
    straightening = straightening == 0 ? 0 : -straightening
    crop = crop.map {
      CropArea(x: 1 - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}
