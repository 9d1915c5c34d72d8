import InterfaceBuilderDocument

/// States of controls, and what documents set by key path.
extension SceneBuilder {
    func applyControlState(of element: MarkupElement, to control: UIControl) {
        if let isEnabled = flag("enabled", of: element) { control.isEnabled = isEnabled }
        if let isSelected = flag("selected", of: element) { control.isSelected = isSelected }
        if let isHighlighted = flag("highlighted", of: element) { control.isHighlighted = isHighlighted }
        if let alignment = value(of: "contentHorizontalAlignment", of: element, Self.horizontalAlignments) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = value(of: "contentVerticalAlignment", of: element, Self.verticalAlignments) {
            control.contentVerticalAlignment = alignment
        }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    /// Sets the layer's corners and border. Attributes of other names belong to classes that only the program knows.
    package func applyRuntimeAttributes(of element: MarkupElement, to made: UIView) {
        let attributes = element.child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute") ?? []
        for attribute in attributes { apply(attribute, to: made.layer, made.traitCollection) }
    }

    private func apply(_ attribute: MarkupElement, to layer: CALayer, _ traits: UITraitCollection) {
        let path = attribute["keyPath"] ?? ""
        switch path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path {
        case "cornerRadius": length(attribute).map { layer.cornerRadius = $0 }
        case "borderWidth": length(attribute).map { layer.borderWidth = $0 }
        case "masksToBounds", "clipsToBounds": flag("value", of: attribute).map { layer.masksToBounds = $0 }
        case "borderColor": color(of: attribute, "value").map { layer.borderColor = $0.resolvedColor(with: traits).cgColor }
        default: break
        }
    }

    private func length(_ attribute: MarkupElement) -> CGFloat? {
        attribute.child(key: "value").flatMap { number("value", of: $0) }.map { max(0, CGFloat($0)) }
    }
}
