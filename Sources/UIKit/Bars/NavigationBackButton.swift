/// A back button: a chevron with the title of the previous item.
final class NavigationBackButton: UIControl {
    private let indicator = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var titles: [String] = []
    private var titleColor: UIColor?

    /// Whether the button is only a chevron, in the middle of a capsule.
    private var hasPlatter: Bool { ChromeMetrics.buttonPlatter[generation] != nil }

    /// The space between chevron and title, in points.
    private static let gap: CGFloat = 6

    /// - Parameters:
    ///   - indicator: The chevron.
    ///   - titles: The possible titles, the preferred one first.
    ///   - image: An image that is shown instead of a title.
    ///   - font: The title's font, unless the attributes contain one.
    ///   - attributes: The title's font and colour, if they differ from the defaults.
    convenience init(
        indicator: UIImage, titles: [String], image: UIImage?, font: UIFont, attributes: [NSAttributedString.Key: Any]
    ) {
        self.init(frame: .zero)
        self.titles = titles
        self.indicator.image = indicator.renderingMode == .automatic ? indicator.withRenderingMode(.alwaysTemplate) : indicator
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        label.font = attributes[.font] as? UIFont ?? font
        titleColor = attributes[.foregroundColor] as? UIColor
        for view in [self.indicator, picture, label] as [UIView] { addSubview(view) }
        // By the identifier and the label public logs of interface tests know the button.
        accessibilityIdentifier = "BackButton"
        accessibilityLabel = titles.first { !$0.isEmpty } ?? "Back"
        colorLabel()
    }

    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.button) }

    override func tintColorDidChange() { colorLabel() }
    override func stateChanged() {
        super.stateChanged()
        alpha = isHighlighted ? 0.2 : 1
    }

    override func didMoveToSuperview() {
        colorLabel()
        guard hasPlatter else { return }
        showPlatter()
        tintColor = .label
    }

    private func colorLabel() { label.textColor = titleColor ?? tintColor }

    /// The title that is shown at present.
    var title: String { label.text ?? "" }

    /// Selects the first title that fits a width, and returns the width that the button needs, in points.
    func fit(into room: CGFloat) -> CGFloat {
        let start = (indicator.image?.size.width ?? 0) + Self.gap
        if let image = picture.image { return start + image.size.width }
        for title in titles {
            label.text = title
            let width = start + label.intrinsicContentSize.width
            if width <= room || title.isEmpty { return title.isEmpty ? start : width }
        }
        return start
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (chevron, scale) = (indicator.image?.size ?? .zero, pixelScale)
        let start = hasPlatter ? (bounds.width - chevron.width) / 2 : 0
        func place(_ view: UIView, _ size: CGSize, at offset: CGFloat) {
            let x = isRightToLeft ? bounds.maxX - offset - size.width : offset
            view.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
                .roundedToPixels(scale)
        }
        place(indicator, chevron, at: start)
        if hasPlatter { roundPlatter() }
        indicator.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        let end = start + chevron.width + Self.gap
        if let image = picture.image { place(picture, image.size, at: end) }
        place(label, CGSize(width: max(0, bounds.width - end), height: label.intrinsicContentSize.height), at: end)
    }
}
