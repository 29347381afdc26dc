import GLib
import PickerLibrary
import PickerModel

// What becomes of the photos once they are chosen.

extension Picking {
  func finish(_ result: PickResult) {
    for folder in session.library.unreadable { Log.message(Messages.unreadable(folder)) }
    switch result {
    case .cancelled: end(.cancelled)
    case .picked(let photos):
      if let host { return offer(photos, to: host) }
      let outcomes = session.outcomes(of: photos)
      if prints {
        makesCopies ? makeReady(outcomes) : handOn(outcomes)
      } else {
        end(.done, given: outcomes)
      }
    }
  }

  /// The host may find that these are not the right ones: then the picking goes on.
  private func offer(_ photos: [PhotoID], to host: PickingHost) {
    Task {
      let outcomes = session.outcomes(of: photos)
      if let problem = await host.problem(with: outcomes) {
        session.resume(session.request.limits, checked: photos)
        return session.tell(.refused(problem))
      }
      let unused = session.unusedCopies(given: outcomes)
      closeWindow()
      await editing.discard(unused)
      host.finished(outcomes)
    }
  }

  /// The window is gone before the result is written: whoever reads it may be slow. Where it cannot be, nobody
  /// has the copies that were made for it.
  ///
  /// - Parameter takeBack: removes those that were made of the photos at the end.
  func handOn(_ photos: [PhotoID], takeBack: @escaping @Sendable () async -> Void = {}) {
    guard let output else { return }
    closeWindow()
    let (unused, all) = (session.unusedCopies(given: photos), session.unusedCopies(given: []))
    Task { [library, output, editing, trayStore, format = invocation.format, loop] in
      let isWritten = await Self.write(photos, of: library, as: format, to: output)
      self.status = isWritten ? .done : .failed
      await editing.discard(isWritten ? unused : all)
      if isWritten { await trayStore?.finish() } else { await takeBack() }
      loop.quit()
    }
  }

  private static func write(
    _ photos: [PhotoID], of library: Library, as format: OutputFormat, to output: ResultOutput
  ) async -> Bool {
    do throws(OutputError) {
      let bytes =
        format == .json
        ? PhotoWriter.json(of: await library.records(of: photos))
        : try PhotoWriter.bytes(of: photos.map(\.path), as: format)
      return await output.write(bytes)
    } catch {
      Log.message(Messages.lineBreakInName)
      return false
    }
  }

  func end(_ status: ExitStatus, given photos: [PhotoID] = []) {
    self.status = status
    let isLeft = status == .cancelled && !isTrayKept
    let unused = session.unusedCopies(given: isTrayKept ? tray?.chosen ?? [] : photos)
    closeWindow()
    Task { [editing, loop, trayStore, pasted, session, isTrayKept, host] in
      await editing.discard(unused)
      if !isTrayKept { await trayStore?.finish() }
      if isLeft { await pasted.forget(but: session.handedOut) }
      loop.quit()
      host?.finished(nil)
    }
  }

  /// Whether what is in the tray stays for the next start: a signal has taken it from the user, and not from a
  /// program that waits for it, or they were asked about it and gave no answer.
  private var isTrayKept: Bool {
    if case .goingOn = tray?.question { return true }
    return isInterrupted && !prints
  }
}
