internal import CGLib
internal import CGStreamer
internal import GLib
import PickerModel
import PlayerWire
internal import Synchronization

/// What GStreamer runs from the bytes of a video to frames and sound.
final class VideoPipeline: Sendable {
  private let player: GStreamerObject
  private let video: Descriptor
  /// Where sound goes; nil for nowhere.
  private let sound: Descriptor?
  private let isLoud = Atomic(false)
  private let handle: @Sendable (Event) -> Void

  enum Event: Sendable {
    /// In milliseconds; nil where that is not known.
    case ready(duration: Int?, hasSound: Bool)
    /// Its place in milliseconds from the beginning.
    case frame(PixelBuffer, position: Int)
    case ended
    case failed(PlayerReport.Failure)
  }

  /// The form of sound on its way to the loudspeaker.
  static let soundForm = "audio/x-raw,format=S16LE,rate=48000,channels=2,layout=interleaved"
  /// So much later is sound heard than it is written, in nanoseconds: about what sound servers keep.
  private static let soundDelay = 200_000_000

  /// Nil where GStreamer lacks a part that all videos need.
  ///
  /// - Parameters:
  ///   - edge: the longest side of a frame, in pixels.
  ///   - handle: called on threads of GStreamer's.
  init?(
    _ video: Descriptor, sound: Descriptor?, edge: Int, handle: @escaping @Sendable (Event) -> Void
  ) {
    guard let element = gst_element_factory_make("playbin", nil) else { return nil }
    player = GStreamerObject(sinking: element)
    (self.video, self.sound, self.handle) = (video, sound, handle)
    let frames = """
      videoconvert ! videoflip video-direction=auto ! videoscale ! videoconvert \
      ! video/x-raw,format=BGRA,pixel-aspect-ratio=1/1,width=[1,\(edge)],height=[1,\(edge)] \
      ! appsink name=sink max-buffers=1 drop=true wait-on-eos=false
      """
    let samples = """
      audioconvert ! audioresample ! \(Self.soundForm) \
      ! appsink name=sink max-buffers=4 wait-on-eos=false
      """
    guard let frames = try? SourceDescription.bin(frames),
      let samples = try? SourceDescription.bin(samples)
    else { return nil }
    // Opened anew by this name, it can be read from any place; as a bare descriptor, only from its beginning.
    gst_util_set_object_arg(object, "uri", "file:///proc/self/fd/\(video.rawNumber)")
    gst_util_set_object_arg(object, "flags", "video+audio+soft-volume")
    photo_picker_set_object(player.pointer, "video-sink", frames.pointer)
    photo_picker_set_object(player.pointer, "audio-sink", samples.pointer)
    connect(frames) { [weak self] in self?.took(frame: $0) }
    connect(samples) { [weak self] in self?.took(sound: $0) }
    watch()
  }

  deinit { gst_element_set_state(player.element, GST_STATE_NULL) }

  func play() { gst_element_set_state(player.element, GST_STATE_PLAYING) }

  func pause() { gst_element_set_state(player.element, GST_STATE_PAUSED) }

  /// To just that frame. `gst_element_seek_simple`
  func seek(milliseconds: Int) {
    let flags = GST_SEEK_FLAG_FLUSH.rawValue | GST_SEEK_FLAG_ACCURATE.rawValue
    gst_element_seek_simple(
      player.element, GST_FORMAT_TIME, GstSeekFlags(rawValue: flags),
      gint64(min(milliseconds, 1 << 40)) * 1_000_000)
  }

  func setSound(_ isOn: Bool) {
    isLoud.store(isOn, ordering: .relaxed)
    gst_util_set_object_arg(object, "av-offset", isOn ? "\(Self.soundDelay)" : "0")
  }

  private var object: UnsafeMutablePointer<GObject> {
    player.pointer.assumingMemoryBound(to: GObject.self)
  }

  // MARK: What comes out

  private func connect(_ bin: GStreamerObject, _ take: @escaping @Sendable (Sample) -> Void) {
    guard let sink = gst_bin_get_by_name(photo_picker_bin(bin.pointer), "sink") else { return }
    let box = Box<@Sendable (OpaquePointer) -> Void> { take(Sample(adopting: $0)) }
    photo_picker_on_samples(
      photo_picker_app_sink(sink), sampleTrampoline, prerollTrampoline,
      Unmanaged.passRetained(box).toOpaque(), releaseTrampoline)
    gst_object_unref(sink)
  }

  private func took(frame sample: Sample) {
    guard let pixels = PixelBuffer(sample) else { return }
    handle(.frame(pixels, position: sample.position ?? 0))
  }

  /// Sound that nobody takes in time is left out.
  private func took(sound sample: Sample) {
    if isLoud.load(ordering: .relaxed) { sound?.writeNow(sample.bytes) }
  }

  /// `gst_bus_set_sync_handler`
  private func watch() {
    let box = Box<@Sendable (UnsafeMutablePointer<GstMessage>) -> Void> { [weak self] in
      self?.took($0)
    }
    let bus = gst_element_get_bus(player.element)
    gst_bus_set_sync_handler(
      bus, messageTrampoline, Unmanaged.passRetained(box).toOpaque(), releaseTrampoline)
    gst_object_unref(bus)
  }

  private func took(_ message: UnsafeMutablePointer<GstMessage>) {
    switch message.pointee.type {
    case GST_MESSAGE_EOS: handle(.ended)
    case GST_MESSAGE_ERROR: handle(.failed(PlayerReport.Failure(message)))
    case GST_MESSAGE_ASYNC_DONE, GST_MESSAGE_DURATION_CHANGED:
      handle(.ready(duration: duration, hasSound: hasSound))
    default: break
    }
  }

  /// In milliseconds. `gst_element_query_duration`
  private var duration: Int? {
    var nanoseconds: gint64 = -1
    let isKnown = gst_element_query_duration(player.element, GST_FORMAT_TIME, &nanoseconds) != 0
    return isKnown && nanoseconds > 0 ? Int(nanoseconds / 1_000_000) : nil
  }

  private var hasSound: Bool { photo_picker_integer(player.pointer, "n-audio") > 0 }
}

extension PlayerReport.Failure {
  /// Of an error.
  fileprivate init(_ message: UnsafeMutablePointer<GstMessage>) {
    var error: UnsafeMutablePointer<GError>?
    gst_message_parse_error(message, &error, nil)
    guard let error else {
      self = .damaged
      return
    }
    let copy = GLibError(taking: error)
    let isStream = copy.domain == GLibError.name(of: gst_stream_error_quark())
    let unsupported = [
      GST_STREAM_ERROR_CODEC_NOT_FOUND, GST_STREAM_ERROR_TYPE_NOT_FOUND,
      GST_STREAM_ERROR_WRONG_TYPE,
    ].map { Int($0.rawValue) }
    let isMissing = copy.domain == GLibError.name(of: gst_core_error_quark())
    self = isMissing || isStream && unsupported.contains(copy.code) ? .unsupported : .damaged
  }
}

extension Sample {
  /// In milliseconds from the beginning of the video. `gst_segment_to_stream_time`
  fileprivate var position: Int? {
    guard let buffer = gst_sample_get_buffer(pointer), let segment = gst_sample_get_segment(pointer)
    else { return nil }
    let time = gst_segment_to_stream_time(segment, GST_FORMAT_TIME, buffer.pointee.pts)
    return time == .max ? nil : Int(clamping: time / 1_000_000)
  }
}
