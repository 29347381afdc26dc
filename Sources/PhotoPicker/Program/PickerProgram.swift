import GLib
import Gtk
import PickerModel
import PickerUI

/// The program `photo-picker`, from its command line to its exit status.
@MainActor
package enum PickerProgram {
  package static func run() -> Never {
    Process.keepHeapSmall()
    Process.ignoreRelativeFolders()
    Toolkit.renounceOpenGL()
    Process.setName("photo-picker", title: "Photo Picker")
    Translation.start(catalogues: SharedFolder.catalogues)
    Settings.avoidStoreThatCannotWork()
    Log.takeOverGLib(fatalStatus: ExitStatus.failed.rawValue)
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try CommandLineReader.read(Process.arguments)
    } catch {
      Log.message(error.sentence)
      Process.exit(ExitStatus.usage.rawValue)
    }
    Process.exit(run(invocation).rawValue)
  }

  private static func run(_ invocation: Invocation) -> ExitStatus {
    let output = ResultOutput(file: invocation.output)
    if invocation.action == .version { return printVersion(output) }
    if invocation.action == .forgetSettings {
      PickerSettings().forget()
      Settings.sync()
      return .done
    }
    for folder in invocation.folders {
      if let problem = Library.problem(with: folder) {
        Log.message(Messages.problem(problem))
        return .failed
      }
    }
    if let message = obstacle(to: invocation) ?? output.obstacle {
      Log.message(message)
      return .failed
    }
    switch invocation.action {
    case .pick(let prints):
      let picking = Picking(invocation, output: output, prints: prints)
      return withExtendedLifetime(picking) { picking.run() }
    default:
      let listing = Listing(invocation, output: output)
      return withExtendedLifetime(listing) { listing.run() }
    }
  }

  /// Why there could be no copies in the end: better said before somebody has chosen photos.
  private static func obstacle(to invocation: Invocation) -> String? {
    invocation.copyFolder.flatMap { CopyFolder.named($0).obstacle }.flatMap(Messages.notExported)
  }

  private static func printVersion(_ output: ResultOutput) -> ExitStatus {
    // The form that the GNU coding standards ask for.
    let text = """
      photo-picker (Photo Picker) \(Version.number)
      Copyright (C) 2026 The Photo Picker developers
      License MIT: <https://opensource.org/license/mit>
      \(DecoderPlace.protection)

      """
    return output.writeNow(Array(text.utf8)) ? .done : .failed
  }
}
