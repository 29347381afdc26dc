internal import CGLib
internal import CGStreamer
internal import GLib
import PickerModel

/// A photo as it came from the camera.
struct Shot: CameraShot {
  let preview: PixelBuffer
  private let sample: Sample
  private let folder: PhotoFolder
  private let camera: String
  private let instant: Int64
  private let writers = WorkerPool(label: "org.photopicker.save", width: 1)

  /// As little is lost as can be seen; a photo of two megapixels has about one megabyte.
  private static let encoder = "videoconvert ! jpegenc quality=92"

  /// Blocks. Nil where the picture cannot be read.
  ///
  /// - Parameter camera: what took it, by its name.
  init?(_ sample: Sample, camera: String, folder: PhotoFolder) {
    guard let size = sample.size,
      let small = SampleConversion.convert(sample, through: Self.scaler(size)),
      let preview = PixelBuffer(small)
    else { return nil }
    (self.sample, self.preview, self.camera, self.folder) = (sample, preview, camera, folder)
    instant = LocalTime.now
  }

  func save(isMirrored: Bool) async throws(CameraSaveFailure) -> FilePath {
    let result = try? await writers.run { [self] in
      Result { () throws(CameraSaveFailure) in try saveNow(isMirrored: isMirrored) }
    }
    guard let result else { throw CameraSaveFailure(folder: folder.path, reason: nil) }
    return try result.get()
  }

  private func saveNow(isMirrored: Bool) throws(CameraSaveFailure) -> FilePath {
    let failure = CameraSaveFailure(folder: folder.path, reason: nil)
    guard let size = sample.size,
      let jpeg = SampleConversion.convert(sample, through: Self.encoder)?.bytes
    else { throw failure }
    let exif = PhotoEXIF(
      instant: instant, orientation: isMirrored ? .upMirrored : .up, camera: camera,
      size: size)
    guard let photo = exif.insert(into: jpeg) else { throw failure }
    return try folder.write(photo, takenAt: instant)
  }

  private static func scaler(_ size: (width: Int, height: Int)) -> String {
    let (width, height) = CapturePipeline.largestView
    let factor = min(1, Double(width) / Double(size.width), Double(height) / Double(size.height))
    let (columns, rows) = (Double(size.width) * factor, Double(size.height) * factor)
    return """
      videoscale ! videoconvert ! video/x-raw,format=BGRA,width=\(max(1, Int(columns))),\
      height=\(max(1, Int(rows)))
      """
  }
}
