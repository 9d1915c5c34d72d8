import InterfaceBuilderDocument

extension CanvasScene {
    /// A plain view whose size nothing determines is 240 x 128 on the canvas, or as large as what it lies in when that is smaller.
    ///
    /// - Source: measured on recorded frames; priorities from 26 to 48 fit best for views with subviews, from 51 to 249 for others.
    func addCanvasSize(ofView index: Int, to made: UIView) {
        let view = scene.views[index]
        guard view.element.name == "view", view.isPlacedByLayout, let superview = made.superview else { return }
        let priority: Float = scene.isLeaf(index) ? 60 : 30
        let placeholder = made.layoutState.placeholderContentSize
        if placeholder?.width == nil { addCanvasLength(240, .width, priority, to: made, in: superview) }
        if placeholder?.height == nil { addCanvasLength(128, .height, priority, to: made, in: superview) }
    }

    private func addCanvasLength(
        _ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute, _ priority: Float, to made: UIView, in superview: UIView
    ) {
        let size = NSLayoutConstraint(first: made, attribute, .equal, second: nil, .notAnAttribute, constant: length)
        size.strength = UILayoutPriority(priority)
        made.hold(size)
        canvasSizes += [size]
        let cap = NSLayoutConstraint(first: made, attribute, .lessThanOrEqual, second: superview, attribute)
        cap.strength = UILayoutPriority(priority + 10)
        superview.hold(cap)
    }
}
