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

    /// A recorded card: 14-point Courier advances 8.401 points a character.
    @Test func courierAdvances() throws {
        let font = try #require(try FontTable.shared.font(named: "Courier", size: 14)).font
        let text = StyledText("iWi", attributes: TextAttributes(font: font))
        let width = Typesetter(text, in: TextContainer()).measure().width
        #expect(abs(width / 3 - 8.401) < 0.001)
    }
}
