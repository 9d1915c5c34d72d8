import Testing
import UIKit

/// Text read from files.
@Suite struct TextDocumentTests {
    private func html(_ page: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(page.utf8),
            options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
            documentAttributes: nil)
    }

    private func attributes(_ text: NSAttributedString, of part: String) -> [NSAttributedString.Key: Any] {
        text.attributes(at: (text.string as NSString).range(of: part).location, effectiveRange: nil)
    }

    @Test(
        "White space collapses, blocks are paragraphs, and line breaks are lines",
        arguments: [
            ("a <b>bold</b>\n  word", "a bold word"), ("<p>one</p><p>two<br>three</p>", "one\ntwo\u{2028}three\n"),
            ("one<br>two", "one\ntwo"), ("<div>a</div>b", "a\nb"), ("<pre>a  b\nc</pre>", "a  b\nc\n"),
            ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
            ("<html><head><title>T</title></head><body>x<!-- c --><script>y</script></body></html>", "x\n"),
            ("1 &lt; 2 &amp;&#65;&#x42; &unknown; 5 < 6", "1 < 2 &AB &unknown; 5 < 6"), ("", ""),
        ])
    func structure(_ page: String, _ text: String) throws { #expect(try html(page).string == text) }

    @Test("Elements and inline styles become attributes") func looks() throws {
        let text = try html(
            "plain <b>bold</b> <i>slanted</i> <u>under</u> <a href='https://example.org/'>link</a> "
                + "<span style=\"color: #ff0000; font-size: 20px; font-family: 'Courier New', monospace\">red</span> <h1>head</h1>"
        )
        let plain = attributes(text, of: "plain")
        #expect((plain[.font] as? UIFont)?.pointSize == 12 && (plain[.font] as? UIFont)?.familyName == "Times New Roman")
        #expect((attributes(text, of: "bold")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((attributes(text, of: "slanted")[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(attributes(text, of: "under")[.underlineStyle] as? Int == 1)
        #expect(attributes(text, of: "link")[.link] as? URL == URL(string: "https://example.org/"))
        let red = attributes(text, of: "red")
        #expect(red[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((red[.font] as? UIFont)?.pointSize == 20 && (red[.font] as? UIFont)?.familyName.hasPrefix("Courier") == true)
        #expect((attributes(text, of: "head")[.font] as? UIFont)?.pointSize == 24)
    }

    @Test("Markup that is broken off or nested wrongly is read as far as it goes")
    func brokenMarkup() throws {
        for page in [
            "<b", "<", "a</b>", "<p><b>x</p>y</b>", "<a href=\"x>y", "&", "&#999999999;", "<!--", "<script>", "<li>", "</",
            "<b/>",
        ] {
            _ = try html(page)
        }
        #expect(try html("<p><b>x</p>y").string == "x\ny")
    }

    @Test("Without a kind, the bytes tell HTML from plain text, and what was read is told") func kinds() throws {
        var told: NSDictionary?
        let page = try NSAttributedString(data: Data("<html><b>x</b></html>".utf8), documentAttributes: &told)
        #expect(page.string == "x\n" && told?["DocumentType"] as? String == "NSHTML")
        let plain = try NSAttributedString(
            data: Data("a <b>".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]], documentAttributes: &told)
        #expect(plain.string == "a <b>" && plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(told?["DocumentType"] as? String == "NSPlainText")
    }

    @Test("Rich text and bytes of another encoding are refused with the documented errors") func refusals() throws {
        let rich = #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data("{\\rtf1 x}".utf8), documentAttributes: nil)
        }
        #expect(rich?.errorCode == 65806)
        let bytes = #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
        }
        #expect(bytes?.code == .fileReadInapplicableStringEncoding)
    }

    @Test("A mutable string is read, too") func mutableString() throws {
        let text = try NSMutableAttributedString(
            data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab")
    }
}
