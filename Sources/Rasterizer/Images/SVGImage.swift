internal import CRSVG
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

    /// The picture drawn over a bitmap of a size in pixels, stretched to it.
    ///
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``, or the drawing's failure.
    /// - Complexity: O(pixels x shapes).
    package func bitmap(width: Int, height: Int) throws(RasterizerError) -> Bitmap {
        try Bitmap.checkDimensions(width: width, height: height)
        let surface = try CairoSurface.image(.argb32, width: width, height: height)
        let context = cairo_create(surface.pointer)
        defer { cairo_destroy(context) }
        cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
        var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
        var fault: UnsafeMutablePointer<RsvgFault>?
        let isDrawn = lock.withLock {
            element == nil
                ? rsvg_handle_render_document(handle, context, &viewport, &fault)
                : rsvg_handle_render_element(handle, context, element, &viewport, &fault)
        }
        guard isDrawn != 0 else { throw Self.failure(fault) }
        return surface.withPixels { bytes, _ in Bitmap(width: width, height: height, pixels: Array(bytes)) }
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
