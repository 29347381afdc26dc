import GLib
import PickerModel
import PlayerWire

/// The program `photo-picker-player`, which plays one video for the picker that started it. It reads what could be
/// anybody's file, in a sandbox that the picker has made around it.
package enum PlayerProgram {
  package static func run() -> Never {
    Log.silenceGLib()
    Process.ignoreBrokenPipes()
    switch Process.arguments.dropFirst().map({ String(decoding: $0, as: UTF8.self) }) {
    case []: serve()
    // Finds out which parts of GStreamer there are, for those that are locked in.
    case ["--prepare"]: end((try? GStreamer.start()) == nil ? 1 : 0)
    case ["--sound"]: playSound()
    default:
      StandardStreams.printError("usage: photo-picker-player [--prepare|--sound]\n")
      end(2)
    }
  }

  private static func serve() -> Never {
    guard let socket = Companion.picker else {
      StandardStreams.printError("photo-picker-player: photo-picker starts this program itself\n")
      end(1)
    }
    Process.endWithParent()
    guard (try? GStreamer.start()) != nil else { end(1) }
    let player = PlayerService(socket: socket)
    while let message = try? socket.receive(room: PlayerRequest.maximumLength),
      let request = PlayerRequest(encoded: message.bytes)
    {
      player.carryOut(request, message.descriptors)
    }
    end(0)
  }

  /// Plays what comes on standard input, until that ends.
  private static func playSound() -> Never {
    Process.endWithParent()
    // Libraries of sound complain where there is no loudspeaker.
    StandardStreams.silenceErrors()
    guard (try? GStreamer.start()) != nil, let sound = SoundPipeline() else { end(1) }
    sound.runToEnd()
    end(0)
  }

  private static func end(_ status: Int32) -> Never { Process.exit(status) }
}
