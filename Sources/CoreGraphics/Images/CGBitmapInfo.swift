/// The position of a pixel's alpha component, and whether the colours are premultiplied by it.
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

    /// Creates a layout from a bit mask; its use decides whether the layout is supported.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Mask of the bits that hold a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers; unsupported by bitmaps and images.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// Mask of the bits that hold the component format.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Mask of the bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default byte order: that of the layout.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 16-bit little endian; unsupported for pixels of 32 bits and ignored for others.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit little endian, so that an alpha component called first is a pixel's last byte.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit big endian; unsupported for pixels of 32 bits and ignored for others.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit big endian; the same as the default byte order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The alpha part; nil for unknown values.
    var alphaInfo: CGImageAlphaInfo? {
        CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
    }

    /// The layout of ``Rasterizer``'s bitmaps: blue, green, red, alpha bytes, premultiplied.
    static let native = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | byteOrder32Little.rawValue)
}
