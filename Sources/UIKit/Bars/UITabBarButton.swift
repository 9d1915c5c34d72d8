/// A tab: a picture, a title below it, and perhaps a badge.
final class UITabBarButton: UIControl {
    private(set) weak var item: UITabBarItem?
    private weak var bar: UITabBar?
    private let picture = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = TabBadge(frame: .zero)

    /// Where the title's line begins, in points from the top of a bar of 49.
    private static let titleTop: CGFloat = 35

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

    /// Brings picture and texts up to date.
    func show() {
        guard let item, let bar else { return }
        isEnabled = item.isEnabled
        let appearance = (item.standardAppearance ?? bar.shownAppearance).stackedLayoutAppearance
        let look = isSelected ? appearance.selected : isEnabled ? appearance.normal : appearance.disabled
        let standard: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
        showPicture((isSelected ? item.selectedImage : nil) ?? item.image, look.iconColor ?? standard)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: standard]
        attributes.merge(look.titleTextAttributes) { $1 }
        attributes.merge(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        label.show(AttributedText(item.title ?? "", attributes: attributes))
        badge.show(item.badgeValue, color: item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed)
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    private var font: UIFont { .systemFont(ofSize: 10, weight: isSelected ? SystemTextLooks.selectedTab[generation] : .medium) }

    private func showPicture(_ image: UIImage?, _ color: UIColor) {
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = pixelScale
        let hasTitle = !(item?.title ?? "").isEmpty
        let top = hasTitle ? min(Self.titleTop, max(0, bounds.height - 14)) : bounds.height
        let size = picture.image?.size ?? .zero
        let center = CGPoint(x: bounds.midX, y: hasTitle ? (top + 4) / 2 : bounds.midY)
        picture.frame = CGRect(center: center, width: size.width, height: size.height).roundedToPixels(scale)
        let text = label.intrinsicContentSize
        let width = min(text.width, bounds.width)
        let offset = item?.titlePositionAdjustment ?? .zero
        label.frame = CGRect(
            x: bounds.midX - width / 2 + offset.horizontal, y: top + offset.vertical, width: width, height: text.height
        ).roundedToPixels(scale)
        badge.place(atCornerOf: picture.frame)
        showSelection()
    }

    /// A capsule behind the selected tab on a platter.
    private func showSelection() {
        let isShown = isSelected && ChromeMetrics.tabPlatter[generation] != nil
        backgroundColor = isShown ? BarPlatter.selection : nil
        roundPlatter()
    }
}

/// Text in a capsule.
private final class TabBadge: UILabel {
    private var height: CGFloat { ChromeMetrics.badge[generation] }

    func show(_ value: String?, color: UIColor) {
        text = value
        (font, textColor, textAlignment) = (.systemFont(ofSize: 13), .white, .center)
        (backgroundColor, layer.cornerRadius, clipsToBounds) = (color, height / 2, true)
        isHidden = value == nil
    }

    func place(atCornerOf picture: CGRect) {
        layer.cornerRadius = height / 2
        let width = max(height, intrinsicContentSize.width + 10)
        let x = isRightToLeft ? picture.minX + 4 - width : picture.maxX - 4
        frame = CGRect(x: x, y: 2, width: width, height: height)
    }
}
