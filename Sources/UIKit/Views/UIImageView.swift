/// A view that shows an image.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageview
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
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

    open var image: UIImage? {
        didSet { imageChanged(from: oldValue) }
    }
    /// The image while the view is highlighted; the usual one when nil.
    open var highlightedImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    private func imageChanged(from old: UIImage?) {
        guard image !== old else { return }
        setNeedsDisplay()
        if image?.size != old?.size { invalidateIntrinsicContentSize() }
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
    open override func tintColorDidChange() { setNeedsDisplay() }

    open override func draw(_ rect: CGRect) {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
        shown(image).draw(in: contentMode.rect(for: image.size, in: bounds))
    }

    /// Templates take the view's tint; images that follow the direction are mirrored in right-to-left layouts.
    private func shown(_ image: UIImage) -> UIImage {
        let tinted = image.renderingMode == .alwaysTemplate ? image.withTintColor(tintColor) : image
        return isRightToLeft && image.flipsForRightToLeftLayoutDirection ? tinted.withHorizontallyFlippedOrientation() : tinted
    }
}
