internal import CGLib
internal import CGStreamer
internal import GLib
import PickerModel
internal import Synchronization

/// What GStreamer runs from a source to the live picture and to the newest whole one.
final class CapturePipeline: Sendable {
  /// Of the camera.
  let name: String
  private let pipeline: GStreamerObject
  private let whole: GStreamerObject
  private let reports: Reports

  enum Source: Sendable {
    case device(GStreamerObject)
    case description(String)
  }

  /// What it tells, on threads of GStreamer's.
  struct Reports: Sendable {
    let frame: @Sendable (PixelBuffer) -> Void
    /// Told once.
    let problem: @Sendable (CameraProblem) -> Void
  }

  /// The live picture is no larger, in pixels.
  static let largestView = (width: 1280, height: 960)

  /// Elements that turn pictures as the camera is held, and then give each of them twice: in the form in which they
  /// come, of which only the newest is kept; and small, as the time of each comes. A queue is where a thread
  /// begins.
  private static let ending = """
    videoconvert ! videoflip video-direction=auto ! tee name=both \
    both. ! queue max-size-buffers=2 max-size-bytes=0 max-size-time=0 \
    ! videoscale ! videoconvert ! video/x-raw,format=BGRA,pixel-aspect-ratio=1/1,\
    width=[1,\(largestView.width)],height=[1,\(largestView.height)] \
    ! appsink name=view drop=true max-buffers=1 wait-on-eos=false \
    both. ! queue leaky=downstream max-size-buffers=1 max-size-bytes=0 max-size-time=0 \
    ! appsink name=whole sync=false drop=true max-buffers=1 wait-on-eos=false
    """

  /// Nothing runs yet. Blocks.
  ///
  /// - Parameter name: of the camera.
  init(_ source: Source, name: String, _ reports: Reports) throws(CameraProblem) {
    (self.name, self.reports) = (name, reports)
    pipeline = GStreamerObject(sinking: gst_pipeline_new(nil))
    let bin = photo_picker_bin(pipeline.pointer)
    switch source {
    case .description(let text):
      try SourceDescription.bin("\(text) ! \(Self.ending)").add(to: bin)
    case .device(let device): try Self.add(device, to: bin)
    }
    guard let whole = gst_bin_get_by_name(bin, "whole"), let view = gst_bin_get_by_name(bin, "view")
    else { throw .incomplete("appsink") }
    self.whole = GStreamerObject(adopting: whole)
    connect(to: GStreamerObject(adopting: view))
    watch()
  }

  deinit { stop() }

  /// Opens the camera. Blocks for as long as that takes. `gst_element_set_state`
  func run() { gst_element_set_state(pipeline.element, GST_STATE_PLAYING) }

  /// Closes the camera. Blocks. `gst_element_set_state`
  func stop() { gst_element_set_state(pipeline.element, GST_STATE_NULL) }

  /// The picture of this moment in all its pixels, in the form in which it came. Blocks until there is one.
  /// `gst_app_sink_try_pull_sample`
  func newest(patience: Duration) -> Sample? {
    let sink = photo_picker_app_sink(whole.pointer)
    let nanoseconds = GstClockTime(max(0, patience / .nanoseconds(1)))
    return gst_app_sink_try_pull_sample(sink, nanoseconds).map { Sample(adopting: $0) }
  }

  /// `gst_device_create_element`
  private static func add(
    _ device: GStreamerObject, to bin: UnsafeMutablePointer<GstBin>?
  ) throws(CameraProblem) {
    let device = device.pointer.assumingMemoryBound(to: GstDevice.self)
    guard let element = gst_device_create_element(device, nil) else { throw .unplugged }
    let (start, mode) = (GStreamerObject(sinking: element), CameraMode.best(of: device))
    let decoder = mode?.isJPEG ?? false ? "jpegdec ! " : ""
    let ending = try SourceDescription.bin(decoder + Self.ending)
    start.add(to: bin)
    ending.add(to: bin)
    if gst_element_link_filtered(start.element, ending.element, mode?.caps?.pointer) == 0 {
      throw .failed("")
    }
  }

  // MARK: What it tells

  private func connect(to view: GStreamerObject) {
    let box = Box<@Sendable (OpaquePointer) -> Void> { [report = reports.frame] sample in
      if let frame = PixelBuffer(Sample(adopting: sample)) { report(frame) }
    }
    photo_picker_on_samples(
      photo_picker_app_sink(view.pointer), sampleTrampoline, nil,
      Unmanaged.passRetained(box).toOpaque(),
      releaseTrampoline)
  }

  /// `gst_bus_set_sync_handler`
  private func watch() {
    let isTold = Flag()
    let box = Box<@Sendable (UnsafeMutablePointer<GstMessage>) -> Void> {
      [report = reports.problem] message in
      guard let problem = CameraProblem(message), isTold.set() else { return }
      report(problem)
    }
    let bus = gst_element_get_bus(pipeline.element)
    gst_bus_set_sync_handler(
      bus, messageTrampoline, Unmanaged.passRetained(box).toOpaque(), releaseTrampoline)
    gst_object_unref(bus)
  }
}

/// Something that happens once.
private final class Flag: Sendable {
  private let isSet = Atomic(false)

  /// - Returns: whether it was not set before.
  func set() -> Bool { !isSet.exchange(true, ordering: .relaxed) }
}

extension PixelBuffer {
  /// A copy; nil where the sample is not of four bytes a pixel without gaps.
  init?(_ sample: Sample) {
    guard let (width, height) = sample.size else { return nil }
    let bytes = sample.bytes
    guard bytes.count == width * height * 4 else { return nil }
    self.init(width: width, height: height, bytes: bytes)
  }
}
