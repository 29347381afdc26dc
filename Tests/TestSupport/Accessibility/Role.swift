/// What a thing is, by the names that AT-SPI has for it.
package enum Role: String, Sendable {
  case alert
  case checkBox = "check box"
  case dialog
  case frame
  case heading
  case image
  case infoBar = "info bar"
  case label
  case list
  case listBox = "list box"
  case listItem = "list item"
  case menuItem = "menu item"
  case progressBar = "progress bar"
  case pushButton = "push button"
  case radioButton = "radio button"
  case slider
  case textEntry = "text"
}
