/// The button of a bar item without a custom view.
final class _UIButtonBarButton: UIButton {
    private weak var item: UIBarButtonItem?

    /// - Parameters:
    ///   - item: The item that the button shows, and whose action a tap performs.
    ///   - fonts: The bar's fonts.
    ///   - appearance: The bar's appearance of titles.
    convenience init(_ item: UIBarButtonItem, _ fonts: BarFonts, _ appearance: UIBarButtonItemAppearance?) {
        self.init(type: .system)
        self.item = item
        item.button = self
        titleLabel?.font = fonts.button(isDone: item.style == .done)
        platter = ChromeMetrics.buttonPlatter[fonts.generation]
        (titlePadding, imagePadding) = (
            ChromeMetrics.barTitlePadding[fonts.generation], ChromeMetrics.barImagePadding[fonts.generation]
        )
        titles = item.possibleTitles
        if platter != nil { showPlatter() }
        show(item, appearance)
        menu = item.menu
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        addAction(UIAction { [unowned self] _ in self.item?.tapped() }, for: .touchUpInside)
    }

    override var menuSender: AnyObject { item ?? self }

    /// The content's width with the padding at its sides, and the height of a bar's buttons.
    override var intrinsicContentSize: CGSize {
        let width =
            currentImage.map { $0.size.width + 2 * imagePadding } ?? width(of: titleLabel?.intrinsicContentSize.width ?? 0)
        return CGSize(width: max(platter ?? 0, width), height: ChromeMetrics.barButtonHeight)
    }

    private func width(of title: CGFloat) -> CGFloat { title + 2 * titlePadding }

    /// The width in a bar, in points, which fits all possible titles.
    var widthInBar: CGFloat {
        let widths = (titles ?? []).map {
            width(of: $0.size(withAttributes: [.font: titleLabel?.font as Any]).width.rounded(.up))
        }
        return max(intrinsicContentSize.width, widths.max() ?? 0)
    }

    /// The distance from a content's baseline to the bottom of its button: a public view dump of iOS 13 or 14, where a
    /// content of 21.5 points begins at 11 of 44.
    private static let belowBaseline: CGFloat = 11.5

    /// Adds a view in the place of the content, and returns the constraints of its ends and of its baseline. Without a
    /// height the baseline has no place.
    func tiesOfContent() -> [NSLayoutConstraint] {
        let content = _UIModernBarButton(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let padding = currentImage == nil ? titlePadding : imagePadding
        let leading = content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: padding)
        let trailing = trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: padding)
        let kind = currentImage == nil ? "TB" : "IB"
        (leading.identifier, trailing.identifier) = ("\(kind)_Leading_Leading", "\(kind)_Trailing_Trailing")
        let baseline = content.lastBaselineAnchor.constraint(equalTo: bottomAnchor, constant: -Self.belowBaseline)
        // The one name that is known: a public conflict log of iOS 17 or 18.
        baseline.identifier = "IB_Baseline_Baseline"
        return [leading, trailing, baseline, content.topAnchor.constraint(greaterThanOrEqualTo: topAnchor)]
    }

    private var titles: Set<String>?
    private var platter: CGFloat?
    private var titlePadding: CGFloat = 0
    private var imagePadding: CGFloat = 0

    /// From here on the tint colour is inherited from the bar.
    override func didMoveToSuperview() {
        tintColorDidChange()
        if isProminent, superview != nil { fillPlatter() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if platter != nil { roundPlatter() }
        if isProminent { fillPlatter() }
    }

    /// Whether the platter has the tint colour and its content is white: an item of the style for what ends a screen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum/prominent, and Apple's
    ///   pictures of iOS 26.
    private var isProminent: Bool { platter != nil && item?.style == .done }

    private func fillPlatter() {
        let tint = item?.shownTintColor ?? superview?.tintColor
        backgroundColor = isEnabled ? tint : .tertiarySystemFill
    }

    private func show(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
        (isEnabled, isSelected) = (item.isEnabled, item.isSelected)
        accessibilityIdentifier = item.accessibilityIdentifier
        let name = item.shownTitle == nil && item.image == nil ? item.systemItem?.spokenName : nil
        if let label = item.ownAccessibilityLabel ?? name { accessibilityLabel = label }
        (accessibilityHint, accessibilityValue) = (item.accessibilityHint, item.accessibilityValue)
        menuOrder = item.menuOrder
        changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        // Titles and images on platters have the label colour.
        if isProminent {
            tintColor = .white
        } else if let tint = item.shownTintColor ?? (platter == nil ? nil : .label) {
            tintColor = tint
        }
        if let image = item.shownImage {
            setImage(image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image, for: .normal)
            imageEdgeInsets = item.imageInsets
        } else {
            setTitles(item, appearance)
        }
    }

    private func setTitles(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
        let title = item.shownTitle ?? ""
        setTitle(title, for: .normal)
        let states: [(UIControl.State, [NSAttributedString.Key: Any]?)] = [
            (.normal, appearance?.normal.titleTextAttributes), (.highlighted, appearance?.highlighted.titleTextAttributes),
            (.disabled, appearance?.disabled.titleTextAttributes),
        ]
        for (state, barAttributes) in states {
            let attributes = (barAttributes ?? [:]).merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
            guard !attributes.isEmpty else { continue }
            if let font = attributes[.font] as? UIFont { titleLabel?.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
        }
    }
}

/// The place of a button's content where constraints give it.
final class _UIModernBarButton: UIView {}
