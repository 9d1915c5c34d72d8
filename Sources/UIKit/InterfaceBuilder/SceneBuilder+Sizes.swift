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
}
