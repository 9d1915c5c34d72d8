import Testing
import TextLayout

/// The code units of texts that are laid out.
struct CodeUnitTests {
    @Test(
        "Code units are those of UTF-16",
        arguments: [
            "", "a", "15 small bytes.", "a text that does not fit in a word or two\n\t", "\u{7F}", "\u{80}", "naïve", "日本語",
            "a🙂b", "e\u{301}",
        ])
    func unitsAreThoseOfUTF16(_ text: String) {
        #expect(text.codeUnits == Array(text.utf16))
        let part = (text + text).dropFirst(text.count)
        #expect(String(part).codeUnits == Array(part.utf16))
    }
}
