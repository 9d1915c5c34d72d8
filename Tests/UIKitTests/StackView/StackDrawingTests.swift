import CairnTesting
import Testing
import UIKit

/// Stack views draw their background, corners, border and shadow as any view does since iOS 14;
/// Notes/specification/stack-views.md 1.2.
@MainActor
struct StackDrawingTests {
    struct Look: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var apply: @Sendable @MainActor (UIView) -> Void
    }

    nonisolated static let looks = [
        Look(testDescription: "background") { $0.backgroundColor = .red },
        Look(testDescription: "corners") {
            $0.backgroundColor = .red
            $0.layer.cornerRadius = 6
        },
        Look(testDescription: "border") {
            $0.layer.borderWidth = 2
            $0.layer.borderColor = UIColor.blue.cgColor
        },
        Look(testDescription: "layer's background") { $0.layer.backgroundColor = UIColor.green.cgColor },
    ]

    private func picture(_ view: UIView, _ look: Look?) -> Data? {
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        look?.apply(view)
        return view.picture(scale: 1).pngData()
    }

    @Test(arguments: looks)
    func stackViewsLookLikeViews(_ look: Look) throws {
        let drawn = try #require(picture(UIStackView(), look))
        #expect(drawn == picture(UIView(), look))
        #expect(drawn != picture(UIStackView(), nil))
    }

    @Test("arranged views lie on the background, and are clipped to the corners where asked")
    func arrangedViews() {
        let swatch = SizedView(20, 20)
        swatch.backgroundColor = .blue
        let stack = UIStackView(arrangedSubviews: [swatch])
        stack.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        stack.backgroundColor = .red
        stack.layer.cornerRadius = 6
        let unclipped = stack.picture(scale: 1).pngData()
        stack.clipsToBounds = true
        #expect(stack.picture(scale: 1).pngData() != unclipped)
        swatch.isHidden = true
        #expect(stack.picture(scale: 1).pngData() == picture(UIView(), Self.looks[1]))
    }
}
