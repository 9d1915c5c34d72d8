import Testing

@testable import TextLayout

@Suite struct NamedFontTests {
    @Test(arguments: [
        ("HelveticaNeue", "Helvetica Neue", FontWeight.regular, false), ("HelveticaNeue-Bold", "Helvetica Neue", .bold, false),
        ("HelveticaNeue-LightItalic", "Helvetica Neue", .light, true), ("Avenir-Book", "Avenir", .regular, false),
        ("AvenirNext-DemiBold", "Avenir Next", .semibold, false), ("Georgia", "Georgia", .regular, false),
        ("Menlo-Regular", "Menlo", .regular, false), ("CourierNewPS-BoldMT", "Courier New", .bold, false),
        ("Arial-BoldItalicMT", "Arial", .bold, true), ("Helvetica Neue", "Helvetica Neue", .regular, false),
    ])
    func familiesOfIOSAreFound(name: String, family: String, weight: FontWeight, isItalic: Bool) throws {
        let found = try #require(try FontTable.shared.font(named: name, size: 12))
        #expect(found.familyName == family)
        #expect(found.weight == weight)
        #expect(found.isItalic == isItalic)
        #expect(found.font.isSubstitute)
    }

    @Test(arguments: ["", "-", "Nonesuch", "Nonesuch-Bold", "HelveticaNeue-Nonesuch"]) func otherNamesAreUnknown(name: String)
        throws
    {
        #expect(try FontTable.shared.font(named: name, size: 12) == nil)
        #expect(try FontTable.shared.substitute(forFontNamed: name, size: 12).font.isSubstitute)
    }

    @Test(arguments: [
        ("Nonesuch-SemiBoldItalic", FontWeight.semibold, true), ("Nonesuch-Black", .black, false), ("Nonesuch", .regular, false),
    ])
    func substitutesFollowTheNamesStyle(name: String, weight: FontWeight, isItalic: Bool) throws {
        let substitute = try FontTable.shared.substitute(forFontNamed: name, size: 12)
        #expect(substitute.weight == weight)
        #expect(substitute.isItalic == isItalic)
        #expect(substitute.postScriptName == name)
    }

    /// Labels whose fonts Interface Builder did not find were recorded 14 high at 12 points, 24.5 at 21 (2x) and 23.33
    /// at 20 (3x).
    @Test(arguments: [(12.0, 2.0, 28.0), (21.0, 2.0, 49.0), (20.0, 3.0, 70.0)])
    func unknownFontsHaveTheHeightRecordedForMissingOnes(size: Double, scale: Double, pixels: Double) throws {
        let font = try FontTable.shared.substitute(forFontNamed: "Nonesuch-Regular", size: size).font
        #expect((font.lineHeight * scale).rounded(.up) == pixels)
    }

    @Test(arguments: [
        (".SFUI-Semibold", FontWeight.semibold), ("SFProText-Bold", .bold), (".AppleSystemUIFont", .regular),
        (".AppleSystemUIFontBold", .bold),
    ])
    func theSystemFontsNamesGiveTheSystemFont(name: String, weight: FontWeight) throws {
        let substitute = try FontTable.shared.substitute(forFontNamed: name, size: 17)
        #expect(substitute.font == (try FontTable.shared.systemFont(ofSize: 17, style: SystemFontStyle(weight: weight))))
    }

    @Test func openFamiliesAreKnownToDocumentsOnly() throws {
        #expect(try FontTable.shared.font(named: "Roboto-Bold", size: 16) == nil)
        let substitute = try FontTable.shared.substitute(forFontNamed: "Roboto-Bold", size: 16)
        #expect(substitute.familyName == "Roboto")
        #expect(substitute.font.lineHeight == 18.75)
    }

    /// A recorded card: 14-point Courier advances 8.401 points a character.
    @Test func courierAdvances() throws {
        let font = try #require(try FontTable.shared.font(named: "Courier", size: 14)).font
        let text = StyledText("iWi", attributes: TextAttributes(font: font))
        let width = Typesetter(text, in: TextContainer()).measure().width
        #expect(abs(width / 3 - 8.401) < 0.001)
    }
}
