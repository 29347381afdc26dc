import DecoderWire
import TestSupport
import Testing
import Thumbnails

/// What a decoder can do from inside: nothing.
struct LockedInTests {
  @Test func everyWayOutIsClosed() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending("private.txt")
    try Files.write(Array("mine".utf8), to: file)
    let decoder = try BuiltProgram.path("photo-picker-decoder")
    let lines = try Program.run([decoder, "--pictures", "--self-test", file]).lines
    let attempts = [
      "open", "create", "unlink", "stat", "socket", "execve", "fork", "ptrace", "kill", "prctl",
    ]
    #expect(lines.dropFirst(2) == attempts.map { "\($0): Operation not permitted" }[...])
    #expect(lines.contains("seccomp: true"))
    #expect(try Files.names(in: folder.path) == ["private.txt"])
  }

  /// One for drawings may open fonts, and look for them.
  @Test func oneForDrawingsOpensNoFileOfTheUsers() throws {
    let folder = try TemporaryFolder()
    let file = folder.path.appending("private.txt")
    try Files.write(Array("mine".utf8), to: file)
    let decoder = try BuiltProgram.path("photo-picker-decoder")
    let lines = try Program.run([decoder, "--drawings", "--self-test", file]).lines
    #expect(lines.count == 12)
    for line in lines.dropFirst(2) where line != "stat: it worked" {
      #expect(line.hasSuffix("Permission denied") || line.hasSuffix("not permitted"), "\(line)")
    }
    #expect(try Files.names(in: folder.path) == ["private.txt"])
  }

  @Test func whatHoldsItIsTold() throws {
    let decoder = try BuiltProgram.path("photo-picker-decoder")
    let protection = try #require(DecoderPool.protection(program: decoder.bytes))
    #expect(protection.seccomp)
    #expect(DecoderPool.protection(program: Array("/bin/false".utf8)) == nil)
  }

  @Test func nobodyElseStartsIt() throws {
    let program = try Program(Program.Launch([BuiltProgram.path("photo-picker-decoder")]))
    #expect(try program.wait() == .exited(1))
    #expect(program.standardError.lines.count == 1)
  }
}
