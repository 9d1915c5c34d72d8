extension UIButton {
    /// Creates the pointer style of a button from the system's proposal.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Creates the pointer style of the button. Setting it enables pointer interaction.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { (pointerStyling as? PointerStyling)?.provider }
        set {
            if let old = pointerStyling as? PointerStyling { removeInteraction(old.interaction) }
            pointerStyling = newValue.map { PointerStyling($0) }
            isPointerInteractionEnabled = newValue != nil
            if let new = pointerStyling as? PointerStyling { addInteraction(new.interaction) }
        }
    }
}

/// The pointer interaction of a button with a custom style.
private final class PointerStyling: NSObject, UIPointerInteractionDelegate {
    let provider: UIButton.PointerStyleProvider
    lazy var interaction = UIPointerInteraction(delegate: self)

    init(_ provider: @escaping UIButton.PointerStyleProvider) { self.provider = provider }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.isPointerInteractionEnabled else { return nil }
        return provider(button, .automatic(UITargetedPreview(view: button)), .roundedRect(button.frame))
    }
}
