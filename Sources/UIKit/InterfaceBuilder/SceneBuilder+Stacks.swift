import InterfaceBuilderDocument

extension SceneBuilder {
    /// Sets a stack view up; its margins take effect wherever the document sets any.
    func applyStackAttributes(of element: MarkupElement, to stack: UIStackView) {
        stack.axis = axis(of: element)
        stack.distribution = distribution(of: element)
        stack.alignment = alignment(of: element)
        stack.spacing = spacing(of: element)
        stack.isBaselineRelativeArrangement = element.variedFlag("baselineRelativeArrangement", scene.traits) ?? false
        stack.isLayoutMarginsRelativeArrangement = element.explicitMargins(scene.traits) != nil
    }

    func axis(of element: MarkupElement) -> NSLayoutConstraint.Axis {
        element.varied("axis", scene.traits) == "vertical" ? .vertical : .horizontal
    }

    func distribution(of element: MarkupElement) -> UIStackView.Distribution {
        element.varied("distribution", scene.traits).flatMap(Self.distribution) ?? .fill
    }

    func alignment(of element: MarkupElement) -> UIStackView.Alignment {
        element.varied("alignment", scene.traits).flatMap(Self.alignment) ?? .fill
    }

    func spacing(of element: MarkupElement) -> CGFloat {
        if element["spacingType"] == "standard" { return UIStackView.spacingUseSystem }
        return element.varied("spacing", scene.traits).flatMap { DocumentNumber.parseLength($0) }.map { CGFloat($0) } ?? 0
    }

    private static func distribution(_ name: String) -> UIStackView.Distribution? {
        switch name {
        case "fill": .fill
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: nil
        }
    }

    /// On either axis documents write `top` and `bottom` for leading and trailing.
    private static func alignment(_ name: String) -> UIStackView.Alignment? {
        switch name {
        case "fill": .fill
        case "leading", "top": .leading
        case "center": .center
        case "trailing", "bottom": .trailing
        case "firstBaseline": .firstBaseline
        case "lastBaseline": .lastBaseline
        default: nil
        }
    }
}
