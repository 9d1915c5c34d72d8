/// Recognizes fingers that pan in from an edge of the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that are recognized.
    open var edges: UIRectEdge = []

    /// Points from the edge within which the gesture must start.
    ///
    /// - Source: not located; of the size that users of the system meet.
    private static let reach: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !touches.allSatisfy(isAtEdge) { state = .failed }
    }

    /// Fails for a movement along the edge, or beyond it.
    override func mayBegin(after way: CGPoint) -> Bool {
        let isAcross = abs(way.x) > abs(way.y)
        return edges.contains(.left) && isAcross && way.x > 0 || edges.contains(.right) && isAcross && way.x < 0
            || edges.contains(.top) && !isAcross && way.y > 0 || edges.contains(.bottom) && !isAcross && way.y < 0
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let size = touch.window?.bounds.size else { return false }
        let place = touch.startInWindow
        return edges.contains(.left) && place.x < Self.reach || edges.contains(.right) && place.x > size.width - Self.reach
            || edges.contains(.top) && place.y < Self.reach || edges.contains(.bottom) && place.y > size.height - Self.reach
    }
}
