import Testing

@testable import UIKit

/// Labels that subclasses ask to be higher than their text, which stands in the middle of them.
///
/// - Source: `firstBaseline` is the ascender below the top of the text, which is centred vertically in the label.
@MainActor
struct LabelPaddingTests {
    /// Asks for room around the text, as badges do.
    private final class Badge: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: size.height + 8)
        }
    }

    /// Asks for it as part of the text's rectangle.
    private final class Inset: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
            return super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines).inset(
                by: UIEdgeInsets(top: -4, left: -8, bottom: -4, right: -8))
        }
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline], [false, true])
    func textsOfARowStandOnOneLine(_ alignment: UIStackView.Alignment, _ isTextRectangle: Bool) {
        let (padded, plain) = (isTextRectangle ? Inset() : Badge(), UILabel())
        (padded.text, plain.text) = ("25 min", "Recipe")
        let scene = WindowScene(390, 400)
        let stack = scene.add(UIStackView(arrangedSubviews: [padded, plain]))
        stack.alignment = alignment
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scene.window.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
        ])
        scene.layOut()
        #expect(padded.frame.height == plain.frame.height + 8)
        #expect(plain.frame.midY == padded.frame.midY)
        #expect(stack.frame.height == padded.frame.height)
    }

    @Test func aHigherLabelHasItsTextInTheMiddleToo() {
        let scene = WindowScene(390, 400)
        let (padded, plain) = (scene.add(Badge()), scene.add(UILabel()))
        (padded.text, plain.text) = ("25 min", "Recipe")
        NSLayoutConstraint.activate([
            padded.topAnchor.constraint(equalTo: scene.window.topAnchor), padded.heightAnchor.constraint(equalToConstant: 60),
            padded.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor),
            plain.leadingAnchor.constraint(equalTo: padded.trailingAnchor),
            plain.firstBaselineAnchor.constraint(equalTo: padded.firstBaselineAnchor),
        ])
        scene.layOut()
        #expect(abs(plain.frame.midY - 30) <= 0.5)
    }
}
