import ImageDecoding

@main
enum Main {
  static func main() { DecoderProgram.run() }
}
