/// How a bar's background looks.
///
/// - Source: developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    /// Makes an appearance with the default background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance for an idiom, all of which look the same here.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Makes an appearance with the background of another.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// Drawn below the image and over what the effect shows; nil for none.
    open var backgroundColor: UIColor?
    /// Drawn over the colour.
    open var backgroundImage: UIImage?
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The hairline between bar and content; nil for none.
    open var shadowColor: UIColor?
    /// Drawn in the place of the hairline.
    open var shadowImage: UIImage?
    /// What the background lets shine through; nil for nothing. The colour of the system's material is drawn whatever the effect is.
    open var backgroundEffect: UIBlurEffect? {
        get { hasMaterial ? ownEffect ?? UIBlurEffect(style: .systemChromeMaterial) : nil }
        set { (ownEffect, hasMaterial) = (newValue, newValue != nil) }
    }
    private var ownEffect: UIBlurEffect?
    /// Whether the colour of the system's material is drawn; what it would blur is not.
    var hasMaterial = true

    /// Resets to the background that lets content shine through, with a hairline.
    open func configureWithDefaultBackground() { reset(color: nil, shadow: Self.hairline, hasMaterial: true) }
    /// Resets to the background that covers content, with a hairline.
    open func configureWithOpaqueBackground() { reset(color: .systemBackground, shadow: Self.hairline, hasMaterial: false) }
    /// Resets to no background and no hairline.
    open func configureWithTransparentBackground() { reset(color: nil, shadow: nil, hasMaterial: false) }

    private func reset(color: UIColor?, shadow: UIColor?, hasMaterial: Bool) {
        (backgroundColor, backgroundImage, shadowColor, shadowImage) = (color, nil, shadow, nil)
        self.hasMaterial = hasMaterial
        ownEffect = nil
    }

    /// Whether nothing but the system's material is behind the bar.
    private var isPlain: Bool { hasMaterial && backgroundColor == nil && backgroundImage == nil && shadowImage == nil }

    /// The same without a background, as bars look at the edge of their content for which nothing else is said; itself where the background is the
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

    /// What the system's bars look like over a plain background.
    static let material = UIColor(white: 249 / 255, alpha: 0.94).paired(withDark: UIColor(white: 29 / 255, alpha: 0.94))
}

extension UIColor {
    /// A colour that is this one in light appearance and another one in dark.
    fileprivate func paired(withDark dark: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : self } }
}
