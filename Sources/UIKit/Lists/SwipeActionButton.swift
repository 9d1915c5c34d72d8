/// The button of a contextual action: image above title in white, on the action's colour. Lengths are points.
///
/// - Source: not measured; sizes that users of iOS 13 to 18 meet.
final class SwipeActionButton: UIControl {
    private static let leastWidth: CGFloat = 74
    private static let sideMargin: CGFloat = 15
    private static let gap: CGFloat = 4
    /// The minimum distance of image and title from the row's edges, if both are shown.
    private static let verticalMargin: CGFloat = 6

    let action: UIContextualAction
    private let label = UILabel()
    private let imageView = UIImageView()

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        accessibilityLabel = action.title
        label.text = action.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        for view in [imageView, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the title or the image.
    var naturalWidth: CGFloat {
        let content = max(label.intrinsicContentSize.width, action.image?.size.width ?? 0)
        return max(Self.leastWidth, (content + 2 * Self.sideMargin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (text, image) = (label.intrinsicContentSize, action.image?.size ?? .zero)
        let both = image.height + Self.gap + text.height
        let showsText = image.height == 0 || both + 2 * Self.verticalMargin <= bounds.height
        label.isHidden = !showsText
        let height = image.height == 0 ? text.height : showsText ? both : image.height
        let top = (bounds.height - height) / 2
        imageView.frame = centered(image, at: top)
        label.frame = centered(text, at: top + height - text.height)
    }

    private func centered(_ size: CGSize, at y: CGFloat) -> CGRect {
        let x = ((bounds.width - size.width) / 2).roundedToPixel(pixelScale)
        return CGRect(origin: CGPoint(x: x, y: y.roundedToPixel(pixelScale)), size: size)
    }
}
