/// Which version this is. `meson.build` says the same, and a test compares the two.
package enum Version {
  package static let number = "0.1.0"
}
