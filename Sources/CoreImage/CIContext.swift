import CoreGraphics
import Foundation
import Rasterizer

/// Renders images on the CPU.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontext
open class CIContext: NSObject, @unchecked Sendable {
    private let encoding: PixelEncoding
    private let target: CGContext?

    /// Creates a context that computes in linear light.
    public override convenience init() { self.init(options: nil) }

    /// Creates a context.
    ///
    /// - Parameter options: `NSNull` as the working space computes with components as they are; other options have no
    ///   effect.
    public init(options: [CIContextOption: Any]?) {
        encoding = options?[.workingColorSpace] is NSNull ? .encoded : .linear
        target = nil
    }

    /// Creates a context that ``draw(_:in:from:)`` draws to.
    public init(cgContext: CGContext, options: [CIContextOption: Any]?) {
        encoding = options?[.workingColorSpace] is NSNull ? .encoded : .linear
        target = cgContext
    }

    /// The pixels of an image inside a rectangle, extended to whole pixels; nil if there are none or too many.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let rect = PixelRect(fromRect), rect.width > 0, rect.height > 0,
            (try? Bitmap.checkDimensions(width: rect.width, height: rect.height)) != nil
        else { return nil }
        return CGImage(bitmap(of: image, in: rect))
    }

    /// The pixels of an image inside a rectangle. See ``createCGImage(_:from:)``; only 8-bit sRGB is supported.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Draws a part of an image into a rectangle of the context for which this one was created.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let pixels = createCGImage(image, from: fromRect) else { return }
        target.draw(pixels, in: inRect)
    }

    /// Renders pixels of an image to memory, rows from the top, premultiplied.
    ///
    /// - Parameters:
    ///   - rowBytes: The distance between rows.
    ///   - bounds: A rectangle in the image's space, extended to whole pixels.
    ///   - format: ``CIFormat/RGBA8`` or ``CIFormat/BGRA8``; other formats write nothing.
    ///   - colorSpace: Has no effect: components are in sRGB.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let rect = PixelRect(bounds), format == .RGBA8 || format == .BGRA8 else { return }
        let pixels = bitmap(of: image, in: rect).pixels
        let order = format == .RGBA8 ? [2, 1, 0, 3] : [0, 1, 2, 3]
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                for (index, offset) in order.enumerated() {
                    data.storeBytes(
                        of: pixels[(row * rect.width + column) * 4 + offset], toByteOffset: row * rowBytes + column * 4 + index,
                        as: UInt8.self)
                }
            }
        }
    }

    /// Clears caches; there are none.
    open func clearCaches() {}

    private func bitmap(of image: CIImage, in rect: PixelRect) -> Bitmap {
        let tile = image.pixels(in: rect, encoding)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(rect.width * rect.height * 4)
        for row in stride(from: rect.height - 1, through: 0, by: -1) {
            for column in 0..<rect.width {
                let color = encoding.encoded(tile.values[row * rect.width + column])
                let alpha = min(max(color.w, 0), 1)
                for value in [color.z, color.y, color.x] { pixels.append(UInt8(min(max(value, 0), alpha) * 255 + 0.5)) }
                pixels.append(UInt8(alpha * 255 + 0.5))
            }
        }
        return Bitmap(width: rect.width, height: rect.height, pixels: pixels)
    }
}

/// An option of a context.
///
/// - Source: developer.apple.com/documentation/coreimage/cicontextoption
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The working space; `NSNull` for none.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The colour space of results. Has no effect.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// The pixel format during filtering. Has no effect.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Whether to render on the CPU, which is always done. Has no effect.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether to downsample with higher quality. Has no effect.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Whether to cache intermediate results; nothing is cached. Has no effect.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether to render at low priority. Has no effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// A name for the context, which debuggers show. Has no effect.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A pixel format.
///
/// - Source: developer.apple.com/documentation/coreimage/ciformat
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The format's number.
    public let rawValue: Int32
    /// Creates a layout.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Four bytes in this order. Unsupported.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Four bytes in this order.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Four bytes in this order.
    public static let RGBA8 = CIFormat(rawValue: 264)
}
