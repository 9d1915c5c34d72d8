import Testing

@testable import TextLayout

@Suite struct FontUseTests {
    @Test func everyFileOfTheTableServesSomething() {
        let served = Set(FontTable.shared.uses.compactMap(\.path))
        #expect(served == Set(FontFile.all.map(\.path)))
    }

    /// The faces of the table have Arabic and Hebrew, and neither Thai nor what East Asia writes.
    @Test func scriptsNameTheFaceThatDrawsThem() throws {
        func path(_ use: String) throws -> String? { try #require(FontTable.shared.uses.first { $0.use == use }).path }
        #expect(try path("Arabic") == FontFile.manyScripts(.regular).path)
        #expect(try path("Cyrillic") == FontFile.inter(.regular, italic: false).path)
        #expect(try path("Korean") == nil)
    }
}
