import GLib
import Gtk
import PickerModel

/// The tray takes turns with the grid.
extension PickerWindow {
  /// Whether the tray is seen, or a question about it.
  var isInTray: Bool {
    guard let tray, leaving == nil else { return false }
    return tray.place == .tray || tray.question != nil
  }

  func watchTray() {
    guard let tray else { return }
    watches += [
      Watch({ _ = (tray.place, tray.question) }, { [weak self] in self?.showTrayPlace() }),
      Watch({ _ = tray.result }, { [weak self] in self?.showTrayResult() }),
    ]
  }

  private func showTrayPlace() {
    guard let tray, tray.result == nil else { return }
    if let question = tray.question { return show(question) }
    dropQuestion()
    switch tray.place {
    case .tray:
      closePreview()
      let page = trayPage ?? makeTrayPage(tray)
      root.show("tray")
      page.grabFocus()
    case .grid, .replacing:
      root.show("picking")
      leaflet.show(gridPage)
      showTitle()
      grid.updateTiles()
      grid.grabFocus()
    }
    presentIfFilled()
  }

  private func makeTrayPage(_ tray: TraySession) -> TrayPage {
    let edit: @MainActor (TrayItem) -> Void = { [weak self, weak tray] item in
      self?.openEditor(item.photo, edited: item.edited) { tray?.show($0, for: item.id) }
    }
    let page = TrayPage(
      tray, in: window, thumbnails: thumbnails, options: options, edited: canEdit ? edit : nil)
    root.add(page.widget, named: "tray")
    trayPage = page
    return page
  }

  // MARK: Questions

  private func show(_ question: TraySession.Question) {
    dropQuestion()
    guard let tray else { return }
    let (title, text) = Sentences.question(question, tray.tray.count)
    let answer: (TraySession.Answer) -> @MainActor () -> Void = { answer in
      { [weak tray] in tray?.answer(answer) }
    }
    let page: QuestionPage
    switch question {
    case .leaving:
      page = QuestionPage(
        icon: "dialog-question-symbolic", title: title, text: text,
        safe: (tr("Stay"), answer(.no)), other: (tr("Leave"), answer(.yes)))
    case .goingOn:
      page = QuestionPage(
        icon: "document-open-recent-symbolic", title: title, text: text,
        safe: (tr("Go On"), answer(.yes)), other: (tr("Start Anew"), answer(.no)))
    }
    root.add(page.widget, named: "question")
    root.show("question")
    questionPage = page
    page.grabFocus()
  }

  private func dropQuestion() {
    questionPage?.widget.destroy()
    questionPage = nil
  }

  // MARK: Keys and the end

  func trayKeyPressed(_ press: KeyPress) -> Bool {
    guard let tray else { return false }
    if press.key == .character("?"), press.isControl {
      showShortcuts()
      return true
    }
    if let question = tray.question {
      guard press.key == .escape else { return false }
      // Neither answer: what is not decided stays.
      question == .leaving ? tray.answer(.no) : tray.cancel()
      return true
    }
    return trayPage?.keyPressed(press) ?? false
  }

  /// The window is to be closed, whatever it shows: photos in the tray are asked about.
  func askToClose() {
    guard let tray, leaving == nil else { return leave() }
    tray.question == nil ? tray.leave() : tray.cancel()
  }

  private func showTrayResult() {
    guard let tray, let result = tray.result else { return }
    Task { [options] in
      if case (.picked, .vanished) = (result, tray.notice) { await NoticeCard.read(in: tray) }
      options.finished(result)
    }
  }
}
