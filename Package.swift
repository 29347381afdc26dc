// swift-tools-version: 6.2
import PackageDescription

// MARK: - Settings, in one place

/// Every target: no warning is let through, `any` is written out, what a file imports stays in that
/// file, a member is seen only where its module is imported, and an `async` function runs where its
/// caller runs unless it says otherwise.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Above the wrappers: each use of a construct that can break memory safety has to be marked `unsafe`.
let safe: [SwiftSetting] = common + [.strictMemorySafety()]

/// Code of the window: everything is on the main actor unless it says `nonisolated`.
let window: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// MARK: - Targets

/// A C library of the system: a module map and one header.
func library(
  _ name: String, _ pkgConfig: String?, _ debian: String, path: String? = nil
) -> Target {
  .systemLibrary(
    name: name, path: path ?? "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "photo-picker",
  products: [
    .library(name: "PhotoPicker", targets: ["PhotoPicker"]),
    .executable(name: "photo-picker", targets: ["photo-picker"]),
    .executable(name: "photo-picker-decoder", targets: ["photo-picker-decoder"]),
    .executable(name: "photo-picker-camera", targets: ["photo-picker-camera"]),
    .executable(name: "photo-picker-player", targets: ["photo-picker-player"]),
    .executable(name: "photo-form-example", targets: ["photo-form-example"]),
    .executable(name: "picker-bench", targets: ["picker-bench"]),
    .executable(name: "empty-window", targets: ["empty-window"]),
    .executable(name: "scan-yardstick", targets: ["scan-yardstick"]),
    .executable(name: "thumbnail-yardstick", targets: ["thumbnail-yardstick"]),
  ],
  targets: [
    // Floor 0: C.
    library("CGLib", "gio-unix-2.0", "libglib2.0-dev"),
    library("CGtk", "libhandy-1", "libhandy-1-dev"),
    library("CPixbuf", "gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"),
    library("CExif", "libexif", "libexif-dev"),
    library("CExempi", "exempi-2.0", "libexempi-dev"),
    library("CHeif", "libheif", "libheif-dev"),
    // Without pkg-config, which defines macros for C++.
    library("CMediaInfo", nil, "libmediainfo-dev"),
    library("CSeccomp", "libseccomp", "libseccomp-dev"),
    library("CLcms", "lcms2", "liblcms2-dev"),
    library("CGStreamer", "gstreamer-app-1.0", "libgstreamer-plugins-base1.0-dev"),
    library("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    library("CWebP", "libwebp", "libwebp-dev"),
    library("CSQLite", "sqlite3", "libsqlite3-dev"),

    // Floor 1: the model, and GLib.
    .target(name: "PickerModel", swiftSettings: safe),
    .target(name: "GLib", dependencies: ["CGLib"], swiftSettings: common),

    // Floor 2: the toolkit, decoding, thumbnails.
    .target(name: "Gtk", dependencies: ["GLib", "CGtk"], swiftSettings: common + window),
    .target(name: "DecoderWire", dependencies: ["PickerModel"], swiftSettings: safe),
    .target(
      name: "ImageDecoding",
      dependencies: [
        "GLib", "PickerModel", "DecoderWire", "CPixbuf", "CExif", "CExempi", "CHeif", "CMediaInfo",
        "CSeccomp", "CLcms", "CTurboJPEG", "CWebP",
      ],
      swiftSettings: common),
    .target(
      name: "Video",
      dependencies: ["PickerModel", "GLib", "PlayerWire", "CGLib", "CGStreamer", "CExif"],
      swiftSettings: common),
    .target(name: "PlayerWire", dependencies: ["PickerModel"], swiftSettings: safe),
    .target(
      name: "Playback", dependencies: ["PickerModel", "GLib", "PlayerWire"], swiftSettings: safe),
    .target(
      name: "Thumbnails", dependencies: ["PickerModel", "GLib", "DecoderWire"], swiftSettings: safe),

    // Floor 3: where photos come from.
    .target(
      name: "PickerLibrary", dependencies: ["PickerModel", "GLib", "CSQLite"], swiftSettings: safe),

    // Floor 4: the window.
    .target(
      name: "PickerUI", dependencies: ["PickerModel", "Gtk", "GLib"], swiftSettings: safe + window),

    // Floor 5: the product.
    .target(
      name: "PhotoPicker",
      dependencies: [
        "PickerModel", "GLib", "Gtk", "DecoderWire", "Thumbnails", "Playback", "PickerLibrary",
        "PickerUI",
      ],
      swiftSettings: safe),

    // Floor 6: programs.
    .executableTarget(name: "photo-picker", dependencies: ["PhotoPicker"], swiftSettings: safe),
    .executableTarget(
      name: "photo-picker-decoder", dependencies: ["ImageDecoding"], swiftSettings: safe),
    .executableTarget(
      name: "photo-picker-camera",
      dependencies: ["Video", "PickerUI", "PickerModel", "Gtk", "GLib"],
      swiftSettings: safe),
    .executableTarget(name: "photo-picker-player", dependencies: ["Video"], swiftSettings: safe),
    .executableTarget(
      name: "photo-form-example", dependencies: ["PhotoPicker", "Gtk", "GLib"],
      swiftSettings: safe),
    .executableTarget(
      name: "picker-bench",
      dependencies: ["PickerUI", "PickerModel", "PickerLibrary", "GLib", "Gtk", "Thumbnails"],
      swiftSettings: safe),
    // In C: what the bench compares the start, the reading of a library and the thumbnails with.
    .executableTarget(name: "empty-window", dependencies: ["CGtk"]),
    .executableTarget(name: "scan-yardstick", dependencies: ["CExif"]),
    .executableTarget(
      name: "thumbnail-yardstick",
      linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("png"), .linkedLibrary("m")]),

    // Tests.
    library("CAtspi", "atspi-2", "libatspi2.0-dev", path: "Tests/CAtspi"),
    .target(
      name: "TestSupport", dependencies: ["CAtspi"], path: "Tests/TestSupport",
      swiftSettings: common),
    .testTarget(
      name: "PickerModelTests", dependencies: ["PickerModel", "TestSupport"], swiftSettings: common),
    .testTarget(name: "GLibTests", dependencies: ["GLib", "TestSupport"], swiftSettings: common),
    .testTarget(name: "GtkTests", dependencies: ["Gtk", "GLib"], swiftSettings: common),
    .testTarget(
      name: "ImageDecodingTests",
      dependencies: ["ImageDecoding", "DecoderWire", "PickerModel", "GLib", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "PlayerWireTests", dependencies: ["PlayerWire", "PickerModel"], swiftSettings: common),
    .testTarget(
      name: "VideoTests", dependencies: ["Video", "PickerModel", "GLib", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "ThumbnailsTests",
      dependencies: [
        "Thumbnails", "DecoderWire", "PickerModel", "GLib", "TestSupport", "photo-picker-decoder",
      ],
      swiftSettings: common),
    .testTarget(
      name: "DecoderWireTests", dependencies: ["DecoderWire", "PickerModel"],
      swiftSettings: common),
    .testTarget(
      name: "PickerLibraryTests",
      dependencies: ["PickerLibrary", "ImageDecoding", "PickerModel", "GLib", "TestSupport"],
      swiftSettings: common),
    .testTarget(
      name: "PickerUITests", dependencies: ["PickerUI", "PickerModel", "Gtk", "GLib"],
      swiftSettings: common),
    .testTarget(
      name: "PhotoPickerTests", dependencies: ["PhotoPicker", "PickerModel", "GLib"],
      swiftSettings: common),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TestSupport", "photo-picker", "photo-picker-decoder", "photo-picker-camera",
        "photo-picker-player", "photo-form-example",
      ],
      swiftSettings: common),
  ],
  swiftLanguageModes: [.v6]
)
