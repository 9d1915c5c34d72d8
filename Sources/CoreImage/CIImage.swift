import CoreGraphics
import Foundation
import Rasterizer

/// A recipe for a picture: its pixels are computed where a context draws them.
///
/// The origin is at the bottom left, y points up, and a unit is a pixel.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimage
open class CIImage: NSObject, @unchecked Sendable {
    typealias Reader = @Sendable (PixelRect, PixelEncoding) -> PixelTile

    /// Where the picture is not clear, in pixels; infinite for one without an end.
    public let extent: CGRect
    /// The pixels that the picture was made of; nil for computed ones.
    public let cgImage: CGImage?
    /// Whether enlarged pixels are squares.
    let isSampledNearest: Bool
    private let reader: Reader

    init(extent: CGRect, cgImage: CGImage? = nil, isSampledNearest: Bool = false, _ reader: @escaping Reader) {
        (self.extent, self.cgImage, self.isSampledNearest, self.reader) = (extent, cgImage, isSampledNearest, reader)
    }

    /// Creates an image like another one.
    package convenience init(copying image: CIImage) {
        self.init(extent: image.extent, cgImage: image.cgImage, isSampledNearest: image.isSampledNearest, image.reader)
    }

    /// The colours of some pixels, clear outside of the extent.
    func pixels(in rect: PixelRect, _ encoding: PixelEncoding) -> PixelTile { reader(rect, encoding) }

    // MARK: Making an image

    /// Creates an image of pixels, the lower left of which is at the origin.
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
    /// - Parameter options: Not used.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }

    /// Decodes a file's bytes; nil if they are damaged or of a format that is not read.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Decodes a file's bytes; nil if they are damaged or of a format that is not read.
    ///
    /// - Parameter options: Not used.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil),
            let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
        else { return nil }
        self.init(cgImage: image)
    }

    /// Reads a file; nil if there is none or it is damaged.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Reads a file; nil if there is none or it is damaged.
    ///
    /// - Parameter options: Not used.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
    }

    /// Creates an image without an end that has one colour.
    public convenience init(color: CIColor) {
        self.init(extent: .infinite) { rect, encoding in
            var tile = PixelTile(rect)
            let value = encoding.decoded(color.premultiplied)
            tile.fill { _, _ in value }
            return tile
        }
    }

    /// Makes an image without pixels.
    open class func empty() -> CIImage { CIImage(extent: .null) { rect, _ in PixelTile(rect) } }

    /// What the file says of the picture. Always empty: metadata of files is not read.
    open var properties: [String: Any] { [:] }
    /// The space of the pixels that the image was made of; nil for computed ones.
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }
}

/// How an image is made.
///
/// - Source: developer.apple.com/documentation/coreimage/ciimageoption
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The colour space of the pixels. Not used.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// What the file tells of the picture. Not used.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether to turn the picture upright as its file says. Not used.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

extension Bitmap {
    /// A pixel in sRGB, premultiplied; clear outside.
    fileprivate func color(x: Int, rowFromBottom: Int) -> SIMD4<Float> {
        guard (0..<width).contains(x), (0..<height).contains(rowFromBottom) else { return .zero }
        let start = ((height - 1 - rowFromBottom) * width + x) * 4
        return SIMD4(Float(pixels[start + 2]), Float(pixels[start + 1]), Float(pixels[start]), Float(pixels[start + 3])) / 255
    }
}
