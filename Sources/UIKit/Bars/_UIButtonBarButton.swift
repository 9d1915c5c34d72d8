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
        padding = ChromeMetrics.platterPadding[fonts.generation]
        if platter != nil { showPlatter() }
        show(item, appearance)
        menu = item.menu
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        addAction(UIAction { [unowned self] _ in self.item?.tapped() }, for: .touchUpInside)
    }

    override var menuSender: AnyObject { item ?? self }

    /// The content's size, with padding if the button has a platter. Without one, bars add the space around buttons,
    /// and narrow titles are placed at the edge.
    override var intrinsicContentSize: CGSize {
        let content = currentImage?.size ?? titleLabel?.intrinsicContentSize ?? .zero
        guard let platter else { return content }
        let room = currentImage == nil ? padding : Self.roomBesideImage
        return CGSize(width: max(platter, content.width + 2 * room), height: platter)
    }

    private var platter: CGFloat?
    private var padding: CGFloat = 0
    /// The padding beside an image on its platter, in points; our estimate.
    private static let roomBesideImage: CGFloat = 10

    /// From here on the tint colour is inherited from the bar.
    override func didMoveToSuperview() { tintColorDidChange() }

    override func layoutSubviews() {
        super.layoutSubviews()
        if platter != nil { roundPlatter() }
    }

    private func show(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
        (isEnabled, isSelected) = (item.isEnabled, item.isSelected)
        accessibilityIdentifier = item.accessibilityIdentifier
        if let label = item.ownAccessibilityLabel { accessibilityLabel = label }
        (accessibilityHint, accessibilityValue) = (item.accessibilityHint, item.accessibilityValue)
        menuOrder = item.menuOrder
        changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        // Titles and images on platters have the label colour.
        if let tint = item.shownTintColor ?? (platter == nil || item.style == .done ? nil : .label) { tintColor = tint }
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
