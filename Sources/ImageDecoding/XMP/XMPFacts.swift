import PickerModel

/// What the XMP of a picture tells.
enum XMPFacts {
  /// - Parameter known: what the rest of the file tells.
  static func facts(_ packet: [UInt8], known: FoundFacts) -> FoundFacts {
    guard packet.count <= XMPPacket.maximumLength, XMPSearch.isWorthwhile(packet, known: known)
    else { return FoundFacts() }
    return facts(XMPPacket.properties(packet))
  }

  static func facts(_ properties: [XMPProperty]) -> FoundFacts {
    var found = Found()
    for property in properties { found.take(property) }
    return found.all
  }
}

private struct Found {
  private var facts = FoundFacts()
  private var make = ""
  private var model = ""
  private var serialNumber = ""

  var all: FoundFacts {
    var all = facts
    guard !make.isEmpty || !model.isEmpty else { return all }
    all.traits.insert(.camera)
    all.camera = StableHash.of([make, model, serialNumber])
    return all
  }

  mutating func take(_ property: XMPProperty) {
    switch property.namespace {
    case XMPNamespace.panorama: facts.traits.insert(.panorama)
    case XMPNamespace.depthMap: facts.traits.insert(.depthMap)
    case XMPNamespace.device, XMPNamespace.container: takeInner(property)
    case XMPNamespace.camera: takeGoogle(property)
    case XMPNamespace.xmp: takeBasic(property)
    case XMPNamespace.exif: takeEXIF(property)
    default: takeNames(property)
    }
  }

  /// A device has cameras that have depth maps; a container has items that say what they are for.
  private mutating func takeInner(_ property: XMPProperty) {
    let isDepth =
      property.name == "DepthMap" || property.name == "Semantic" && property.value == "Depth"
    if isDepth { facts.traits.insert(.depthMap) }
  }

  private mutating func takeGoogle(_ property: XMPProperty) {
    if ["BurstID", "BurstId"].contains(property.name) {
      facts.burst = StableHash.of([property.value])
    }
  }

  /// A rating of -1 means "rejected".
  private mutating func takeBasic(_ property: XMPProperty) {
    switch property.name {
    case "Rating":
      if let stars = Double(property.value), stars.isFinite, stars <= 5 {
        facts.rating = UInt8(max(0, stars.rounded()))
      }
    case "CreateDate": takeTime(property, .digitized)
    case "CreatorTool":
      if ScreenshotText.marks(software: property.value) { facts.traits.insert(.screenshot) }
    default: break
    }
  }

  private mutating func takeEXIF(_ property: XMPProperty) {
    switch property.name {
    case "DateTimeOriginal": takeTime(property, .taken)
    case "GPSLatitude": if !property.value.isEmpty { facts.traits.insert(.location) }
    case "UserComment":
      if ScreenshotText.marks(comment: property.value) { facts.traits.insert(.screenshot) }
    default: break
    }
  }

  private mutating func takeNames(_ property: XMPProperty) {
    switch (property.namespace, property.name) {
    case (XMPNamespace.photoshop, "DateCreated"): takeTime(property, .taken)
    case (XMPNamespace.tiff, "Make"): make = property.value
    case (XMPNamespace.tiff, "Model"): model = property.value
    case (XMPNamespace.aux, "SerialNumber"), (XMPNamespace.exifEX, "BodySerialNumber"):
      serialNumber = property.value
    case (XMPNamespace.aux, "Lens"), (XMPNamespace.exifEX, "LensModel"):
      if FrontCamera.isNamed(in: property.value) { facts.traits.insert(.frontCamera) }
    default: break
    }
  }

  private mutating func takeTime(_ property: XMPProperty, _ event: FoundTime.Event) {
    if let time = XMPTime.time(property.value, event) { facts.times.append(time) }
  }
}
