import PickerModel

/// Of which files thumbnails are kept in the shared cache.
package enum ThumbnailKeeping: Sendable {
  case nothing
  case whatMay(ThumbnailOptOuts)

  func allows(_ type: MediaType) -> Bool {
    switch self {
    case .nothing: false
    case .whatMay(let optOuts): optOuts.allow(type)
    }
  }
}
