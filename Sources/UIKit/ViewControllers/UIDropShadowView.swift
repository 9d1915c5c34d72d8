/// The superview of the view of a window's root controller, and of a controller in a sheet.
///
/// - Source: public view dumps of iOS 12 and later.
final class UIDropShadowView: UIView {
    /// The presentation controller of the sheet; nil for a window's root.
    weak var course: UIPresentationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        course?.mayBegin(gestureRecognizer) ?? true
    }

    /// Lets a controller's view fill this one.
    func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.frame != bounds { view.frame = bounds }
        if view.superview !== self { addSubview(view) }
    }
}
