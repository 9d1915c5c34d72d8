import Rasterizer

/// A picture of pixels that does not change.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, Sendable {
    /// The pixels in the rasterizer's type.
    package let bitmap: Bitmap
    private let declaredOpaque: Bool
    /// Whether the picture only says where something is painted: black paints, white does not.
    public let isMask: Bool
    /// Whether the picture is resampled smoothly when drawn at another size; false repeats the nearest pixel.
    public let shouldInterpolate: Bool

    package init(_ bitmap: Bitmap, isOpaque: Bool = false, shouldInterpolate: Bool = true, isMask: Bool = false) {
        self.bitmap = bitmap
        self.declaredOpaque = isOpaque
        self.shouldInterpolate = shouldInterpolate
        self.isMask = isMask
    }

    // MARK: Creating

    /// Makes a picture of pixels in memory.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8 for grey or alpha only, 24 for RGB, 32 for RGB with alpha or a spare byte.
    ///   - decode: Must be nil.
    /// - Returns: nil for other layouts, too few bytes, or dimensions that are 0 or too large.
    /// - Complexity: O(pixels).
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        guard decode == nil, let layout, let data = provider.data,
            (try? Bitmap.checkDimensions(width: width, height: height)) != nil,
            bytesPerRow >= width * layout.bytesPerPixel, data.count / bytesPerRow >= height
        else { return nil }
        let bitmap = data.withUnsafeBytes {
            layout.bitmap(from: $0, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        self.init(bitmap, isOpaque: layout.alpha == .opaque, shouldInterpolate: shouldInterpolate)
    }

    /// Decodes a PNG file; nil when the bytes are damaged or something else.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, format: .png, decode: decode, shouldInterpolate: shouldInterpolate)
    }

    /// Decodes a JPEG file; nil when the bytes are damaged or something else.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, format: .jpeg, decode: decode, shouldInterpolate: shouldInterpolate)
    }

    private convenience init?(
        _ source: CGDataProvider, format: ImageFormat, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let bytes = [UInt8](source.data ?? Data())
        guard decode == nil, ImageFormat(signatureOf: bytes) == format, let bitmap = try? Bitmap(decoding: bytes) else {
            return nil
        }
        self.init(bitmap, isOpaque: bitmap.isOpaque, shouldInterpolate: shouldInterpolate)
    }

    // MARK: Copies

    /// The picture itself, because pictures do not change.
    public func copy() -> CGImage? { self }

    /// The part inside a rectangle in pixels, grown to whole ones; nil when it lies outside.
    /// - Complexity: O(pixels of the part).
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.standardized.integral.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        let cropped = bitmap.cropped(
            x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height))
        return CGImage(cropped, isOpaque: declaredOpaque, shouldInterpolate: shouldInterpolate, isMask: isMask)
    }

    // MARK: Examining

    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }
    /// Always 8: decoded pictures are stored in one format.
    public var bitsPerComponent: Int { 8 }
    /// Always 32: red, green, blue and an alpha or spare byte.
    public var bitsPerPixel: Int { 32 }
    /// Bytes from one row of ``dataProvider`` to the next.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Always sRGB, whatever space the pixels were given in; nil for masks.
    public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpace(.sRGB) }
    /// Always the default intent; what was given when the picture was made is not kept.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// Premultiplied alpha in front, or a spare byte there for pictures without alpha.
    public var alphaInfo: CGImageAlphaInfo {
        declaredOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// Describes the bytes of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// Always 32 bits with the low byte first, so that bytes come as blue, green, red, alpha.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// The pixels' bytes, in the layout ``bitmapInfo`` describes.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(bitmap.pixels)) }

    /// Whether both are the same object; pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
