/// Hears of taps and squeezes of a pencil. There is no pencil here, and nobody tells of them.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilinteraction
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Hears of taps and squeezes. Held weakly.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether the delegate hears of taps and squeezes.
    open var isEnabled = true
    /// What the user wants two taps to do: to change to the eraser, as devices have it.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What the user wants a squeeze to do: to show the tools, as devices have it.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether the user wants the tools to be used by pencils only: not.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// Whether the user wants to see where a tool would act: yes, as devices have it.
    open class var prefersHoverToolPreview: Bool { true }

    public override init() { super.init() }

    /// Creates an interaction whose delegate hears of taps and squeezes.
    public init(delegate: any UIPencilInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// What taps and squeezes of a pencil do.
///
/// - Source: developer.apple.com/documentation/uikit/uipencilpreferredaction
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
}

/// Hears of taps and squeezes of a pencil. Nothing calls it: there is no pencil here.
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
    /// Calls the older method.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {
        pencilInteractionDidTap(interaction)
    }
    /// Does nothing.
    public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze) {}
}

extension UIPencilInteraction {
    /// How far a squeeze is.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/phase
    public enum Phase: UInt, Sendable {
        case began = 0
        case changed, ended, cancelled
    }

    /// Two taps on a pencil.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/tap
    public struct Tap: Hashable, Sendable {
        /// Seconds of the time of events.
        public let timestamp: TimeInterval
    }

    /// A squeeze of a pencil.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipencilinteraction/squeeze
    public struct Squeeze: Hashable, Sendable {
        /// Seconds of the time of events.
        public let timestamp: TimeInterval
        /// How far the squeeze is.
        public let phase: Phase
    }
}
