import PickerModel
import Testing

/// What a text finds.
struct SearchIndexTests {
  private struct Sample {
    let path: FilePath
    let date: (Int, Int, Int)
    var type = "image/jpeg"
  }

  private static let library: LibrarySnapshot = {
    let samples = [
      Sample(path: "/home/u/Pictures/IMG_0001.JPG", date: (2024, 5, 1)),
      Sample(path: "/home/u/Pictures/Rome/Colosseum at night.png", date: (2024, 6, 30)),
      Sample(path: "/home/u/Pictures/Rome/Étage.jpg", date: (2023, 5, 31)),
      Sample(
        path: "/home/u/Pictures/Trips/Oslo/maya.webp", date: (2022, 12, 1), type: "image/webp"),
      Sample(path: "/home/u/Pictures/Trips/Oslo/clip.mp4", date: (2022, 12, 2), type: "video/mp4"),
      Sample(path: "/home/u/Pictures/照片/长城2024.jpg", date: (2021, 1, 9)),
      Sample(
        path: FilePath(bytes: Array("/home/u/Pictures/caf".utf8) + [0xe9, 0x2e, 0x6a, 0x70, 0x67]),
        date: (2020, 2, 29)),
      Sample(path: "/home/u/Pictures/Screenshots/one.png", date: (2024, 5, 2), type: "image/png"),
    ]
    let photos = samples.map { sample in
      let wall = CivilTime(year: sample.date.0, month: sample.date.1, day: sample.date.2)!
      let photo = Photo.made(sample.path, taken: wall.secondsSince1970)
      return Photo(
        id: photo.id, file: photo.file,
        facts: PhotoFacts(type: MediaType(sample.type), taken: photo.facts.taken))
    }
    return LibrarySnapshot(
      albums: [
        Album(id: .kind(.all), photos: photos), Album(id: .kind(.recent), photos: photos),
        Album(id: .kind(.screenshots), photos: [photos[7]]),
        Album(id: .kind(.videos), photos: [photos[4]]),
        Album(id: .kind(.longExposure), photos: [photos[1]]),
      ], isComplete: true)
  }()

  /// Of what is not ASCII the test knows two letters: what folds all of them is GLib's.
  private static let vocabulary = SearchVocabulary(
    months: [
      ["January", "Januar"], ["February"], ["March"], ["April"], ["May", "Mai"], ["June"], ["July"],
      ["August"], ["September"], ["October"], ["November"], ["December", "十二月"],
    ],
    kinds: [
      .videos: ["Videos", "视频", "movie clip film"], .screenshots: ["Screenshots", "屏幕快照"],
      .longExposure: ["Long Exposure"],
    ],
    fold: { bytes in
      var text = String(decoding: bytes, as: UTF8.self).lowercased()
      for (accented, plain) in [("é", "e"), ("e\u{301}", "e")] {
        text = text.replacing(accented, with: plain)
      }
      return Array(text.utf8)
    })

  private static let index = SearchIndex(library, vocabulary)

  @Test(arguments: [
    ("img", [0]), ("IMG_0001", [0]), (".jpg", [0, 2, 5, 6]), ("0001.jpg", [0]), ("xyz", []),
    ("etage", [2]), ("ÉTAGE", [2]), ("e\u{301}tage", [2]), ("caf", [6]),
    ("rome", [1, 2]), ("trips", [3, 4]), ("os", [1, 3, 4]), ("oslo clip", [4]), ("clip oslo", [4]),
    ("pictures", [0, 6]), ("home", []), ("照片", [5]), ("长城", [5]),
    ("2024", [0, 1, 5, 7]), ("2024-05", [0, 7]), ("2024-5", [0, 7]), ("2024/05", [0, 7]),
    ("05.2024", [0, 7]), ("2024-05-02", [7]), ("2024-", [0, 1, 7]), ("2024年5月", [0, 7]),
    ("2024年", [0, 1, 7]), ("5月", [0, 2, 7]), ("2月29日", [6]), ("2024-13", []), ("5月 2023", [2]),
    ("may", [0, 2, 3, 7]), ("May 2024", [0, 7]), ("2024 may", [0, 7]), ("mai", [0, 2, 7]),
    ("dec", [3, 4]), ("decem", [3, 4]), ("十二月", [3, 4]), ("decemberx", []),
    ("video", [4]), ("videos", [4]), ("视频", [4]), ("film", [4]), ("screenshot", [7]),
    ("快照", [7]), ("照", [5]), ("long exposure", [1]), ("exposure", [1]), ("long video", []),
    ("png", [1, 7]), ("webp", [3]), ("mp4", [4]), ("jpeg", [0, 1, 2, 5, 6]), ("image png", [1, 7]),
    ("  rome\t2023 ", [2]), ("", [0, 1, 2, 3, 4, 5, 6, 7]), (" ", [0, 1, 2, 3, 4, 5, 6, 7]),
  ])
  func textsFindPhotos(text: String, places: [Int]) {
    let photos = Self.library.album(.kind(.all))!.photos
    let found = Self.index.photos(matching: text)
    #expect(found?.map(\.displayName) == places.map { photos[$0].displayName })
  }

  @Test func anEmptyLibraryHasNothing() {
    let index = SearchIndex(LibrarySnapshot(isComplete: true), Self.vocabulary)
    #expect(index.photos(matching: "a") == [])
  }

  @Test func aCancelledSearchGivesUp() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return Self.index.photos(matching: "a")
    }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test func aHundredThousandPhotosAreSearchedWhileTyping() {
    let photos = (0..<100_000).map {
      Photo.made(FilePath("/p/\($0 % 500)/IMG_\($0).jpg"), taken: Int64($0) * 1000)
    }
    let index = SearchIndex(
      LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)]), Self.vocabulary)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(index.photos(matching: "img_99999 1973")?.count == 1)
    }
    // Unoptimised as tests are; a release build takes some milliseconds.
    #expect(time < .seconds(5), "\(time)")
  }
}
