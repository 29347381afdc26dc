internal import GLib
package import PickerModel
internal import Synchronization

/// The cameras of this machine, or what stands in for them, through GStreamer.
package final class Camera: CameraSource {
  package let events: AsyncStream<CameraEvent>
  package let frames: AsyncStream<PixelBuffer>
  private let orders: AsyncStream<Order>.Continuation
  private let reports: AsyncStream<CameraEvent>.Continuation
  private let shooting = Mutex<CapturePipeline?>(nil)
  private let isLookingForCameras: Bool
  /// Whether the first order was carried out.
  private let isReady = Atomic(false)
  private let photos: PhotoFolder
  private let encoders = WorkerPool(label: "org.photopicker.shot", width: 1)

  /// So long a photo is waited for.
  private static let patience = Duration.seconds(2)

  /// - Parameters:
  ///   - description: used in place of the cameras: elements as `gst-launch-1.0` takes them; nil for none.
  ///   - photos: where photos go.
  package init(description: String?, photos: PhotoFolder) {
    let (events, reports) = AsyncStream.makeStream(of: CameraEvent.self)
    let (frames, pictures) = AsyncStream.makeStream(
      of: PixelBuffer.self, bufferingPolicy: .bufferingNewest(1))
    let (orders, sender) = AsyncStream.makeStream(of: Order.self)
    (self.events, self.frames, self.orders, self.photos) = (events, frames, sender, photos)
    (self.reports, isLookingForCameras) = (reports, description == nil)
    let carrier = CameraOperator(
      description: description,
      outlets: CameraOperator.Outlets(events: reports, frames: pictures, orders: sender))
    let worker = WorkerPool(label: "org.photopicker.camera", width: 1)
    Task.detached { [weak self] in
      for await order in orders {
        let pipeline = try? await worker.run { carrier.carryOut(order) }
        self?.shooting.withLock { $0 = pipeline ?? nil }
        self?.isReady.store(true, ordering: .relaxed)
      }
    }
  }

  /// Where the kernel knows of no camera, that is told soon, also where GStreamer takes its time.
  package func start() {
    orders.yield(.start)
    guard isLookingForCameras else { return }
    Task.detached { [weak self] in
      try? await Task.sleep(for: .milliseconds(1200))
      guard let self, !isReady.load(ordering: .relaxed), !CameraNodes.exist else { return }
      reports.yield(.problem(.notFound))
    }
  }

  package func use(_ device: CameraDevice?) { orders.yield(.use(device?.id)) }

  package func takeShot() async throws(CameraProblem) -> any CameraShot {
    let pipeline = shooting.withLock(\.self)
    let shot = try? await encoders.run { [photos] in
      pipeline?.newest(patience: Self.patience).flatMap {
        Shot($0, camera: pipeline?.name ?? "", folder: photos)
      }
    }
    guard let shot = shot ?? nil else { throw .silent }
    return shot
  }
}

/// What is asked of a camera, or happens to it.
enum Order: Sendable {
  case start
  /// By the number of the device; nil for the one before, or the first.
  case use(Int?)
  case change(CameraMonitor.Change)
  /// Something has gone wrong with the pipeline of that number.
  case problem(CameraProblem, pipeline: Int)
}
