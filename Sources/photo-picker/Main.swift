import PhotoPicker

@main
enum Main {
  static func main() { PickerProgram.run() }
}
