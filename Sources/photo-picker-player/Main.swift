import Video

@main
enum Main {
  static func main() { PlayerProgram.run() }
}
