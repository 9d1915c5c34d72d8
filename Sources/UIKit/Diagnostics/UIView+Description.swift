/// Descriptions of views and guides in the format of Apple's logs.
///
/// - Source: logs in public; which fields there are, and their order, was seen there.
extension UIView {
    /// `<UIView: 0x…; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x…>>`, with a field for each
    /// property that is not the default.
    var viewDescription: String {
        let fields =
            ["frame = \(Self.numbers(frame))"] + unusualFields + ["layer = \(LayoutText.opening(layer))>"] + fieldsOfContent
        return "\(LayoutText.opening(self)); \(fields.joined(separator: "; "))>"
    }

    private var unusualFields: [String] {
        [
            textInDescription.map { "text = '\($0)'" },
            isHidden ? "hidden = YES" : nil,
            clipsToBounds ? "clipsToBounds = YES" : nil,
            isOpaque ? nil : "opaque = NO",
            autoresizingMask.isEmpty ? nil : "autoresize = \(autoresizingMask.abbreviation)",
            isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
            borderInDescription.map { "borderStyle = \($0)" },
            generation == .iOS7 ? nil : backgroundInDescription.map { "backgroundColor = \($0)" },
        ].compactMap { $0 }
    }

    /// `(x y; width height)`
    private static func numbers(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { LayoutText.number($0) }
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    /// The descriptions of the view and its descendants, one per line, with a bar for each level.
    func describeTree(_ indent: String = "") -> String {
        indent + description + subviews.map { "\n" + $0.describeTree(indent + "   | ") }.joined()
    }
}

extension UIView.AutoresizingMask {
    /// The flexible parts, from left to right and from top to bottom: `LM+W+RM+TM+H+BM`.
    fileprivate var abbreviation: String {
        let parts: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return parts.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UILayoutGuide {
    /// `<UILayoutGuide: 0x… - "name", layoutFrame = {{0, 20}, {414, 716}}, owningView = <UIView: …>>`
    var guideDescription: String {
        let frame = layoutFrame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { LayoutText.number($0) }
        return "\(LayoutText.opening(self)) - \"\(identifier)\", layoutFrame = {{\(numbers[0]), \(numbers[1])}, "
            + "{\(numbers[2]), \(numbers[3])}}, owningView = \(owner?.description ?? "(null)")>"
    }
}

/// An object with an identifier for tests and logs.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier, which users never see.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
