/// A view that shows an image.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an image view from an archive or an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIImageView.self)
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        setNeedsDisplay()
    }

    /// The image; setting one of another size invalidates the intrinsic content size.
    open var image: UIImage? {
        didSet { imageChanged(from: oldValue) }
    }
    /// The image while the view is highlighted; nil for `image`.
    open var highlightedImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the highlighted image is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }
    /// The size, weight and scale for symbols whose own configuration leaves them open.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The effects of the symbol, in the order in which they were added.
    var symbolEffects: [RunningSymbolEffect] = []
    /// The greatest brightness that the image may be shown with. It reads back what was set; no pixel is brighter than
    /// white.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// The greatest brightness that the image is shown with: standard, no brighter than white.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Whether the image grows with the accessibility text sizes. It reads back what was set; images keep their size.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    private func imageChanged(from old: UIImage?) {
        guard image !== old else { return }
        setNeedsDisplay()
        if image?.size != old?.size || image?.alignmentRectInsets != old?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
    }

    /// The images of an animation. It reads back what was set; the animation is never shown.
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle through the images, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles; 0 for ever.
    open var animationRepeatCount = 0
    /// Whether the animation runs. `image` is shown all the while.
    open private(set) var isAnimating = false
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false || highlightedAnimationImages?.isEmpty == false }
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize {
        configured(image)?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image)?.size ?? bounds.size }
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
    override var usualAccessibilityTraits: UIAccessibilityTraits { .image }
    open override func tintColorDidChange() { setNeedsDisplay() }
    override func boundsSizeChanged() {
        super.boundsSizeChanged()
        setNeedsDisplay()
    }
    override func resolveTraits() {
        super.resolveTraits()
        setNeedsDisplay()
    }

    // MARK: Drawing

    private var currentImage: UIImage? { configured(isHighlighted ? highlightedImage ?? image : image) }

    /// A symbol with the view's preferred configuration as the fallback for its own.
    private func configured(_ image: UIImage?) -> UIImage? { image?.preferring(preferredSymbolConfiguration) }

    open override func draw(_ rect: CGRect) {
        guard let image = currentImage else { return }
        shown(image).draw(in: contentMode.rect(for: image.size, in: bounds))
    }

    /// Drawing is clipped to the bounds, so an image that extends beyond them becomes the layer's contents. Pixels are
    /// made here and not in layout, because most layouts are never drawn.
    override func prepareContents() {
        guard let image = currentImage,
            !bounds.insetBy(dx: -0.5, dy: -0.5).contains(contentMode.rect(for: image.size, in: bounds))
        else { return layer.contents = nil }
        traitCollection.performAsCurrent { layer.contents = shown(image).uprightImage }
        layer.contentsScale = image.scale
        layer.contentsGravity = contentMode.gravity
    }

    /// Template images get the tint colour; images that follow the layout direction are mirrored in right-to-left
    /// layouts.
    private func shown(_ image: UIImage) -> UIImage {
        let tinted = image.isTemplate ? image.withTintColor(tintColor) : image
        return isRightToLeft && image.flipsForRightToLeftLayoutDirection ? tinted.withHorizontallyFlippedOrientation() : tinted
    }
}

/// A view whose images can grow with the accessibility text sizes.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontentsizecategoryimageadjusting
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether images grow with the accessibility text sizes.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
