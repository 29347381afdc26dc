internal import GLib
package import PickerModel

/// Keeps edited copies, each in a folder of its own, so that it can go by the name of its photo.
package final class EditStore: PhotoEditing {
  private let folder: FilePath
  private let exporter: any PictureExporting
  private let facts: any PhotoFactsReading
  private let writers = WorkerPool(label: "org.photopicker.edits", width: 1)

  /// Where the user's copies are.
  package static var usersFolder: FilePath {
    FilePath(bytes: UserFolders.data).appending("photo-picker/edited")
  }

  /// - Parameters:
  ///   - folder: absolute; made when it is first needed.
  ///   - exporter: who makes the pictures.
  ///   - facts: who reads what the copies tell.
  package init(
    folder: FilePath, exporter: any PictureExporting, facts: any PhotoFactsReading
  ) {
    (self.folder, self.exporter, self.facts) = (folder, exporter, facts)
  }

  package func copy(
    of photo: Photo, _ edit: PhotoEdit
  ) async throws(PhotoEditFailure) -> Photo {
    let picture = try await picture(of: photo, edit)
    let name = Self.name(photo.id.path, as: picture.type)
    let path = try await write(picture.bytes, name, photo.file.modified)
    guard let request = await request(path) else { throw .notWritten("") }
    let told = await facts.facts(of: [request])
    if Task.isCancelled || told.isEmpty {
      await discard([PhotoID(path)])
      throw .cancelled
    }
    return Photo(id: PhotoID(path), file: request.file, facts: told[0])
  }

  package func discard(_ copies: [PhotoID]) async {
    // Also where the task is cancelled, which is why it is waited for in another one.
    await Task { [writers] in
      try? await writers.run {
        for path in copies.map(\.path) {
          PrivateFile.remove(path.bytes)
          Folder.removeEmpty(path.parent.bytes)
        }
      }
    }.value
  }

  // MARK: Parts

  private func picture(
    of photo: Photo, _ edit: PhotoEdit
  ) async throws(PhotoEditFailure) -> (bytes: [UInt8], type: MediaType) {
    var recipe = ExportRecipe()
    recipe.edit = edit
    do throws(ExportError) {
      let picture = try await exporter.export(photo.id.path, recipe)
      // Without any, the file were as it is, and nothing edited.
      guard let bytes = picture.bytes else { throw .decoding(.unsupported) }
      return (bytes, picture.type)
    } catch {
      switch error {
      case .decoding(.cancelled): throw .cancelled
      case .decoding(let reason): throw .decoding(reason)
      default: throw .decoding(.unsupported)
      }
    }
  }

  private func write(
    _ bytes: [UInt8], _ name: [UInt8], _ modified: Timestamp
  ) async throws(PhotoEditFailure) -> FilePath {
    let written = try? await writers.run { [folder] in
      Self.write(bytes, name, modified, in: folder)
    }
    switch written {
    case nil: throw .cancelled
    case .failure(let failure): throw .notWritten(failure.sentence)
    case .success(let path): return path
    }
  }

  /// - Parameter modified: when the photo was changed: where it tells no time, that is when it was taken.
  private static func write(
    _ bytes: [UInt8], _ name: [UInt8], _ modified: Timestamp, in folder: FilePath
  ) -> Result<FilePath, FileFailure> {
    do throws(FileFailure) {
      try Folder.make(folder.bytes, mode: 0o700)
      let own = FilePath(bytes: try Folder.makeNew(in: folder.bytes))
      do throws(FileFailure) {
        let time = FileTime(
          seconds: modified.seconds, nanoseconds: Int32(modified.nanoseconds))
        let draft = try DraftFile(bytes, in: own.bytes, modified: time, durably: true)
        return .success(own.appending(try draft.name([name])))
      } catch {
        Folder.removeEmpty(own.bytes)
        throw error
      }
    } catch {
      return .failure(error)
    }
  }

  private func request(_ path: FilePath) async -> FactsRequest? {
    // Also where the task is cancelled: the file is there then, and has to be found to be deleted.
    await Task { [writers] in try? await writers.run { FactsRequest(at: path) } }.value ?? nil
  }

  /// The photo's name, its letters after the dot exchanged where they told another type.
  private static func name(_ path: FilePath, as type: MediaType) -> [UInt8] {
    let name = path.name
    let told = MediaType(extensionOf: name)
    if let told, told.matches(type) { return Array(name) }
    let letters = [MediaType("image/png"): "png", MediaType("image/webp"): "webp"][type] ?? "jpg"
    let dot = told == nil ? nil : name.lastIndex(of: UInt8(ascii: "."))
    return Array(name[..<(dot ?? name.endIndex)]) + Array(".\(letters)".utf8)
  }
}
