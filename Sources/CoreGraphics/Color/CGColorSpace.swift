/// What the components of a colour mean.
///
/// Pictures and documents are drawn in sRGB; the other spaces exist to convert from and to.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Hashable, Sendable {
    let encoding: ColorEncoding

    init(_ encoding: ColorEncoding) {
        self.encoding = encoding
    }

    /// A space by name; nil for names not listed among this type's constants.
    public init?(name: CFString) {
        guard let encoding = ColorEncoding.allCases.first(where: { $0.name == name }) else { return nil }
        self.encoding = encoding
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey whose value is that of sRGB's three components.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

    /// The name the space was made from; nil for device spaces.
    public var name: CFString? { encoding.name }

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int { encoding.componentCount }

    public var model: CGColorSpaceModel { encoding.model }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.encoding == rhs.encoding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoding)
    }
}

/// Red, green and blue as the device shows them; the same as sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// Grey as the device shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// Cyan, magenta, yellow and black ink.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
