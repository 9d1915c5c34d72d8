/// What of a button's content shows, in the state it is in.
extension UIButton {
    func setUp() {
        isOpaque = false
        contentMode = .redraw
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    func become(_ type: UIButton.ButtonType) {
        self.type = type
        if type != .custom { label.font = .systemFont(ofSize: Self.systemTitleSize) }
        content.images[only: .normal] = ButtonSymbol.image(type)
        showContent()
    }

    /// The title's size in points, in buttons of a system look.
    private static let systemTitleSize: CGFloat = 15

    /// Shows the action's title and image, and runs it on taps.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Something changed that may change the button's size.
    func contentChanged() {
        showContent()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func showContent() {
        if let configuration { return showContent(of: configuration) }
        showTitle()
        showImage()
        backgroundPicture.image = currentBackgroundImage
        show(backgroundPicture, currentBackgroundImage != nil, atBottom: true)
        show(subtitle, false)
    }

    /// Makes a part of the button a subview, or takes it out.
    func show(_ part: UIView, _ shows: Bool, atBottom: Bool = false) {
        guard shows != (part.superview === self) else { return }
        if !shows { return part.removeFromSuperview() }
        part.isUserInteractionEnabled = false
        insertSubview(part, at: atBottom ? 0 : subviews.count)
    }

    private func showTitle() {
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        label.alpha = fadesWhenHighlighted && isHighlighted ? Self.highlightedAlpha : 1
        if currentTitle != nil || currentAttributedTitle != nil { show(label, true) }
    }

    /// The image as large as the button prefers it.
    var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }

    private func showImage() {
        picture.image = renderedImage(shownImage)
        picture.alpha = imageAlpha
        if currentImage != nil { show(picture, true) }
    }

    /// Buttons with a system look show images in their tint.
    func renderedImage(_ image: UIImage?) -> UIImage? {
        guard type != .custom, let image, image.renderingMode == .automatic else { return image }
        return image.withRenderingMode(.alwaysTemplate)
    }

    private var imageAlpha: CGFloat {
        if !isEnabled { return adjustsImageWhenDisabled && content.images[only: state] == nil ? Self.disabledImageAlpha : 1 }
        guard isHighlighted, adjustsImageWhenHighlighted, content.images[only: state] == nil else { return 1 }
        return fadesWhenHighlighted ? Self.highlightedAlpha : Self.highlightedImageAlpha
    }

    // MARK: Colours

    /// Whether a finger on the button makes its title transparent, unless a colour for that is set.
    private var fadesWhenHighlighted: Bool { type != .custom && content.titleColors[only: .highlighted] == nil }

    /// How much of a system button shows under a finger.
    private static let highlightedAlpha: CGFloat = 0.2
    private static let highlightedImageAlpha: CGFloat = 0.5
    private static let disabledImageAlpha: CGFloat = 0.5

    /// The title's colour where none was set: white for custom buttons, the tint for others.
    func defaultTitleColor(for state: UIControl.State) -> UIColor {
        if type == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
