/// Shows a button's content for its present state.
extension UIButton {
    func setUp() {
        isOpaque = false
        contentMode = .redraw
        label.font = Self.titleFont(of: .custom)
        label.lineBreakMode = .byTruncatingMiddle
        label.isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    package func become(_ type: UIButton.ButtonType) {
        self.type = type
        if type != .custom { label.font = Self.titleFont(of: type) }
        content.images[only: .normal] = ButtonSymbol.image(type)
        showContent()
    }

    /// The font of a title that is given none: 15 points in buttons of any type but custom.
    static func titleFont(of type: UIButton.ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15)
    }

    /// Takes over the action's title and image, and runs it on taps.
    func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Updates content, size and drawing after a change that may affect the size.
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

    /// Adds a part of the button as a subview, or removes it.
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
            label.showPlain(currentTitle)
            label.textColor = currentTitleColor
        }
        label.shadowColor = currentTitleShadowColor
        label.alpha = fadesWhenHighlighted && isHighlighted ? Self.highlightedAlpha : 1
        if currentTitle != nil || currentAttributedTitle != nil { show(label, true) }
    }

    /// The current image with the preferred symbol configuration.
    var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration) }

    private func showImage() {
        picture.image = renderedImage(shownImage)
        picture.alpha = imageAlpha
        if currentImage != nil { show(picture, true) }
    }

    /// The image as a template, unless the button is custom or the image specifies its rendering.
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

    /// Whether the title becomes transparent while a finger is on the button: not in custom buttons, and not if a
    /// colour is set for that.
    private var fadesWhenHighlighted: Bool { type != .custom && content.titleColors[only: .highlighted] == nil }

    /// The opacity of a system button's title while a finger is on it, and of images.
    private static let highlightedAlpha: CGFloat = 0.2
    private static let highlightedImageAlpha: CGFloat = 0.5
    private static let disabledImageAlpha: CGFloat = 0.5

    /// The title's colour if none was set: white for custom buttons, the tint for others.
    func defaultTitleColor(for state: UIControl.State) -> UIColor {
        if type == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }
}
