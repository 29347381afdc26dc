import DecoderWire
import PickerModel
import Testing

/// Messages between picker and decoder. A decoder may be in the hands of a file that broke it, so whatever
/// the bytes are, they are a right message or none.
struct WireTests {
  @Test func whatIsWrittenIsRead() {
    for request in SampleMessages.requests {
      #expect(DecoderRequest(encoded: request.encoded) == request)
    }
    for answer in SampleMessages.answers {
      #expect(DecoderAnswer(encoded: answer.encoded) == answer)
    }
  }

  @Test func whatBreaksOffIsNoMessage() {
    for bytes in SampleMessages.requests.map(\.encoded) {
      for count in bytes.indices {
        #expect(DecoderRequest(encoded: Array(bytes.prefix(count))) == nil)
      }
      #expect(DecoderRequest(encoded: bytes + [0]) == nil)
    }
    for bytes in SampleMessages.answers.map(\.encoded) {
      for count in bytes.indices {
        #expect(DecoderAnswer(encoded: Array(bytes.prefix(count))) == nil)
      }
      #expect(DecoderAnswer(encoded: bytes + [0]) == nil)
    }
  }

  @Test func anotherVersionIsNotRead() {
    for request in SampleMessages.requests {
      #expect(DecoderRequest(encoded: [9] + request.encoded.dropFirst()) == nil)
    }
    for answer in SampleMessages.answers {
      #expect(DecoderAnswer(encoded: [9] + answer.encoded.dropFirst()) == nil)
    }
  }

  @Test func noMoreFilesAreToldOfThanOneMessageMayHave() {
    #expect(DecoderRequest(encoded: DecoderRequest.pixelSizes(65).encoded) == nil)
    let sizes = DecoderAnswer.pixelSizes(Array(repeating: nil, count: 65))
    #expect(DecoderAnswer(encoded: sizes.encoded) == nil)
  }

  @Test func picturesWithoutPixelsAreNone() {
    let nothing = PixelSize(width: 0, height: 7)
    let pixel = PixelSize(width: 1, height: 1)
    for (size, original) in [(nothing, pixel), (pixel, nothing)] {
      let picture = DecoderPicture(size: size, square: nil, originalSize: original, texts: [])
      #expect(DecoderAnswer(encoded: DecoderAnswer.picture(picture).encoded) == nil)
    }
    #expect(
      DecoderRequest(encoded: DecoderRequest.picture(maximumEdge: 0, squareEdge: 1).encoded) == nil)
  }

  @Test func anyBytesAreTakenWithoutHarm() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let count = Int.random(in: 0...200, using: &generator)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      if count > 1, Bool.random() { bytes.replaceSubrange(0..<2, with: [1, .random(in: 1...9)]) }
      _ = DecoderRequest(encoded: bytes)
      _ = DecoderAnswer(encoded: bytes)
    }
  }

  @Test func changedBytesAreTakenWithoutHarm() {
    var generator = SystemRandomNumberGenerator()
    for message in SampleMessages.answers.map(\.encoded) where message.count > 2 {
      for _ in 0..<200 {
        var bytes = message
        bytes[.random(in: 2..<bytes.count, using: &generator)] = .random(in: 0...255)
        _ = DecoderAnswer(encoded: bytes)
      }
    }
  }
}
