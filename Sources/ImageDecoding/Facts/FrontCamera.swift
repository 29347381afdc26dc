/// Whether the name of a lens or of a camera is the one of a front camera.
///
/// Apple and Google write "iPhone 12 front camera 2.71mm f/2.2", "iPhone 13 Pro front TrueDepth
/// camera 2.71mm f/2.2" and "Pixel 8 Pro front camera 2.74mm f/2.2" into LensModel, where a rear one
/// has "back dual wide camera" or "rear camera". Phones set to another language have written Apple's
/// words in that one.
enum FrontCamera {
  static func isNamed(in text: String) -> Bool {
    let lowercased = text.lowercased()
    let bytes = Array(lowercased.utf8)
    return ByteSearch.findAny(of: words, in: bytes)
      || ByteSearch.findAny(of: ["front", "selfie"], in: bytes) && isNamedInEnglish(lowercased)
  }

  /// "front" as a word, and a camera, lens or cam in the same text. One that names a rear camera too is
  /// not sure.
  private static func isNamedInEnglish(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter })
    return !words.isDisjoint(with: ["front", "frontal", "selfie", "frontfacing"])
      && !words.isDisjoint(with: ["camera", "cam", "lens", "truedepth", "facing", "frontfacing"])
      && words.isDisjoint(with: ["back", "rear"])
  }

  private static let words: [StaticString] = [
    "vorderkamera", "frontkamera", "selfiekamera", "frontcamera",
    "caméra avant", "caméra frontale", "appareil photo avant",
    "cámara frontal", "cámara delantera", "fotocamera anteriore", "fotocamera frontale",
    "câmera frontal", "câmara frontal", "передняя камера", "фронтальная камера",
    "前置", "前镜头", "前鏡頭", "前摄像头", "前相機", "前面カメラ", "フロントカメラ", "전면 카메라",
  ]
}
