import GLib
import PickerModel

/// The program `photo-picker-camera`, which has the camera and all that it takes to itself.
@MainActor
final class CameraCompanion: PhotoTaking {
  private(set) var isTaking = false
  private(set) var wantsCropping = false
  private var program: ResultProgram?

  nonisolated private static let path = CompanionPlace.path(of: "photo-picker-camera")

  func takePhoto(over window: UInt?, canCrop: Bool) async -> TakenPhoto {
    if isTaking { return .cancelled }
    (isTaking, wantsCropping) = (true, false)
    defer { (isTaking, program) = (false, nil) }
    do throws(FileFailure) {
      let program = try await Self.start(over: window, canCrop: canCrop)
      self.program = program
      let ending = await program.ending()
      wantsCropping = ending.output.split(separator: 0).count > 1
      return Self.outcome(of: ending)
    } catch {
      if error.isMissing { return .failed(.notInstalled) }
      Log.message(Messages.noCamera(Self.path, error))
      return .failed(.notStarted)
    }
  }

  /// Closes the camera, where it is open.
  func end() { program?.end() }

  @concurrent
  private nonisolated static func start(
    over window: UInt?, canCrop: Bool
  ) async throws(FileFailure) -> ResultProgram {
    let parent = window.map { ["--parent=x11:\(String($0, radix: 16))"] } ?? []
    let options = ["--companion"] + (canCrop ? ["--can-crop"] : []) + parent
    return try ResultProgram([path] + options.map { Array($0.utf8) })
  }

  private static func outcome(of ending: ResultProgram.Ending) -> TakenPhoto {
    switch ending.status {
    case 0 where ending.output.last == 0:
      .photo(PhotoID(FilePath(bytes: Array(ending.output.prefix { $0 != 0 }))))
    case 1: .cancelled
    case nil: .failed(.ended)
    default: .failed(.notStarted)
    }
  }
}
