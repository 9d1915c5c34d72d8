import Testing

@testable import TextLayout

@Suite struct SystemFontTests {
    /// UIFont properties printed by a program on iOS 26.1 at 17 points.
    @Test func metricsAtSeventeenPointsAreApples() throws {
        let font = try Samples.font(17)
        #expect(font.ascender == 16.1865234375)
        #expect(font.descender == -4.1005859375)
        #expect(font.leading == 0)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.capHeight == 11.97802734375)
        #expect(font.xHeight == 8.9482421875)
    }

    /// UIFont properties printed by programs on iOS 26.1, in points with three digits.
    @Test(arguments: [
        (FontWeight.bold, 13.0, [12.378, -3.136, 15.514, 9.16, 6.989]),
        (.semibold, 16, [15.234, -3.859, 19.094, 11.273, 8.539]),
        (.bold, 17, [16.187, -4.101, 20.287, 11.978, 9.139]), (.semibold, 18, [17.139, -4.342, 21.48, 12.683, 9.589]),
        (.semibold, 21, [19.995, -5.065, 25.061, 14.796, 11.074]), (.semibold, 24, [22.852, -5.789, 28.641, 16.91, 12.492]),
        (.bold, 24, [22.852, -5.789, 28.641, 16.91, 12.621]), (.semibold, 30, [28.564, -7.236, 35.801, 21.138, 15.527]),
        (.semibold, 33, [31.421, -7.96, 39.381, 23.251, 17.08]),
    ])
    func metricsOfOtherWeightsAndSizes(weight: FontWeight, size: Double, points: [Double]) throws {
        let font = try Samples.font(size, weight)
        let found = [font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight]
        for (index, value) in found.enumerated() {
            #expect(abs(value - points[index]) <= (index == 4 ? 0.005 : 0.001), "\(index): \(value)")
        }
    }

    /// Labels of one line on iOS 26.1: weight, size and scale, and the height of the label.
    @Test(arguments: [
        (13.0, 3.0, 15.667), (16, 3, 19.333), (17, 3, 20.333), (18, 3, 21.667), (21, 3, 25.333), (24, 3, 28.667), (30, 3, 36),
        (33, 3, 39.667), (13, 2, 16), (15, 2, 18), (17, 2, 20.5), (21, 2, 25.5), (22, 2, 26.5), (30, 2, 36), (33, 2, 39.5),
        (34, 2, 41), (48, 2, 57.5), (10, 2, 12),
    ])
    func linesEndAtPixels(size: Double, scale: Double, height: Double) throws {
        let line = try Samples.font(size).lineHeight
        #expect(abs((line * scale).rounded(.up) / scale - height) < 0.001)
    }

    /// 15 points: 17.900391, printed on iOS 9.
    @Test func lineHeightAtFifteenPoints() throws {
        #expect(abs(try Samples.font(15).lineHeight - 17.900391) < 1e-6)
    }

    @Test(arguments: FontWeight.allCases) func everyWeightHasOneLineHeight(weight: FontWeight) throws {
        #expect(try Samples.font(17, weight).lineHeight == 20.287109375)
    }

    @Test func everyFileOfTheTableIsInstalled() throws {
        try FontTable.shared.checkInstallation()
    }

    @Test(arguments: [(17.0, -52.0 / 2048), (13.0, -12.0 / 2048), (12.0, 0.0), (80.0, 0.0), (200.0, 0.0)])
    func trackingFollowsApplesTable(size: Double, ems: Double) {
        #expect(TrackingTable.tracking(pointSize: size) == ems)
    }

    /// The tracking that Apple's Human Interface Guidelines gave SF Pro Display before iOS 14.
    @Test(arguments: [(20.0, 0.019), (24.0, 0.015), (36.0, 0.01), (90.0, 0.001)])
    func displayFontsHadATrackingOfTheirOwn(size: Double, ems: Double) {
        for sizing in [OpticalSizing.twoFonts, .earlyTwoFonts] {
            #expect(TrackingTable.tracking(pointSize: size, sizing: sizing) == ems)
            #expect(TrackingTable.tracking(pointSize: 17, sizing: sizing) == -52.0 / 2048)
        }
    }

    @Test func designChangesFromSeventeenToTwentyEightPoints() throws {
        #expect(FittedAdvances.displayShare(pointSize: 12) == 0)
        #expect(FittedAdvances.displayShare(pointSize: 17) == 0)
        #expect(FittedAdvances.displayShare(pointSize: 22.5) == 0.5)
        #expect(FittedAdvances.displayShare(pointSize: 34) == 1)
        #expect(try Samples.font(28).typeface == Samples.font(60).typeface)
        #expect(try Samples.font(12).typeface == Samples.font(17).typeface)
    }

    /// Apple's Human Interface Guidelines before iOS 14: the text font up to 19 points, the display font from 20 on.
    @Test(arguments: [OpticalSizing.twoFonts, .earlyTwoFonts]) func twoFontsChangeAtTwentyPoints(_ sizing: OpticalSizing) throws {
        var style = SystemFontStyle()
        style.sizing = sizing
        func typeface(_ size: Double) throws -> Typeface { try FontTable.shared.systemFont(ofSize: size, style: style).typeface }
        #expect(try typeface(19.9) == typeface(12))
        #expect(try typeface(20) == typeface(60))
        #expect(try typeface(20) != typeface(19.9))
        #expect(try typeface(20) == Samples.font(28).typeface)
    }

    /// Adobe publishes Helvetica's widths (Core 14 AFM, thousandths of an em); Helvetica Neue's letters differ by few
    /// hundredths. Its digits are equally wide, as Helvetica's are; the stand-in's are not.
    @Test(arguments: [
        ("m" as Unicode.Scalar, 0.833), ("i", 0.222), ("W", 0.944), ("a", 0.556), ("\u{E9}", 0.556), ("0", 0.556),
    ])
    func beforeIOSNineTheSystemFontWasHelveticaNeue(_ letter: Unicode.Scalar, _ ems: Double) throws {
        var style = SystemFontStyle()
        style.sizing = .helveticaNeue
        let large = try FontTable.shared.systemFont(ofSize: 60, style: style)
        let small = try FontTable.shared.systemFont(ofSize: 12, style: style)
        func advance(_ letter: Unicode.Scalar) -> Double? { large.typeface.simpleGlyph(for: UInt16(letter.value))?.advance }
        #expect(abs(try #require(advance(letter)) - ems) < 0.07)
        let digits = try "0123456789".unicodeScalars.map { try #require(advance($0)) }
        #expect(try #require(digits.max()) - #require(digits.min()) < 0.001)
        #expect(small.typeface == large.typeface)
        #expect(small.tracking / 12 > large.tracking / 60)
        style.weight = .bold
        #expect(try FontTable.shared.systemFont(ofSize: 60, style: style).typeface != large.typeface)
    }

    @Test func sizeCorrectionsBeginAtSeventeenPointsAndEnd() throws {
        #expect(FittedAdvances.sizeCorrection(pointSize: 13) == 0)
        #expect(FittedAdvances.sizeCorrection(pointSize: 17) == 0)
        #expect(FittedAdvances.sizeCorrection(pointSize: 22) < FittedAdvances.sizeCorrection(pointSize: 20))
        #expect(FittedAdvances.sizeCorrection(pointSize: 48) == FittedAdvances.sizeCorrection(pointSize: 90))
        #expect(try Samples.font(17).tracking == -52.0 / 2048 * 17)
    }

    @Test func accentedLettersShareTheirLettersCorrection() throws {
        func correction(_ scalar: UInt32, _ weight: FontWeight) throws -> Double {
            let index = try #require(SimpleGlyphTable.scalars.firstIndex(of: scalar))
            return FittedAdvances.corrections(weight: weight, displayShare: 0)[index]
        }
        #expect(try correction(0x61, .bold) != 0)
        #expect(try correction(0xE4, .bold) == correction(0x61, .bold))
        #expect(try correction(0xE4, .regular) != correction(0x61, .bold))
    }

    @Test func trackingBetweenTwoSizesLiesBetweenTheirs() {
        let tracking = TrackingTable.tracking(pointSize: 16.5)
        #expect(tracking == (TrackingTable.tracking(pointSize: 16) + TrackingTable.tracking(pointSize: 17)) / 2)
    }

    @Test(arguments: [
        (0.0, FontWeight.regular), (0.23, .medium), (0.3, .semibold), (0.4, .bold), (-1.0, .ultraLight), (1.0, .black),
    ])
    func weightNearestToANumber(number: Double, weight: FontWeight) {
        #expect(FontWeight(nearestTo: number) == weight)
    }

    @Test(arguments: [-5, Double.nan, .infinity]) func unusableSizesCountAsZero(size: Double) throws {
        #expect(try Samples.font(size).pointSize == 0)
    }

    @Test func digitsOfTheMonospacedDigitDesignAreEquallyWide() throws {
        let style = SystemFontStyle(design: .monospacedDigits)
        let typeface = try FontTable.shared.systemFont(ofSize: 17, style: style).typeface
        let advances = (0x30...0x39).map { typeface.simpleGlyph(for: $0)?.advance }
        #expect(Set(advances).count == 1)
        let proportional = try Samples.font(17).typeface
        #expect(proportional.simpleGlyph(for: 0x30)?.advance != proportional.simpleGlyph(for: 0x31)?.advance)
    }

    @Test func missingFileNamesPathAndPackage() {
        let file = FontFile(path: "/nowhere/a.otf", package: "fonts-a")
        let error = #expect(throws: FontError.self) { try OpenedFontFile(file, weight: nil) }
        #expect(error == .missingFile(path: "/nowhere/a.otf", package: "fonts-a"))
        #expect(error?.description.contains("/nowhere/a.otf") == true)
        #expect(error?.description.contains("Scripts/setup") == true)
    }

    @Test func aFileThatIsNoFontIsUnreadable() {
        let file = FontFile(path: "/etc/hostname", package: "-")
        let error = #expect(throws: FontError.self) { try OpenedFontFile(file, weight: nil) }
        guard case .unreadable("/etc/hostname", _) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
    }

    @Test(arguments: [SystemFontStyle.Design.serif, .monospaced]) func designsHaveASlantedFace(_ design: SystemFontStyle.Design)
        throws
    {
        let paths = try [false, true].map {
            try FontTable().systemFont(ofSize: 17, style: SystemFontStyle(isItalic: $0, design: design)).typeface.face.path
        }
        #expect(!paths[0].contains("Italic") && !paths[0].contains("Oblique"))
        #expect(paths[1].contains("Italic") || paths[1].contains("Oblique"))
    }

    @Test func replacedSystemFontKeepsApplesMetricsAndIsNoSubstitute() throws {
        let table = FontTable()
        try table.replaceSystemFont(path: FontFile.serif(.regular, italic: false).path)
        let font = try table.systemFont(ofSize: 17)
        #expect(font.typeface.face.path == FontFile.serif(.regular, italic: false).path)
        #expect(font.lineHeight == 20.287109375)
        #expect(!font.isSubstitute)
        #expect(throws: FontError.self) { try table.replaceSystemFont(path: "/nowhere/a.otf") }
        #expect(try table.systemFont(ofSize: 17) == font)
        try table.replaceSystemFont(path: nil)
        #expect(try table.systemFont(ofSize: 17).isSubstitute)
    }
}
