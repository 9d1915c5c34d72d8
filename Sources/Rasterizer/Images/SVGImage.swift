internal import CSVGDrawing
import Foundation

/// An SVG image. Only this type calls librsvg.
///
/// Text is drawn with the fonts of the machine. References to other files are not followed.
package final class SVGImage: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer
    /// librsvg draws an image for one caller at a time.
    private let lock = NSLock()
    /// The id of the only element to draw, with `#`; nil for the whole image.
    private let element: String?
    /// The size of the image or of its element, in points of the document.
    package let size: CGSize

    /// Reads an image.
    ///
    /// - Parameter elements: Ids of elements, of which the first that exists is drawn; the whole image is drawn if none
    ///   does.
    /// - Throws: ``RasterizerError/corruptImage(format:message:)`` for bytes that are not SVG, and for an SVG without a
    ///   size.
    package init(_ bytes: [UInt8], elements: [String] = []) throws(RasterizerError) {
        var message = [CChar](repeating: 0, count: Int(CSVG_MESSAGE_LENGTH))
        guard !bytes.isEmpty, let handle = csvg_read(bytes, bytes.count, &message) else { throw Self.failure(message) }
        self.handle = handle
        element = elements.lazy.map { "#" + $0 }.first { csvg_has_element(handle, $0) != 0 }
        let natural = csvg_natural_size(handle, element)
        size = CGSize(width: natural.width, height: natural.height)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw Self.failure([0]) }
    }

    deinit { csvg_free(handle) }

    /// The time limit of drawing an image, in milliseconds.
    package static let longestDrawing: UInt32 = 10_000
    /// The address space limit of the process that draws, in bytes.
    private static let memoryLimit: UInt64 = 4 << 30

    /// The image drawn into a bitmap with a size in pixels, stretched to it.
    ///
    /// A child process draws, because librsvg cannot be interrupted: a few bytes of filters can take hours.
    ///
    /// - Parameter limit: The time limit in milliseconds.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``,
    ///   ``RasterizerError/tookTooLong(milliseconds:)``, or the error of drawing.
    /// - Complexity: O(pixels x shapes), and a fork of the process.
    package func bitmap(width: Int, height: Int, limit: UInt32 = longestDrawing) throws(RasterizerError) -> Bitmap {
        try Bitmap.checkDimensions(width: width, height: height)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let result = lock.withLock {
            csvg_draw(
                handle, element, csvg_size(width: size.width, height: size.height), &pixels,
                UInt32(width), UInt32(height), csvg_limits(milliseconds: limit, memory: Self.memoryLimit))
        }
        switch result {
        case CSVG_DRAWN: return Bitmap(width: width, height: height, pixels: pixels)
        case CSVG_TOOK_TOO_LONG: throw .tookTooLong(milliseconds: Int(limit))
        case CSVG_NO_PROCESS: throw .noProcess
        default: throw .corruptImage(format: .svg, message: "librsvg does not draw it within the memory it may have")
        }
    }

    private static func failure(_ message: [CChar]) -> RasterizerError {
        let bytes = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
        let words = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return .corruptImage(format: .svg, message: words.isEmpty ? "there is nothing to draw" : words)
    }
}
