import InterfaceBuilderDocument

extension SceneBuilder {
    /// Sets the size that stands for the intrinsic one: recorded, placeholder, or drawn by a designable's code.
    func applyContentSize(ofView index: Int, to made: UIView) {
        if environment.leafSizes == .recorded, let size = scene.recordedLeafSize(ofView: index, document.resources) {
            let aligned = made.alignmentRect(forFrame: CGRect(origin: .zero, size: size)).size
            made.setPlaceholderContentSize(width: aligned.width, height: aligned.height)
        } else {
            applyCanvasContentSize(of: scene.views[index], to: made)
        }
        addCanvasSize(ofView: index, to: made)
    }

    /// The placeholder's lengths, else those of a designable, else those the canvas's version gives the control.
    private func applyCanvasContentSize(of view: DocumentView, to made: UIView) {
        let designable = document.resources.designableSizes[view.id]
        let control = CanvasControlSizes.size(of: view.element, toolsVersion: environment.toolsVersion)
        let width = placeholder("placeholderIntrinsicWidth", of: view.element) ?? designable?.width ?? control.width
        let height = placeholder("placeholderIntrinsicHeight", of: view.element) ?? designable?.height ?? control.height
        if width != nil || height != nil { made.setPlaceholderContentSize(width: width, height: height) }
    }

    /// A length, or -1 for `infinite`, which asks for no content size.
    private func placeholder(_ name: String, of element: MarkupElement) -> CGFloat? {
        guard let text = element[name] else { return nil }
        return text == "infinite" ? UIView.noIntrinsicMetric : DocumentNumber.parseLength(text).map { CGFloat($0) }
    }

    /// A plain view whose size nothing determines is 240 x 128 on the canvas, or as large as what it lies in when that is smaller.
    ///
    /// - Source: measured on recorded frames; priorities from 26 to 48 fit best for views with subviews, from 51 to 249 for others.
    private func addCanvasSize(ofView index: Int, to made: UIView) {
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
        let cap = NSLayoutConstraint(first: made, attribute, .lessThanOrEqual, second: superview, attribute)
        cap.strength = UILayoutPriority(priority + 10)
        superview.hold(cap)
    }
}
