/// A rubber-band selection: a rectangle from where a pointer was pressed to its current position.
///
/// The device here has no pointer that drags: a selection is made only by tests, and its rectangle is not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uibandselectioninteraction
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The state of a selection.
    public enum State: Int, Sendable {
        case possible = 0
        case began, selecting, ended
    }

    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The state of the selection.
    open private(set) var state = UIBandSelectionInteraction.State.possible
    /// The selection rectangle, in the view's coordinates; null if there is none.
    open private(set) var selectionRect = CGRect.null
    /// The modifier keys at the start of the selection: none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// Whether the selection may begin.
    open var isEnabled = true
    /// Decides whether a selection begins at a point of the view; nil allows all.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    private let selectionHandler: (UIBandSelectionInteraction) -> Void

    /// Creates an interaction that calls a closure when the selection begins, changes and ends.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Selects from one point of the view over others, like a pointer that is pressed, dragged and released.
    package func select(from start: CGPoint, over places: [CGPoint]) {
        guard isEnabled, view != nil, shouldBeginHandler?(self, start) ?? true else { return }
        change(.began, CGRect(origin: start, size: .zero))
        for place in places {
            change(.selecting, CGRect(x: start.x, y: start.y, width: place.x - start.x, height: place.y - start.y).standardized)
        }
        change(.ended, selectionRect)
        (state, selectionRect) = (.possible, .null)
    }

    private func change(_ new: State, _ rect: CGRect) {
        (state, selectionRect) = (new, rect)
        selectionHandler(self)
    }
}
