import GLib
import Gtk
package import PickerModel

/// The window in which a photo is taken: the live picture, the shutter, and then the photo to keep or not.
@MainActor
package final class CameraWindow {
  private let session: CameraSession
  private let window = Window()
  private let header = HeaderBar()
  private let cancel = Button(tr("Cancel"))
  private let controls: CameraControls
  private let content = Stack()
  private let view = CameraView()
  private let notice: NoticeCard
  private let bar: CameraBar
  private var page: MessagePage?
  private var shownProblem: CameraProblem?
  private var shownCount: Int?
  private var watches: [Watch] = []
  private var tasks: [Task<Void, Never>] = []
  private let finished: @MainActor (CameraSession.Result) -> Void

  /// - Parameters:
  ///   - frames: the camera's live picture.
  ///   - canCrop: whether the photo can be cropped afterwards.
  ///   - finished: there is a photo, or there will be none.
  package init(
    session: CameraSession, frames: AsyncStream<PixelBuffer>, canCrop: Bool,
    finished: @escaping @MainActor (CameraSession.Result) -> Void
  ) {
    (self.session, self.finished) = (session, finished)
    controls = CameraControls(session: session)
    bar = CameraBar(canCrop: canCrop)
    notice = NoticeCard { [weak session] in session?.dismissFailure() }
    notice.left = { [weak self] in self?.takeFocus() }
    build()
    connect()
    watch()
    tasks = [
      Task { await session.run() },
      Task { [weak self] in
        for await frame in frames { await self?.show(frame) }
      },
    ]
  }

  /// - Parameter parent: above which window, by its number for the X server; nil for none.
  package func present(above parent: UInt?) {
    if let parent { window.setTransient(forXID: parent) }
    window.present()
  }

  package func close() {
    for task in tasks { task.cancel() }
    for watch in watches { watch.cancel() }
    window.destroy()
  }

  // MARK: Building

  private func build() {
    window.setTitle(tr("Take Photo"))
    window.setDefaultSize(width: 800, height: 680)
    header.setTitle(HeaderTitle(tr("Take Photo")).widget)
    header.addAtStart(cancel)
    for button in controls.buttons { header.addAtEnd(button) }
    content.changeAtOnce()
    content.add(view.widget, named: "picture")
    let overlay = Overlay()
    overlay.add(content)
    overlay.addAbove(notice.widget)
    overlay.setExpand(horizontal: true, vertical: true)
    let page = BoxLayout(.vertical)
    page.setSizeRequest(width: 360)
    page.add(header)
    page.add(overlay)
    page.add(bar.widget)
    window.add(page)
    page.showAll()
  }

  private func connect() {
    window.onDelete { [weak session] in
      session?.cancel()
      return true
    }
    window.onKeyPress { [weak self] in self?.keyPressed($0) ?? false }
    cancel.onClicked { [weak session] in session?.cancel() }
    bar.shutter.onClicked { [weak session] in session?.press() }
    bar.retake.onClicked { [weak session] in session?.retake() }
    bar.crop.onClicked { [weak session] in
      Task { await session?.useShot(wantsCropping: true) }
    }
    bar.use.onClicked { [weak session] in Task { await session?.useShot() } }
  }

  /// Space is the shutter, whatever has the focus, for as long as the camera's picture is seen.
  private func keyPressed(_ press: KeyPress) -> Bool {
    switch press.key {
    case .escape: session.stepBack()
    case .space where session.isLive && !press.isControl: session.press()
    default: return false
    }
    return true
  }

  // MARK: State

  private func watch() {
    let session = session
    watches = [
      Watch(
        { _ = (session.stage, session.isSaving) }, { [weak self] in self?.showStage() }),
      Watch(
        { _ = (session.devices, session.device, session.delay, session.isMirrored) },
        { [weak self] in self?.showControls() }),
      Watch({ _ = session.countdown }, { [weak self] in self?.showCountdown() }),
      Watch({ _ = session.saveFailure }, { [weak self] in self?.showFailure() }),
      Watch({ _ = session.result }, { [weak self] in self?.showResult() }),
    ]
  }

  private func showStage() {
    view.show(shot: session.shot?.preview)
    bar.show(isLive: session.isLive, isShot: session.shot != nil, isSaving: session.isSaving)
    controls.show(hasPicture: session.isLive)
    view.widget.setAccessibleName(session.shot == nil ? tr("Camera") : tr("Photo"))
    showProblem()
    takeFocus()
  }

  private func takeFocus() {
    if session.shot != nil {
      bar.use.grabFocus()
    } else if session.isLive {
      bar.shutter.grabFocus()
    }
  }

  private func showProblem() {
    let problem = session.problem
    if problem == shownProblem { return }
    shownProblem = problem
    page?.widget.destroy()
    page = nil
    guard let problem else { return content.show("picture") }
    let (title, text) = Sentences.camera(problem)
    let page = MessagePage(
      icon: problem == .notFound ? "camera-disabled-symbolic" : "dialog-warning-symbolic",
      title: title, text: text, button: tr("Try Again")
    ) { [weak session] in session?.retry() }
    content.add(page.widget, named: "problem")
    content.show("problem")
    page.grabFocus()
    self.page = page
    content.announce(title)
  }

  private func showControls() {
    controls.show()
    view.isMirrored = session.isMirrored
  }

  private func showCountdown() {
    view.countdown = session.countdown
    bar.show(isCounting: session.countdown != nil)
    if let count = session.countdown { content.announce(String(count)) }
  }

  private func showFailure() { notice.show(session.saveFailure.map(Sentences.camera)) }

  private func showResult() {
    if let result = session.result { finished(result) }
  }

  private func show(_ frame: PixelBuffer) async {
    guard let surface = await Self.surface(of: frame) else { return }
    view.show(live: surface)
    session.sawFrame()
  }

  /// Off the main thread: to copy the pixels takes a while.
  @concurrent
  nonisolated private static func surface(of frame: PixelBuffer) async -> PictureSurface? {
    PictureSurface(pixels: frame.bytes, width: frame.width, height: frame.height)
  }
}
