/// Draws a rectangle from where a pointer was pressed to where it is, to select what it touches.
///
/// The device here has no pointer that drags: a band begins only where a test says so, and nothing draws its rectangle.
///
/// - Source: developer.apple.com/documentation/uikit/uibandselectioninteraction
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// How far a selection is.
    public enum State: Int, Sendable {
        case possible = 0
        case began, selecting, ended
    }

    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// How far the selection is.
    open private(set) var state = UIBandSelectionInteraction.State.possible
    /// The rectangle, in the view's coordinates; null while there is none.
    open private(set) var selectionRect = CGRect.null
    /// The keys that were down when the selection began: none.
    open var initialModifierFlags: UIKeyModifierFlags { [] }
    /// Whether the selection may begin.
    open var isEnabled = true
    /// Decides whether a selection begins at a place of the view; nil allows all.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    private let selectionHandler: (UIBandSelectionInteraction) -> Void

    /// Creates an interaction that calls a closure as the selection begins, changes and ends.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        self.selectionHandler = selectionHandler
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Selects from one place of the view to others, as a pointer does that is pressed, dragged and released.
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
