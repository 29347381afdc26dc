import GLib
import Gtk
import PhotoPicker

/// A form with photos, as a program may have that embeds the picker: at most nine, which are printed when the
/// form is done. Its arguments are the folders whose photos are offered.
@main
enum Main {
  static func main() {
    Translation.start(catalogues: SharedFolder.catalogues)
    guard Toolkit.start() else {
      Log.message("There is no display")
      Process.exit(3)
    }
    MainActor.assumeIsolated {
      let form = Form()
      withExtendedLifetime(form) { form.run() }
    }
    Process.exit(0)
  }
}

@MainActor
private final class Form {
  private let window = Window()
  private let loop = MainLoop()
  private let output = ResultStream()
  private let strip: PhotoStrip

  init() {
    var configuration = PhotoPicker.Configuration()
    configuration.maximum = 9
    configuration.folders = Array(Process.arguments.dropFirst())
    // A text of the program's own, as what stands in the form is.
    configuration.check = { photos in
      let hasDrawing = photos.contains { $0.displayName.hasSuffix(".svg") }
      return hasDrawing ? "The form takes no drawings" : nil
    }
    strip = PhotoStrip(configuration)
  }

  func run() {
    let column = BoxLayout(.vertical, spacing: 12)
    let header = HeaderBar()
    let post = Button("Post")
    post.onClicked { [weak self] in self?.print() }
    header.addAtEnd(post)
    column.add(header)
    let photos = unsafe Widget(strip.widget, .retain)
    photos.setMargins(horizontal: 12, vertical: 12)
    column.add(photos)
    window.setTitle("Photo Form")
    window.setDefaultSize(width: 640, height: 320)
    window.add(column)
    window.onDelete { [weak self] in
      self?.loop.quit()
      return false
    }
    column.showAll()
    window.present()
    loop.run()
  }

  private func print() {
    for photo in strip.photos { try? output.write(photo.path + [10]) }
    loop.quit()
  }
}
