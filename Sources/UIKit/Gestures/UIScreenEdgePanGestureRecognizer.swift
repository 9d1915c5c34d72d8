/// Looks for fingers that come in over an edge of the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that fingers come in over.
    open var edges: UIRectEdge = []
}
