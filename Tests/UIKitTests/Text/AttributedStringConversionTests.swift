import Testing

@testable import UIKit

/// Strings with attributes of one kind become those of the other.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring
@MainActor
struct AttributedStringConversionTests {
    @Test func attributesGoBothWays() throws {
        var text = AttributedString("Hello World")
        text.font = .systemFont(ofSize: 12)
        text.underlineStyle = [.single, .patternDash]
        let range = try #require(text.range(of: "World"))
        text[range].foregroundColor = .red
        text[range].link = URL(string: "https://example.com")
        text[range].tracking = 2
        let string = NSAttributedString(text)
        #expect(string.string == "Hello World")
        let (first, last) = (string.attributes(at: 0, effectiveRange: nil), string.attributes(at: 8, effectiveRange: nil))
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 12) && first[.foregroundColor] == nil)
        #expect(first[.underlineStyle] as? Int == NSUnderlineStyle([.single, .patternDash]).rawValue)
        #expect(last[.foregroundColor] as? UIColor == .red && last[.tracking] as? CGFloat == 2)
        #expect(last[.link] as? URL == URL(string: "https://example.com"))
        #expect(AttributedString(string) == text)
        #expect(try AttributedString(string, including: \.uiKit) == text)
    }

    @Test func dictionariesBecomeContainers() {
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 9), .kern: 3, .strikethroughStyle: 2])
        #expect(container.font == .systemFont(ofSize: 9) && container.kern == 3 && container.strikethroughStyle == .thick)
        let back = [NSAttributedString.Key: Any](container)
        #expect(back.count == 3 && back[.strikethroughStyle] as? Int == 2)
    }

    @Test func rangesAreInUTF16() throws {
        let text = AttributedString("a👍b")
        let range = try #require(text.range(of: "b"))
        #expect(NSRange(range, in: text) == NSRange(location: 3, length: 1))
        #expect(Range(NSRange(location: 3, length: 1), in: text) == range)
        #expect(Range(NSRange(location: 9, length: 1), in: text) == nil)
    }

    @Test func plainTextIsWritten() throws {
        let string = NSAttributedString(string: "äb")
        let whole = NSRange(location: 0, length: 2)
        #expect(
            try string.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
                == Data("äb".utf8))
        #expect(throws: CocoaError.self) {
            try string.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
        #expect(!string.containsAttachments(in: whole))
        #expect(NSAttributedString(attachment: NSTextAttachment()).containsAttachments(in: NSRange(location: 0, length: 1)))
    }
}
