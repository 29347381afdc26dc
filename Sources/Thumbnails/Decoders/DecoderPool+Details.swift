import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: PhotoDetailsReading {
  package func details(of file: FilePath) async -> PhotoDetails? {
    let job = Job(path: file, level: .near, wire: .details)
    return try? await decode(job) { answer, _ in
      if case .details(let details) = answer { details } else { nil }
    }
  }
}
