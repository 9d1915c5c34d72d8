/// Known families. Metrics are the ascent, descent, line gap, cap height and x-height that the families' makers
/// publish; width factors are fitted to recorded label widths where there were enough of them.
extension FontFamily {
    /// The families of iOS.
    static let ofIOS = measured + unmeasured

    private static let measured: [FontFamily] = [
        FontFamily("Helvetica Neue", metrics: units(1000, 952, -213, 28, 714, 517), widthFactor: 0.957),
        FontFamily("Helvetica", metrics: units(2048, 1884, -471, 0, 1469, 1071), widthFactor: 0.957),
        FontFamily("Arial", metrics: units(2048, 1854, -434, 67, 1467, 1062)),
        FontFamily("Arial", prefix: "ArialMT", metrics: units(2048, 1854, -434, 67, 1467, 1062)),
        FontFamily("Avenir", metrics: units(1000, 1000, -366, 0, 708, 468)),
        FontFamily("Avenir Next", metrics: units(1000, 1000, -366, 0, 708, 468)),
        FontFamily("Avenir Next Condensed", metrics: units(1000, 1000, -366, 0, 708, 468)),
        FontFamily("Verdana", metrics: units(2048, 2059, -430, 0, 1489, 1117)),
        FontFamily("Trebuchet MS", prefix: "TrebuchetMS", metrics: units(2048, 1923, -455, 0, 1465, 1071)),
        FontFamily("Georgia", metrics: units(2048, 1878, -449, 0, 1419, 986)),
        FontFamily("Times New Roman", prefix: "TimesNewRomanPS", metrics: units(2048, 1825, -443, 87, 1341, 916)),
        FontFamily("Times New Roman", prefix: "TimesNewRomanPSMT", metrics: units(2048, 1825, -443, 87, 1341, 916)),
        FontFamily("Menlo", design: .monospaced, metrics: units(2048, 1901, -483, 0, 1493, 1120)),
        FontFamily("Courier", design: .monospaced, metrics: units(2048, 1544, -504, 0, 1187, 931), widthFactor: courierWidth),
        FontFamily(
            "Courier New", prefix: "CourierNewPS", design: .monospaced, metrics: units(2048, 1705, -615, 0, 1170, 866),
            widthFactor: courierWidth),
        FontFamily(
            "Courier New", prefix: "CourierNewPSMT", design: .monospaced, metrics: units(2048, 1705, -615, 0, 1170, 866),
            widthFactor: courierWidth),
        FontFamily("American Typewriter"), FontFamily("Baskerville"), FontFamily("Bodoni 72", prefix: "BodoniSvtyTwoITCTT"),
        FontFamily("Chalkboard SE"), FontFamily("Chalkduster"), FontFamily("Charter"), FontFamily("Cochin"),
        FontFamily("Copperplate"), FontFamily("Didot"), FontFamily("DIN Alternate"), FontFamily("DIN Condensed"),
        FontFamily("Futura", metrics: units(1000, 1039, -260, 0, 760, 434)), FontFamily("Gill Sans"),
        FontFamily("Hoefler Text"), FontFamily("Marker Felt"), FontFamily("Noteworthy"), FontFamily("Optima"),
        FontFamily("Palatino"), FontFamily("Rockwell"), FontFamily("Snell Roundhand"), FontFamily("Thonburi"),
    ]

    /// The families of iOS whose metrics the table lacks: they have those of fonts that are missing.
    ///
    /// - Source: developer.apple.com/fonts/system-fonts for the families; the prefixes are those of their PostScript
    ///   names.
    private static let unmeasured: [FontFamily] = [
        ("Academy Engraved LET", "AcademyEngravedLetPlain"), ("Al Nile", nil), ("Apple Color Emoji", nil),
        ("Apple SD Gothic Neo", nil), ("Apple Symbols", nil), ("Arial Hebrew", nil), ("Arial Rounded MT Bold", nil),
        ("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT"), ("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT"),
        ("Bodoni Ornaments", "BodoniOrnamentsITCTT"), ("Bradley Hand", "BradleyHandITCTT"), ("Damascus", nil),
        ("Devanagari Sangam MN", nil), ("Euphemia UCAS", nil), ("Farah", nil), ("Galvji", nil), ("Geeza Pro", nil),
        ("Grantha Sangam MN", nil), ("Hiragino Maru Gothic ProN", "HiraMaruProN"), ("Hiragino Mincho ProN", "HiraMinProN"),
        ("Hiragino Sans", nil), ("Impact", nil), ("Kailasa", nil), ("Kefa", nil), ("Khmer Sangam MN", nil),
        ("Kohinoor Bangla", nil), ("Kohinoor Devanagari", nil), ("Kohinoor Gujarati", nil), ("Kohinoor Telugu", nil),
        ("Lao Sangam MN", nil), ("Malayalam Sangam MN", nil), ("Mishafi", "DiwanMishafi"), ("Mukta Mahee", nil),
        ("Myanmar Sangam MN", nil), ("Noto Nastaliq Urdu", nil), ("Noto Sans Kannada", nil), ("Noto Sans Myanmar", nil),
        ("Noto Sans Oriya", nil), ("Papyrus", nil), ("Party LET", "PartyLetPlain"), ("PingFang HK", nil), ("PingFang SC", nil),
        ("PingFang TC", nil), ("Savoye LET", "SavoyeLetPlain"), ("Sinhala Sangam MN", nil), ("STIX Two Math", nil),
        ("STIX Two Text", nil), ("Symbol", nil), ("Tamil Sangam MN", nil), ("Zapf Dingbats", "ZapfDingbatsITC"),
        ("Zapfino", nil),
    ].map { name, prefix in FontFamily(missing: name, prefix: prefix) }

    /// Open families that many projects bundle; `UIFont` does not know their names unless a project does.
    static let openFamilies: [FontFamily] = [
        FontFamily("Roboto", metrics: units(2048, 1900, -500, 0, 1456, 1082), widthFactor: 0.951),
        FontFamily(
            "Roboto Mono", design: .monospaced, metrics: units(2048, 2146, -555, 0, 1456, 1082), widthFactor: courierWidth),
        FontFamily("Source Sans Pro", metrics: units(1000, 984, -273, 0, 660, 486), widthFactor: 0.879),
        FontFamily("Fira Sans", metrics: units(1000, 935, -265, 0, 689, 527), widthFactor: 0.952),
        FontFamily("Montserrat", metrics: units(1000, 968, -251, 0, 700, 517), widthFactor: 1.06),
        FontFamily("Inter", hasOwnLetters: true),
        FontFamily("Open Sans", metrics: units(2048, 2189, -600, 0, 1462, 1096)),
        FontFamily("Noto Sans", metrics: units(1000, 1069, -293, 0, 714, 536)),
        FontFamily("Lato", metrics: units(2000, 1974, -426, 0, 1433, 1013)),
        FontFamily("Poppins", metrics: units(1000, 1050, -350, 100, 698, 548)),
        FontFamily("Nunito", metrics: units(1000, 1011, -353, 0, 705, 484)),
        FontFamily("Raleway", metrics: units(1000, 940, -234, 0, 710, 519)),
        FontFamily("Ubuntu", metrics: units(1000, 932, -189, 28, 693, 520)),
        FontFamily("Manrope", metrics: units(2000, 2132, -600, 0, 1440, 1080)),
    ]

    /// Courier's characters are 1229/2048 em wide, its substitute's 1233/2048.
    ///
    /// - Source: a recorded line of 14-point Courier, 8.401 points a character.
    private static let courierWidth = 1229.0 / 1233

    private static func units(
        _ perEm: Double, _ ascent: Double, _ descent: Double, _ gap: Double, _ capHeight: Double, _ xHeight: Double
    ) -> FontMetrics {
        FontMetrics(
            ascent: ascent / perEm, descent: descent / perEm, lineGap: gap / perEm, capHeight: capHeight / perEm,
            xHeight: xHeight / perEm)
    }
}
