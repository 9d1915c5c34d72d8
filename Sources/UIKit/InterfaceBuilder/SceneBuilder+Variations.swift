import InterfaceBuilderDocument

/// Attributes that a document varies by size class.
extension SceneBuilder {
    /// Takes over the attributes that other size classes than before give another value.
    func applyVariations(ofView index: Int, to made: UIView, since old: CanvasTraits) {
        let element = scene.views[index].element
        let (before, now) = (element.variations(old), element.variations(scene.traits))
        guard before != now else { return }
        let concerned = before + now
        func varies(_ names: String...) -> Bool {
            concerned.contains { variation in
                names.contains { variation[$0] != nil || variation.child(key: $0) != nil }
            }
        }
        if varies("hidden") { made.isHidden = element.variedFlag("hidden", scene.traits) ?? false }
        if varies("alpha") { made.alpha = number("alpha", of: element).map { min(1, max(0, CGFloat($0))) } ?? 1 }
        if varies("backgroundColor") { made.backgroundColor = color(of: element, "backgroundColor") }
        if varies(
            "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
            "verticalCompressionResistancePriority")
        {
            applyPriorities(of: element, to: made)
        }
        if varies("layoutMargins", "directionalLayoutMargins") { changeMargins(ofView: index, of: made) }
        if varies("fontDescription") { applyFont(of: element, to: made) }
        if varies("textColor"), let color = color(of: element, "textColor") { applyTextColor(color, to: made) }
        if varies("image", "highlightedImage"), let view = made as? UIImageView { applyImages(of: element, to: view) }
        guard let stack = made as? UIStackView else { return }
        if varies("axis") { stack.axis = axis(of: element) }
        if varies("distribution") { stack.distribution = distribution(of: element) }
        if varies("alignment") { stack.alignment = alignment(of: element) }
        if varies("spacing") { stack.spacing = spacing(of: element) }
        if varies("layoutMargins", "directionalLayoutMargins") {
            stack.isLayoutMarginsRelativeArrangement = element.explicitMargins(scene.traits) != nil
        }
    }

    /// Size classes may leave the margins to the view.
    private func changeMargins(ofView index: Int, of made: UIView) {
        if scene.views[index].element.explicitMargins(scene.traits) == nil { made.setMargins(nil) }
        applyMargins(of: scene.views[index], to: made)
    }

    /// Size classes may leave the font to the view.
    private func applyFont(of element: MarkupElement, to made: UIView) {
        switch made {
        case let label as UILabel: label.font = labelFont(of: element)
        case let button as UIButton where button.configuration == nil:
            button.label.font = UIButton(type: Self.buttonType(element["buttonType"])).label.font
            applyTitleFont(of: element, to: button)
        case let field as UITextField: field.font = inputFont(of: element)
        case let view as UITextView: view.font = inputFont(of: element)
        default: break
        }
    }

    private func applyTextColor(_ color: UIColor, to made: UIView) {
        switch made {
        case let label as UILabel: label.textColor = color
        case let field as UITextField: field.textColor = color
        case let view as UITextView: view.textColor = color
        default: break
        }
    }
}
