/// The interpretation of a colour's components.
///
/// Pictures and documents are drawn in sRGB; the other spaces exist to convert from and to.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, Sendable {
    let encoding: ColorEncoding
    private let kind: Kind

    /// The kind of the space, in addition to its encoding.
    private enum Kind: Hashable {
        case plain
        /// Patterns with colours of their own.
        case coloredPattern
        /// Patterns without colours of their own, painted in a colour of a base space.
        case pattern(base: CGColorSpace)
    }

    init(_ encoding: ColorEncoding) {
        self.encoding = encoding
        kind = .plain
    }

    /// Creates a pattern space.
    ///
    /// - Parameter baseSpace: The space of the colours for uncoloured patterns; nil for coloured patterns.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if let baseSpace, baseSpace.model == .pattern { return nil }
        encoding = baseSpace?.encoding ?? .deviceRGB
        kind = baseSpace.map(Kind.pattern) ?? .coloredPattern
    }

    /// The base space of a pattern space for uncoloured patterns; nil for other spaces.
    public var baseColorSpace: CGColorSpace? {
        if case .pattern(let base) = kind { base } else { nil }
    }

    /// Whether the space has colours outside the gamut of sRGB.
    public var isWideGamutRGB: Bool { [.displayP3, .extendedSRGB, .extendedLinearSRGB].contains(encoding) && kind == .plain }

    /// Whether images and bitmaps can be created in the space.
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
    /// Name of the grey space whose value is that of sRGB's three components.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Name of the grey space whose component is proportional to the light intensity.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Name of a CMYK space; converted without a profile, as device CMYK.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// The name the space was made from; nil for device spaces.
    public var name: CFString? { kind == .plain ? encoding.name : nil }

    /// The number of components of a colour, without alpha.
    public var numberOfComponents: Int { kind == .coloredPattern ? 0 : encoding.componentCount }

    /// The kind of components a colour in this space has.
    public var model: CGColorSpaceModel { kind == .plain ? encoding.model : .pattern }

    /// Whether two spaces have the same encoding, and are both pattern spaces or neither.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.encoding == rhs.encoding && lhs.kind == rhs.kind
    }

    /// Hashes the encoding and the kind.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
        hasher.combine(kind)
    }
}

/// The RGB space of the device; equal to sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// The grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// The CMYK space of the device.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
