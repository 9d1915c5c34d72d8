/// Lets a pencil write into elements of a view that are no text inputs before it does. There is no pencil here, and
/// nothing asks.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteraction
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Tells of the elements. Held weakly.
    open private(set) weak var delegate: Delegate?
    /// Whether the user writes at present: never.
    open var isHandlingWriting: Bool { false }

    /// Creates an interaction.
    public init(delegate: Delegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Tells of the elements that a pencil can write into. Nothing calls it: there is no pencil here.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteractiondelegate
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    /// The type of the elements' identifiers.
    associatedtype ElementIdentifier: Hashable
    /// Asks for the elements in a rectangle of the view.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, requestElementsIn rect: CGRect, completion: @escaping ([ElementIdentifier]) -> Void)
    /// Whether an element takes keys at present.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier)
        -> Bool
    /// The frame of an element, in the view's coordinates.
    func indirectScribbleInteraction(_ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier)
        -> CGRect
    /// An element is to take keys; the text input is handed over.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
        referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
    /// Asks whether taking keys waits until writing ended.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool
    /// Writing is about to begin.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
    /// Writing ended.
    func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
    /// Returns false.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
    ) -> Bool { false }
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
    ) {}
    /// Does nothing.
    public func indirectScribbleInteraction(
        _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
    ) {}
}
