import UIKit

/// A drawing in the picture of a scene that belongs to no view of the document. It takes no part in layout.
class OrnamentView: UIView {
    private let content: (CGRect) -> Void

    /// - Parameter content: Draws over the view's bounds.
    init(frame: CGRect, drawing content: @escaping (CGRect) -> Void) {
        self.content = content
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { content(bounds) }
}

/// An ornament that stays where it is when its superview scrolls.
final class FixedOrnamentView: OrnamentView {}
