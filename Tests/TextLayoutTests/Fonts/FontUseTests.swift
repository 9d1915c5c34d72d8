import Testing

@testable import TextLayout

@Suite struct FontUseTests {
    @Test func everyFileOfTheTableServesSomething() {
        let served = Set(FontTable.shared.uses.compactMap(\.path))
        let files = FontFile.all + ScriptFont.all.map(\.regular) + [.colorEmoji]
        #expect(served == Set(files.map(\.path)))
    }

    /// The fonts of styles have Arabic and Hebrew; Thai, what East Asia writes and emoji have optional ones.
    @Test func scriptsNameTheFaceThatDrawsThem() throws {
        func path(_ use: String) throws -> String? { try #require(FontTable.shared.uses.first { $0.use == use }).path }
        #expect(try path("Arabic") == FontFile.manyScripts(.regular).path)
        #expect(try path("Cyrillic") == FontFile.inter(.regular, italic: false).path)
        for use in ["Chinese", "Japanese", "Korean"] { #expect(try path(use) == FontFile.eastAsian.path) }
        #expect(try path("emoji") == FontFile.emoji.path)
        #expect(FontTable.shared.uses.filter { !$0.isInstalled }.allSatisfy { !$0.isRequired })
    }
}
