/// A fixed colour, or a dynamic one that a closure resolves for traits.
///
/// - Source: developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationTypeMark()

    enum Kind {
        case fixed(CGColor)
        case dynamic(Provider)
    }

    /// Resolves a colour for traits. Colours of the same provider are equal, such as those of a catalogue for the same
    /// name.
    final class Provider {
        let color: (UITraitCollection) -> UIColor
        init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    // MARK: Creating a colour

    /// Creates a placeholder for a colour that is set later; Apple publishes no components of it, here it is clear.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a grey; 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(extendedGray: white, alpha: alpha)))
    }

    /// Creates a colour of hue, saturation and brightness, each 0...1; hue 0 and 1 are red.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }

    /// Creates a colour in extended sRGB: components outside 0...1 are colours outside the gamut of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(extendedRed: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a colour of Display P3 components in 0...1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)))
    }

    /// Creates a fixed colour from a Core Graphics colour, in its colour space.
    public convenience init(cgColor: CGColor) {
        self.init(.fixed(cgColor))
    }

    /// Creates a colour from a Core Image colour.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// Creates a dynamic colour, which a closure returns each time it is resolved.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(.dynamic(Provider(dynamicProvider)))
    }

    /// Creates the colour of a colour literal, in sRGB.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Decodes a colour, of components in extended sRGB.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
            blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha")))
    }

    /// The colour with another alpha; dynamic colours stay dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch kind {
        case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
        case .dynamic(let provider): UIColor { provider.color($0).withAlphaComponent(alpha) }
        }
    }

    // MARK: Examining

    /// The Core Image colour. On iOS it raises `NSInvalidArgumentException` unless the colour was created from one;
    /// here every colour has it.
    open var ciColor: CIColor { CIColor(color: self) }

    /// The colour itself; dynamic colours resolve with `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch kind {
        case .fixed(let color): color
        case .dynamic(let provider): provider.color(.current).cgColor
        }
    }

    /// The fixed colour for given traits; a fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch kind {
        case .fixed: self
        case .dynamic(let provider): provider.color(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Stores red, green and blue in extended sRGB, and alpha; nil pointers are skipped. Always returns true.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = cgColor.sRGBComponents
        red?.pointee = components[0]
        green?.pointee = components[1]
        blue?.pointee = components[2]
        alpha?.pointee = components[3]
        return true
    }

    /// Stores hue, saturation and brightness, each 0...1, and alpha; nil pointers are skipped. Always returns true.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = HueSaturationBrightness(rgb: cgColor.sRGBComponents)
        hue?.pointee = components.hue
        saturation?.pointee = components.saturation
        brightness?.pointee = components.brightness
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Stores white and alpha of a colour whose sRGB components are equal; returns false for others and stores nothing.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = cgColor.sRGBComponents
        guard components[0] == components[1], components[1] == components[2] else { return false }
        white?.pointee = components[0]
        alpha?.pointee = components[3]
        return true
    }

    // MARK: Drawing

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes this the stroke colour of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Comparing

    /// Fixed colours are equal if space and components are equal, dynamic ones if they are identical, and those of a
    /// catalogue if their names are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        switch (kind, (object as? UIColor)?.kind) {
        case (.fixed(let color), .fixed(let other)): color == other
        case (.dynamic(let provider), .dynamic(let other)): provider === other
        default: false
        }
    }

    open override var hash: Int {
        switch kind {
        case .fixed(let color): color.hashValue
        case .dynamic(let provider): ObjectIdentifier(provider).hashValue
        }
    }

    /// The colour space's name and the components.
    open override var description: String {
        guard case .fixed(let color) = kind else { return "<UIDynamicProviderColor>" }
        let space =
            switch color.colorSpace?.name {
            case CGColorSpace.extendedGray: "UIExtendedGrayColorSpace"
            case CGColorSpace.displayP3: "UIDisplayP3ColorSpace"
            default: "UIExtendedSRGBColorSpace"
            }
        let isNamed = color.colorSpace?.model == .monochrome || space == "UIDisplayP3ColorSpace"
        let components = isNamed ? color.components ?? [] : color.sRGBComponents
        return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor

extension CIColor {
    /// Creates a Core Image colour; dynamic colours are resolved with `UITraitCollection.current`.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
