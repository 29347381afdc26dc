import Testing

@testable import ImageDecoding

struct FrontCameraTests {
  @Test(arguments: [
    "iPhone 12 front camera 2.71mm f/2.2", "iPhone SE front camera 2.15mm f/2.4",
    "iPhone 13 Pro front TrueDepth camera 2.71mm f/2.2",
    "iPad Pro (11-inch) front camera 2.87mm f/2.2",
    "Pixel 8 Pro front camera 2.74mm f/2.2", "Samsung Galaxy S10 Front Camera",
    "HUAWEI P30 Front Lens",
    "FRONT CAMERA", "Front-facing camera", "selfie camera",
    "iPhone 7 Vorderkamera 2.87mm f/2.2", "caméra avant de iPhone X 2.87mm f/2.2",
    "cámara frontal de iPhone 7 2.87mm f/2.2", "iPhone X前置原深感摄像头 2.87mm f/2.2",
    "iPhone 8 前置鏡頭", "iPhone 11のフロントカメラ",
  ])
  func namesOfFrontCameras(_ text: String) {
    #expect(FrontCamera.isNamed(in: text))
  }

  @Test(arguments: [
    "", "iPhone 12 back dual wide camera 4.2mm f/1.6", "Pixel 8 Pro rear camera 6.81mm f/1.68",
    "iPhone 15 Pro back triple camera 6.765mm f/1.78", "EF24-105mm f/4L IS USM", "Canon EOS 5D",
    // Fuji's scanner, and words that only contain the one.
    "Frontier SP-3000 camera", "Confronted by a camera", "front", "camera",
    "iPhone X后置双镜头 4mm f/1.8",
    "front and rear camera",
  ])
  func otherNames(_ text: String) {
    #expect(!FrontCamera.isNamed(in: text))
  }
}
