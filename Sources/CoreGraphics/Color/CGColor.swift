import Rasterizer

/// A colour: the components of a colour space, followed by alpha.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    /// The space's components, then alpha.
    private let values: [CGFloat]
    /// The pattern that is painted instead of the colour; nil for plain colours.
    public let pattern: CGPattern?

    private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// Creates a colour that paints a pattern.
    ///
    /// - Parameters:
    ///   - space: A pattern space, with a base for patterns without colours of their own.
    ///   - components: The components of the base, if there is one, then alpha.
    /// - Returns: nil for other spaces than pattern spaces, and for an uncoloured pattern in a space without a base.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        self.init(space: space, values: Array(values), pattern: pattern)
    }

    /// Creates a colour in a given space.
    /// - Parameter components: The space's components, then alpha; one more than the space's count.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        self.init(space: space, values: Array(values))
    }

    /// Creates an opaque or translucent sRGB colour; components and alpha are in 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
    }

    /// Creates an sRGB colour; the same as ``init(red:green:blue:alpha:)``. Components and alpha are in 0...1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey with gamma 2.2.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
    }

    /// Creates a grey in the space ``CGColorSpace/genericGrayGamma2_2``; both values are in 0...1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.genericGray), values: [gray, alpha])
    }

    /// Creates a colour of four inks in the space ``CGColorSpace/genericCMYK``; all values are in 0...1.
    ///
    /// The inks convert to sRGB by the device formula of PDF, `(1 - ink) * (1 - black)`, without a colour profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(space: CGColorSpace(.genericCMYK), values: [cyan, magenta, yellow, black, alpha])
    }

    /// Opaque white, a grey with gamma 2.2.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Opaque black, a grey with gamma 2.2.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Black with alpha 0.
    public static let clear = CGColor(gray: 0, alpha: 0)

    // MARK: Examining

    /// The space's components, then alpha.
    public var components: [CGFloat]? { values }

    /// The number of ``components``, including alpha.
    public var numberOfComponents: Int { values.count }

    /// Opacity, 0 (transparent) to 1 (opaque); the last of ``components``.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The space that ``components`` belong to; never nil here.
    public var colorSpace: CGColorSpace? { space }

    // MARK: Changing

    /// The colour itself, since colours are immutable.
    public func copy() -> CGColor? { self }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The colour in another space.
    /// - Parameters:
    ///   - intent: Has no effect: colours outside the space's gamut are clipped.
    ///   - options: Has no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        if pattern != nil || space.model == .pattern { return nil }
        return CGColor(space: space, values: space.encoding.components(sRGB: sRGB).map { CGFloat($0) } + [alpha])
    }

    private var sRGB: [Double] {
        if space.numberOfComponents == 0 { return [0, 0, 0] }
        return space.encoding.sRGBComponents(values.dropLast().map { Double($0) })
    }

    /// Creates a grey that is drawn as three equal sRGB components.
    package convenience init(extendedGray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.extendedGray), values: [gray, alpha])
    }

    /// Creates a colour in sRGB whose components may lie outside 0...1.
    package convenience init(extendedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.extendedSRGB), values: [red, green, blue, alpha])
    }

    package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.displayP3), values: [red, green, blue, alpha])
    }

    /// Red, green and blue in sRGB, not clipped, and alpha.
    package var sRGBComponents: [CGFloat] { sRGB.map { CGFloat($0) } + [alpha] }

    /// The colour as it is drawn: in sRGB, clipped to 0...1.
    package var paintColor: PaintColor {
        let shown = (sRGB + [Double(alpha)]).map { min(max($0, 0), 1) }
        return PaintColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3])
    }

    /// Whether two colours have the same space and components; colours of equal appearance in different spaces are not
    /// equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.space == rhs.space && lhs.values == rhs.values && lhs.pattern == rhs.pattern
    }

    /// Hashes the space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
