import Glibc
import TestSupport
import XCTest

/// A test of the picker with a source of pictures in place of a camera.
class CameraTestCase: WindowTestCase {
  /// A live picture of one colour, of 320 × 240 pixels.
  static let red = "videotestsrc is-live=true pattern=red ! video/x-raw,width=320,height=240"

  private(set) var pictures: TestLibrary?

  /// A picker over the Pictures folder of a new home, which holds three photos.
  ///
  /// - Parameters:
  ///   - source: the description of what stands in for a camera; nil for none.
  ///   - folders: in place of the Pictures folder.
  func pick(
    source: String?, _ arguments: ByteString..., folders: [ByteString] = [],
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Picker {
    let library = try makeLibrary(name: "Pictures")
    try library.addNumbered(3)
    pictures = library
    var launch = Picker.Launch(["--print-selection"] + arguments + folders)
    launch.home = try PickerHome()
    try launch.home?.setPictures(library.root)
    launch.variables["PHOTO_PICKER_CAMERA"] = source.map { "\($0)" }
    // Where GStreamer keeps what parts of it there are: to look for them anew takes it long.
    launch.variables["GST_REGISTRY"] = "/tmp/photo-picker-gstreamer-\(geteuid())"
    try configure(&launch)
    return try Picker(launch)
  }

  /// Takes a photo and uses it.
  func shoot(_ picker: Picker) throws {
    let camera = try picker.openCamera()
    try camera.press("Take Photo")
    try camera.press("Use Photo")
    try camera.waitUntilEnded()
  }

  /// The photos in the folder of the camera, by name.
  func photosTaken() throws -> [ByteString] {
    guard let folder = pictures?.path("Camera"), Files.exists(folder) else { return [] }
    return try Files.names(in: folder).sorted { $0.text < $1.text }.map { folder.appending($0) }
  }
}
