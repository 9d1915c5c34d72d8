import Testing

@testable import UIKit

/// Strings of Markdown. What is expected is CommonMark's result for the source (spec.commonmark.org/0.31.2), or the
/// example's number there.
struct MarkdownTests {
    private func pieces(_ text: String, keepsWhitespace: Bool = false) -> [MarkdownPiece] {
        MarkdownInlines.pieces(text, keepsWhitespace: keepsWhitespace)
    }

    nonisolated private static let emphasis: [(String, [MarkdownPiece])] = [
        ("*foo bar*", [MarkdownPiece(text: "foo bar", intent: .emphasized)]),  // 350
        ("a * foo bar*", [MarkdownPiece(text: "a * foo bar*")]),  // 351
        ("foo*bar*", [MarkdownPiece(text: "foo"), MarkdownPiece(text: "bar", intent: .emphasized)]),  // 354
        ("foo_bar_", [MarkdownPiece(text: "foo_bar_")]),  // 359
        ("**foo bar**", [MarkdownPiece(text: "foo bar", intent: .stronglyEmphasized)]),  // 377
        (
            "*foo**bar**baz*",
            [
                MarkdownPiece(text: "foo", intent: .emphasized),
                MarkdownPiece(text: "bar", intent: [.emphasized, .stronglyEmphasized]),
                MarkdownPiece(text: "baz", intent: .emphasized),
            ]
        ),  // 411
        ("*foo**bar*", [MarkdownPiece(text: "foo**bar", intent: .emphasized)]),  // 412
        ("***foo***", [MarkdownPiece(text: "foo", intent: [.emphasized, .stronglyEmphasized])]),  // 464
        ("**foo*", [MarkdownPiece(text: "*"), MarkdownPiece(text: "foo", intent: .emphasized)]),  // 441
        ("*foo _bar* baz_", [MarkdownPiece(text: "foo _bar", intent: .emphasized), MarkdownPiece(text: " baz_")]),  // 468
        ("*foo `*`", [MarkdownPiece(text: "*foo "), MarkdownPiece(text: "*", intent: .code)]),
        ("~~Hi~~ you", [MarkdownPiece(text: "Hi", intent: .strikethrough), MarkdownPiece(text: " you")]),
        ("\\*not\\*", [MarkdownPiece(text: "*not*")]),
        ("``a`b``", [MarkdownPiece(text: "a`b", intent: .code)]),
        ("a &amp; &#35; &nope;", [MarkdownPiece(text: "a & # &nope;")]),
    ]

    @Test(arguments: emphasis) func emphasisAndEscapes(_ source: String, _ expected: [MarkdownPiece]) {
        #expect(pieces(source) == expected)
    }

    nonisolated private static let links: [(String, [MarkdownPiece])] = [
        ("[link](/uri \"title\")", [MarkdownPiece(text: "link", link: "/uri")]),  // 482
        ("[link](</my uri>)", [MarkdownPiece(text: "link", link: "/my uri")]),  // 489
        ("[link](foo(and(bar)))", [MarkdownPiece(text: "link", link: "foo(and(bar))")]),  // 496
        ("[a](not a link)", [MarkdownPiece(text: "[a](not a link)")]),
        (
            "[foo [bar](/u)](/v)",
            [MarkdownPiece(text: "[foo "), MarkdownPiece(text: "bar", link: "/u"), MarkdownPiece(text: "](/v)")]
        ),  // 518
        ("*[foo*](/uri)", [MarkdownPiece(text: "*"), MarkdownPiece(text: "foo*", link: "/uri")]),  // 521
        ("![foo](/url)", [MarkdownPiece(text: "foo", image: "/url")]),
        ("<https://a.b/c>", [MarkdownPiece(text: "https://a.b/c", link: "https://a.b/c")]),
        ("[**x**](/u)", [MarkdownPiece(text: "x", intent: .stronglyEmphasized, link: "/u")]),
        ("a<b>c", [MarkdownPiece(text: "a"), MarkdownPiece(text: "<b>", intent: .inlineHTML), MarkdownPiece(text: "c")]),
    ]

    @Test(arguments: links) func linksAndPictures(_ source: String, _ expected: [MarkdownPiece]) {
        #expect(pieces(source) == expected)
    }

    @Test func endsOfLines() {
        #expect(pieces("a\nb").map(\.text) == ["a", " ", "b"] && pieces("a\nb")[1].intent == .softBreak)
        #expect(pieces("a  \nb")[1] == MarkdownPiece(text: "\n", intent: .lineBreak))
        #expect(pieces("a\\\nb")[1] == MarkdownPiece(text: "\n", intent: .lineBreak))
        #expect(pieces("a  \n\n b", keepsWhitespace: true) == [MarkdownPiece(text: "a  \n\n b")])
    }

    @Test func attributesOfStrings() throws {
        let string = try AttributedString(
            markdown: "Hello **world**, [here](page)", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace),
            baseURL: URL(string: "https://example.org/a/"))
        #expect(String(string.characters) == "Hello world, here")
        let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
        #expect(runs.map(\.0) == [nil, .stronglyEmphasized, nil, nil])
        #expect(runs.last?.1 == "https://example.org/a/page")
        let old = try NSAttributedString(markdown: "a *b*")
        let value = old.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil)
        #expect(old.string == "a b" && (value as? NSNumber)?.uintValue == InlinePresentationIntent.emphasized.rawValue)
        #expect(AttributedString(old).runs.map(\.inlinePresentationIntent) == [nil, .emphasized])
    }

    @Test func bytesThatAreNoText() throws {
        let bytes = Data([0x61, 0xFF])
        #expect(throws: CocoaError.self) { try AttributedString(markdown: bytes) }
        let part = try AttributedString(markdown: bytes, options: .init(failurePolicy: .returnPartiallyParsedIfPossible))
        #expect(String(part.characters).hasPrefix("a"))
    }

    @Test func blocks() throws {
        let source = """
            # Title #

            One
            two

            * a
            * b
              1. c

            > quoted

            ```swift
            let *x*
            ```
            ***
            Second
            ---
            """
        let blocks = MarkdownBlocks(source).blocks
        #expect(blocks.map(\.text) == ["Title", "One\ntwo", "a", "b", "c", "quoted", "let *x*\n", "⸻", "Second"])
        let kinds = blocks.map { $0.intent.components.map(\.kind) }
        let item: [PresentationIntent.Kind] = [.paragraph, .listItem(ordinal: 2), .unorderedList]
        #expect(kinds[0] == [.header(level: 1)] && kinds[1] == [.paragraph] && kinds[3] == item)
        #expect(kinds[4] == [.paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 2), .unorderedList])
        #expect(kinds[5] == [.paragraph, .blockQuote] && kinds[6] == [.codeBlock(languageHint: "swift")])
        #expect(kinds[7] == [.thematicBreak] && kinds[8] == [.header(level: 2)])
        #expect(blocks[4].intent.indentationLevel == 2 && blocks[2].intent != blocks[3].intent)
        let string = try AttributedString(markdown: source)
        #expect(String(string.characters).hasPrefix("TitleOne two"))
        #expect(string.runs.first?.presentationIntent?.components.first?.kind == .header(level: 1))
    }

    /// Sources that make a naive reader slow.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["*a ", "[", "**a *b ", "`", "![", "_a__b", "<", "&", "> ", "* ", "~~a~ ", "[a](", "[a](<", "[a](b '"])
    func longSources(_ part: String) throws {
        let source = String(repeating: part, count: 20_000)
        #expect(try AttributedString(markdown: source).characters.count <= source.count)
    }

    @Test @MainActor func labelsShowWhatIsMeant() throws {
        func width(_ text: NSAttributedString) -> CGFloat {
            let label = UILabel()
            label.attributedText = text
            return label.intrinsicContentSize.width
        }
        let text = "Wide words"
        let plain = width(NSAttributedString(string: text))
        let bold = width(NSAttributedString(string: text, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        let meant = width(try NSAttributedString(markdown: "**\(text)**"))
        #expect(plain < bold && meant == bold)
    }
}
