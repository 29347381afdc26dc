import GLib
import PickerLibrary
import PickerModel
import PickerUI

/// `--list-albums` and `--list-photos`: reads the whole library and prints; there is no window.
@MainActor
final class Listing {
  private let invocation: Invocation
  private let output: ResultOutput
  private let library: Library
  private let loop = MainLoop()
  private var status = ExitStatus.failed

  init(_ invocation: Invocation, output: ResultOutput) {
    self.invocation = invocation
    self.output = output
    library = Library(invocation, added: PickerSettings().libraryFolders)
  }

  func run() -> ExitStatus {
    for signal in Signals.ending {
      MainLoop.onUnixSignal(signal) { Process.exit(ExitStatus.cancelled.rawValue) }
    }
    Task {
      let snapshot = await wholeLibrary()
      for folder in snapshot.unreadable { Log.message(Messages.unreadable(folder)) }
      await print(snapshot)
      // Whoever waits for the result has it by now.
      await library.index?.finish()
      loop.quit()
    }
    loop.run()
    return status
  }

  /// The first snapshot in which all is known.
  private func wholeLibrary() async -> LibrarySnapshot {
    let snapshots = library.source.snapshots(in: invocation.request.sort ?? .newest)
    // No screen is waited for.
    library.source.readContents()
    for await snapshot in snapshots where snapshot.isComplete { return snapshot }
    return LibrarySnapshot()
  }

  private func print(_ snapshot: LibrarySnapshot) async {
    do {
      let bytes = try await bytes(of: snapshot)
      end(await output.write(bytes) ? .done : .failed)
    } catch let error as UsageError {
      Log.message(error.sentence)
      end(.usage)
    } catch {
      Log.message(Messages.lineBreakInName)
      end(.failed)
    }
  }

  private func bytes(of snapshot: LibrarySnapshot) async throws -> [UInt8] {
    guard case .listPhotos(let name) = invocation.action else {
      return try AlbumWriter.bytes(
        of: snapshot.albums, as: invocation.format, title: Sentences.title)
    }
    let photos = try photos(named: name, in: snapshot).map(\.id)
    if invocation.format == .json { return PhotoWriter.json(of: await library.records(of: photos)) }
    return try PhotoWriter.bytes(of: photos.map(\.path), as: invocation.format)
  }

  /// The photos of an album; none where its id is a right one and the album is empty.
  private func photos(named name: [UInt8], in snapshot: LibrarySnapshot) throws(UsageError)
    -> [Photo]
  {
    if let album = snapshot.album(named: name, title: Sentences.title) {
      return album.photos
    }
    guard AlbumID(bytes: name) != nil else {
      throw .unknownAlbum(String(decoding: name, as: UTF8.self))
    }
    return []
  }

  private func end(_ status: ExitStatus) { self.status = status }
}
