/// Where something stands, sorted by a number that is read from it once, and then as it stood.
struct PlaceByNumber: Comparable {
  let number: Int64
  let place: Int32

  init(_ number: Int64, at place: Int) { (self.number, self.place) = (number, Int32(place)) }

  static func < (one: PlaceByNumber, other: PlaceByNumber) -> Bool {
    one.number == other.number ? one.place < other.place : one.number < other.number
  }
}
