import Testing
import UIKit

/// Pictures in texts: their room on the line, and where they are drawn.
@MainActor @Suite struct TextAttachmentTests {
    private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func attachment(_ width: CGFloat, _ height: CGFloat) -> NSTextAttachment {
        NSTextAttachment(image: picture(width, height))
    }

    private let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    /// "ab", a picture, "cd".
    private func sentence(with attachment: NSTextAttachment) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "ab", attributes: plain)
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "cd", attributes: plain))
        return text
    }

    // MARK: Strings

    @Test("An attachment is the character U+FFFC with the attribute") func character() {
        let attachment = attachment(10, 10)
        let string = NSAttributedString(attachment: attachment)
        #expect(string.string == "\u{FFFC}" && NSTextAttachment.character == 0xFFFC)
        #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    }

    @Test("A text of a picture alone is as large as the picture, whatever the font") func aloneItIsAsLargeAsItsPicture() {
        #expect(NSAttributedString(attachment: attachment(30, 12)).size() == CGSize(width: 30, height: 12))
    }

    @Test("A picture adds its width to the line, and to the height what reaches above the letters") func roomOnTheLine() {
        let font = UIFont.systemFont(ofSize: 17)
        let letters = ["ab", "cd"].map { $0.size(withAttributes: plain).width }.reduce(0, +)
        let size = sentence(with: attachment(25, 40)).size()
        #expect(abs(size.width - (letters + 25)) < 0.001)
        #expect(abs(size.height - (40 - font.descender)) < 0.001)
        #expect(sentence(with: attachment(25, 5)).size().height == "ab".size(withAttributes: plain).height)
    }

    @Test("Bounds give size and height above the baseline; negative ones lower the picture") func boundsMoveThePicture() {
        let attachment = attachment(100, 100)
        attachment.bounds = CGRect(x: 0, y: -30, width: 20, height: 35)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(sentence(with: attachment).size().height - (font.ascender + 30)) < 0.001)
    }

    @Test("Neighbouring pictures take a place each") func neighbours() throws {
        let text = NSMutableAttributedString(attachment: attachment(10, 10))
        text.append(NSAttributedString(attachment: attachment(20, 10)))
        let twice = self.attachment(5, 10)
        text.append(NSAttributedString(attachment: twice))
        text.append(NSAttributedString(attachment: twice))
        #expect(text.size() == CGSize(width: 40, height: 10))
        #expect(try InkMap(width: 60, height: 20) { text.draw(at: .zero) }.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
    }

    @Test("A picture in text that is shaped has its room, too", arguments: ["שלום", "नमस्ते"]) func shapedText(_ word: String) {
        let text = NSMutableAttributedString(string: word, attributes: plain)
        text.append(NSAttributedString(attachment: attachment(25, 5)))
        #expect(abs(text.size().width - (word.size(withAttributes: plain).width + 25)) < 0.001)
    }

    @Test("Lines break before and after pictures") func linesBreakAtPictures() {
        let text = NSMutableAttributedString(attachment: attachment(60, 10))
        text.append(NSAttributedString(attachment: attachment(60, 10)))
        let size = text.boundingRect(
            with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil)
        #expect(size == CGRect(x: 0, y: 0, width: 60, height: 20))
    }

    // MARK: Drawing

    @Test("The picture stands on the baseline, after the letters before it") func standsOnTheBaseline() throws {
        let text = NSMutableAttributedString(string: "  ", attributes: plain)
        text.append(NSAttributedString(attachment: attachment(20, 8), attributes: plain))
        let bounds = try #require(try InkMap(width: 100, height: 40) { text.draw(at: CGPoint(x: 3, y: 4)) }.bounds)
        #expect(abs(bounds.minX - (3 + "  ".size(withAttributes: plain).width)) <= 1)
        #expect(abs(bounds.maxY - (4 + 17 * 0.952)) <= 1)
        #expect(abs(bounds.width - 20) <= 1 && abs(bounds.height - 8) <= 1)
    }

    @Test("Bytes of a picture are shown like an image") func contents() throws {
        let attachment = NSTextAttachment(data: picture(8, 6).pngData(), ofType: "public.png")
        let string = NSAttributedString(attachment: attachment)
        #expect(string.size() == attachment.bounds(in: .zero).size && string.size().width > 0)
        #expect(try InkMap(width: 60, height: 60) { string.draw(at: .zero) }.bounds?.size == string.size())
    }

    @Test("Templates and symbols have the colour of the text") func templates() throws {
        let template = NSTextAttachment(image: picture(10, 10).withRenderingMode(.alwaysTemplate))
        let string = NSAttributedString(attachment: template, attributes: [.foregroundColor: UIColor.blue])
        let darkness = try InkMap(width: 20, height: 20) { string.draw(at: .zero) }.darkness
        #expect(darkness[2] == 0 && darkness[0] == 10 * 10 * 255)
    }

    @Test("Symbols are centred at the height of capital letters") func symbols() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let bounds = NSTextAttachment(image: symbol).bounds(in: .zero)
        #expect(bounds.size == symbol.size)
        #expect(abs(bounds.midY - UIFont.systemFont(ofSize: 17).capHeight / 2) < 0.001)
    }

    // MARK: Views

    @Test("Labels grow with pictures, and an overridden place gets the width of the line") func labels() {
        let label = UILabel()
        label.attributedText = NSAttributedString(attachment: attachment(30, 50))
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: 50))

        label.attributedText = NSAttributedString(attachment: HalfOfTheLine())
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 120, height: 500)) == CGSize(width: 60, height: 10))
        #expect(label.sizeThatFits(CGSize(width: 80, height: 500)) == CGSize(width: 40, height: 10))
    }

    @Test("Text views measure pictures in the width between insets and padding, and pass their container") func textViews() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
        let half = HalfOfTheLine()
        view.attributedText = NSAttributedString(attachment: half)
        #expect(view.sizeThatFits(CGSize(width: 110, height: 0)) == CGSize(width: 60, height: 26))
        #expect(half.container === view.textContainer)
    }
}

/// A bar half as wide as its line.
private final class HalfOfTheLine: NSTextAttachment, @unchecked Sendable {
    weak var container: NSTextContainer?

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        container = textContainer
        return CGRect(x: 0, y: 0, width: lineFrag.width / 2, height: 10)
    }
}

extension NSTextAttachment {
    fileprivate func bounds(in line: CGRect) -> CGRect {
        attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    }
}
