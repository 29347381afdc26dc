import PickerModel
import PickerUI
import Synchronization
import Testing

/// The taking of a photo, with a source that does as it is told.
@MainActor
@Suite struct CameraSessionTests {
  private func session() -> (CameraSession, ScriptedCamera, Task<Void, Never>) {
    let camera = ScriptedCamera()
    let session = CameraSession(source: camera)
    return (session, camera, Task { await session.run() })
  }

  private func until(
    _ seconds: Double = 5, _ condition: () -> Bool, location: SourceLocation = #_sourceLocation
  ) async {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition(), ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(5))
    }
    #expect(condition(), sourceLocation: location)
  }

  /// A camera is opened, and then gives a picture.
  private func begin(_ session: CameraSession, _ camera: ScriptedCamera) async {
    camera.tell(.devices([], current: CameraDevice(id: 1, name: "Camera")))
    camera.tell(.opened)
    await until { session.device != nil }
    try? await Task.sleep(for: .milliseconds(20))
    session.sawFrame()
    #expect(session.isLive)
  }

  @Test func aPictureMakesItLive() async {
    let (session, camera, task) = session()
    await begin(session, camera)
    session.press()
    await until { session.shot != nil }
    await session.useShot()
    #expect(session.result == .photo(FilePath("/photo.jpg"), wantsCropping: false))
    task.cancel()
  }

  @Test func silenceIsToldWithinTwoSecondsAndTakenBack() async {
    let (session, camera, task) = session()
    camera.tell(.opened)
    await until(2) { session.problem == .silent }
    session.sawFrame()
    #expect(session.isLive)
    await until(2) { session.problem == .silent }
    task.cancel()
  }

  @Test(arguments: [
    CameraProblem.notFound, .refused, .busy, .unplugged, .wrongSource("x"), .failed("x"),
  ])
  func problemsAreTold(_ problem: CameraProblem) async {
    let (session, camera, task) = session()
    camera.tell(.problem(problem))
    await until { session.problem == problem }
    // The shutter does nothing then.
    session.press()
    #expect(session.countdown == nil)
    // A camera that is there again is used.
    camera.tell(.opened)
    await until { session.problem == nil }
    task.cancel()
  }

  @Test func aShotOutlivesItsCamera() async {
    let (session, camera, task) = session()
    await begin(session, camera)
    session.press()
    await until { session.shot != nil }
    camera.tell(.problem(.unplugged))
    try? await Task.sleep(for: .milliseconds(50))
    #expect(session.shot != nil)
    session.retake()
    #expect(session.problem == .unplugged)
    task.cancel()
  }

  @Test func twoPressesTakeOnePhoto() async {
    let (session, camera, task) = session()
    await begin(session, camera)
    session.press()
    session.press()
    await until { session.shot != nil }
    #expect(camera.shots.load(ordering: .relaxed) == 1)
    task.cancel()
  }

  @Test func escapeLeadsBackOneStepAtATime() async {
    let (session, camera, task) = session()
    await begin(session, camera)
    session.nextDelay()
    session.press()
    await until { session.countdown == 3 }
    session.stepBack()
    #expect(session.countdown == nil && session.isLive)
    session.nextDelay()
    session.nextDelay()
    session.press()
    await until { session.shot != nil }
    session.stepBack()
    #expect(session.isLive)
    session.stepBack()
    #expect(session.result == .cancelled)
    task.cancel()
  }

  @Test func aPhotoThatCannotBeWrittenCanBeTriedAgain() async {
    let (session, camera, task) = session()
    camera.saves.store(false, ordering: .relaxed)
    await begin(session, camera)
    session.press()
    await until { session.shot != nil }
    await session.useShot()
    #expect(session.saveFailure != nil && session.result == nil && session.shot != nil)
    camera.saves.store(true, ordering: .relaxed)
    await session.useShot(wantsCropping: true)
    #expect(session.result == .photo(FilePath("/photo.jpg"), wantsCropping: true))
    task.cancel()
  }
}

/// Its photos are one pixel.
private final class ScriptedCamera: CameraSource {
  let events: AsyncStream<CameraEvent>
  let frames = AsyncStream<PixelBuffer> { $0.finish() }
  let shots = Atomic(0)
  let saves = Atomic(true)
  private let teller: AsyncStream<CameraEvent>.Continuation

  init() { (events, teller) = AsyncStream.makeStream() }

  func tell(_ event: CameraEvent) { teller.yield(event) }
  func start() {}
  func use(_ device: CameraDevice?) {}

  func takeShot() async throws(CameraProblem) -> any CameraShot {
    shots.add(1, ordering: .relaxed)
    return Shot(camera: self)
  }

  private struct Shot: CameraShot {
    let camera: ScriptedCamera
    var preview: PixelBuffer { PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 255]) }

    func save(isMirrored: Bool) async throws(CameraSaveFailure) -> FilePath {
      guard camera.saves.load(ordering: .relaxed) else {
        throw CameraSaveFailure(folder: FilePath("/"), reason: "full")
      }
      return FilePath("/photo.jpg")
    }
  }
}
