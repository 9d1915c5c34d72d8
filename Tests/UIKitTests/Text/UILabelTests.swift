import Testing
import TextLayout
import UIKit

@MainActor @Suite struct UILabelTests {
    private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    /// A window of the given size at a number of pixels per point, with a label inside.
    private func window(width: CGFloat, scale: CGFloat, holding label: UILabel) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
        var values = UITraitCollection.Values.standard
        values.displayScale = scale
        window.traitOverrides = UITraitOverrides(values)
        window.addSubview(label)
        return window
    }

    // MARK: Rules for breaking lines

    /// The width of "gamma beta alpha" in a label with room for its first two words.
    private func width(_ change: (UILabel) -> Void) -> CGFloat {
        let label = label("gamma beta alpha", lines: 0)
        change(label)
        return label.sizeThatFits(CGSize(width: self.label("gamma beta").intrinsicContentSize.width, height: 500)).width
    }

    /// - Source: developer.apple.com/documentation/uikit/uilabel/linebreakstrategy
    @Test func aLastLineOfOneWordTakesAnotherAlong() {
        let (pushed, full) = (label("beta alpha").intrinsicContentSize.width, label("gamma beta").intrinsicContentSize.width)
        #expect(pushed < full && label(nil).lineBreakStrategy == .standard)
        #expect(width { _ in } == pushed)
        #expect(width { $0.lineBreakStrategy = [] } == full)
        #expect(width { $0.lineBreakStrategy = .hangulWordPriority } == full)
        #expect(width { $0.lineBreakMode = .byCharWrapping } == full)
    }

    @Test func attributedTextFollowsItsOwnParagraphStyle() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let attributes = attributes.merging([.font: UIFont.systemFont(ofSize: 17)]) { $1 }
            return self.width { $0.attributedText = NSAttributedString(string: "gamma beta alpha", attributes: attributes) }
        }
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .pushOut
        #expect(width([:]) == width([.paragraphStyle: style]))
        #expect(width([.paragraphStyle: NSParagraphStyle.default]) > width([:]))
    }

    // MARK: Defaults

    @Test func defaultsAreApples() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
        #expect(label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textAlignment == .natural)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1)
        #expect(label.isEnabled)
        #expect(!label.isHighlighted)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(label.shadowColor == nil)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    // MARK: Intrinsic sizes

    /// Heights, in pixels, that Interface Builder recorded for labels of one line: point size, at 2x, at 3x.
    private nonisolated static let lineHeights: [[CGFloat]] = [
        [10, 24, 36], [11, 27, 40], [12, 29, 43], [13, 32, 47], [14, 34, 51], [15, 36, 54], [16, 39, 58], [17, 41, 61],
        [18, 43, 65], [20, 48, 72], [22, 53, 79], [24, 58, 86], [25, 60, 90], [30, 72, 108], [36, 86, 129], [40, 96, 144],
    ]

    @Test(arguments: lineHeights) func heightsOfOneLine(row: [CGFloat]) {
        for (scale, pixels) in [(2, row[1]), (3, row[2])] as [(CGFloat, CGFloat)] {
            let label = label("Label", size: row[0])
            let window = window(width: 320, scale: scale, holding: label)
            #expect(abs(label.intrinsicContentSize.height * scale - pixels) < 1e-9)
            #expect(window.traitCollection.displayScale == scale)
        }
    }

    /// 17-point text of 4 and 6 lines at 2x: the product is rounded, not the line.
    @Test(arguments: [(1, 20.5), (4, 81.5), (6, 122.0)]) func heightsOfSeveralLines(count: Int, height: CGFloat) {
        let label = label(Array(repeating: "a", count: count).joined(separator: "\n"), lines: 0)
        let window = window(width: 320, scale: 2, holding: label)
        #expect(label.intrinsicContentSize.height == height)
        #expect(window.subviews == [label])
    }

    /// Recorded heights of labels in body and small title text, whose lines are 22 and 25 points apart.
    @Test(arguments: [(UIFont.TextStyle.body, 1, 20.5), (.body, 2, 42.5), (.body, 4, 86.5), (.title3, 2, 49)])
    func heightsInTextStyles(_ style: UIFont.TextStyle, _ count: Int, _ height: CGFloat) {
        let label = label(Array(repeating: "x", count: count).joined(separator: "\n"), lines: 0)
        label.font = .preferredFont(forTextStyle: style)
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func widthsAreRoundedUpToPixels() {
        let label = label("Label")
        let window = window(width: 320, scale: 3, holding: label)
        let natural = "Label".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        let width = label.intrinsicContentSize.width
        #expect(width >= natural)
        #expect(width - natural < 1.0 / 3)
        #expect(abs((width * 3).rounded() - width * 3) < 1e-9)
        #expect(window.subviews == [label])
    }

    @Test(arguments: [nil, ""]) func emptyLabelsHaveNoSize(text: String?) {
        #expect(label(text).intrinsicContentSize == .zero)
    }

    @Test func preferredWidthWrapsAndTheWidestLineCounts() {
        let label = label("one two three four five", lines: 0)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.width < 100)
        #expect(label.intrinsicContentSize.height > 40)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize.width > 100)
    }

    @Test func sizeThatFitsWrapsOnlySeveralLines() {
        let room = CGSize(width: 60, height: 1000)
        #expect(label("one two three", lines: 0).sizeThatFits(room).width <= 60)
        #expect(label("one two three", lines: 1).sizeThatFits(room).width > 60)
        #expect(label("one two three", lines: 2).sizeThatFits(room).height == 41)
    }

    @Test func overriddenTextRectsDecideTheIntrinsicSize() {
        final class PaddedLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
                    .insetBy(dx: -10, dy: -5)
            }
        }
        let padded = PaddedLabel()
        padded.text = "Label"
        let plain = label("Label").intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: plain.width + 20, height: plain.height + 10))
    }

    // MARK: Layout

    /// The shared source this project began with: two labels one above the other in a card 146 high.
    @Test func labelsOfOneLineShareAHeight() {
        let card = UIView()
        let (first, second) = (label("Title"), label("Subtitle"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 335, height: 146))
        window.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        for view in [first, second] {
            card.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: window.topAnchor), card.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            card.heightAnchor.constraint(equalToConstant: 146),
            first.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
            second.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
            first.heightAnchor.constraint(equalTo: second.heightAnchor),
            first.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(first.frame.height == 49)
        #expect(second.frame.height == 49)
    }

    private static let sentence = "The quick brown fox jumps over the lazy dog and runs away"

    /// A label pinned to its window's sides; height and bottom are its own affair.
    private func pinnedLabel(width: CGFloat, text: String = sentence) -> (window: UIWindow, label: UILabel) {
        let label = label(text, lines: 0)
        let window = window(width: width, scale: 2, holding: label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: window.topAnchor),
            label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        return (window, label)
    }

    @Test func wrappedLabelsAreMeasuredTwice() {
        let (window, label) = pinnedLabel(width: 151, text: Self.sentence + " 1")
        let before = TextMeasurer.shared.measureCount
        window.layoutIfNeeded()
        #expect(TextMeasurer.shared.measureCount - before == 2)
        let needed = label.sizeThatFits(CGSize(width: 151, height: 0)).height
        #expect(label.frame == CGRect(x: 0, y: 0, width: 151, height: needed))
        #expect(needed > 60)
    }

    @Test func labelsThatNeedNotWrapAreMeasuredOnce() {
        let (window, label) = pinnedLabel(width: 1000, text: Self.sentence + " 2")
        let before = TextMeasurer.shared.measureCount
        window.layoutIfNeeded()
        #expect(TextMeasurer.shared.measureCount - before == 1)
        #expect(label.frame.height == 20.5)
    }

    @Test func layingOutAgainMeasuresNothing() {
        let (window, label) = pinnedLabel(width: 151, text: Self.sentence + " 3")
        window.layoutIfNeeded()
        let before = TextMeasurer.shared.measureCount
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(TextMeasurer.shared.measureCount == before)
        #expect(label.frame.width == 151)
    }

    @Test func anotherWindowWidthWrapsAnew() {
        let (window, label) = pinnedLabel(width: 151)
        window.layoutIfNeeded()
        let narrow = label.frame.height
        window.frame.size.width = 300
        window.layoutIfNeeded()
        #expect(label.frame.height < narrow)
        window.frame.size.width = 1000
        window.layoutIfNeeded()
        #expect(label.frame.height == 20.5)
    }

    @Test func anotherTextIsLaidOutAnew() {
        let (window, label) = pinnedLabel(width: 151)
        window.layoutIfNeeded()
        label.text = "short"
        window.layoutIfNeeded()
        #expect(label.frame.height == 20.5)
        label.font = .systemFont(ofSize: 36)
        window.layoutIfNeeded()
        #expect(label.frame.height == 43)
    }

    /// The text, 36 points high, stands in the middle of the label.
    @Test func baselinesAreThoseOfCentredText() {
        let large = label("Large", size: 30)
        let small = label("Small", size: 12)
        let window = window(width: 320, scale: 2, holding: large)
        window.addSubview(small)
        for view in [large, small] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            large.heightAnchor.constraint(equalToConstant: 100),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        window.layoutIfNeeded()
        let expected = 10 + (100 - 36) / 2 + large.font.ascender - small.font.ascender
        #expect(abs(small.frame.minY - expected) <= 0.25)
    }

    // MARK: Attributed text

    @Test func attributedTextKeepsItsFonts() {
        let label = label("x")
        label.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 36)])
        #expect(label.intrinsicContentSize.height == 43)
        #expect(label.text == "big")
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize.height == 20.5)
        label.text = "plain"
        #expect(label.attributedText?.string == "plain")
    }

    @Test func charactersWithoutAFontTakeTheLabels() {
        let label = label("x", size: 36)
        label.attributedText = NSAttributedString(string: "bare")
        #expect(label.intrinsicContentSize.height == 43)
    }

    @Test func textThatShrinksKeepsItsIntrinsicSize() {
        let label = label("shrinking")
        let before = label.intrinsicContentSize
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        #expect(label.intrinsicContentSize == before)
    }

    @Test func preferredFontsFollowTheTraits() {
        let label = label("Label")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let window = window(width: 320, scale: 2, holding: label)
        #expect(label.font.pointSize == 17)
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 23)
    }
}
