/// The words by which screenshot tools name their files and folders, in the languages that they speak.
///
/// From the translations of "Screenshots", "Screenshot From %s" and the like in GNOME Shell,
/// gnome-screenshot, Spectacle (KDE) and xfce4-screenshooter; what Android, Samsung, macOS, Windows and
/// Deepin use; what grim, scrot, Flameshot, ksnip, hyprshot and swappy put into names. Words that old
/// translations use for any picture ("Imagine", "Снимка") are left out.
enum ScreenshotWords {
  /// Whether such words are all that stands before the first digit of the name or after its last one:
  /// `Screenshot from 2024-…`, `Screenshot_2024…_Chrome`, `20240101_12h00m00s_grim`, `Screenshots`.
  /// Only letters count, whatever their case and normalisation.
  static func stand(in name: ArraySlice<UInt8>) -> Bool {
    if ASCIIWords(of: name)?.areOther(than: hashes) == true { return false }
    let (before, after) = words(around: name)
    return all.contains(before) || all.contains(after)
  }

  /// The words before the first run of digits and those after the last, one space between any two.
  /// The same twice, where there are no digits.
  private static func words(around name: ArraySlice<UInt8>) -> (before: String, after: String) {
    var before: String?
    var words = WordBuffer()
    for scalar in String(decoding: name, as: UTF8.self).lowercased().unicodeScalars {
      if scalar.isDigit {
        before = before ?? words.text
        words = WordBuffer()
      } else {
        words.append(scalar)
      }
    }
    return (before ?? words.text, words.text)
  }

  private static let all: Set<String> = Set(folders + files)
  private static let hashes: Set<UInt64> = Set(all.map { ASCIIWords.hash(of: $0) })

  private static let folders = [
    "bildschirmfotos", "capturas d ecran", "capturas de ecran", "capturas de ecrã",
    "capturas de pantalla", "capturas de schermo", "capturas de tela", "captures d écran",
    "captures de pantalla", "capturi de ecran", "chụp màn hình", "cuplikan layar",
    "ekran görüntüleri", "ekran şəkilləri", "ekrankopioj", "ekrano kopijos",
    "ekrano nuotraukos", "ekrānattēli", "instantanee de ecran", "jepretan layar",
    "kuvakaappaukset", "képernyőképek", "pantaila argazkiak", "schermafbeeldingen",
    "schermafdrukken", "schermate", "screen captures", "screen shots", "screenshots",
    "skjermbilder", "skjermbilete", "skjámyndir", "skrin skeusennow", "skrinshotlar",
    "skärmbilder", "skærmbilleder", "slike zaslona", "snimci ekrana", "snímky obrazovky",
    "tuṭṭfiwin n wegdil", "videadis", "zaslonske slike", "zdymki ekrana", "zrzuty ekranu",
    "στιγμιότυπα οθόνης", "здымкі экрана", "знімки вікон", "знімки екрана", "скриншоттар",
    "скриншоты", "скріншоти", "снимка на екрана", "снимки на екрана", "снимки экрана",
    "снимци екрана", "צילומי מסך", "ئېكران كۆرۈنۈشى", "اللقطات", "نماگرفت ها", "स्क्रिनसट",
    "स्क्रीनशॉट", "स्क्रीनशॉट्", "স্ক্রিনশটগুলি", "ਸਕਰੀਨਸ਼ਾਟ", "திரைப்பிடிப்புகள்", "ภาพหน้าจอ",
    "ພາບໜ້າຈໍ", "ეკრანის ანაბეჭდები", "ᱥᱠᱨᱤᱱᱥᱚᱴ", "スクリーンショット", "屏幕快照", "屏幕截图", "截图", "截圖", "截屏",
    "螢幕快照", "螢幕截圖", "螢幕擷圖", "스크린샷",
  ]

  private static let files = [
    "bildschirmfoto", "bildschirmfoto vom", "bildschirmfoto zu", "billschirmfoto",
    "capter li ecran", "captura d ecran", "captura d ecran del", "captura de ecrã",
    "captura de ecrã de", "captura de pantalla", "captura de pantalla de",
    "captura de pantalla do", "captura de schermo", "captura de schermo ab",
    "captura de schermo de", "captura de tela", "captura de tela de", "captura desde",
    "capture d écran", "capture d écran du", "captură de ecran", "captură de ecran din",
    "cekupan skrin", "chụp màn hình từ", "cuplikan layar dari", "dan skrinshot",
    "deepinscreenshot", "deepinscreenshot select area", "ekraanipilt", "ekran görüntüsü",
    "ekran koruntisi", "ekran şəkli", "ekrangoruntusu", "ekrankopio", "ekrankopio de",
    "ekrano kopija", "ekrano nuotrauka iš", "ekrānattēls", "ekrānattēls no", "ekrānkopija",
    "flameshot", "foto ekrani", "gabháil scáileáin", "gabháil scáileáin ó", "glacadh sgrìn",
    "glacadh sgrìn o", "gnome screenshot", "grim", "hyprshot", "ksnip", "kuvakaappaus",
    "kuvatõmmis", "képernyőkép", "pamjaekranit", "pantaila argazkia",
    "przechwycenie obrazu ekranu", "s grim", "sarin efijery", "schermade dal",
    "schermafbeelding", "schermafdruk", "schermafdruk van", "schermata", "schermata del",
    "screen capture", "screen mohor kenep", "screen shot", "screenshot", "screenshot at",
    "screenshot from", "screenshot full screen", "screenshot select area", "scrot", "sgrînlun",
    "skermskoot", "skermskoot op", "skjermbilde", "skjermbilde fra", "skjermbilete frå",
    "skjámynd", "skjámynd frá", "skrammad", "skrin skeusen a dhia", "skrinshot", "skärmbild",
    "skärmbild från", "skærmbillede", "skærmbillede fra", "slika zaslona", "snimak ekrana",
    "snimak ekrana od", "snímek obrazovky", "snímek obrazovky pořízený", "snímek obrazovky z",
    "snímka obrazovky", "snímka obrazovky z", "snímka obrazovky z dňa", "spectacle", "swappy",
    "tangkap layar", "tangkap layar dari", "tuṭṭfa n ugdil seg", "umfanekiso weskrini",
    "umfanekiso weskrini ose", "wêneyasermasê", "zaslonska slika", "zaslonski posnetek",
    "zdymak ekrana ad", "zdymak ekranu", "zrzut ekranu", "zrzut ekranu z", "στιγμιότυπο από",
    "στιγμιότυπο οθόνης", "στιγμιότυπο οθόνης από", "здымак экрана", "здымак экрана ад",
    "знімок", "знімок екрана", "знімок екрана з", "знімок екрану", "скриншот", "скриншот аз",
    "скриншот уақыты", "слика радне површи", "сликаодекранот", "снимак екрана",
    "снимак екрана од", "снимка на екрана на", "снимок экрана", "снимок экрана от",
    "сурати экран", "էկրանահան", "צילום מסך", "צילום מסך מ", "צילום מסך מתאריך",
    "ئېكران كۆرۈنۈشىنىڭ ئورنى", "اسکرین شات", "دىن ئېكران كەسمىسى تۇت", "سکرین شوٹ",
    "لقطة الشاشة", "لقطة شاشة", "لقطة شاشة من", "نماگرفت", "نماگرفت از", "وێنەی شاشە لە",
    "پرده انځور", "पासून स्क्रीनशॉट", "बाट स्क्रिनसट", "से स्क्रीनशॉट", "থেকে স্ক্রিনশট",
    "স্ক্ৰিনশ্বট য ৰ পৰা লোৱা হৈছে সেই", "ৰ পৰা স্ক্ৰিনশ্বট", "ਤੋਂ ਸਕਰੀਨਸ਼ਾਟ",
    "માંથી સ્ક્રીનશોટ", "ରୁ ଆଶୁଚିତ୍ର", "இலிருந்து திரைப்பிடிப்பு", "திரைப்பிடிப்பு", "తెరపట్టు",
    "నుండి తెరపట్టు", "ತೆರೆಚಿತ್ರ", "മുതലുള്ള സ്ക്രീന് ഷോട്ട്", "තිරපිටපත", "ภาพหน้าจอจาก",
    "ພາບໜ້າຈໍຈາກ", "ຮູບໜ້າຈໍ", "ანაბეჭდი თარიღით", "ეკრანის ანაბეჭდი", "სკრინშოტი",
    "រូបថត អេក្រង់ ពី", "ᱠᱷᱚᱱ ᱥᱠᱨᱤᱱ ᱥᱚᱴ", "ảnh chụp màn hình", "屏幕截屏", "截图 全屏", "截图 活动窗口",
    "截图 选择区域", "的螢幕擷圖", "화면 캡처",
  ]
}

/// Words of one text, one space between any two.
private struct WordBuffer {
  private(set) var text = ""
  private var isAfterGap = false

  mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.isPartOfWord else {
      isAfterGap = true
      return
    }
    if isAfterGap, !text.isEmpty { text.unicodeScalars.append(" ") }
    isAfterGap = false
    text.unicodeScalars.append(scalar)
  }
}

extension Unicode.Scalar {
  /// Whether it is a decimal digit of any script.
  fileprivate var isDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.generalCategory == .decimalNumber
  }

  /// Whether it is a letter, or a mark that belongs to one. Capitals of ASCII are none.
  fileprivate var isPartOfWord: Bool {
    if isASCII { return ("a"..."z").contains(self) }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
