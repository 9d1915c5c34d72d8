import Testing
import UIKit

/// Attributed strings of Foundation whose values are objects of ours.
@Suite struct AttributedRunTests {
    private static var values: [(NSAttributedString.Key, Any, Any)] {
        [
            (.paragraphStyle, NSParagraphStyle(), style(spacing: 4)),
            (.font, UIFont.systemFont(ofSize: 17), UIFont(name: "Georgia", size: 12) as Any),
            (.foregroundColor, UIColor.red, UIColor.label),
            (.shadow, NSShadow(), shadow(radius: 2)),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
            (
                NSAttributedString.Key("tab"), NSTextTab(textAlignment: .left, location: 0),
                NSTextTab(textAlignment: .left, location: 3)
            ),
            (NSAttributedString.Key("image"), UIImage(), UIImage(systemName: "star") as Any),
        ]
    }

    private static func style(spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private static func shadow(radius: CGFloat) -> NSShadow {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = radius
        return shadow
    }

    @Test("Neighbouring runs may have unlike values of the same attribute") func unlikeNeighbours() {
        for (key, first, second) in Self.values {
            let text = NSMutableAttributedString(string: "a", attributes: [key: first])
            text.append(NSAttributedString(string: "b", attributes: [key: second]))
            text.append(NSAttributedString(string: "c", attributes: [key: first]))
            text.addAttribute(key, value: second, range: NSRange(location: 2, length: 1))
            var ranges: [NSRange] = []
            text.enumerateAttribute(key, in: NSRange(location: 0, length: 3)) { _, range, _ in ranges.append(range) }
            #expect(ranges == [NSRange(location: 0, length: 1), NSRange(location: 1, length: 2)], "\(key.rawValue)")
        }
    }

    @Test("Neighbouring runs with equal values become one") func equalNeighbours() {
        let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: Self.style(spacing: 4)])
        text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: Self.style(spacing: 4)]))
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 2))
    }

    @MainActor @Test("A label gives back the runs it was given") func labels() throws {
        let text = NSMutableAttributedString()
        for size in [12, 17, 12] as [CGFloat] {
            text.append(NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: size)]))
        }
        let label = UILabel()
        label.attributedText = text
        label.textColor = .red
        let shown = try #require(label.attributedText)
        let fonts = [0, 2, 4].map { shown.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map { $0?.pointSize } == [12, 17, 12])
        #expect(shown.attributes(at: 5, effectiveRange: nil).count == 2)
    }

    @Test("An empty mutable string needs no argument") func emptyString() {
        let text = NSMutableAttributedString()
        #expect(text.length == 0)
        text.append(NSAttributedString(string: "a"))
        #expect(text.string == "a")
    }
}
