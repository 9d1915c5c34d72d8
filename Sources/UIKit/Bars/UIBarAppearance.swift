/// The appearance of a bar's background.
///
/// - Source: developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Makes an appearance with the default background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance for an idiom; it is the same for all idioms here.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Makes an appearance with the background of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// The background colour, drawn below the image and over the effect; nil for none.
    open var backgroundColor: UIColor?
    /// The background image, drawn over the colour.
    open var backgroundImage: UIImage?
    /// The way the image is fitted to the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the shadow, a hairline between bar and content; nil for none.
    open var shadowColor: UIColor?
    /// The image that replaces the hairline.
    open var shadowImage: UIImage?
    /// The blur effect of the background; nil for none. For every effect the colour of the system's material is drawn.
    open var backgroundEffect: UIBlurEffect? {
        get { hasMaterial ? ownEffect ?? UIBlurEffect(style: .systemChromeMaterial) : nil }
        set { (ownEffect, hasMaterial) = (newValue, newValue != nil) }
    }
    private var ownEffect: UIBlurEffect?
    /// Whether the colour of the system's material is drawn; nothing is blurred.
    var hasMaterial = true

    /// Resets to the translucent background with a hairline.
    open func configureWithDefaultBackground() { reset(color: nil, shadow: Self.hairline, hasMaterial: true) }
    /// Resets to an opaque background with a hairline.
    open func configureWithOpaqueBackground() { reset(color: .systemBackground, shadow: Self.hairline, hasMaterial: false) }
    /// Resets to no background and no hairline.
    open func configureWithTransparentBackground() { reset(color: nil, shadow: nil, hasMaterial: false) }

    private func reset(color: UIColor?, shadow: UIColor?, hasMaterial: Bool) {
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (color, nil, shadow, nil)
        self.hasMaterial = hasMaterial
        ownEffect = nil
    }

    /// Whether the background is the system's material alone.
    private var isPlain: Bool { hasMaterial && backgroundColor == nil && backgroundImage == nil && shadowImage == nil }

    /// The default scroll edge appearance: this one without a background; the same object if the background is the
    /// system's own.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance
    func bareAtScrollEdge() -> Self {
        guard !isPlain, let bare = copy() as? Self else { return self }
        bare.configureWithTransparentBackground()
        return bare
    }

    func takeBackground(of other: UIBarAppearance) {
        (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
        backgroundImageContentMode = other.backgroundImageContentMode
        (shadowColor, shadowImage, hasMaterial) = (other.shadowColor, other.shadowImage, other.hasMaterial)
        ownEffect = other.ownEffect
    }

    private static var hairline: UIColor { UIColor(white: 0, alpha: 0.3).paired(withDark: UIColor(white: 1, alpha: 0.15)) }

    /// The colour that represents the system's material over a plain background.
    static let material = UIColor(white: 249 / 255, alpha: 0.94).paired(withDark: UIColor(white: 29 / 255, alpha: 0.94))
}

extension UIColor {
    /// A dynamic colour: this one in light appearance and another one in dark appearance.
    fileprivate func paired(withDark dark: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : self } }
}
