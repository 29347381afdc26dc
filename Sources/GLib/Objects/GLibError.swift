internal import CGLib

/// What C said went wrong. A copy: the `GError` it came from is freed.
package struct GLibError: Error, Hashable, Sendable {
  /// The name of the family of errors, such as `g-option-context-error-quark`.
  package let domain: String
  package let code: Int
  /// In the user's language, made by the C library.
  package let message: String

  package init(domain: String, code: Int, message: String) {
    (self.domain, self.code, self.message) = (domain, code, message)
  }

  /// Frees the error.
  init(consuming error: UnsafeMutablePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    code = Int(error.pointee.code)
    message = String(cString: error.pointee.message)
    g_error_free(error)
  }
}

/// Calls a C function that tells failure through its last parameter.
///
/// - Throws: the error, where the function left one.
func throwing<Result>(
  _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = call(&error)
  if let error { throw GLibError(consuming: error) }
  return result
}
