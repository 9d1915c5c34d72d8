import Testing
import UIKit

@MainActor @Suite struct LabelAttributesTests {
    @Test("Setting the line break mode changes every paragraph style of a text with several runs")
    func severalRuns() {
        let text = NSMutableAttributedString(string: "one two three four")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 8, length: 5))
        let label = UILabel()
        label.attributedText = text
        label.lineBreakMode = .byCharWrapping
        label.textAlignment = .right
        for location in [0, 5, 9, 17] {
            let attributes = label.attributedText?.attributes(at: location, effectiveRange: nil)
            let found = attributes?[.paragraphStyle] as? NSParagraphStyle
            #expect(found?.lineBreakMode == .byCharWrapping && found?.alignment == .right)
        }
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .center)
        #expect(label.intrinsicContentSize.height == 24)
        label.font = .systemFont(ofSize: 17)
        label.textColor = .blue
        for location in [0, 5, 9, 17] {
            let attributes = label.attributedText?.attributes(at: location, effectiveRange: nil)
            #expect(
                attributes?[.font] as? UIFont == .systemFont(ofSize: 17) && attributes?[.foregroundColor] as? UIColor == .blue)
        }
    }
}
