/// The background of a bar: colour, image and hairline. It extends beyond the bar under the status bar or the home
/// indicator.
final class _UIBarBackground: UIView {
    private let picture = UIImageView(frame: .zero)
    private let shadow = _UIBarBackgroundShadowView(frame: .zero)
    private var shadowIsAbove = false
    /// Whether the hairline is left out whatever the appearance says; programs set it by key-value coding.
    var hidesShadow = false {
        didSet { shadow.isHidden = hidesShadow }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        addSubview(picture)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { fatalError("bars' backgrounds are not archived") }

    /// Shows an appearance.
    ///
    /// - Parameters:
    ///   - color: A colour that replaces the appearance's.
    ///   - shadowIsAbove: Whether the hairline is at the top edge.
    func show(_ appearance: UIBarAppearance, color: UIColor?, isTranslucent: Bool, shadowIsAbove: Bool) {
        let material = isTranslucent ? UIBarAppearance.material : .systemBackground
        let isBare = appearance.hasMaterial && isTranslucent && !ChromeMetrics.barsHaveMaterial[generation]
        backgroundColor = color ?? appearance.backgroundColor ?? (appearance.hasMaterial && !isBare ? material : nil)
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        shadow.image = appearance.shadowImage
        shadow.backgroundColor = appearance.shadowImage == nil && !isBare ? appearance.shadowColor : nil
        self.shadowIsAbove = shadowIsAbove
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        let isEmpty = shadow.image == nil && shadow.backgroundColor == nil
        let height = isEmpty ? 0 : shadow.image?.size.height ?? 1 / pixelScale
        shadow.frame = CGRect(x: 0, y: shadowIsAbove ? -height : bounds.height, width: bounds.width, height: height)
    }
}

/// The hairline of a bar's background, or the image in its place.
final class _UIBarBackgroundShadowView: UIImageView {}
