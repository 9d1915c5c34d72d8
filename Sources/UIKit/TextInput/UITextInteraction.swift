/// An interaction for selecting in a custom text view. Has no effect here: gestures select in text fields and text
/// views only.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteraction
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The kinds of interaction with the text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uitextinteraction/mode
    public enum Mode: Int, Sendable {
        case editable = 0
        case nonEditable
    }

    /// The kind of interaction with the text.
    public let textInteractionMode: Mode
    /// The text input.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// The delegate. Never called.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The recognizers for selecting: none.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    /// Creates an interaction.
    public init(for mode: UITextInteraction.Mode) {
        textInteractionMode = mode
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of selecting in a custom text view. Never called.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Asks whether selecting may begin at a place.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Selecting is about to begin.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Selecting ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Returns true.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
