/// A tab: an image, a title below or beside it, and an optional badge.
final class UITabBarButton: UIControl {
    private(set) weak var item: UITabBarItem?
    private weak var bar: UITabBar?
    private let picture = UITabBarSwappableImageView(frame: .zero)
    private let label = UITabBarButtonLabel(frame: .zero)
    private let badge = _UIBadgeView(frame: .zero)
    /// The position of the title as of the last ``show()``.
    private var style = UITabBarItemAppearance.Style.stacked

    /// The width of an image's part that its badge covers, in points. Beside a title, a badge of one digit ends where
    /// the title begins; no measurement of that is known.
    private static let badgeOverlap: CGFloat = 4

    convenience init(_ item: UITabBarItem, in bar: UITabBar) {
        self.init(frame: .zero)
        (self.item, self.bar) = (item, bar)
        for view in [picture, label, badge] as [UIView] { addSubview(view) }
        picture.contentMode = .center
        show()
    }

    override func stateChanged() {
        super.stateChanged()
        show()
    }

    /// Updates the image and the texts.
    func show() {
        guard let item, let bar else { return }
        isEnabled = item.isEnabled
        style = UITabBarItemAppearance.Style(traitCollection)
        let appearance = (item.standardAppearance ?? bar.shownAppearance).itemAppearance(style)
        let look = isSelected ? appearance.selected : isEnabled ? appearance.normal : appearance.disabled
        let standard: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
        let image = (isSelected ? item.selectedImage : nil) ?? item.image
        showPicture(bar.isAtTop && hasTitle ? nil : image, look.iconColor ?? standard)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: standard]
        attributes.merge(look.titleTextAttributes) { $1 }
        attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        label.show(AttributedText(item.title ?? "", attributes: attributes))
        (accessibilityLabel, accessibilityIdentifier) = (item.accessibilityLabel, item.accessibilityIdentifier)
        (accessibilityHint, accessibilityValue) = (item.accessibilityHint, item.accessibilityValue)
        badge.show(item.badgeValue, color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed)
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    override var usualAccessibilityTraits: UIAccessibilityTraits { super.usualAccessibilityTraits.union(.button) }

    /// Updates the title's position and appearance after the bar's traits changed.
    func showStyle() { if style != UITabBarItemAppearance.Style(traitCollection) { show() } }

    private var font: UIFont {
        let weight = isSelected ? SystemTextLooks.selectedTab[generation] : .medium
        return .systemFont(ofSize: style.titleSize, weight: weight)
    }

    private func showPicture(_ image: UIImage?, _ color: UIColor) {
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isBeside = style != .stacked && hasTitle
        if isBeside { placeBesideEachOther() } else { placeBelowEachOther() }
        let isTitleAlone = picture.image == nil && isBeside
        let content = isTitleAlone ? label.frame : picture.frame
        badge.place(atCornerOf: content, overlap: isBeside && !isTitleAlone ? badge.height - gap : Self.badgeOverlap)
        showSelection()
    }

    private var hasTitle: Bool { !(item?.title ?? "").isEmpty }
    private var pictureSize: CGSize { picture.image?.size ?? .zero }

    /// Centres the title, and the image above it; both are rounded down to pixels.
    private func placeBelowEachOther() {
        let (size, text) = (pictureSize, label.intrinsicContentSize)
        let width = min(text.width, bounds.width)
        let x = (bounds.midX - width / 2).roundedDownToPixel(pixelScale)
        let top = min(ChromeMetrics.tabTitleTop[generation], max(0, bounds.height - text.height))
        placeTitle(CGRect(x: x, y: top, width: width, height: text.height))
        guard hasTitle else {
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            return picture.frame = CGRect(center: middle, width: size.width, height: size.height).roundedToPixels(pixelScale)
        }
        picture.frame = CGRect(
            x: (x + width / 2 - size.width / 2).roundedDownToPixel(pixelScale),
            y: min(ChromeMetrics.tabImageMiddle[generation], (top + 4) / 2) - size.height / 2, width: size.width,
            height: size.height
        ).roundedToPixels(pixelScale)
    }

    /// Places the image at the leading side of the title, both centred together; the title is truncated if the width
    /// does not suffice.
    private func placeBesideEachOther() {
        let (size, text) = (pictureSize, label.intrinsicContentSize)
        let width = min(text.width, max(0, bounds.width - size.width - gap))
        let start = bounds.midX - (size.width + gap + width) / 2
        let (pictureX, titleX) = isRightToLeft ? (start + width + gap, start) : (start, start + size.width + gap)
        let frame = CGRect(x: pictureX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        picture.frame = frame.roundedToPixels(pixelScale)
        placeTitle(CGRect(x: titleX, y: bounds.midY - text.height / 2, width: width, height: text.height))
    }

    /// The space between the image, if there is one, and the title beside it.
    private var gap: CGFloat { picture.image == nil ? 0 : ChromeMetrics.tabTitleGap }

    private func placeTitle(_ frame: CGRect) {
        let offset = item?.titlePositionAdjustment ?? .zero
        label.frame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical).roundedToPixels(pixelScale)
    }

    /// The width of the image and the title beside it, in points; 0 if the title is below.
    var widthBesideEachOther: CGFloat {
        style == .stacked ? 0 : pictureSize.width + (hasTitle ? gap + label.intrinsicContentSize.width : 0)
    }

    /// Shows the capsule behind the selected tab on a platter.
    private func showSelection() {
        let isShown = isSelected && ChromeMetrics.tabPlatter[generation] != nil
        backgroundColor = isShown ? BarPlatter.selection : nil
        roundPlatter()
    }
}

/// The image of a tab. Programs look for this view, for the title's and for the badge's by the names that public view
/// dumps have.
final class UITabBarSwappableImageView: UIImageView {}

/// The title of a tab.
final class UITabBarButtonLabel: UILabel {}

/// The badge of a tab: text in a capsule.
final class _UIBadgeView: UILabel {
    var height: CGFloat { ChromeMetrics.badge[generation] }

    func show(_ value: String?, color: UIColor) {
        text = value
        (font, textColor, textAlignment) = (.systemFont(ofSize: 13), .white, .center)
        (backgroundColor, layer.cornerRadius, clipsToBounds) = (color, height / 2, true)
        isHidden = value == nil
    }

    func place(atCornerOf picture: CGRect, overlap: CGFloat) {
        layer.cornerRadius = height / 2
        let width = max(height, intrinsicContentSize.width + 10)
        let x = isRightToLeft ? picture.minX + overlap - width : picture.maxX - overlap
        frame = CGRect(x: x, y: 2, width: width, height: height)
    }
}
