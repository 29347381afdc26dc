import GLib
import Observation
package import PickerModel

/// The taking of one photo, from the opening of the camera to the file. The window drives it by the intents below
/// and shows its state.
@MainActor
@Observable
package final class CameraSession {
  package private(set) var stage = Stage.starting
  package private(set) var devices: [CameraDevice] = []
  package private(set) var device: CameraDevice?
  /// Whether the picture is seen, and the photo comes to be, as in a mirror.
  package private(set) var isMirrored = false
  package private(set) var delay = Delay.none
  /// How many seconds are left until the photo is taken; nil where none is being taken.
  package private(set) var countdown: Int?
  /// Why the photo could not be written.
  package private(set) var saveFailure: CameraSaveFailure?
  package private(set) var isSaving = false
  package private(set) var result: Result?

  @ObservationIgnored private let source: any CameraSource
  @ObservationIgnored private var counting: Task<Void, Never>?
  /// When the camera gave the last sign of life.
  @ObservationIgnored private var lastSign = ContinuousClock.now
  /// What went wrong with the camera while a photo was looked at.
  @ObservationIgnored private var lost: CameraProblem?

  package enum Stage {
    /// Nothing is known yet.
    case starting
    /// The camera's picture is seen.
    case live
    case problem(CameraProblem)
    /// The photo that was taken is seen.
    case review(any CameraShot)
  }

  /// How long after the shutter is pressed the photo is taken, in seconds.
  package enum Delay: Int, CaseIterable {
    case none = 0
    case short = 3
    case long = 10
  }

  package enum Result: Equatable {
    /// - Parameter wantsCropping: whether the user wants to crop it.
    case photo(FilePath, wantsCropping: Bool)
    case cancelled
  }

  /// Without a picture for so long, a camera is said to give none.
  private static let patience = Duration.milliseconds(1600)

  package init(source: any CameraSource) { self.source = source }

  /// Opens the camera, and follows what happens to it until the task is cancelled.
  package func run() async {
    source.start()
    await withDiscardingTaskGroup { group in
      group.addTask { await self.follow() }
      group.addTask { await self.watch() }
    }
  }

  package var isLive: Bool { if case .live = stage { true } else { false } }

  package var shot: (any CameraShot)? { if case .review(let shot) = stage { shot } else { nil } }

  package var problem: CameraProblem? {
    if case .problem(let problem) = stage { problem } else { nil }
  }

  // MARK: Intents

  /// The shutter: takes the photo, now or after the delay; while it counts, not after all.
  package func press() {
    guard result == nil, isLive else { return }
    if countdown != nil { return stopCounting() }
    if counting == nil { counting = Task { [weak self] in await self?.count() } }
  }

  package func retake() {
    guard shot != nil, !isSaving, result == nil else { return }
    saveFailure = nil
    lastSign = .now
    stage = lost.map { .problem($0) } ?? .live
  }

  /// Writes the photo, and ends with it.
  ///
  /// - Parameter wantsCropping: whether the user wants to crop it.
  package func useShot(wantsCropping: Bool = false) async {
    guard let shot, !isSaving, result == nil else { return }
    (isSaving, saveFailure) = (true, nil)
    do throws(CameraSaveFailure) {
      let path = try await shot.save(isMirrored: isMirrored)
      if result == nil { result = .photo(path, wantsCropping: wantsCropping) }
    } catch {
      saveFailure = error
    }
    isSaving = false
  }

  /// The user has read why the photo could not be written.
  package func dismissFailure() { saveFailure = nil }

  package func toggleMirror() { isMirrored.toggle() }

  package func nextDelay() {
    stopCounting()
    let all = Delay.allCases
    let place = all.firstIndex(of: delay) ?? 0
    delay = all[(place + 1) % all.count]
  }

  package func use(_ device: CameraDevice) {
    guard device != self.device || !isLive else { return }
    stopCounting()
    lastSign = .now
    source.use(device)
  }

  /// Tries once more.
  package func retry() {
    (stage, lastSign) = (.starting, .now)
    source.use(nil)
  }

  /// Escape: from the countdown to the picture, from the photo to the picture, or out.
  package func stepBack() {
    if countdown != nil { return stopCounting() }
    shot == nil ? cancel() : retake()
  }

  package func cancel() {
    stopCounting()
    if result == nil { result = .cancelled }
  }

  /// A picture of the camera is on the screen.
  package func sawFrame() {
    lastSign = .now
    switch stage {
    case .starting, .problem(.silent), .problem(.notFound): stage = .live
    case .live, .problem, .review: break
    }
  }

  // MARK: The camera

  private func follow() async {
    for await event in source.events {
      switch event {
      case .devices(let devices, let current): (self.devices, device) = (devices, current)
      case .opened: opened()
      case .problem(let problem): show(problem)
      }
    }
  }

  private func opened() {
    lost = nil
    // The time until a camera is opened counts as well, but for one that was not there.
    if problem != nil { lastSign = .now }
    if shot == nil { stage = .starting }
  }

  private func show(_ problem: CameraProblem) {
    stopCounting()
    // A photo that was taken is not lost with the camera.
    if shot == nil { stage = .problem(problem) } else { lost = problem }
  }

  /// Looks whether pictures come.
  private func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.patience / 16)
      guard ContinuousClock.now - lastSign > Self.patience else { continue }
      switch stage {
      case .starting, .live: show(.silent)
      case .problem, .review: break
      }
    }
  }

  // MARK: The shutter

  private func count() async {
    for left in stride(from: delay.rawValue, to: 0, by: -1) {
      countdown = left
      try? await Task.sleep(for: .seconds(1))
      if Task.isCancelled { return }
    }
    countdown = nil
    do throws(CameraProblem) {
      let shot = try await source.takeShot()
      if isLive, result == nil, !Task.isCancelled { stage = .review(shot) }
    } catch {
      if isLive, !Task.isCancelled { show(error) }
    }
    if !Task.isCancelled { counting = nil }
  }

  private func stopCounting() {
    counting?.cancel()
    (countdown, counting) = (nil, nil)
  }
}
