import Testing

@testable import TextLayout

/// What is drawn with a substitute is told once.
@Suite struct SubstituteLogTests {
    @Test func eachIsToldOnce() {
        let (log, messages) = (SubstituteLog(), Messages())
        log.sink = { messages.add($0) }
        for name in ["a.b", "a.b", "c.d"] { log.report(.symbol(name)) }
        log.report(.font("a.b"))
        #expect(messages.all.map { $0.contains("\"a.b\"") } == [true, false, true])
    }

    private final class Messages: @unchecked Sendable {
        private(set) var all: [String] = []
        func add(_ text: String) { all.append(text) }
    }

    /// U+0E00 is not assigned: no font has it.
    @Test(
        "Characters without a glyph are found",
        arguments: [("Ünïcode – “Inter” €", []), ("שלום مرحبا", []), ("a\u{200D}\u{FE0F}\n\u{0E00}b\u{0E00}", [0xE00]), ("", [])])
    func missing(text: String, scalars: [UInt32]) { #expect(FontTable.shared.missingScalars(in: text) == scalars) }

    @Test func charactersAreToldWithTheirCode() {
        let told = SubstituteLog.Substitute(missing: 0xE00)
        let isInstalled = ScriptFont.all[0].regular.isInstalled
        #expect(told == (isInstalled ? .characters([0xE00]) : .package("fonts-tlwg-loma-otf")))
        #expect(told.description.contains(isInstalled ? "(U+0E00)" : "fonts-tlwg-loma-otf"))
        #expect(SubstituteLog.Substitute(missing: 0xF04) == .characters([0xF04]))
    }

    /// No font of the table has Tibetan.
    @Test func charactersOfATextAreToldTogether() {
        #expect(SubstituteLog.Substitute.missing([]) == [])
        #expect(SubstituteLog.Substitute.missing([0xF04, 0xF05]) == [.characters([0xF04, 0xF05])])
        let many = SubstituteLog.Substitute.characters([0xF40, 0xF41, 0xF42, 0xF43, 0xF44]).description
        #expect(
            many == """
                no font of the table has the characters "\u{F40}" (U+0F40), "\u{F41}" (U+0F41), "\u{F42}" (U+0F42) and 2 more; \
                boxes are drawn in their place
                """)
    }

    @Test(arguments: [
        ("Inter-Bold", true), (".SFUI-Regular", true), ("HelveticaNeue", false), ("Nonesuch-Bold", false), ("Lato", false),
    ])
    func onlyTheTablesOwnFontsHaveTheirLetters(name: String, hasLetters: Bool) {
        #expect(FontTable.hasLetters(ofFontNamed: name) == hasLetters)
    }
}
