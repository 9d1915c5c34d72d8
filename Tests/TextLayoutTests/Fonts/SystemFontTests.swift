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

    @Test func sizeCorrectionsBeginAtSeventeenPointsAndEnd() throws {
        #expect(FittedAdvances.sizeCorrection(pointSize: 13) == 0)
        #expect(FittedAdvances.sizeCorrection(pointSize: 17) == 0)
        #expect(FittedAdvances.sizeCorrection(pointSize: 22) < FittedAdvances.sizeCorrection(pointSize: 20))
        #expect(FittedAdvances.sizeCorrection(pointSize: 48) == FittedAdvances.sizeCorrection(pointSize: 90))
        #expect(try Samples.font(17).tracking == -52.0 / 2048 * 17)
    }

    @Test func accentedLettersShareTheirLettersCorrection() {
        func correction(_ scalar: UInt32, _ weight: FontWeight) -> Double {
            FittedAdvances.correction(for: scalar, weight: weight, displayShare: 0)
        }
        #expect(correction(0x61, .bold) != 0)
        #expect(correction(0xE4, .bold) == correction(0x61, .bold))
        #expect(correction(0xE4, .regular) != correction(0x61, .bold))
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
        let error = #expect(throws: FontError.self) { try Typeface(file: FontFile(path: "/nowhere/a.otf", package: "fonts-a")) }
        #expect(error == .missingFile(path: "/nowhere/a.otf", package: "fonts-a"))
        #expect(error?.description.contains("/nowhere/a.otf") == true)
        #expect(error?.description.contains("Scripts/setup") == true)
    }

    @Test func aFileThatIsNoFontIsUnreadable() {
        let error = #expect(throws: FontError.self) { try Typeface(file: FontFile(path: "/etc/hostname", package: "-")) }
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
