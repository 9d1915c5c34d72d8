/// The preview of a dragged item, which follows the touch above all other views.
@MainActor
final class DragPicture {
    let item: UIDragItem
    let preview: UITargetedDragPreview
    private let window: UIWindow
    private var picture: UIView

    /// Makes the preview at its target; nil if the preview's view cannot be drawn.
    init?(_ preview: UITargetedDragPreview, of item: UIDragItem, in window: UIWindow) {
        guard let picture = preview.picture else { return nil }
        (self.item, self.preview, self.window, self.picture) = (item, preview, window, picture)
        picture.isUserInteractionEnabled = false
        window.addSubview(picture)
        picture.center = window.convert(preview.target.center, from: preview.target.container)
    }

    /// The scale of a lifted preview; our choice, since Apple's is not measured.
    private static let liftedScale = 1.05

    func lift() { picture.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale) }

    func move(by distance: CGPoint) {
        picture.center = CGPoint(x: picture.center.x + distance.x, y: picture.center.y + distance.y)
    }

    /// Replaces the lifted preview by the item's own.
    func showItem() {
        guard let own = item.previewProvider?() else { return }
        let view = own.view
        view.isUserInteractionEnabled = false
        view.center = picture.center
        window.addSubview(view)
        picture.removeFromSuperview()
        picture = view
    }

    /// Moves to a target, or fades out in place.
    func land(at target: UIPreviewTarget?) {
        picture.transform = .identity
        guard let target else { return picture.alpha = 0 }
        picture.center = window.convert(target.center, from: target.container)
    }

    func remove() { picture.removeFromSuperview() }
}

/// The animator that delegates use for animations alongside a drag or a drop.
@MainActor
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// The duration in seconds; our choice.
    private static let duration: TimeInterval = 0.25

    /// Animates a change and the added animations, and then calls the completions.
    func run(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: Self.duration) {
            change()
            self.runAnimations()
        } completion: { _ in
            self.runCompletions(.end)
        }
    }

    func runAnimations() { for animation in animations { animation() } }

    func runCompletions(_ position: UIViewAnimatingPosition) { for completion in completions { completion(position) } }
}
