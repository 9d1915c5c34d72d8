import Foundation
import UIKit

/// A drawing of a known size that can be written in any format.
@MainActor
public struct Picture {
    /// Points.
    public let size: CGSize
    /// Pixels in a point, for bitmap formats.
    public let scale: CGFloat
    private let drawing: (CGContext) -> Void

    /// - Parameter draw: Draws in points from the top left, with y down.
    package init(size: CGSize, scale: CGFloat, draw: @escaping (CGContext) -> Void) {
        (self.size, self.scale, drawing) = (size, scale, draw)
    }

    /// Draws the picture from the origin of a context, in points with y down.
    func draw(in context: CGContext) { drawing(context) }

    /// The picture's file.
    ///
    /// - Throws: Why it cannot be made: no size, or more pixels than a picture may have.
    public func data(as format: PictureFormat) throws -> Data {
        guard size.width > 0, size.height > 0 else { throw PictureError.empty }
        switch format {
        case .png where pixelCount > Self.largestWholePixelCount:
            return try CGContext.bandedPNG(size: size, scale: scale, drawing)
        case .png:
            let context = try CGContext.flippedBitmap(size: size, scale: scale)
            drawing(context)
            return try context.encodedPNG()
        case .svg: return try document(CGContext.flippedSVG(size: size))
        case .pdf: return try document(CGContext.flippedPDF(pageSize: size))
        }
    }

    /// The most pixels of a picture that is drawn at once (32 MiB); larger ones are drawn by bands.
    private static let largestWholePixelCount: CGFloat = 8_388_608

    private var pixelCount: CGFloat { size.width * scale * size.height * scale }

    private func document(_ context: CGContext) throws -> Data {
        drawing(context)
        return try context.finishDocument()
    }
}

/// Why a picture cannot be written.
public enum PictureError: Error, CustomStringConvertible {
    /// The size is 0.
    case empty

    /// The reason in words.
    public var description: String {
        switch self {
        case .empty: "there is nothing to draw: its size is 0"
        }
    }
}
