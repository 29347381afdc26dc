internal import GLib
package import PickerModel

/// What a caller wants to be checked from the start, sorted out.
package struct Preselection: Sendable {
  /// Each file once, by the first of its paths.
  package var photos: [PreselectedPhoto] = []
  package var missing: [PhotoID] = []
  /// Files that are there, of kinds that are not asked for.
  package var notOffered: [PhotoID] = []
}

extension FolderLibrary {
  /// Looks at files, on threads of its own. By their names they are left out for their media alone, as those of
  /// the library are; where types are asked for, their contents decide. Those in a folder that does not answer
  /// seem to be missing.
  package func preselection(of wanted: [PhotoID]) async -> Preselection {
    let found = await files(of: wanted)
    let offered = await offered(wanted.compactMap { found[$0] })
    var (result, seen) = (Preselection(), Set<FileIdentity>())
    for photo in wanted {
      guard let file = found[photo]?.file else {
        result.missing.append(photo)
        continue
      }
      if !offered.contains(photo.path) {
        result.notOffered.append(photo)
      } else if seen.insert(FileIdentity(file)).inserted {
        result.photos.append(
          PreselectedPhoto(id: photo, device: file.device, inode: file.inode))
      }
    }
    return result
  }

  private func files(of wanted: [PhotoID]) async -> [PhotoID: FactsRequest] {
    await withTaskGroup(of: [PhotoID: FactsRequest].self) { group in
      for photos in Dictionary(grouping: wanted, by: \.path.parent).values {
        group.addTask { await self.files(ofPhotos: photos) }
      }
      return await group.reduce(into: [:]) { $0.merge($1) { $1 } }
    }
  }

  /// - Parameter photos: all in one folder.
  private func files(ofPhotos photos: [PhotoID]) async -> [PhotoID: FactsRequest] {
    let late: @Sendable ([PhotoID: FactsRequest]) -> Void = { _ in }
    let found = try? await checkers.run(patience: .seconds(3), late: late) {
      let files = photos.compactMap { photo in
        FactsRequest(at: photo.path).map { (photo, $0) }
      }
      return Dictionary(files) { one, _ in one }
    }
    return (found ?? nil) ?? [:]
  }

  private func offered(_ files: [FactsRequest]) async -> Set<FilePath> {
    let names = MediaFilter(media: filter.media)
    let named = files.filter { names.type(ofName: Array($0.path.name)) != nil }
    if filter.types.isEmpty { return Set(named.map(\.path)) }
    let read = zip(named, await facts.facts(of: named))
    return Set(read.filter { filter.offers($1.type) }.map(\.0.path))
  }
}
