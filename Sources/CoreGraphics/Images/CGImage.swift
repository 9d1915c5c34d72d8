import Rasterizer

/// An immutable bitmap image.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Hashable, Sendable {
    /// The pixels in the rasterizer's type.
    package let bitmap: Bitmap
    private let declaredOpaque: Bool
    /// Whether the image is an image mask: black paints, white does not.
    public let isMask: Bool
    /// Whether a scaled image is interpolated; false repeats the nearest pixel.
    public let shouldInterpolate: Bool

    /// The pixel format of the data from which the image was created; nil for decoded files and documents, which have
    /// that of the rasterizer.
    private let format: PixelFormat?

    /// The uniform type identifier of the file from which the image was decoded; nil for other images.
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

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: Must be 8.
    ///   - bitsPerPixel: 8 for grey or alpha only, 24 for RGB, 32 for RGB with alpha or a padding byte.
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

    /// Decodes a PNG file; nil if it is damaged or of another format.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, format: .png, decode: decode, shouldInterpolate: shouldInterpolate)
    }

    /// Decodes a JPEG file; nil if it is damaged or of another format.
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

    /// The image itself, since images are immutable.
    public func copy() -> CGImage? { self }

    /// The part inside a rectangle in pixels, which is extended to whole pixels; nil if it is outside.
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

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel of the image's data; 32 for decoded files.
    public var bitsPerPixel: Int { (format?.layout.bytesPerPixel ?? 4) * 8 }
    /// The distance between rows of ``dataProvider`` in bytes.
    public var bytesPerRow: Int { format?.bytesPerRow ?? bitmap.bytesPerRow }
    /// The colour space of the data; sRGB for decoded files, nil for masks.
    public var colorSpace: CGColorSpace? { isMask ? nil : format.map(\.space) ?? CGColorSpace(.sRGB) }
    /// Always the default intent; the one passed at creation is not kept.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The alpha component of the data from which the image was created; for decoded files it is first and
    /// premultiplied, or a padding byte if the image has no alpha.
    public var alphaInfo: CGImageAlphaInfo {
        if let format { return format.info.alphaInfo ?? .none }
        return declaredOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// The layout of the data of ``dataProvider``.
    public var bitmapInfo: CGBitmapInfo {
        format?.info ?? CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }

    /// The byte order; decoded files are little endian, so that a pixel's bytes are blue, green, red, alpha.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: bitmapInfo.intersection(.byteOrderMask).rawValue) ?? .orderDefault
    }

    /// The pixels in the layout that ``bitmapInfo`` describes.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: format?.bytes(of: bitmap) ?? Data(bitmap.pixels)) }

    /// Whether both images have the same size and pixels.
    package func hasPixels(of other: CGImage) -> Bool {
        self === other || isMask == other.isMask && bitmap == other.bitmap
    }

    /// Whether both are the same object; pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
