import GLib
import Thumbnails

extension ThumbnailOptOuts {
  /// The user's, where the desktop has such settings.
  @MainActor
  static var users: ThumbnailOptOuts {
    let settings = Settings(
      schema: "org.gnome.desktop.thumbnailers", schemasIn: SharedFolder.schemas)
    return ThumbnailOptOuts(
      all: settings.boolean("disable-all") ?? false, types: settings.strings("disable") ?? [])
  }
}
