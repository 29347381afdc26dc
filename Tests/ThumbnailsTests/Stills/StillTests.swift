import Glibc
import PickerModel
import Synchronization
import TestSupport
import Testing

@testable import Thumbnails

/// Stills of videos by thumbnailers, which get one file to read and nothing else.
@Suite(.enabled(if: TestThumbnailer.hasSandbox, "bubblewrap is missing, or cannot work here"))
struct StillTests {
  @Test func thumbnailerMakesTheStill() async throws {
    let thumbnailer = try TestThumbnailer("write")
    let picture = try await thumbnailer.still(of: thumbnailer.stills()).get()
    #expect(await thumbnailer.color() == .green)
    // The video's own size, as the still has its shape.
    #expect(picture.originalSize == PixelSize(width: 320, height: 240))
    #expect(picture.pixels.width == 64)
  }

  /// The user's settings say so.
  @Test func thumbnailerIsNotAskedWhereTheUserDoesNotWantIt() async throws {
    let thumbnailer = try TestThumbnailer("write")
    for optOuts in [ThumbnailOptOuts(all: true), ThumbnailOptOuts(types: ["video/mp4"])] {
      #expect(await thumbnailer.failure(thumbnailer.stills(optOuts: optOuts)) == .unsupported)
    }
    let others = thumbnailer.stills(optOuts: ThumbnailOptOuts(types: ["image/jpeg"]))
    #expect(await thumbnailer.color(others) == .green)
  }

  /// The codes of the command, and the video's contents under a name without anything of the user's.
  @Test func thumbnailerIsToldWhatToDo() async throws {
    let thumbnailer = try TestThumbnailer(
      """
      [ "$#" = 5 ] && [ "$1" = /input/video.mp4 ] && [ "$2" = file:///input/video.mp4 ] || exit 1
      [ "$4" = 200 ] && [ "$5" = % ] || exit 1
      [ "$(head -c 8 "$1" | tail -c 4)" = ftyp ] && write
      """)
    #expect(await thumbnailer.color(edge: 200) == .green)
  }

  @Test(arguments: [
    ("exit 1", DecodingError.damaged), ("write; exit 1", .damaged), ("kill -SEGV $$", .damaged),
    ("true", .damaged), ("echo no picture >$3", .damaged), ("ln -s /etc/hostname $3", .damaged),
    ("sleep 60", .timedOut), ("write; sleep 60 & wait", .timedOut),
    // A hundred megabytes are no still.
    ("head -c 100000000 /dev/zero >$3", .damaged),
  ])
  func faultCostsTheStill(_ script: String, _ error: DecodingError) async throws {
    let thumbnailer = try TestThumbnailer(script)
    let begin = ContinuousClock.now
    #expect(await thumbnailer.failure(thumbnailer.stills(patience: .seconds(3))) == error)
    #expect(ContinuousClock.now - begin < .seconds(20))
  }

  @Test func memoryIsLimited() async throws {
    let thumbnailer = try TestThumbnailer(
      "python3 -c 'x = bytearray(3 << 30)' 2>/dev/null || write")
    #expect(await thumbnailer.color() == .green)
  }

  /// It tries to change the video, and to write beside it and into the home.
  @Test func nothingOfTheUsersCanBeWritten() async throws {
    let before = Movie().bytes
    let thumbnailer = try TestThumbnailer(
      """
      mkdir -p LIBRARY /root /home/user
      for place in "$1" LIBRARY/new LIBRARY/../new /root/new /usr/new /etc/new /new
      do echo no >"$place"; done 2>/dev/null
      rm -f "$1" 2>/dev/null
      [ -e "$1" ] && write
      """)
    let folder = thumbnailer.library.root
    #expect(await thumbnailer.color() == .green)
    #expect(try Files.read(ByteString(thumbnailer.video.bytes)).bytes == before)
    #expect(try Files.names(in: folder) == ["a b.mp4"])
    #expect(!["/usr/new", "/etc/new", "/new", "/root/new"].contains { Files.exists($0) })
  }

  /// Other files of the user's are not there at all, nor are other processes.
  @Test func nothingElseCanBeRead() async throws {
    let secret = try TestLibrary()
    let path = try secret.addText("secret.txt")
    let thumbnailer = try TestThumbnailer(
      """
      [ -e '\(path.text)' ] && exit 1
      [ -e /etc/passwd ] || [ -e /proc/\(getpid())/status ] && exit 1
      [ "$(ls /input)" = video.mp4 ] && [ -z "$DISPLAY$DBUS_SESSION_BUS_ADDRESS" ] && write
      """)
    #expect(await thumbnailer.color() == .green)
  }

  @Test func thereIsNoNetwork() async throws {
    let server = try LocalServer()
    let thumbnailer = try TestThumbnailer(
      """
      python3 - <<'END' && write
      import socket, sys
      try: socket.create_connection(('127.0.0.1', \(server.port)), timeout=2)
      except OSError: sys.exit(0)
      sys.exit(1)
      END
      """)
    #expect(await thumbnailer.color() == .green)
  }

  /// A hanging thumbnailer, and what it started, ends when nobody waits for the still any more.
  @Test func cancelledStillEndsAtOnce() async throws {
    let thumbnailer = try TestThumbnailer("sleep 61 & sleep 62")
    let stills = thumbnailer.stills(patience: .seconds(60))
    let begin = ContinuousClock.now
    let task = Task { await thumbnailer.failure(stills) }
    try await Task.sleep(for: .milliseconds(700))
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(ContinuousClock.now - begin < .seconds(10))
  }

  @Test func failureIsRememberedUntilTheFileChanges() async throws {
    let thumbnailer = try TestThumbnailer(#"[ "$(wc -c <"$1")" = 3 ] && write"#)
    let stills = thumbnailer.stills()
    #expect(await thumbnailer.failure(stills) == .damaged)
    // It is not asked again: this one would take longer than that.
    let begin = ContinuousClock.now
    for _ in 0..<50 { #expect(await thumbnailer.failure(stills) == .damaged) }
    #expect(ContinuousClock.now - begin < .seconds(2))
  }

  @Test(arguments: [("video/webm;", "sh"), ("video/mp4;", "no-such-program-anywhere")])
  func withoutAThumbnailerThereIsNone(_ types: String, _ program: String) async throws {
    let thumbnailer = try TestThumbnailer("write", types: types, tryExec: program)
    let problems = Mutex<[StillProblem]>([])
    let stills = thumbnailer.stills { problem in problems.withLock { $0.append(problem) } }
    #expect(await thumbnailer.failure(stills) == .unsupported)
    #expect(problems.withLock(\.self) == [])
  }

  /// The still is kept where the desktop finds it.
  @Test func stillGoesIntoTheSharedCache() async throws {
    let thumbnailer = try TestThumbnailer("write")
    let fixture = try CacheFixture()
    let photo = try fixture.photo(ByteString(thumbnailer.video.bytes))
    let provider = ThumbnailProvider(
      decoder: thumbnailer.stills(), encoder: thumbnailer.stills(), cache: fixture.cache)
    _ = try await provider.thumbnail(of: photo, edge: 128, urgency: .visible)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    let request = DecodingRequest(path: FilePath(fixture.stored(photo)), maximumEdge: 64)
    let kept = try await Decoders.shared.picture(request)
    #expect(fixture.cache.isValid(kept.texts, for: photo))
    #expect(kept.texts["Thumb::Image::Width"] == "320")
    // A program that finds it there does not make another one.
    let broken = try TestThumbnailer("exit 1")
    let other = ThumbnailProvider(
      decoder: broken.stills(), encoder: broken.stills(), cache: fixture.cache)
    let square = try await other.thumbnail(of: photo, edge: 128, urgency: .visible)
    #expect(square.bytes[0..<4] == [0, 255, 0, 255])
  }
}

/// Where nothing locks thumbnailers in they are not run.
struct UnlockedStillTests {
  @Test(arguments: [
    ("no-such-sandbox", StillProblem.noSandbox), ("false", .sandboxFails),
  ])
  func thumbnailersAreNotRunWithoutASandbox(
    _ sandbox: String, _ problem: StillProblem
  ) async throws {
    let trace = try TestLibrary()
    let thumbnailer = try TestThumbnailer("echo ran >'\(trace.path("ran").text)'; write")
    let problems = Mutex<[StillProblem]>([])
    let stills = thumbnailer.stills(sandbox: sandbox) { problem in
      problems.withLock { $0.append(problem) }
    }
    for _ in 0..<3 { #expect(await thumbnailer.failure(stills) == .unsupported) }
    #expect(problems.withLock(\.self) == [problem])
    #expect(!Files.exists(trace.path("ran")))
  }
}
