import InterfaceBuilderDocument

extension CanvasSceneBuilder {
    /// Elements with content of their own.
    private static let contentElements: Set<String> = [
        "label", "button", "imageView", "textField", "textView", "switch", "slider", "segmentedControl", "stepper",
        "progressView",
        "activityIndicatorView", "pageControl", "searchBar", "datePicker", "pickerView", "navigationBar", "toolbar", "tabBar",
        "colorWell",
    ]

    /// Sets the size that stands for the intrinsic one: recorded, placeholder, or drawn by a designable's code.
    func applyContentSize(of view: DocumentView, to made: UIView) {
        let isDesignable = document.resources.designableSizes[view.id] != nil
        if environment.leafSizes == .recorded, let size = recordedLeafSize(of: view, made, isDesignable: isDesignable) {
            made.setPlaceholderContentSize(width: size.width, height: size.height)
        } else {
            applyCanvasContentSize(of: view, to: made)
        }
        addCanvasSize(of: view, to: made)
    }

    /// The placeholder's lengths, else those of a designable, else those the canvas's version gives the control.
    private func applyCanvasContentSize(of view: DocumentView, to made: UIView) {
        let designable = document.resources.designableSizes[view.id]
        let control = CanvasControlSizes.size(of: view.element, toolsVersion: environment.toolsVersion)
        let width = placeholder("placeholderIntrinsicWidth", of: view.element) ?? designable?.width ?? control.width
        let height = placeholder("placeholderIntrinsicHeight", of: view.element) ?? designable?.height ?? control.height
        if width != nil || height != nil { made.setPlaceholderContentSize(width: width, height: height) }
    }

    private func recordedLeafSize(of view: DocumentView, _ made: UIView, isDesignable: Bool) -> CGSize? {
        guard isDesignable || Self.contentElements.contains(view.element.name), isLeaf(view),
            let frame = view.element.recordedFrame
        else { return nil }
        return made.alignmentRect(forFrame: frame).size
    }

    private func isLeaf(_ view: DocumentView) -> Bool {
        guard let index = scene.viewsByID[view.id], index + 1 < scene.views.count else { return true }
        return scene.views[index + 1].parent != index
    }

    /// A length, or -1 for `infinite`, which asks for no content size.
    private func placeholder(_ name: String, of element: MarkupElement) -> CGFloat? {
        guard let text = element[name] else { return nil }
        return text == "infinite" ? UIView.noIntrinsicMetric : DocumentNumber.parseLength(text).map { CGFloat($0) }
    }

    /// A plain view whose size nothing determines is 240 x 128 on the canvas, or as large as what it lies in when that is smaller.
    ///
    /// - Source: measured on recorded frames; priorities from 26 to 48 fit best for views with subviews, from 51 to 249 for others.
    private func addCanvasSize(of view: DocumentView, to made: UIView) {
        guard view.element.name == "view", view.isPlacedByLayout, let superview = made.superview else { return }
        let priority: Float = isLeaf(view) ? 60 : 30
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
