import Testing
import UIKit

/// The size a stack view would like; Notes/specification/stack-views.md 8.
@MainActor
struct StackFittingTests {
    private func makeStack(_ axis: NSLayoutConstraint.Axis, _ distribution: Int) throws -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)])
        stack.axis = axis
        stack.spacing = 5
        stack.distribution = try #require(UIStackView.Distribution(rawValue: distribution))
        // Sizes are rounded to pixels.
        stack.traitOverrides.displayScale = 2
        return stack
    }

    private func fitting(_ stack: UIStackView) -> String {
        text(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }
    private func text(_ size: CGSize) -> String { String(format: "%gx%g", Double(size.width), Double(size.height)) }

    /// The measured sizes of stack views that nothing sizes, with every alignment.
    @Test(
        "8: what views and gaps add up to",
        arguments: [
            (.horizontal, ["150x50", "255x50", "150x50", "150x50", "197.5x50"]),
            (.vertical, ["60x140", "60x215", "60x140", "60x140", "60x157.5"]),
        ] as [(NSLayoutConstraint.Axis, [String])])
    func natural(_ axis: NSLayoutConstraint.Axis, _ expected: [String]) throws {
        for distribution in 0...4 {
            for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
                let stack = try makeStack(axis, distribution)
                stack.alignment = alignment
                #expect(fitting(stack) == expected[distribution])
            }
        }
    }

    @Test("8: margins are part of it") func margins() throws {
        let stack = try makeStack(.horizontal, 0)
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        #expect(fitting(stack) == "150x50")
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(fitting(stack) == "166x60")
    }

    @Test("8: hidden views take no length, and breadth only with fill") func hidden() throws {
        let stack = try makeStack(.vertical, 0)
        stack.arrangedSubviews[1].isHidden = true
        #expect(fitting(stack) == "60x105")
        stack.alignment = .leading
        #expect(fitting(stack) == "40x105")
    }

    @Test("2.1: nothing fits in nothing") func empty() {
        #expect(fitting(UIStackView()) == "0x0")
        let stack = UIStackView(arrangedSubviews: [SizedView(40, 20)])
        stack.arrangedSubviews[0].isHidden = true
        #expect(fitting(stack) == "0x0")
    }

    @Test("2.4: nested stack views count with their fitting sizes") func nested() throws {
        let stack = UIStackView(arrangedSubviews: [try makeStack(.horizontal, 1), SizedView(45, 10)])
        #expect(fitting(stack) == "300x50")
    }

    @Test("8: a required length is kept, the other dimension fits") func requiredWidth() throws {
        let stack = try makeStack(.horizontal, 0)
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(text(size) == "400x50")
    }

    @Test("3.3: a view without a content size follows with fill and vanishes otherwise") func withoutContentSize() {
        let (plain, sized) = (UIView(), SizedView(40, 20))
        let scene = StackScene([plain, sized], spacing: 5)
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 0/20")
        for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
            scene.stack.alignment = alignment
            scene.layOut()
            #expect(plain.frame.height == 0 && sized.frame.height == 20)
        }
    }

    @Test("3.3: a breadth that is too small squeezes the views", arguments: [UIStackView.Alignment.leading, .center, .trailing])
    func tooSmall(_ alignment: UIStackView.Alignment) {
        let scene = StackScene([SizedView(40, 20), SizedView(40, 60)], height: 30)
        scene.stack.alignment = alignment
        scene.layOut()
        #expect(scene.stack.arrangedSubviews.map(\.frame.height) == [20, 30])
    }
}
