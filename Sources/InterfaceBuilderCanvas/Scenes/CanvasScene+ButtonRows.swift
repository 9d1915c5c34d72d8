import UIKit

/// Rows of buttons with configurations, which the canvas makes equally wide.
extension CanvasScene {
    /// Makes the buttons of each such stack view equally wide. The widest title decides the width if nothing else does.
    func equalizeButtonRows() {
        for case let stack as UIStackView in views where stack.axis == .horizontal && stack.distribution == .fill {
            let shown = stack.arrangedSubviews.filter { !$0.isHidden }
            guard shown.allSatisfy({ ($0 as? UIButton)?.configuration != nil }), follows(.buttonRows) else { continue }
            for (button, next) in zip(shown, shown.dropFirst()) {
                activateCanvasSize(next.widthAnchor.constraint(equalTo: button.widthAnchor), Self.buttonRowStrength)
            }
        }
    }

    /// A priority above the hugging of contents and below their resistance.
    private static let buttonRowStrength: Float = 740
}
