import Foundation
import Rasterizer

/// The content of an image file: pixels, or vector shapes.
enum AssetPicture: @unchecked Sendable {
    case pixels(CGImage)
    case shapes(SVGImage)

    /// Reads a PNG, JPEG, SVG or PDF file.
    ///
    /// - Throws: The reason why it cannot be read.
    init(file: String) throws {
        let bytes = try AssetFile.contents(of: file)
        switch (file as NSString).pathExtension.lowercased() {
        case "svg": self = .shapes(try SVGImage(bytes, elements: Self.isSymbol(file) ? Self.symbolNames : []))
        case "pdf": self = .shapes(try SVGImage(try Self.svg(ofPDF: file)))
        default:
            let bitmap = try Bitmap(decoding: bytes)
            self = .pixels(CGImage(bitmap, isOpaque: bitmap.isOpaque))
        }
    }

    /// The first page of a PDF file as an SVG document.
    private static func svg(ofPDF file: String) throws(AssetPictureError) -> [UInt8] {
        do throws(PDFProgram.Failure) {
            return try PDFProgram.svg(of: file)
        } catch {
            switch error {
            case .noProgram: throw .noPDFProgram
            case .failed: throw .pdfFailed
            case .tookTooLong: throw .pdfTookTooLong
            }
        }
    }

    private static func isSymbol(_ file: String) -> Bool {
        ((file as NSString).deletingLastPathComponent as NSString).pathExtension == "symbolset"
    }

    /// The ids of the drawings in a symbol's template, in order of preference.
    ///
    /// - Source: templates that the SF Symbols program exports.
    private static let symbolNames = ["Regular-S", "Regular-M", "Regular-L", "Ultralight-S", "Black-S"]

    /// The pixels per point of the file; for vector shapes, the scale at which they are drawn.
    func scale(of entry: ImageSet.Entry) -> CGFloat {
        if case .shapes = self { return UITraitCollection.drawingScale }
        return entry.variant.scale ?? 1
    }

    /// The picture's own size, in points.
    func size(of entry: ImageSet.Entry) -> CGSize {
        switch self {
        case .shapes(let image): return image.size
        case .pixels(let image):
            let scale = scale(of: entry)
            return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        }
    }

    /// The pixels to draw at a size in pixels: those of the file, or the shapes rasterized at that size, which is at
    /// most 4,096 per side.
    ///
    /// - Throws: The reason why the shapes cannot be drawn.
    func pixels(covering size: CGSize) throws(RasterizerError) -> CGImage {
        switch self {
        case .pixels(let image): return image
        case .shapes(let image):
            func pixels(_ length: CGFloat) -> Int { length.isFinite ? Int(min(max(1, length.rounded(.up)), 4096)) : 4096 }
            return CGImage(try image.bitmap(width: pixels(size.width), height: pixels(size.height)))
        }
    }
}

/// The reason why an image file cannot be read.
package enum AssetPictureError: Error, CustomStringConvertible {
    case unreadable
    /// A pipe, a device or a folder.
    case noFile
    case tooLarge
    case noPDFProgram
    case pdfFailed
    case pdfTookTooLong

    package var description: String {
        switch self {
        case .unreadable: "the file cannot be opened"
        case .noFile: "it is not a regular file"
        case .tooLarge: "the file is larger than \(AssetFile.maximumSize >> 20) MiB"
        case .noPDFProgram: "PDF images need the program pdftocairo (of poppler-utils), which is not installed"
        case .pdfFailed: "pdftocairo does not read this PDF"
        case .pdfTookTooLong: "pdftocairo took too long over this PDF"
        }
    }
}
