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

    /// The layout of the bytes that the picture was made of; nil for decoded files and documents, which answer in that
    /// of the rasterizer.
    private let format: PixelFormat?

    /// The uniform type identifier of the file that the picture was decoded from; nil for other pictures.
    public let utType: CFString?

    package convenience init(
        _ bitmap: Bitmap, isOpaque: Bool = false, shouldInterpolate: Bool = true, isMask: Bool = false, utType: CFString? = nil
    ) {
        self.init(
            bitmap, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate, isMask: isMask, format: nil, utType: utType)
    }

    init(
        _ bitmap: Bitmap, isOpaque: Bool, shouldInterpolate: Bool = true, isMask: Bool = false, format: PixelFormat?,
        utType: CFString? = nil
    ) {
        self.utType = utType
        self.bitmap = bitmap
        self.format = format
        self.declaredOpaque = isOpaque
        self.shouldInterpolate = shouldInterpolate
        self.isMask = isMask
    }

    // MARK: Creating

    /// Creates a picture of pixels in memory.
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
        let format = PixelFormat(
            layout: layout, bytesPerRow: bytesPerRow, space: layout.colorOffsets == nil ? nil : space, info: bitmapInfo)
        self.init(bitmap, isOpaque: layout.alpha == .opaque, shouldInterpolate: shouldInterpolate, format: format)
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
        self.init(
            bitmap, isOpaque: bitmap.isOpaque, shouldInterpolate: shouldInterpolate, utType: format.typeIdentifier)
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
        return CGImage(
            cropped, isOpaque: declaredOpaque, shouldInterpolate: shouldInterpolate, isMask: isMask,
            format: format?.with(width: cropped.width))
    }

    // MARK: Examining

    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32, or as many as the bytes have that the picture was made of.
    public var bitsPerPixel: Int { (format?.layout.bytesPerPixel ?? 4) * 8 }
    /// Bytes from one row of ``dataProvider`` to the next.
    public var bytesPerRow: Int { format?.bytesPerRow ?? bitmap.bytesPerRow }
    /// The space that the pixels were given in; sRGB for decoded files, nil for masks.
    public var colorSpace: CGColorSpace? { isMask ? nil : format.map(\.space) ?? CGColorSpace(.sRGB) }
    /// Always the default intent; what was given when the picture was made is not kept.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// Where the alpha is in the bytes that the picture was made of; for decoded files it is premultiplied and in
    /// front, or a spare byte there for pictures without alpha.
    public var alphaInfo: CGImageAlphaInfo {
        if let format { return format.info.alphaInfo ?? .none }
        return declaredOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// Describes the bytes of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo {
        format?.info ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The order of the bytes of a pixel; for decoded files the low byte comes first, so that bytes come as blue,
    /// green, red, alpha.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }

    /// The pixels' bytes, in the layout ``bitmapInfo`` describes.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: format?.bytes(of: bitmap) ?? Data(bitmap.pixels)) }

    /// Whether both are the same object; pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
