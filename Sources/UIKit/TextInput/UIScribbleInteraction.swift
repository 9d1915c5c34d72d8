/// Decides about handwriting on a view. There is no pencil here, and nothing asks.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteraction
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Decides about handwriting. Held weakly.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether the user writes at present: never.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil writes instead of typing: not.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about handwriting on a view. Nothing calls it: there is no pencil here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Asks whether writing may begin at a place.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Asks whether the focus waits until writing ended.
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    /// Writing is about to begin.
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    /// Writing ended.
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
    /// Returns true.
    public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool { true }
    /// Returns false.
    public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
    /// Does nothing.
    public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
    /// Does nothing.
    public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
