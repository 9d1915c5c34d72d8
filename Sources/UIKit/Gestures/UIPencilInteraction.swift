/// Receives taps and squeezes of a pencil. There is no pencil here, so that it never does.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilinteraction
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate is called.
    open var isEnabled = true
    /// The user's preferred action for a double tap: switching to the eraser, the devices' default.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// The user's preferred action for a squeeze: showing the palette, the devices' default.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether the user prefers to draw with pencils only; always false.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether the user prefers a preview of the hovering tool; always true, the devices' default.
    open class var prefersHoverToolPreview: Bool { true }

    public override init() { super.init() }

    /// Creates an interaction with a delegate.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The action for taps and squeezes of a pencil.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilpreferredaction
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// The delegate of a pencil interaction. Never called, since there is no pencil here.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilinteractiondelegate
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// The pencil was tapped twice.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    /// The pencil was tapped twice.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
    /// The pencil is squeezed.
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
    /// Does nothing.
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
    /// Default implementation; calls the older method.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
    /// Does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

extension UIPencilInteraction {
    /// The phase of a squeeze.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/phase
    public enum Phase: UInt, Sendable {
        case began = 0
        case changed, ended, cancelled
    }

    /// A double tap on a pencil.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/tap
    public struct Tap: Hashable, Sendable {
        /// The time in seconds on the events' clock.
        public let timestamp: TimeInterval
    }

    /// A squeeze of a pencil.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/squeeze
    public struct Squeeze: Hashable, Sendable {
        /// The time in seconds on the events' clock.
        public let timestamp: TimeInterval
        /// The phase of the squeeze.
        public let phase: Phase
    }
}
