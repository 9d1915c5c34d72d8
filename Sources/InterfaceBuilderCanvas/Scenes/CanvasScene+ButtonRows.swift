import UIKit

/// Rows of buttons with configurations, which the canvas makes equally wide.
extension CanvasScene {
    /// Makes the buttons of each horizontal stack view that arranges nothing but buttons with configurations, and fills by their contents,
    /// equally wide. The widest title decides where nothing else does.
    ///
    /// - Source: recorded frames: eight of eight such stack views in four repositories, saved by Xcode 13 to 26; beside other views seven stack
    ///   views in two repositories have buttons and views of different widths.
    func equalizeButtonRows() {
        for case let stack as UIStackView in views where stack.axis == .horizontal && stack.distribution == .fill {
            let shown = stack.arrangedSubviews.filter { !$0.isHidden }
            guard shown.allSatisfy({ ($0 as? UIButton)?.configuration != nil }) else { continue }
            for (button, next) in zip(shown, shown.dropFirst()) {
                activateCanvasSize(next.widthAnchor.constraint(equalTo: button.widthAnchor), Self.buttonRowStrength)
            }
        }
    }

    /// Stronger than the hugging of contents, weaker than their resistance.
    private static let buttonRowStrength: Float = 740
}
