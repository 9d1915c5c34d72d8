/// Content and layout of buttons with a configuration.
extension UIButton {
    // MARK: Content

    /// Sets the configuration from an initializer, where setting the property would not call its observer.
    func configure(_ configuration: UIButton.Configuration) { self.configuration = configuration }

    func showContent(of configuration: UIButton.Configuration) {
        let color = foregroundColor(configuration)
        let ofState = state == .normal ? nil : content.titles[only: state]
        let title =
            ofState.map { AttributedString($0) } ?? configuration.attributedTitle
            ?? title(for: state).map { AttributedString($0) }
        var attributes = attributes(configuration.buttonSize.titleTextStyle, color)
        if role == .primary, let font = attributes.font {
            attributes.font = .systemFont(ofSize: font.pointSize, weight: .semibold)
        }
        if let font = configuration.titleFont { attributes.font = font }
        label.lineBreakMode = configuration.titleLineBreakMode
        fill(label, title, attributes, configuration.titleTextAttributesTransformer)
        subtitle.lineBreakMode = configuration.subtitleLineBreakMode
        fill(
            subtitle, configuration.attributedSubtitle, self.attributes(configuration.buttonSize.subtitleTextStyle, color),
            configuration.subtitleTextAttributesTransformer)
        if let attributed = currentAttributedTitle, configuration.attributedTitle == nil { label.attributedText = attributed }
        for label in [label, subtitle] {
            label.textAlignment = configuration.titleAlignment.textAlignment(isRightToLeft: isRightToLeft)
            show(label, label.text != nil)
        }
        showImage(of: configuration, color)
        show(backgroundPicture, false)
        setNeedsDisplay()
    }

    private func attributes(_ style: UIFont.TextStyle, _ color: UIColor) -> AttributeContainer {
        var attributes = AttributeContainer()
        attributes.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        attributes.foregroundColor = color
        return attributes
    }

    private func fill(
        _ label: UILabel, _ text: AttributedString?, _ attributes: AttributeContainer,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        let attributes = transformer?(attributes) ?? attributes
        label.numberOfLines = label.lineBreakMode.wraps ? 0 : 1
        label.font = attributes.font
        label.textColor = attributes.foregroundColor
        label.alpha = 1
        if let text, text.runs.contains(where: { $0.attributes != AttributeContainer() }) {
            label.show(AttributedText(text, base: attributes))
        } else {
            label.text = text.map { String($0.characters) }
        }
    }

    /// Shows the image, or an activity indicator in its place.
    private func showImage(of configuration: UIButton.Configuration, _ color: UIColor) {
        let image = configuration.showsActivityIndicator ? nil : shownImage
        picture.image = renderedImage(image)
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        picture.alpha = 1
        show(picture, image != nil)
        let spinnerColor = configuration.activityIndicatorColorTransformer?(color) ?? color
        showSpinner(configuration.showsActivityIndicator, spinnerColor)
    }

    private func showSpinner(_ shows: Bool, _ color: UIColor) {
        guard shows || spinner != nil else { return }
        let wheel = spinner ?? UIActivityIndicatorView(style: .medium)
        spinner = wheel
        wheel.color = color
        shows ? wheel.startAnimating() : wheel.stopAnimating()
        show(wheel, shows)
    }

    // MARK: Layout

    /// The sizes of the button's parts; titles wrap within the given width, in points.
    func configuredLayout(_ configuration: UIButton.Configuration, width: CGFloat?) -> ConfiguredButtonLayout {
        let image = configuration.showsActivityIndicator ? spinner?.intrinsicContentSize : shownImage?.size
        let insets = configuration.contentInsets.physical(rightToLeft: isRightToLeft)
        var room = (width ?? .greatestFiniteMagnitude) - insets.left - insets.right
        if let image, configuration.imageIsBeside { room -= image.width + configuration.imagePadding }
        func size(_ label: UILabel) -> CGSize? {
            guard label.superview === self else { return nil }
            let width = max(1, room)
            return label.condensedLineSize(width: width)
                ?? label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        }
        return ConfiguredButtonLayout(
            image: image, imageHeightBeside: configuration.showsActivityIndicator ? image?.height ?? 0 : heightBesideTitles,
            title: size(label), titleLine: label.font.lineHeight.roundedUpToPixel(pixelScale),
            subtitle: size(subtitle), insets: insets,
            imageEdge: configuration.imagePlacement.physical(isRightToLeft: isRightToLeft),
            imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding,
            titleShare: configuration.titleAlignment.share(isRightToLeft: isRightToLeft),
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
    }

    /// The height that the image takes beside titles.
    ///
    /// - Source: recorded frames: two buttons with a symbol beside the title are as high as with the title alone, in
    ///   one project.
    private var heightBesideTitles: CGFloat {
        guard let image = shownImage else { return 0 }
        guard let symbol = image.symbolConfiguration?.symbol, label.superview === self else { return image.size.height }
        let line = UIFont.systemFont(ofSize: symbol.textSize(traitCollection)).lineHeight.roundedUpToPixel(pixelScale)
        return min(image.size.height, line)
    }

    func placeContent(of configuration: UIButton.Configuration) {
        let layout = configuredLayout(configuration, width: bounds.width)
        label.frame = layout.title(in: bounds).roundedToPixels(pixelScale)
        subtitle.frame = layout.subtitle(in: bounds).roundedToPixels(pixelScale)
        picture.frame = layout.image(in: bounds).roundedToPixels(pixelScale)
        spinner?.frame = picture.frame
    }

    /// Wraps the title at the width that layout found, if it is smaller than the unwrapped content's.
    func wrapTitle(atSolvedWidth width: CGFloat) {
        guard let configuration, width > 0 else { return }
        let unwrapped = configuredLayout(configuration, width: nil).size.width
        let newWidth = width >= unwrapped ? nil : width
        guard newWidth != solvedWidth else { return }
        solvedWidth = newWidth
        contentSizeChanged()
    }

    func unwrapTitle() {
        guard solvedWidth != nil else { return }
        solvedWidth = nil
        contentSizeChanged()
    }
}

extension UIButton.Configuration {
    /// Whether the image stands beside the titles and so takes width from them.
    var imageIsBeside: Bool { !imagePlacement.isDisjoint(with: [.leading, .trailing]) }
}

extension UIButton.Configuration.TitleAlignment {
    /// The share of the spare width that lies left of the narrower title.
    func share(isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .center: 0.5
        case .automatic, .leading: isRightToLeft ? 1 : 0
        case .trailing: isRightToLeft ? 0 : 1
        }
    }

    func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
        switch self {
        case .automatic: .natural
        case .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }
}

extension NSDirectionalRectEdge {
    /// The physical edge that corresponds to the first edge contained.
    func physical(isRightToLeft: Bool) -> CGRectEdge {
        if contains(.top) { return .minYEdge }
        if contains(.bottom) { return .maxYEdge }
        return contains(.trailing) != isRightToLeft ? .maxXEdge : .minXEdge
    }
}

extension NSLineBreakMode {
    /// Whether text that does not fit continues on another line.
    fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
