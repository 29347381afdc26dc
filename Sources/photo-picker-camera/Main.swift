@main
enum Main {
  static func main() { CameraProgram.run() }
}
