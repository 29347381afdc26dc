internal import GLib
import PickerModel
internal import Synchronization

/// Carries out one order after the other: each may block for as long as a camera does.
final class CameraOperator: Sendable {
  /// Of what is no camera with a name of its own.
  private static let name = "Photo Picker"

  private let description: String?
  private let outlets: Outlets
  private let state = Mutex(State())

  struct Outlets: Sendable {
    let events: AsyncStream<CameraEvent>.Continuation
    let frames: AsyncStream<PixelBuffer>.Continuation
    let orders: AsyncStream<Order>.Continuation
  }

  private struct State {
    var monitor: CameraMonitor?
    var devices: [(device: CameraDevice, object: GStreamerObject)] = []
    var current: CameraDevice?
    var pipeline: CapturePipeline?
    /// Of the pipeline: what older ones still tell is of no interest.
    var number = 0
    var deviceCount = 0

    mutating func add(_ object: GStreamerObject) {
      deviceCount += 1
      let device = CameraDevice(id: deviceCount, name: CameraMonitor.name(of: object))
      devices.append((device, object))
    }
  }

  /// - Parameter description: of what is used in place of the cameras.
  init(description: String?, outlets: Outlets) {
    (self.description, self.outlets) = (description, outlets)
  }

  /// - Returns: what runs now.
  func carryOut(_ order: Order) -> CapturePipeline? {
    state.withLock { state in
      switch order {
      case .start: start(&state)
      case .use(let id): use(id, &state)
      case .change(.added(let object)): add(object, &state)
      case .change(.removed(let object)): remove(object, &state)
      case .problem(let problem, let number) where number == state.number:
        end(problem, &state)
      case .problem: break
      }
      return state.pipeline
    }
  }

  // MARK: Orders

  private func start(_ state: inout State) {
    do throws(GLibError) { try GStreamer.start() } catch {
      return tell(.problem(.failed(error.message)))
    }
    if description == nil {
      let monitor = CameraMonitor { [orders = outlets.orders] in orders.yield(.change($0)) }
      state.monitor = monitor
      for object in monitor.start() { state.add(object) }
    }
    begin(&state)
  }

  private func use(_ id: Int?, _ state: inout State) {
    if let id { state.current = state.devices.first { $0.device.id == id }?.device }
    begin(&state)
  }

  private func add(_ object: GStreamerObject, _ state: inout State) {
    state.add(object)
    if state.pipeline == nil {
      begin(&state)
    } else {
      tellDevices(state)
    }
  }

  private func remove(_ object: GStreamerObject, _ state: inout State) {
    let gone = state.devices.first { $0.object.pointer == object.pointer }?.device
    state.devices.removeAll { $0.device == gone }
    if let gone, gone == state.current {
      state.current = nil
      end(.unplugged, &state)
    }
    tellDevices(state)
  }

  // MARK: Pipelines

  private func begin(_ state: inout State) {
    state.pipeline?.stop()
    state.pipeline = nil
    state.number += 1
    if !state.devices.contains(where: { $0.device == state.current }) {
      state.current = state.devices.first?.device
    }
    tellDevices(state)
    do throws(CameraProblem) {
      let pipeline = try CapturePipeline(
        source(state), name: state.current?.name ?? Self.name, reports(state.number))
      state.pipeline = pipeline
      tell(.opened)
      pipeline.run()
    } catch {
      tell(.problem(error))
    }
  }

  private func source(_ state: State) throws(CameraProblem) -> CapturePipeline.Source {
    if let description { return .description(description) }
    guard let entry = state.devices.first(where: { $0.device == state.current }) else {
      throw CameraNodes.areRefused ? .refused : .notFound
    }
    return .device(entry.object)
  }

  private func reports(_ number: Int) -> CapturePipeline.Reports {
    CapturePipeline.Reports(
      frame: { [frames = outlets.frames] in frames.yield($0) },
      problem: { [orders = outlets.orders] in orders.yield(.problem($0, pipeline: number)) })
  }

  private func end(_ problem: CameraProblem, _ state: inout State) {
    state.pipeline?.stop()
    state.pipeline = nil
    state.number += 1
    tell(.problem(problem))
  }

  private func tellDevices(_ state: State) {
    tell(.devices(state.devices.map(\.device), current: state.current))
  }

  private func tell(_ event: CameraEvent) { outlets.events.yield(event) }
}
