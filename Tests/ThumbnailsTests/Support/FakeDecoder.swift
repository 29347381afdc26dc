import DecoderWire
import TestSupport
import Thumbnails

/// A program in the decoder's place that does what a decoder never does.
struct FakeDecoder {
  private let folder: TemporaryFolder
  let program: ByteString

  /// - Parameter script: in Python. `socket` is its end of the connection, `ready` the message by which
  ///   a decoder says that it is, `receive()` waits for a request, and `note()` has it counted.
  init(_ script: String) throws {
    folder = try TemporaryFolder()
    program = folder.path.appending("decoder")
    try Files.write(Array((Self.beginning + script + "\n").utf8), to: program)
    try Files.setMode(0o755, of: program)
  }

  func pool(width: Int = 1, patience: Duration = .milliseconds(500)) -> DecoderPool {
    DecoderPool(program: program.bytes, width: width, patience: patience)
  }

  /// How many requests were noted.
  var requestCount: Int { (try? Files.read(program + ".requests"))?.bytes.count ?? 0 }

  private static let ready = DecoderAnswer.ready(DecoderProtection(landlock: 7, seccomp: true))
    .encoded.map(String.init).joined(separator: ",")

  private static let beginning = """
    #!/usr/bin/python3
    import array, os, socket as sockets, time
    socket = sockets.socket(fileno=3)
    ready = bytes([\(ready)])
    # Each message begins with it.
    version = ready[0]
    def receive():
        message, descriptors, _, _ = sockets.recv_fds(socket, 65536, 64)
        if not message: os._exit(0)
        for descriptor in descriptors: os.close(descriptor)
        return message
    def note():
        with open(__file__ + '.requests', 'a') as file: file.write('.')

    """
}
