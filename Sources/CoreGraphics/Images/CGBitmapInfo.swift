/// Where a pixel's alpha is and whether the colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// A pixel's layout: a ``CGImageAlphaInfo`` raw value in the low bits, a byte order above.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// Bit mask of alpha info, component format and byte order.
    public let rawValue: UInt32

    /// Creates a layout from a bit mask; whether a bitmap or picture can have it is decided where it is used.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Mask of the bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers; bitmaps and pictures with it are refused.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// Mask of the bits that hold the component format.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Mask of the bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// No byte order: the bytes of a pixel stand as its layout says.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Pixels of 16 bits with the low byte first; refused for pixels of 32 bits and not looked at for others.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Pixels of 32 bits with the low byte first, so that the alpha called first is a pixel's last byte.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pixels of 16 bits with the high byte first; refused for pixels of 32 bits and not looked at for others.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Pixels of 32 bits with the high byte first; the same as no byte order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha part; nil for unknown values.
    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }

    /// The layout of ``Rasterizer``'s bitmaps: blue, green, red, alpha bytes, premultiplied.
    static let native = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}
