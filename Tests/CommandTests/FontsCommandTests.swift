import Testing

@testable import cairn

/// `cairn fonts`.
@Suite @MainActor struct FontsCommandTests {
    @Test func listsAFileForEachStyleAndScript() {
        let run = CommandRun("fonts")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(lines.contains { $0.hasPrefix("system font, bold italic ") && $0.hasSuffix("BoldItalic.otf (fonts-inter)") })
        #expect(lines.contains { $0.hasPrefix("Hebrew ") && $0.hasSuffix("(fonts-dejavu-core)") })
        #expect(lines.contains { $0.hasPrefix("Korean ") && $0.contains("fonts-wqy-microhei") })
    }
}
