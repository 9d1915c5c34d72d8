/// Lets users drag items from a view: a long press lifts the items, and they follow the touch.
///
/// - Source: developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The delegate that provides the items. Held weakly.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Whether other long press recognizers of the view may recognize while items are lifted.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether the interaction is enabled.
    open var isEnabled = UIDragInteraction.isEnabledByDefault
    private lazy var press = DragPress(self)
    private var drag: Drag?

    /// Whether new interactions are enabled: true, as on tablets, and on phones since iOS 15.
    open class var isEnabledByDefault: Bool { true }

    /// Makes an interaction with a delegate.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        cancel()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: Gesture

    /// Whether the delegate provides items for a drag at a point in the window's coordinates.
    func findItems(at point: CGPoint) -> Bool {
        guard isEnabled, let delegate, let window = view?.window else { return false }
        let drag = Drag(self, at: point, in: window)
        drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
        self.drag = drag.items.isEmpty ? nil : drag
        return !drag.items.isEmpty
    }

    func lift() { drag?.lift() }

    func move(to point: CGPoint) { drag?.move(to: point) }

    func drop() {
        drag?.drop()
        drag = nil
    }

    func cancel() {
        drag?.cancel()
        drag = nil
    }
}

/// The recognizer of a long press that drags items.
private final class DragPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.findItems(at: location(in: nil)) ?? false
    }

    /// A context menu may stay open until the touch moves.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        other is ContextMenuPress
            || (interaction?.allowsSimultaneousRecognitionDuringLift ?? false && other is UILongPressGestureRecognizer)
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: interaction?.lift()
        case .changed: interaction?.move(to: location(in: nil))
        case .ended: interaction?.drop()
        case .cancelled: interaction?.cancel()
        case .possible, .failed: break
        }
    }
}
