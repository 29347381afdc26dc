/// What a walk over folders comes upon.
enum WalkEvent: Sendable {
  /// A folder was read, or a part of it: of a large one some files come before the rest.
  case contents(FolderContents)
  /// What a doorway leads to, where that is no folder that is read here.
  case target(Doorway, DoorwayTarget)
}
