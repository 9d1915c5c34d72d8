import Testing
import UIKit

@MainActor @Suite struct TextDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]

    private func ink(_ string: NSAttributedString, at point: CGPoint = .zero) throws -> InkMap {
        try InkMap(width: 200, height: 120) { string.draw(at: point) }
    }

    /// A flat capital letter reaches from the baseline to the cap height.
    @Test func lettersStandOnTheirBaseline() throws {
        let font = UIFont.systemFont(ofSize: 40)
        let bounds = try #require(
            try ink(NSAttributedString(string: "H", attributes: attributes), at: CGPoint(x: 20, y: 30)).bounds)
        let baseline = 30 + font.ascender
        #expect(abs(bounds.maxY - baseline) <= 1)
        #expect(abs(bounds.minY - (baseline - font.capHeight)) <= 2)
        #expect(bounds.minX >= 20)
        #expect(bounds.maxX <= 20 + "H".size(withAttributes: attributes).width)
    }

    @Test func coloursAreTheAttributes() throws {
        var red = attributes
        red[.foregroundColor] = UIColor.red
        let darkness = try ink(NSAttributedString(string: "H", attributes: red)).darkness
        #expect(darkness[0] == 0)
        #expect(darkness[1] > 0)
        #expect(darkness[1] == darkness[2])
    }

    @Test(arguments: [NSAttributedString.Key.underlineStyle, .strikethroughStyle]) func linesAreAsLongAsTheText(
        key: NSAttributedString.Key
    ) throws {
        let string = NSMutableAttributedString(string: "   ", attributes: attributes)
        #expect(try ink(string).bounds == nil)
        string.addAttribute(key, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 3))
        let bounds = try #require(try ink(string).bounds)
        #expect(abs(bounds.width - string.size().width) <= 1)
        let baseline = UIFont.systemFont(ofSize: 40).ascender
        #expect((bounds.midY > baseline) == (key == .underlineStyle))
    }

    @Test func backgroundsFillTheirLine() throws {
        let string = NSAttributedString(string: "  ", attributes: attributes.merging([.backgroundColor: UIColor.red]) { $1 })
        let bounds = try #require(try ink(string).bounds)
        #expect(abs(bounds.width - string.size().width) <= 1)
        #expect(abs(bounds.height - string.size().height) <= 1)
    }

    @Test func shadowsFallWhereTheirOffsetSays() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 30, height: 20)
        shadow.shadowColor = UIColor.red
        let plain = try #require(try ink(NSAttributedString(string: "H", attributes: attributes)).bounds)
        let string = NSAttributedString(string: "H", attributes: attributes.merging([.shadow: shadow]) { $1 })
        let shadowed = try #require(try ink(string).bounds)
        #expect(abs(shadowed.maxX - plain.maxX - 30) <= 1)
        #expect(abs(shadowed.maxY - plain.maxY - 20) <= 1)
        #expect(shadowed.origin == plain.origin)
    }

    @Test func linesBelowTheRectangleAreLeftOut() throws {
        let string = NSAttributedString(string: "H\nH\nH", attributes: attributes)
        let map = try InkMap(width: 200, height: 200) { string.draw(in: CGRect(x: 0, y: 0, width: 200, height: 100)) }
        let bounds = try #require(map.bounds)
        #expect(bounds.maxY <= 100)
        #expect(bounds.maxY > 50)
    }

    /// Where the ink of the upper quarter of a letter without a slope lies beside that of the lower quarter, in points.
    private func slant(of font: UIFont) throws -> CGFloat {
        let string = NSAttributedString(string: "H", attributes: [.font: font])
        let whole = try #require(try InkMap(width: 200, height: 200) { string.draw(at: CGPoint(x: 40, y: 20)) }.bounds)
        let middles = try [
            CGRect(x: 0, y: whole.minY, width: 200, height: whole.height / 4),
            CGRect(x: 0, y: whole.maxY - whole.height / 4, width: 200, height: whole.height / 4),
        ].map { part in
            let ink = try InkMap(width: 200, height: 200) {
                UIGraphicsGetCurrentContext()?.clip(to: part)
                string.draw(at: CGPoint(x: 40, y: 20))
            }
            return try #require(ink.bounds).midX
        }
        return middles[0] - middles[1]
    }

    @Test("A face with serifs is drawn with a slope where it is italic") func serifItalic() throws {
        let serif = try #require(UIFont.systemFont(ofSize: 100).fontDescriptor.withDesign(.serif))
        let italic = try #require(serif.withSymbolicTraits(.traitItalic))
        #expect(abs(try slant(of: UIFont(descriptor: serif, size: 100))) < 2)
        // Italic faces slope by 8 to 12 degrees: three quarters of a capital of 73 points make 7 to 12.
        let drawn = try slant(of: UIFont(descriptor: italic, size: 100))
        #expect(drawn > 6 && drawn < 14, "\(drawn)")
    }

    // MARK: Links

    private var link: NSAttributedString {
        NSAttributedString(string: "HHHH", attributes: [.link: "https://example.org", .foregroundColor: UIColor.black])
    }

    /// Link colour is blue, which takes red from white and leaves blue.
    @Test("Links are blue and underlined in strings and labels, whatever colour the text has") func links() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.attributedText = link
        let maps = [
            try InkMap(width: 100, height: 40) { link.draw(at: .zero) },
            try InkMap(width: 100, height: 40) { label.draw(label.bounds) },
        ]
        let plain = NSAttributedString(string: "HHHH", attributes: [.foregroundColor: UIColor.black])
        let height = try #require(InkMap(width: 100, height: 40) { plain.draw(at: .zero) }.bounds).height
        for map in maps {
            #expect(map.darkness[0] > 4 * map.darkness[2], "\(map.darkness)")
            #expect(try #require(map.bounds).height > height)
        }
    }

    @Test("Links of a text view look as its linkTextAttributes say, or have the tint colour") func textViewLinks() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.attributedText = link
        view.tintColor = .red
        var map = try InkMap(width: 100, height: 40) { view.draw(view.bounds) }
        #expect(map.darkness[2] > 2 * map.darkness[0], "\(map.darkness)")
        view.linkTextAttributes = [.foregroundColor: UIColor.blue]
        map = try InkMap(width: 100, height: 40) { view.draw(view.bounds) }
        #expect(map.darkness[0] > 2 * map.darkness[2], "\(map.darkness)")
    }

    // MARK: Labels

    private func ink(_ label: UILabel, width: Int, height: Int) throws -> InkMap {
        label.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        return try InkMap(width: 200, height: 200) { label.draw(label.bounds) }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.textColor = .black
        label.font = .systemFont(ofSize: 20)
        return label
    }

    @Test func labelsCentreTheirTextVertically() throws {
        let label = label("H")
        let bounds = try #require(try ink(label, width: 100, height: 150).bounds)
        let baseline = (150 - label.font.lineHeight) / 2 + label.font.ascender
        #expect(abs(bounds.maxY - baseline) <= 1)
        #expect(bounds.minX < 5)
    }

    @Test func labelsAlignTheirText() throws {
        let label = label("H")
        label.textAlignment = .right
        #expect(try #require(try ink(label, width: 150, height: 40).bounds).maxX > 145)
        label.textAlignment = .center
        #expect(abs(try #require(try ink(label, width: 150, height: 40).bounds).midX - 75) <= 1)
    }

    @Test func longTextsStayInTheirBounds() throws {
        let label = label("The quick brown fox jumps over the lazy dog")
        #expect(try #require(try ink(label, width: 100, height: 40).bounds).maxX <= 100)
        label.numberOfLines = 0
        let wrapped = try #require(try ink(label, width: 100, height: 60).bounds)
        #expect(wrapped.maxX <= 100)
        #expect(wrapped.maxY <= 60)
    }

    @Test func textShrinksToFit() throws {
        let label = label("HHHHHHHHHHHHHHHH")
        label.adjustsFontSizeToFitWidth = true
        let bounds = try #require(try ink(label, width: 100, height: 40).bounds)
        #expect(bounds.maxX <= 100)
        #expect(bounds.maxX > 90)
        #expect(bounds.height < label.font.capHeight - 2)
    }

    @Test func disabledLabelsArePaler() throws {
        let label = label("H")
        let enabled = try ink(label, width: 50, height: 40).darkness
        label.isEnabled = false
        let disabled = try ink(label, width: 50, height: 40).darkness
        #expect(disabled[0] < enabled[0] / 2)
        #expect(disabled[0] > 0)
    }

    @Test func emptyLabelsDrawNothing() throws {
        #expect(try ink(label(""), width: 50, height: 40).bounds == nil)
    }

    @Test func textViewsDrawInsideTheirInsets() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.font = .systemFont(ofSize: 20)
        view.text = "H"
        let map = try InkMap(width: 200, height: 200) { view.draw(view.bounds) }
        let bounds = try #require(map.bounds)
        let baseline = 8 + UIFont.systemFont(ofSize: 20).ascender
        #expect(abs(bounds.maxY - baseline) <= 1)
        #expect(bounds.minX >= 5)
    }
}
