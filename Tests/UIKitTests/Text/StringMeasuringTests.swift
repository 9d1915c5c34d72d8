import Testing
import UIKit

@MainActor @Suite struct StringMeasuringTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test func sizesAreNotRounded() {
        let size = "Label".size(withAttributes: attributes)
        #expect(size.height == 20.287109375)
        #expect(("Label" as NSString).size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "Label", attributes: attributes).size() == size)
    }

    @Test func newlinesMakeLines() {
        #expect("a\nb".size(withAttributes: attributes).height == 2 * 20.287109375)
    }

    @Test func linesWrapWhenTheOriginIsTheLineFragments() {
        let text = "The quick brown fox jumps over the lazy dog"
        let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(wrapped.origin == .zero)
        #expect(wrapped.width <= 120)
        #expect(wrapped.height > 3 * 20)
        let single = text.boundingRect(with: room, options: [], attributes: attributes, context: nil)
        #expect(single.width > 120)
        #expect(single.height == 20.287109375)
        #expect(single.minY == -16.1865234375)
    }

    @Test func aContextShrinksTheFont() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let natural = "shrinking".size(withAttributes: attributes)
        let room = CGSize(width: natural.width * 0.8, height: 21)
        let bounds = "shrinking".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
        #expect(bounds.width <= room.width)
        #expect(abs(context.actualScaleFactor - 0.8) < 0.1)
        #expect(context.totalBounds == bounds)
    }

    @Test func attributesOfStretchesCount() {
        let text = NSMutableAttributedString(string: "ab", attributes: attributes)
        let plain = text.size()
        text.addAttribute(.kern, value: 10, range: NSRange(location: 0, length: 1))
        #expect(abs(text.size().width - (plain.width + 10)) < 1e-6)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 1, length: 1))
        #expect(text.size().height == 40.57421875)
        text.addAttribute(.baselineOffset, value: 10, range: NSRange(location: 1, length: 1))
        #expect(text.size().height > 40.57421875)
    }
}
