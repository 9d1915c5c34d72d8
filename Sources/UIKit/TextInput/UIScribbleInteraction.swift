/// An interaction that controls handwriting on a view. There is no pencil here; the delegate is never called.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteraction
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The delegate for handwriting.
    open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
    /// Whether the user is writing; always false.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil is expected; always false.
    open class var isPencilInputExpected: Bool { false }

    /// Creates an interaction.
    public init(delegate: any UIScribbleInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of handwriting on a view. Never called: there is no pencil here.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    /// Asks whether writing may begin at a point.
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
    /// Asks whether focusing is delayed until writing ended.
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
