import CoreText
import Testing

struct CoreTextTests {
    @Test func theModuleAloneMakesLines() {
        let line = CTLineCreateWithAttributedString(CFAttributedString(string: "four"))
        #expect(CTLineGetGlyphCount(line) == 4)
        #expect(CTLineGetImageBounds(line, nil).width > 0)
    }
}
