/// Follows a force press on a view through a preview to a commit.
///
/// The force is that of the touch: nothing happens on screens that do not measure it. The preview is complete at half
/// of the maximum force, the commit at three quarters; both thresholds are our choice.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewinteraction
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// The delegate. Held weakly.
    open weak var delegate: (any UIPreviewInteractionDelegate)?
    private lazy var press = ForcePress(self)

    /// Creates an interaction with a view.
    public init(view: UIView) {
        self.view = view
        super.init()
        view.addGestureRecognizer(press)
    }

    /// The location of the touch, in a coordinate space.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        guard let view else { return .zero }
        let point = press.location(in: view)
        return coordinateSpace.map { view.convert(point, to: $0) } ?? press.location(in: nil)
    }

    /// Ends the press.
    open func cancel() { press.stop() }
}

/// The delegate of a preview interaction.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewinteractiondelegate
@preconcurrency @MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    /// The progress towards the preview changed: 0...1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    /// The press ended before a commit, or the system cancelled it.
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    /// Whether a press may begin.
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    /// The progress from the preview towards the commit changed: 0...1.
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
}

/// Default implementations of the optional methods.
extension UIPreviewInteractionDelegate {
    /// Returns true.
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
    /// Does nothing.
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) {}
}

/// The recognizer of a preview interaction.
private final class ForcePress: UIGestureRecognizer {
    private weak var interaction: UIPreviewInteraction?
    /// The progress of the preview and the commit, 0...1.
    private var reached: (preview: CGFloat, commit: CGFloat) = (0, 0)

    init(_ interaction: UIPreviewInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    private static let previewForce: CGFloat = 0.5
    private static let commitForce: CGFloat = 0.75
    /// The force below which a press counts as a plain touch.
    private static let leastForce: CGFloat = 0.25

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { stop() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop() }
    override func reset() { reached = (0, 0) }

    private func follow(_ touches: Set<UITouch>) {
        guard let interaction, let delegate = interaction.delegate, let touch = touches.first,
            touch.maximumPossibleForce > 0, reached.commit < 1
        else { return }
        let force = touch.force / touch.maximumPossibleForce
        guard force >= Self.leastForce else { return }
        if state == .possible {
            guard delegate.previewInteractionShouldBegin(interaction) else { return state = .failed }
            state = .began
        }
        if reached.preview < 1 {
            reached.preview = min(1, (force - Self.leastForce) / (Self.previewForce - Self.leastForce))
            delegate.previewInteraction(
                interaction, didUpdatePreviewTransition: reached.preview, ended: reached.preview == 1)
        } else if force > Self.previewForce {
            reached.commit = min(1, (force - Self.previewForce) / (Self.commitForce - Self.previewForce))
            delegate.previewInteraction(interaction, didUpdateCommitTransition: reached.commit, ended: reached.commit == 1)
        }
    }

    func stop() {
        guard state == .began || state == .changed else { return state = .failed }
        let isCommitted = reached.commit == 1
        state = .ended
        if let interaction, !isCommitted { interaction.delegate?.previewInteractionDidCancel(interaction) }
    }
}
