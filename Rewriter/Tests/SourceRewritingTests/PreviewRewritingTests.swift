import Testing

@testable import SourceRewriting

/// The rewriting of `#Preview`, and the tests that modules of tests get from it.
@Suite struct PreviewRewritingTests {
    private static let source = """
        import UIKit
        #Preview("Empty inbox", traits: .landscapeLeft) {
            InboxController()
        }
        #Preview { UILabel() }
        #Preview { UILabel() }
        #if os(Linux)
        #Preview("Left out") { UILabel() }
        #endif
        """

    @Test func previewsBecomeVariablesAndLinesStay() {
        let lines = RewrittenText(Self.source).lines
        #expect(lines.count == 9)
        #expect(
            lines[1] == """
                @MainActor var _preview_File0_Empty_inbox: RewrittenPreview { RewrittenPreview("Empty inbox", traits: .landscapeLeft) {
                """)
        #expect(lines[3] == "} }; import RewrittenSources")
        #expect(lines[4].hasPrefix("@MainActor var _preview_File0: RewrittenPreview"))
        #expect(lines[5].hasPrefix("@MainActor var _preview_File0_2: RewrittenPreview"))
        #expect(lines[7] == "#Preview(\"Left out\") { UILabel() }")
    }

    @Test func aModuleOfTestsGetsATestOfEachPreview() {
        let rewriter = SourceRewriter()
        func parse(_ path: String, _ text: String) -> SourceRewriter.Module {
            let inputs = [SourceRewriter.Input(path: path, bytes: Array(text.utf8))]
            return rewriter.parse(inputs, in: SourceRewriter.ProjectWords(of: inputs))
        }
        let app = parse("/app/Sources/App/Inbox.swift", Self.source)
        let tests = parse("/app/Tests/AppTests/ATests.swift", "import Testing\n")
        let alone = rewriter.rewrite(tests, builtFrom: [app])[0].bytes
        #expect(!String(decoding: alone ?? [], as: UTF8.self).contains("import CairnTesting"))
        let output = rewriter.rewrite(tests, builtFrom: [app], testingPreviewsOf: [("App", app)])[0]
        let text = String(decoding: output.bytes ?? [], as: UTF8.self)
        #expect(text.hasPrefix("import Testing\n"))
        #expect(text.contains("\nimport CairnTesting\n"))
        #expect(text.contains("@testable import App\n@MainActor struct PreviewsOfApp {\n"))
        #expect(
            text.contains(
                """
                @Test func preview_Inbox_2() { assertSnapshot(of: _preview_Inbox_2, filePath: #"/app/Tests/AppTests/PreviewsOfApp.swift"#) }
                """))
        #expect(!text.contains("Left_out"))
    }
}
