import GLib
package import PickerModel
import PlayerWire
import Synchronization

/// Starts the program that plays videos, one process for each that is open, locked in by bubblewrap.
package final class PlayerLauncher: VideoPlaying {
  private let program: [UInt8]
  private let registry: [UInt8]
  private let sandboxName: String
  private let isPrepared = Mutex(false)
  private let workers = WorkerPool(label: "org.photopicker.player", width: 1)

  /// To look for all parts of GStreamer takes long on a slow disk.
  private static let preparation = Duration.seconds(30)
  /// What a player may have of memory, in bytes, as addresses: those of a film in 4K are many.
  private static let memory = 6 << 30
  private static let room = 64 << 20

  /// - Parameters:
  ///   - program: the path of `photo-picker-player`.
  ///   - registry: a file in which GStreamer keeps what parts of it there are, which the players read.
  ///   - sandbox: the name of bubblewrap's program.
  package init(program: [UInt8], registry: [UInt8], sandbox: String = "bwrap") {
    (self.program, self.registry, sandboxName) = (program, registry, sandbox)
  }

  package func open(
    _ video: FilePath, edge: Int
  ) async throws(VideoFailure) -> any VideoPlayback {
    let result = try? await workers.run { [self] in
      Result { () throws(VideoFailure) in try openNow(video, edge: edge) }
    }
    guard let result else { throw .noPlayer }
    return try result.get()
  }

  private func openNow(_ video: FilePath, edge: Int) throws(VideoFailure) -> PlayerConnection {
    guard let sandbox = Bubblewrap.program(named: sandboxName) else { throw .noSandbox }
    guard Process.exists(program) else { throw .noPlayer }
    guard let (file, _) = try? Descriptor.ofFile(at: video.bytes) else { throw .unreadable }
    prepare()
    guard let pipe = try? Pipe.make(),
      let companion = try? Companion(
        at: sandbox, arguments: arguments, environment: environment)
    else { throw .noPlayer }
    let sound = SoundOutput(program: program, pipe: pipe.reading)
    return PlayerConnection(
      companion, sound: sound, opening: .open(edge: edge), files: [file, pipe.writing])
  }

  /// Once: what the players may read and not write.
  private func prepare() {
    isPrepared.withLock { isPrepared in
      if isPrepared { return }
      isPrepared = true
      try? Folder.make(FileSystem.parent(of: registry), mode: 0o700)
      var environment = Bubblewrap.environment
      environment["GST_REGISTRY"] = String(decoding: registry, as: UTF8.self)
      _ = try? BoundedProgram.output(
        of: [program, Array("--prepare".utf8)], environment: environment,
        patience: Self.preparation)
    }
  }

  private var environment: [String: String] {
    Bubblewrap.environment.merging([
      "GST_REGISTRY": "/registry", "GST_REGISTRY_UPDATE": "no", "GST_REGISTRY_FORK": "no",
    ]) { $1 }
  }

  private var arguments: [[UInt8]] {
    var bindings = [[Array("--ro-bind".utf8), program, Array("/player".utf8)]]
    bindings.append([Array("--ro-bind-try".utf8), registry, Array("/registry".utf8)])
    // Those of a build tree; an installed program has them in itself.
    for folder in Process.swiftFolders {
      bindings.append([Array("--ro-bind".utf8), folder, folder])
    }
    let script = "ulimit -c 0; ulimit -v \(Self.memory >> 10); exec /player"
    return Bubblewrap.arguments(room: Self.room).map { Array($0.utf8) } + bindings.flatMap(\.self)
      + ["/bin/sh", "-c", script].map { Array($0.utf8) }
  }
}
