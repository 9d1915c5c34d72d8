/// What the components of a colour mean.
///
/// Pictures and documents are drawn in sRGB; the other spaces exist to convert from and to.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, Sendable {
    let encoding: ColorEncoding
    private let kind: Kind

    /// What the space is of beside its encoding.
    private enum Kind: Hashable {
        case plain
        /// Patterns with colours of their own.
        case coloredPattern
        /// Patterns that are painted in a colour of a space.
        case pattern(base: CGColorSpace)
    }

    init(_ encoding: ColorEncoding) {
        self.encoding = encoding
        kind = .plain
    }

    /// Creates the space of colours that paint patterns.
    ///
    /// - Parameter baseSpace: The space of the colours of patterns without colours of their own; nil for the others.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if let baseSpace, baseSpace.model == .pattern { return nil }
        encoding = baseSpace?.encoding ?? .deviceRGB
        kind = baseSpace.map(Kind.pattern) ?? .coloredPattern
    }

    /// The space of the colours of a pattern space; nil for other spaces, and where patterns bring their own colours.
    public var baseColorSpace: CGColorSpace? {
        if case .pattern(let base) = kind { base } else { nil }
    }

    /// Whether colours that sRGB cannot show belong to the space.
    public var isWideGamutRGB: Bool { [.displayP3, .extendedSRGB, .extendedLinearSRGB].contains(encoding) && kind == .plain }

    /// Whether pictures and bitmaps can be made in the space.
    public var supportsOutput: Bool { kind == .plain }

    /// A space by name; nil for names not listed among this type's constants.
    public init?(name: CFString) {
        guard let encoding = ColorEncoding.allCases.first(where: { $0.name == name }) else { return nil }
        self.encoding = encoding
        kind = .plain
    }

    /// Name of the sRGB space of IEC 61966-2-1; components in 0...1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// Name of sRGB with components below 0 and above 1, which stand for colours outside sRGB.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Name of the space with sRGB's primaries and linear components in 0...1.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Name of the space with sRGB's primaries and linear components that may leave 0...1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// Name of Display P3: the primaries of SMPTE EG 432-1 with white point D65 and sRGB's transfer function.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Name of the grey space with gamma 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey whose value is that of sRGB's three components.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Name of the grey space whose component is proportional to the light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Name of the space of four inks; converted without a profile, as device CMYK.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// The name the space was made from; nil for device spaces.
    public var name: CFString? { kind == .plain ? encoding.name : nil }

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { kind == .coloredPattern ? 0 : encoding.componentCount }

    /// The kind of components a colour in this space has.
    public var model: CGColorSpaceModel { kind == .plain ? encoding.model : .pattern }

    /// Whether two spaces have the same encoding, and are both pattern spaces or neither.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.encoding == rhs.encoding && lhs.kind == rhs.kind
    }

    /// Hashes the encoding and what patterns are painted in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(kind)
    }
}

/// Red, green and blue as the device shows them; the same as sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// Grey as the device shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// Cyan, magenta, yellow and black ink.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
