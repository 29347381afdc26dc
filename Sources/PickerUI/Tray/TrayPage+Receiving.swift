import GLib
import Gtk
package import PickerModel

/// Photos that are taken, and files and pictures that are dropped or pasted.
extension TrayPage {
  func takePhoto() {
    guard let camera = options.camera, !camera.isTaking, !session.refuseWhereFull() else { return }
    Task { [session, window, options] in
      switch await camera.takePhoto(over: window.xID) {
      case .cancelled: break
      case .failed(let trouble): session.tell(.camera(trouble))
      case .photo(let photo):
        options.photoTaken(photo)
        await session.add([photo.path])
      }
    }
  }

  func connectDrops() {
    widget.onDropped(as: [NamedFiles.uriList] + NamedFiles.texts) { [weak self] in self?.take($0) }
  }

  /// Takes what is on the clipboard: files, or else a picture, or else a text that names files.
  func paste() {
    let forms =
      [NamedFiles.gnomeFiles, NamedFiles.uriList] + options.pastedForms + NamedFiles.texts
    Task { [weak self] in
      guard let offered = await Clipboard.read(as: forms) else {
        self?.session.tell(.nothingToPaste)
        return
      }
      self?.take(offered)
    }
  }

  private func take(_ offered: Offered) {
    if options.pastedForms.contains(offered.form) { return take(picture: offered) }
    guard let files = NamedFiles(form: offered.form, bytes: offered.bytes) else {
      return session.tell(.nothingToPaste)
    }
    let paths = files.names.map(Self.path)
    let session = session
    session.dismissNotice()
    Task {
      await session.add(paths.compactMap(\.self))
      if paths.contains(nil), session.notice == nil { session.tell(.elsewhere) }
    }
  }

  private static func path(of name: NamedFiles.Name) -> FilePath? {
    switch name {
    case .path(let path): FilePath(bytes: UserFolders.canonical(path: path.bytes))
    case .uri(let uri):
      FileURI.path(of: uri).map { FilePath(bytes: UserFolders.canonical(path: $0)) }
    }
  }

  /// A picture without a file becomes one.
  private func take(picture: Offered) {
    let (session, options) = (session, options)
    if session.refuseWhereFull() { return }
    Task {
      switch await options.keepPasted(picture.form, picture.bytes) {
      case .kept(let path): await session.add([path])
      case .noPicture: session.tell(.nothingToPaste)
      case .notWritten: session.tell(.notKept)
      }
    }
  }
}

/// What becomes of a picture that was pasted.
package enum PastedPicture: Sendable, Equatable {
  case kept(FilePath)
  /// What was pasted is no picture.
  case noPicture
  /// The file could not be written.
  case notWritten
}
