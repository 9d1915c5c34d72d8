/// A session of the loupe, which enlarges the text below a finger. The loupe is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uitextloupesession
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    nonisolated override init() { super.init() }

    /// Begins a session at a point of a text view; nil for a view without a window.
    ///
    /// - Parameters:
    ///   - point: In the interaction view's coordinates.
    ///   - selectionWidget: The view from which the loupe expands. Has no effect.
    @discardableResult
    open class func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView)
        -> UITextLoupeSession?
    { interactionView.window == nil ? nil : UITextLoupeSession() }

    /// Moves the loupe. Nothing is drawn.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    /// Ends the session.
    open func invalidate() {}
}
