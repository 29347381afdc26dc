package import PickerModel

// Where it is recorded that a file has no picture: the Thumbnail Managing Standard, "Delete Thumbnails"
// and "Failures". Each version of each program has a folder of its own there.

extension ThumbnailCache {
  /// Where this program looks. The next version tries again.
  package func failurePath(of photo: PhotoID) -> FilePath {
    failures.appending("photo-picker-\(version)").appending(Self.name(of: photo))
  }

  /// Where GIO looks: in this folder of GNOME's alone.
  package func desktopsFailurePath(of photo: PhotoID) -> FilePath {
    failures.appending("gnome-thumbnail-factory").appending(Self.name(of: photo))
  }

  private var failures: FilePath { root.appending("fail") }

  /// A text of this program's own: why there is no picture.
  private static let reason = "X-PhotoPicker::Reason"

  /// The reasons that lie in the file, so that every program would fail. What is too large, or of an
  /// unknown kind, others may show, and it costs little to find out again.
  private static let reasons: [DecodingError: String] = [
    .damaged: "damaged", .crashed: "crashed", .timedOut: "timed-out",
  ]

  /// The texts of a record; nil where none is made for this reason.
  package func texts(of photo: Photo, failure: DecodingError) -> [(key: String, value: String)]? {
    Self.reasons[failure].map { reason in
      texts(of: photo) + [(key: Self.reason, value: reason)]
    }
  }

  /// Why there is no picture, as a record tells.
  package func failure(in texts: [String: String]) -> DecodingError {
    Self.reasons.first { $0.value == texts[Self.reason] }?.key ?? .damaged
  }
}
