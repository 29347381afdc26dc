import GLib
package import PickerModel

/// Makes copies of photos that are ready to send. The photos themselves are never touched.
package struct PhotoExport: Sendable {
  private let exporter: any PictureExporting
  private let destination: CopyFolder
  private let files = WorkerPool(label: "org.photopicker.copies", width: 2)

  /// So many photos are in work at once.
  private static let width = 2

  package init(exporter: any PictureExporting, to destination: CopyFolder) {
    (self.exporter, self.destination) = (exporter, destination)
  }

  /// A photo, and what is done to it.
  package struct Item: Sendable {
    package let path: FilePath
    package let recipe: ExportRecipe

    package init(_ path: FilePath, _ recipe: ExportRecipe) {
      (self.path, self.recipe) = (path, recipe)
    }
  }

  package struct Copies: Sendable {
    /// In the order of the photos.
    package let paths: [FilePath]
    /// Photos that move, and were therefore not made smaller.
    package let unshrunk: [FilePath]
    fileprivate let folder: CopyFolder.Prepared
  }

  /// Makes all copies or none. They get their names when all are there. A task that is cancelled stops soon.
  ///
  /// - Parameter progress: how many are made; told on any thread.
  package func copies(
    of items: [Item], progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(ExportFailure) -> Copies {
    let folder = try await run { [destination] in
      Result { () throws(ExportFailure) in try destination.prepare() }
    }
    let made = await drafts(of: items, in: folder.path, progress)
    let outcome = await run(made, in: folder)
    if case .failure = outcome { await clean { folder.giveUp() } }
    return try outcome.get()
  }

  /// Removes copies that nobody was given.
  package func takeBack(_ copies: Copies) async {
    await clean {
      for path in copies.paths { PrivateFile.remove(path.bytes) }
      copies.folder.giveUp()
    }
  }

  private func run(_ made: Made, in folder: CopyFolder.Prepared) async -> Result<
    Copies, ExportFailure
  > {
    let drafts = made.drafts.sorted { $0.key < $1.key }.map(\.value)
    if let failure = Task.isCancelled ? .cancelled : made.failure {
      await clean { for draft in drafts { draft.file.discard() } }
      return .failure(failure)
    }
    let named: Result<[FilePath], ExportFailure> = await clean {
      Self.named(drafts, in: folder.path)
    }
    return named.map { paths in
      Copies(
        paths: paths, unshrunk: drafts.filter(\.keepsMovement).map(\.original), folder: folder)
    }
  }

  // MARK: Making

  /// A copy that has no name yet.
  private struct Draft: Sendable {
    let original: FilePath
    let file: DraftFile
    let name: [UInt8]
    let keepsMovement: Bool
  }

  private struct Made: Sendable {
    var drafts: [Int: Draft] = [:]
    var failure: ExportFailure?
  }

  private func drafts(
    of items: [Item], in folder: FilePath, _ progress: @escaping @Sendable (Int) -> Void
  ) async -> Made {
    await withTaskGroup(of: (Int, Result<Draft, ExportFailure>).self) { group in
      var (made, next) = (Made(), 0)
      func startNext() {
        guard next < items.count, made.failure == nil else { return }
        let (index, item) = (next, items[next])
        group.addTask { (index, await draft(of: item, in: folder)) }
        next += 1
      }
      for _ in 0..<Self.width { startNext() }
      for await (index, result) in group {
        switch result {
        case .success(let draft):
          made.drafts[index] = draft
          progress(made.drafts.count)
        case .failure(let failure):
          made.failure = made.failure ?? failure
          group.cancelAll()
        }
        startNext()
      }
      return made
    }
  }

  private func draft(of item: Item, in folder: FilePath) async -> Result<Draft, ExportFailure> {
    do throws(ExportFailure) {
      let picture = try await picture(of: item)
      let file = try await run {
        Result { () throws(ExportFailure) in try Self.file(picture, of: item.path, in: folder) }
      }
      return .success(
        Draft(
          original: item.path, file: file, name: CopyName.name(of: item.path.name, picture.type),
          keepsMovement: picture.keepsMovement))
    } catch {
      return .failure(error)
    }
  }

  /// What has not to be changed needs nobody who can read it.
  private func picture(of item: Item) async throws(ExportFailure) -> ExportedPicture {
    do throws(ExportError) {
      return try await exporter.export(item.path, item.recipe)
    } catch {
      if error == .decoding(.cancelled) { throw .cancelled }
      guard item.recipe.changesNothing else { throw .photo(item.path, error) }
      return ExportedPicture(bytes: nil, type: MediaType("application/octet-stream"), size: nil)
    }
  }

  private static func file(
    _ picture: ExportedPicture, of original: FilePath, in folder: FilePath
  ) throws(ExportFailure) -> DraftFile {
    do throws(FileFailure) {
      guard let bytes = picture.bytes else {
        return try DraftFile(copyOf: original.bytes, in: folder.bytes)
      }
      let status = try FileStatus(at: original.bytes, followingLinks: true)
      return try DraftFile(bytes, in: folder.bytes, modified: status.modified)
    } catch {
      throw .file(original, error)
    }
  }

  // MARK: Naming

  /// None has its name afterwards where one of them cannot have any.
  private static func named(
    _ drafts: [Draft], in folder: FilePath
  ) -> Result<[FilePath], ExportFailure> {
    var paths: [FilePath] = []
    for (index, draft) in drafts.enumerated() {
      do throws(FileFailure) {
        // Never that of a file that is there.
        paths.append(folder.appending(try draft.file.name(CopyName.names(from: draft.name))))
      } catch {
        for path in paths { PrivateFile.remove(path.bytes) }
        for draft in drafts[(index + 1)...] { draft.file.discard() }
        return .failure(.file(draft.original, error))
      }
    }
    return .success(paths)
  }

  // MARK: Threads

  /// Work that need not be begun when the task is cancelled.
  private func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Result<Value, ExportFailure>
  ) async throws(ExportFailure) -> Value {
    guard let result = try? await files.run(work) else { throw .cancelled }
    return try result.get()
  }

  /// Work that has to be done in any case.
  @discardableResult
  private func clean<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      files.start { continuation.resume(returning: work()) }
    }
  }
}
