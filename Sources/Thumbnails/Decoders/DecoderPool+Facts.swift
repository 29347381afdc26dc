import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: PhotoFactsReading {
  package func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    await inParts(of: files) { [self] in facts(ofPart: $0) } ?? files.map(PhotoFacts.init(stampOf:))
  }

  package func pixelSizes(of files: [FilePath]) async -> [PixelSize?] {
    await inParts(of: files) { [self] in sizes(ofPart: $0) }
      ?? Array(repeating: nil, count: files.count)
  }

  /// Reads files on all decoders.
  ///
  /// - Returns: an answer for each file, in their order; nil where the task was cancelled.
  private func inParts<File: Sendable, Answer: Sendable>(
    of files: [File], _ read: @escaping @Sendable (ArraySlice<File>) -> [Answer]
  ) async -> [Answer]? {
    let starts = Array(stride(from: 0, to: files.count, by: DecoderRequest.maximumFiles))
    return await withTaskGroup(of: (Int, [Answer]?).self) { [workers] group in
      for start in starts {
        let part = files[start..<min(start + DecoderRequest.maximumFiles, files.count)]
        group.addTask {
          (start, try? await workers.run(level: Level.facts.rawValue) { read(part) })
        }
      }
      var answers: [Int: [Answer]] = [:]
      for await (start, part) in group { answers[start] = part }
      return answers.count == starts.count ? starts.flatMap { answers[$0] ?? [] } : nil
    }
  }

  // MARK: Facts

  /// Several files together may take longer than one.
  private var patienceForMany: Duration { patience * 3 }

  private func facts(ofPart requests: ArraySlice<FactsRequest>) -> [PhotoFacts] {
    let files = requests.map { FactsFile($0) }
    do throws(DecoderFailure) {
      return try ask(
        .facts(files.map(\.item)), files.compactMap(\.descriptor), patience: patienceForMany
      ) { answer, _ in
        guard case .facts(let facts) = answer, facts.count == files.count else { return nil }
        return zip(files, facts).map { file, facts in file.isOpen ? facts : facts.asUnread }
      }
    } catch {
      if case .notStarted = error { return requests.map(PhotoFacts.init(stampOf:)) }
      return factsOneByOne(of: files)
    }
  }

  /// One of these files has cost a decoder its life: the others are to have their facts all the same.
  private func factsOneByOne(of files: [FactsFile]) -> [PhotoFacts] {
    var decoder: Decoder?
    return files.map { facts(ofOne: $0, &decoder) }
  }

  /// Unread where it is not the file's fault that there are none: another time there may be.
  private func facts(ofOne file: FactsFile, _ decoder: inout Decoder?) -> PhotoFacts {
    var isFilesFault = false
    for _ in 0..<Self.maximumKills where !isFilesFault {
      switch facts(of: file, &decoder) {
      case .success(let facts): return file.isOpen ? facts : facts.asUnread
      case .failure(.crashed), .failure(.timedOut(wasStarved: false)): isFilesFault = true
      case .failure(.notStarted): return PhotoFacts(stampOf: file.request)
      case .failure: continue
      }
    }
    // What its name tells.
    guard case .success(let facts) = facts(of: file.closed, &decoder) else {
      return PhotoFacts(stampOf: file.request)
    }
    return isFilesFault ? facts : facts.asUnread
  }

  private func facts(
    of file: FactsFile, _ decoder: inout Decoder?
  ) -> Result<PhotoFacts, DecoderFailure> {
    do throws(DecoderFailure) {
      let used = if let decoder { decoder } else { try launcher.launch() }
      decoder = used
      let facts: PhotoFacts = try ask(
        used, .facts([file.item]), file.descriptor.map { [$0] } ?? [], patience: patience
      ) { answer, _ in
        if case .facts(let facts) = answer, facts.count == 1 { facts[0] } else { nil }
      }
      return .success(facts)
    } catch {
      decoder = nil
      return .failure(error)
    }
  }

  // MARK: Sizes

  private func sizes(ofPart paths: ArraySlice<FilePath>) -> [PixelSize?] {
    let files = paths.map { try? Descriptor.ofFile(at: $0.bytes).0 }
    var found = (sizes(of: files.compactMap(\.self)) ?? []).makeIterator()
    return files.map { $0 == nil ? nil : found.next() ?? nil }
  }

  /// Nil where there is no decoder.
  private func sizes(of files: [Descriptor]) -> [PixelSize?]? {
    if files.isEmpty { return [] }
    do throws(DecoderFailure) {
      return try ask(.pixelSizes(files.count), files, patience: patience) { answer, _ in
        if case .pixelSizes(let sizes) = answer, sizes.count == files.count { sizes } else { nil }
      }
    } catch {
      if case .notStarted = error { return nil }
      return files.count == 1 ? [nil] : files.map { sizes(of: [$0])?.first ?? nil }
    }
  }
}

/// A file whose facts are asked for, opened where that is possible.
private struct FactsFile {
  let request: FactsRequest
  let descriptor: Descriptor?

  init(_ request: FactsRequest) {
    // Whoever asks has its stamp, and so knows what it is.
    self.init(request, try? Descriptor.ofKnownFile(at: request.path.bytes))
  }

  private init(_ request: FactsRequest, _ descriptor: Descriptor?) {
    (self.request, self.descriptor) = (request, descriptor)
  }

  var isOpen: Bool { descriptor != nil }

  /// The same, for a decoder that is to go by name and stamp.
  var closed: FactsFile { FactsFile(request, nil) }

  /// Where the file lies is nothing to a decoder.
  var item: FactsItem {
    let request = FactsRequest(
      path: FilePath(bytes: request.path.name), file: request.file, type: request.type)
    return FactsItem(request, isOpen: descriptor != nil)
  }
}

extension PhotoFacts {
  /// The same, but not told by the contents.
  fileprivate var asUnread: PhotoFacts {
    var facts = self
    facts.traits.insert(.unread)
    return facts
  }

  /// What can be told without any decoder.
  fileprivate init(stampOf request: FactsRequest) {
    self.init(byStampOf: request, wallSeconds: LocalTime.wallSeconds(at:))
    traits = .unread
  }
}
