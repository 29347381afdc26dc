import PickerLibrary
import PickerModel
import Synchronization
import TestSupport
import Testing

/// Makes of every file the bytes that the test says.
private final class StubExporter: PictureExporting {
  private let result: Result<ExportedPicture, ExportError>
  private let asked = Mutex<[ExportRecipe]>([])
  private let pause: Duration

  init(_ result: Result<ExportedPicture, ExportError>, pause: Duration = .zero) {
    (self.result, self.pause) = (result, pause)
  }

  var recipes: [ExportRecipe] { asked.withLock { $0 } }

  func export(
    _ file: FilePath, _ recipe: ExportRecipe
  ) async throws(ExportError) -> ExportedPicture {
    asked.withLock { $0.append(recipe) }
    try? await Task.sleep(for: pause)
    return try result.get()
  }
}

struct EditStoreTests {
  private let folder: TestLibrary
  private var edit = PhotoEdit()

  init() throws {
    folder = try TestLibrary(name: "edits")
    edit.quarterTurns = 1
  }

  private var root: FilePath { FilePath(bytes: folder.root.bytes).appending("photo-picker/edited") }

  private func store(_ exporter: StubExporter) -> EditStore {
    EditStore(folder: root, exporter: exporter, facts: StubFacts())
  }

  private func picture(_ type: String) -> ExportedPicture {
    ExportedPicture(bytes: Array("pixels".utf8), type: MediaType(type), size: nil)
  }

  private func copy(_ path: String, as type: String) async throws -> Photo {
    try await store(StubExporter(.success(picture(type)))).copy(of: .made(path), edit)
  }

  private var folders: [String] {
    (try? Files.names(in: folder.root + "/photo-picker/edited").map(\.text)) ?? []
  }

  @Test func aCopyHasAFolderOfItsOwnAndTheNameOfItsPhoto() async throws {
    let exporter = StubExporter(.success(picture("image/jpeg")))
    let photo = Photo.made("/pictures/IMG_1.JPG")
    let copies = [
      try await store(exporter).copy(of: photo, edit),
      try await store(exporter).copy(of: photo, edit),
    ]
    #expect(copies.map(\.displayName) == ["IMG_1.JPG", "IMG_1.JPG"])
    #expect(Set(copies.map(\.id.path.parent)).count == 2)
    #expect(copies.allSatisfy { $0.id.path.parent.parent == root })
    #expect(copies[0].file.bytes == 6)
    #expect(copies[0].file.modified == photo.file.modified)
    #expect(exporter.recipes.map(\.edit) == [edit, edit])
    #expect(exporter.recipes[0].type == nil && exporter.recipes[0].stripping == .nothing)
  }

  @Test(arguments: [
    ("a.jpeg", "image/jpeg", "a.jpeg"), ("a.jpg", "image/png", "a.png"),
    ("b.c.HEIC", "image/jpeg", "b.c.jpg"), ("a.jpg", "image/webp", "a.webp"),
    ("really.png", "image/jpeg", "really.jpg"), ("no letters", "image/jpeg", "no letters.jpg"),
    ("v1.2", "image/png", "v1.2.png"), ("文.PNG", "image/png", "文.PNG"),
  ])
  func theLettersTellTheTruth(name: String, type: String, expected: String) async throws {
    #expect(try await copy("/pictures/\(name)", as: type).displayName == expected)
  }

  @Test func aDiscardedCopyLeavesNothing() async throws {
    let store = store(StubExporter(.success(picture("image/png"))))
    let copies = [
      try await store.copy(of: .made("/a.png"), edit),
      try await store.copy(of: .made("/a.png"), edit),
    ]
    #expect(folders.count == 2)
    await store.discard([copies[0].id])
    #expect(folders.count == 1)
    #expect(Files.exists(ByteString(copies[1].id.path.bytes)))
  }

  @Test func whatCannotBeMadeIsSaid() async throws {
    let store = store(StubExporter(.failure(.decoding(.tooLarge))))
    await #expect(throws: PhotoEditFailure.decoding(.tooLarge)) {
      try await store.copy(of: .made("/a.png"), edit)
    }
    #expect(folders == [])
  }

  @Test func whereNothingCanBeWrittenTheReasonIsSaid() async throws {
    try Files.write(Array("in the way".utf8), to: folder.root + "/photo-picker")
    let store = store(StubExporter(.success(picture("image/png"))))
    await #expect(throws: PhotoEditFailure.notWritten("Not a directory")) {
      try await store.copy(of: .made("/a.png"), edit)
    }
  }

  @Test func aCancelledOneLeavesNothing() async throws {
    let store = store(
      StubExporter(.success(picture("image/png")), pause: .milliseconds(200)))
    let task = Task { [edit] in try await store.copy(of: .made("/a.png"), edit) }
    task.cancel()
    await #expect(throws: PhotoEditFailure.cancelled) { try await task.value }
    #expect(folders == [])
  }
}
