import GLib
import Gtk
import PickerModel
import PickerUI
import Video

/// The program `photo-picker-camera`: takes one photo, and prints where it is, with a NUL behind it; and `crop` with
/// another NUL, where the user wants to crop it.
@MainActor
enum CameraProgram {
  static func run() -> Never {
    Process.setName("photo-picker-camera", title: "Photo Picker")
    Translation.start(catalogues: SharedFolder.catalogues)
    Settings.avoidStoreThatCannotWork()
    Log.takeOverGLib(fatalStatus: Status.failed)
    let output = ResultStream()
    let arguments = Process.arguments.dropFirst().map { String(decoding: $0, as: UTF8.self) }
    guard let options = CameraOptions(arguments) else {
      Log.message(CameraOptions.usage)
      end(Status.usage)
    }
    if options.endsWithParent { Process.endWithParent() }
    guard Toolkit.start() else {
      Log.message(Sentences.cameraHasNoDisplay)
      end(Status.failed)
    }
    Toolkit.addStyle(file: SharedFolder.styleFile)
    Toolkit.addIcons(folder: SharedFolder.icons)
    takePhoto(options) { result in
      switch result {
      case .cancelled: end(Status.cancelled)
      case .photo(let path, let wantsCropping):
        print(path.bytes + [0] + (wantsCropping ? Array("crop\0".utf8) : []), on: output)
      }
    }
  }

  private enum Status {
    static let done: Int32 = 0
    static let cancelled: Int32 = 1
    static let usage: Int32 = 2
    static let failed: Int32 = 3
  }

  private static func takePhoto(
    _ options: CameraOptions, finished: @escaping @MainActor (CameraSession.Result) -> Void
  ) -> Never {
    let loop = MainLoop()
    for signal in [1, 2, 15] as [Int32] {
      MainLoop.onUnixSignal(signal) { end(Status.cancelled) }
    }
    let camera = Camera(
      description: Process.environment("PHOTO_PICKER_CAMERA"), photos: PhotoFolder(path: folder))
    let session = CameraSession(source: camera)
    let window = CameraWindow(
      session: session, frames: camera.frames, canCrop: options.canCrop, finished: finished)
    window.present(above: options.parent)
    DarkPreference.follow()
    withExtendedLifetime(window) { loop.run() }
    end(Status.failed)
  }

  /// Where the user's photos of this camera go.
  private static var folder: FilePath {
    let pictures = UserFolders.pictures ?? UserFolders.home + Array("/Pictures".utf8)
    return FilePath(bytes: pictures + Array("/Camera".utf8))
  }

  private static func print(_ result: [UInt8], on output: ResultStream) -> Never {
    do throws(FileFailure) {
      try output.write(result)
    } catch {
      Log.message(error.sentence)
      end(Status.failed)
    }
    end(Status.done)
  }

  /// At once: a camera that hangs would keep it.
  private static func end(_ status: Int32) -> Never { Process.exit(status) }
}
