/// The superview of a navigation bar's title and items. It takes no touches itself: the large title's view is below it.
final class _UINavigationBarContentView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
