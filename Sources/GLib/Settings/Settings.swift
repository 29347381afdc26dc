internal import CGLib
internal import Glibc

/// The user's settings of one schema.
@MainActor
package final class Settings {
  private let settings: OpaquePointer?

  /// - Parameters:
  ///   - schema: the id. Where no such schema is installed each key has no value, and none is kept.
  ///   - folder: where compiled schemas lie besides those of the system, as bytes.
  ///   - place: the path where they are kept, for a schema that does not say so itself.
  package init(schema id: String, schemasIn folder: [UInt8], at place: String? = nil) {
    let system = g_settings_schema_source_get_default()
    let path = folder.map { CChar(bitPattern: $0) } + [0]
    let own = g_settings_schema_source_new_from_directory(path, system, 0, nil)
    defer { if let own { g_settings_schema_source_unref(own) } }
    guard let source = own ?? system, let schema = g_settings_schema_source_lookup(source, id, 1)
    else {
      settings = nil
      return
    }
    settings = g_settings_new_full(schema, nil, place).map { OpaquePointer($0) }
    g_settings_schema_unref(schema)
  }

  isolated deinit {
    if let settings { g_object_unref(UnsafeMutableRawPointer(settings)) }
  }

  /// `g_settings_get_int`
  package func integer(_ key: String) -> Int? {
    settings.map { Int(g_settings_get_int($0.cast, key)) }
  }

  /// `g_settings_set_int`
  package func set(_ key: String, _ value: Int) {
    if let settings { g_settings_set_int(settings.cast, key, gint(value)) }
  }

  /// `g_settings_get_boolean`
  package func boolean(_ key: String) -> Bool? {
    settings.map { g_settings_get_boolean($0.cast, key) != 0 }
  }

  /// `g_settings_set_boolean`
  package func set(_ key: String, _ value: Bool) {
    if let settings { g_settings_set_boolean(settings.cast, key, value ? 1 : 0) }
  }

  /// A string, or the name of an enumerated value. `g_settings_get_string`
  package func string(_ key: String) -> String? {
    guard let settings, let value = g_settings_get_string(settings.cast, key) else { return nil }
    defer { g_free(value) }
    return String(cString: value)
  }

  /// `g_settings_set_string`
  package func set(_ key: String, _ value: String) {
    if let settings { g_settings_set_string(settings.cast, key, value) }
  }

  /// `g_settings_get_strv`
  package func strings(_ key: String) -> [String]? {
    guard let settings, let values = g_settings_get_strv(settings.cast, key) else { return nil }
    defer { g_strfreev(values) }
    return (0..<Int(g_strv_length(values))).compactMap { values[$0].map { String(cString: $0) } }
  }

  /// `g_settings_set_strv`
  package func set(_ key: String, _ values: [String]) {
    guard let settings else { return }
    let copies = values.map { g_strdup($0) }
    defer { for copy in copies { g_free(copy) } }
    g_settings_set_strv(settings.cast, key, copies.map { UnsafePointer($0) } + [nil])
  }

  /// A pair of integers, `(ii)`. `g_settings_get_value`
  package func pair(_ key: String) -> (Int, Int)? {
    guard let settings, let value = g_settings_get_value(settings.cast, key) else { return nil }
    defer { g_variant_unref(value) }
    return (component(0, of: value), component(1, of: value))
  }

  /// `g_settings_set_value`
  package func set(_ key: String, _ pair: (Int, Int)) {
    guard let settings else { return }
    var parts: [OpaquePointer?] = [
      g_variant_new_int32(gint32(pair.0)), g_variant_new_int32(gint32(pair.1)),
    ]
    g_settings_set_value(settings.cast, key, g_variant_new_tuple(&parts, 2))
  }

  /// Whether the user or the program has set it. `g_settings_get_user_value`
  package func isSet(_ key: String) -> Bool {
    guard let settings, let value = g_settings_get_user_value(settings.cast, key) else {
      return false
    }
    g_variant_unref(value)
    return true
  }

  /// The default holds again. `g_settings_reset`
  package func reset(_ key: String) {
    if let settings { g_settings_reset(settings.cast, key) }
  }

  /// Has all settings kept in memory, where the folder cannot be made in which dconf, the store of desktops, tells
  /// programs of changes: it would say so with each key that is read. To be called before the first use, while
  /// there is one thread. `g_setenv`
  package static func avoidStoreThatCannotWork() {
    if g_getenv(backend) == nil, !canWork(runtime: [UInt8](cString: g_get_user_runtime_dir())) {
      g_setenv(backend, "memory", 1)
    }
  }

  /// - Parameter runtime: `$XDG_RUNTIME_DIR`, for which the cache stands in.
  static func canWork(runtime: [UInt8]) -> Bool {
    let folder = runtime + Array("/dconf".utf8)
    guard (try? Folder.make(folder, mode: 0o700)) != nil else { return false }
    return withCString(folder) { access($0, W_OK | X_OK) } == 0
  }

  private static let backend = "GSETTINGS_BACKEND"

  /// Waits until what was set is kept; called before the program ends. `g_settings_sync`
  package static func sync() { g_settings_sync() }

  private func component(_ index: Int, of tuple: OpaquePointer) -> Int {
    let child = g_variant_get_child_value(tuple, gsize(index))
    defer { g_variant_unref(child) }
    return Int(g_variant_get_int32(child))
  }
}

extension OpaquePointer {
  fileprivate var cast: UnsafeMutablePointer<GSettings> { UnsafeMutablePointer(self) }
}
