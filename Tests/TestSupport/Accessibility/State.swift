internal import CAtspi

/// How a thing is; those that tests ask about.
package enum State: String, CaseIterable, Sendable {
  case checked
  case defunct
  case enabled
  case focusable
  case focused
  case selected
  case sensitive
  case showing
  case visible

  var type: AtspiStateType {
    switch self {
    case .checked: ATSPI_STATE_CHECKED
    case .defunct: ATSPI_STATE_DEFUNCT
    case .enabled: ATSPI_STATE_ENABLED
    case .focusable: ATSPI_STATE_FOCUSABLE
    case .focused: ATSPI_STATE_FOCUSED
    case .selected: ATSPI_STATE_SELECTED
    case .sensitive: ATSPI_STATE_SENSITIVE
    case .showing: ATSPI_STATE_SHOWING
    case .visible: ATSPI_STATE_VISIBLE
    }
  }
}
