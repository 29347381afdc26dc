import Gtk
import PickerModel

/// The message that no more photos may be chosen stays long enough to be read and heard, and then goes by itself.
extension PickerWindow {
  /// Three times as long as it takes to hear it.
  private static let patience = Duration.seconds(12)

  /// Each try shows it as long again.
  func dismissLimitLater() {
    noticeEnd?.cancel()
    noticeEnd = nil
    guard case .limit = session.notice else { return }
    noticeEnd = Task { [weak self] in
      while true {
        try? await Task.sleep(for: Self.patience)
        guard let self, !Task.isCancelled else { return }
        // Whoever is about to press Got It is not left with nothing under their keys.
        if !isNoticeFocused { break }
      }
      if let self, case .limit = session.notice { session.dismissNotice() }
    }
  }

  private var isNoticeFocused: Bool {
    notice.hasFocus || preview?.page.notice.hasFocus ?? false
  }
}
