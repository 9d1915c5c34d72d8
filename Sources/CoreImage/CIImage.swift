import CoreGraphics
import Foundation
import Rasterizer

/// A recipe for an image, whose pixels are computed when a context renders it.
///
/// The origin is at the bottom left, y points up, and a unit is a pixel.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, @unchecked Sendable {
    typealias Reader = @Sendable (PixelRect, PixelEncoding) -> PixelTile

    /// The rectangle outside of which the image is transparent, in pixels; possibly infinite.
    public let extent: CGRect
    /// The image that this one was created from; nil for computed ones.
    public let cgImage: CGImage?
    /// Whether scaling uses nearest-neighbour sampling.
    let isSampledNearest: Bool
    private let reader: Reader

    init(extent: CGRect, cgImage: CGImage? = nil, isSampledNearest: Bool = false, _ reader: @escaping Reader) {
        (self.extent, self.cgImage, self.isSampledNearest, self.reader) = (extent, cgImage, isSampledNearest, reader)
    }

    /// Creates a copy of an image.
    package convenience init(copying image: CIImage) {
        self.init(extent: image.extent, cgImage: image.cgImage, isSampledNearest: image.isSampledNearest, image.reader)
    }

    /// The colours of some pixels, transparent outside of the extent.
    func pixels(in rect: PixelRect, _ encoding: PixelEncoding) -> PixelTile { reader(rect, encoding) }

    // MARK: Creating an image

    /// Creates an image of pixels, with the lower left at the origin.
    public convenience init(cgImage image: CGImage) {
        let bitmap = image.bitmap
        self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), cgImage: image) { rect, encoding in
            var tile = PixelTile(rect)
            tile.fill { x, y in encoding.decoded(bitmap.color(x: x, rowFromBottom: y)) }
            return tile
        }
    }

    /// Creates an image of pixels. See ``init(cgImage:)``.
    ///
    /// - Parameter options: Has no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// Decodes a file's data; nil if it is damaged or of an unsupported format.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Decodes a file's data; nil if it is damaged or of an unsupported format.
    ///
    /// - Parameter options: Has no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image)
    }

    /// Reads a file; nil if it does not exist or is damaged.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Reads a file; nil if it does not exist or is damaged.
    ///
    /// - Parameter options: Has no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
    }

    /// Creates an infinite image of one colour.
    public convenience init(color: CIColor) {
        self.init(extent: .infinite) { rect, encoding in
            var tile = PixelTile(rect)
            let value = encoding.decoded(color.premultiplied)
            tile.fill { _, _ in value }
            return tile
        }
    }

    /// An empty image.
    open class func empty() -> CIImage { CIImage(extent: .null) { rect, _ in PixelTile(rect) } }

    /// The metadata of the file. Always empty: it is not read.
    open var properties: [String: Any] { [:] }
    /// The colour space of the pixels from which the image was created; nil for computed ones.
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
}

/// An option for creating an image.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimageoption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colour space of the pixels. Has no effect.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// The metadata of the image. Has no effect.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether to apply the orientation in the file. Has no effect.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

extension Bitmap {
    /// A premultiplied pixel in sRGB; transparent outside.
    fileprivate func color(x: Int, rowFromBottom: Int) -> SIMD4<Float> {
        guard (0..<width).contains(x), (0..<height).contains(rowFromBottom) else { return .zero }
        let start = ((height - 1 - rowFromBottom) * width + x) * 4
        return SIMD4(Float(pixels[start + 2]), Float(pixels[start + 1]), Float(pixels[start]), Float(pixels[start + 3])) / 255
    }
}
