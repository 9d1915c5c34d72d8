internal import CRSVG
internal import CSVGDrawing
import Foundation

/// An SVG picture. Only this type calls librsvg.
///
/// Text is drawn with the fonts that the machine has. References to other files are not followed.
package final class SVGImage: @unchecked Sendable {
    private let handle: OpaquePointer
    /// librsvg draws a picture for one caller at a time.
    private let lock = NSLock()
    /// The id of the only element to draw, with `#`; nil for the whole picture.
    private let element: String?
    /// The size of the picture or of its element, in points of the document.
    package let size: CGSize

    /// Reads a picture.
    ///
    /// - Parameter elements: Ids of elements; the first that exists is drawn alone, and the whole picture if none does.
    /// - Throws: ``RasterizerError/corruptImage(format:message:)`` for bytes that are not SVG, and for an SVG without a size.
    package init(_ bytes: [UInt8], elements: [String] = []) throws(RasterizerError) {
        var fault: UnsafeMutablePointer<RsvgFault>?
        guard !bytes.isEmpty, let handle = rsvg_handle_new_from_data(bytes, bytes.count, &fault) else {
            throw Self.failure(fault)
        }
        self.handle = handle
        rsvg_handle_set_dpi(handle, 72)
        element = elements.lazy.map { "#" + $0 }.first { rsvg_handle_has_sub(handle, $0) != 0 }
        size = Self.size(of: handle, element)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw Self.failure(nil) }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

    /// How long a picture may take to draw, in milliseconds.
    package static let longestDrawing: UInt32 = 10_000
    /// The address space of the process that draws, in bytes.
    private static let memoryLimit: UInt64 = 4 << 30

    /// The picture drawn over a bitmap of a size in pixels, stretched to it.
    ///
    /// A child process draws, because librsvg cannot be interrupted: a few bytes of filters can ask for hours.
    ///
    /// - Parameter limit: Milliseconds after which the picture is given up.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``, ``RasterizerError/tookTooLong(milliseconds:)``, or the drawing's
    ///   failure.
    /// - Complexity: O(pixels x shapes), and a fork of the process.
    package func bitmap(width: Int, height: Int, limit: UInt32 = longestDrawing) throws(RasterizerError) -> Bitmap {
        try Bitmap.checkDimensions(width: width, height: height)
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let result = lock.withLock {
            csvg_draw(
                UnsafeMutableRawPointer(handle), element, csvg_size(width: size.width, height: size.height), &pixels,
                UInt32(width), UInt32(height), csvg_limits(milliseconds: limit, memory: Self.memoryLimit))
        }
        switch result {
        case CSVG_DRAWN: return Bitmap(width: width, height: height, pixels: pixels)
        case CSVG_TOOK_TOO_LONG: throw .tookTooLong(milliseconds: Int(limit))
        case CSVG_NO_PROCESS: throw .noProcess
        default: throw .corruptImage(format: .svg, message: "librsvg does not draw it within the memory it may have")
        }
    }

    /// The size from the root's width and height, or else from its view box.
    private static func size(of handle: OpaquePointer, _ element: String?) -> CGSize {
        if let element {
            var ink = RsvgRectangle()
            guard rsvg_handle_get_geometry_for_element(handle, element, &ink, nil, nil) != 0 else { return .zero }
            return CGSize(width: ink.width, height: ink.height)
        }
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var hasBox: Int32 = 0
        var box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box.width, height: box.height) : .zero
    }

    private static func failure(_ fault: UnsafeMutablePointer<RsvgFault>?) -> RasterizerError {
        defer { if let fault { g_error_free(fault) } }
        let message = fault?.pointee.message.map { String(cString: $0).trimmingCharacters(in: .whitespacesAndNewlines) }
        return .corruptImage(format: .svg, message: message ?? "there is nothing to draw")
    }
}
