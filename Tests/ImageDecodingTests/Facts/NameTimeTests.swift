import ImageDecoding
import PickerModel
import Testing

struct NameTimeTests {
  @Test(arguments: [
    // Cameras and phones.
    ("IMG_20240501_102030.jpg", "2024-05-01T10:20:30"),
    ("PXL_20240501_102030123.jpg", "2024-05-01T10:20:30.123"),
    ("PXL_20240501_102030123.MP.jpg", "2024-05-01T10:20:30.123"),
    ("20240501_102030.jpg", "2024-05-01T10:20:30"),
    ("20240501_102030(1).jpg", "2024-05-01T10:20:30"),
    ("IMG20240501102030.jpg", "2024-05-01T10:20:30"),
    ("WP_20240501_10_20_30_Pro.jpg", "2024-05-01T10:20:30"),
    ("20240501T102030.jpg", "2024-05-01T10:20:30"),
    ("2024-05-01T10:20:30Z.jpg", "2024-05-01T10:20:30"),
    ("MVIMG_20240501_102030.jpg", "2024-05-01T10:20:30"),
    ("IMG_20240501_102030_BURST001.jpg", "2024-05-01T10:20:30"),
    ("00000IMG_00000_BURST20240501102030123_COVER.jpg", "2024-05-01T10:20:30.123"),
    ("20240501102030.jpg", "2024-05-01T10:20:30"),
    // Screenshots.
    ("Screenshot from 2021-12-25 08-09-10.png", "2021-12-25T08:09:10"),
    ("Screenshot_20240501-102030_Files.png", "2024-05-01T10:20:30"),
    ("Screenshot_2024-05-01-10-20-30-123_com.example.app.jpg", "2024-05-01T10:20:30"),
    ("Screenshot_20240501_102030.png", "2024-05-01T10:20:30"),
    ("Bildschirmfoto vom 2024-05-01 10-20-30.png", "2024-05-01T10:20:30"),
    ("屏幕截图 2024-05-01 102030.png", "2024-05-01T10:20:30"),
    // Messengers and synchronisers.
    ("WhatsApp Image 2024-05-01 at 10.20.30.jpeg", "2024-05-01T10:20:30"),
    ("signal-2024-05-01-102030.jpg", "2024-05-01T10:20:30"),
    ("signal-2024-05-01-10-20-30-123.jpg", "2024-05-01T10:20:30"),
    ("photo_2024-05-01_10-20-30.jpg", "2024-05-01T10:20:30"),
    ("2024-05-01 10.20.30.jpg", "2024-05-01T10:20:30"),
    // The clock of twelve hours.
    ("WhatsApp Image 2024-05-01 at 10.20.30 PM.jpeg", "2024-05-01T22:20:30"),
    ("WhatsApp Image 2024-05-01 at 12.20.30 AM.jpeg", "2024-05-01T00:20:30"),
    ("WhatsApp Image 2024-05-01 at 12.20.30 PM (1).jpeg", "2024-05-01T12:20:30"),
    ("Screenshot 2024-05-01 at 8.09.10 PM.png", "2024-05-01T20:09:10"),
    ("Screenshot 2024-05-01 at 8.09.10\u{202F}PM.png", "2024-05-01T20:09:10"),
    ("Screen Shot 2024-05-01 at 8.09.10 am.png", "2024-05-01T08:09:10"),
    ("截屏2024-05-01 下午8.09.10.png", "2024-05-01T20:09:10"),
    ("截屏2024-05-01 上午10.20.30.png", "2024-05-01T10:20:30"),
    // A date alone.
    ("IMG-20240501-WA0001.jpg", "2024-05-01T00:00:00"),
    ("2024-05-01.jpg", "2024-05-01T00:00:00"),
    ("Trip 2024.05.01 (12).jpg", "2024-05-01T00:00:00"),
    ("IMG_20240501_0001.jpg", "2024-05-01T00:00:00"),
    ("IMG_20240501_999999.jpg", "2024-05-01T00:00:00"),
    ("Scan 20240501, page 102030.png", "2024-05-01T00:00:00"),
    // Videos.
    ("VID_20240501_102030.mp4", "2024-05-01T10:20:30"),
    ("VID-20240501-WA0001.mp4", "2024-05-01T00:00:00"),
    ("IMG_20240501102030.jpg", "2024-05-01T10:20:30"),
    // Milliseconds since 1970, UTC.
    ("1714558830123.jpg", "2024-05-01T10:20:30.123"),
    ("mmexport1714558830123.jpg", "2024-05-01T10:20:30.123"),
    ("wx_camera_1714558830123.mp4", "2024-05-01T10:20:30.123"),
    ("FB_IMG_1714558830123.jpg", "2024-05-01T10:20:30.123"),
    ("1714558830123(1).jpg", "2024-05-01T10:20:30.123"),
    // A number before it.
    ("0042 2024-05-01 10-20-30.jpg", "2024-05-01T10:20:30"),
    ("12345678 20240501_102030.jpg", "2024-05-01T10:20:30"),
  ])
  func timesStandInNames(_ name: String, _ time: String) {
    #expect(Self.text(NameTime(Array(name.utf8)[...])) == time)
  }

  @Test(arguments: [
    "", ".jpg", "IMG_1234.jpg", "DSC01234.JPG", "P1010001.jpg", "100_0001.jpg", "image.png",
    // Digits inside longer numbers.
    "1202405011.jpg", "IMG_2024050110.jpg", "202405011020.jpg", "2024050110203012345678.jpg",
    "mmexport171455883012.jpg", "IMG_1714558830123.jpg", "1714558830123a.jpg", "20240501102061.jpg",
    "9783161484100.jpg", "0714558830123.jpg",
    "20240501998877.jpg", "12024-05-01.jpg", "2024-05-011.jpg",
    // Telephone numbers.
    "+1-202-555-0143.jpg", "0049 30 12345678.jpg", "13912345678.jpg", "021-20245678.jpg",
    // No such day, or before there were such names.
    "IMG_20241301_102030.jpg", "IMG_20240230_102030.jpg", "2024-00-10.jpg", "1969-12-31.jpg",
    "IMG_20240532.jpg", "IMG_21000501_102030.jpg", "00000000_000000.jpg",
    // The parts in another order, or with other signs.
    "01-05-2024.jpg", "2024/05.jpg", "2024-05.jpg", "2024 05 01.jpg", "2024-5-1.jpg",
    "2024x05x01.jpg",
    // An identifier.
    "550e8400-e29b-41d4-a716-446655440000.jpg",
  ])
  func otherNumbersAreNone(_ name: String) {
    #expect(Self.text(NameTime(Array(name.utf8)[...])) == nil)
  }

  @Test func bytesThatAreNotUTF8DoNotMatter() {
    let name = [0xe9, 0xff] + Array("2024-05-01 10-20-30".utf8) + [0x80]
    #expect(Self.text(NameTime(name[...])) == "2024-05-01T10:20:30")
  }

  private static func text(_ time: NameTime?) -> String? {
    time.map {
      TakenTime(wall: $0.time, nanoseconds: $0.nanoseconds, instant: 0, source: .name).iso8601
    }
  }
}
