internal import CCairo
import Foundation

/// A Cairo drawing surface. Only this type and ``CairoContext`` call Cairo.
final class CairoSurface {
    /// Pixel layouts of image surfaces.
    enum PixelFormat {
        /// Premultiplied, blue first in memory.
        case argb32
        /// Coverage only.
        case alpha8
    }

    let pointer: OpaquePointer
    private let sink: ByteSink?

    private init(_ pointer: OpaquePointer?, sink: ByteSink? = nil) throws(RasterizerError) {
        guard let pointer else { throw .drawingFailed(status: Int(CAIRO_STATUS_NO_MEMORY.rawValue)) }
        self.pointer = pointer
        self.sink = sink
        try checkStatus()
    }

    deinit {
        // Patterns may retain bitmap surfaces, but a document must not be written after its sink is deallocated.
        if sink != nil { cairo_surface_finish(pointer) }
        cairo_surface_destroy(pointer)
    }

    // MARK: Kinds

    static func image(_ format: PixelFormat, width: Int, height: Int) throws(RasterizerError) -> CairoSurface {
        let layout = format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        return try CairoSurface(cairo_image_surface_create(layout, Int32(width), Int32(height)))
    }

    /// A surface over memory of the caller that must outlive it.
    static func image(borrowing data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int)
        throws(RasterizerError) -> CairoSurface
    {
        let bytes = data.assumingMemoryBound(to: UInt8.self)
        return try CairoSurface(
            cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow)))
    }

    /// A surface that has a drawing state and no pixels.
    static func recording(width: Int, height: Int) throws(RasterizerError) -> CairoSurface {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(width), height: Double(height))
        return try CairoSurface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
    }

    static func svg(size: CGSize) throws(RasterizerError) -> CairoSurface {
        let sink = ByteSink()
        let surface = try CairoSurface(
            cairo_svg_surface_create_for_stream(ByteSink.receive, sink.opaque, size.width, size.height), sink: sink)
        cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
        return surface
    }

    /// A PDF document with fixed dates, so that the same drawing gives the same bytes.
    static func pdf(pageSize: CGSize) throws(RasterizerError) -> CairoSurface {
        let sink = ByteSink()
        let surface = try CairoSurface(
            cairo_pdf_surface_create_for_stream(ByteSink.receive, sink.opaque, pageSize.width, pageSize.height), sink: sink)
        for date in [CAIRO_PDF_METADATA_CREATE_DATE, CAIRO_PDF_METADATA_MOD_DATE] {
            cairo_pdf_surface_set_metadata(surface.pointer, date, "2001-01-01T00:00:00Z")
        }
        return surface
    }

    // MARK: Use

    func checkStatus() throws(RasterizerError) {
        let status = cairo_surface_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(status: Int(status.rawValue)) }
    }

    /// Shifts later drawing on an image surface left and up by `origin` and scales it by `scale`.
    func setDeviceSpace(origin: CGPoint, scale: Double) {
        cairo_surface_set_device_scale(pointer, scale, scale)
        cairo_surface_set_device_offset(pointer, -origin.x * scale, -origin.y * scale)
    }

    /// Calls a closure with the bytes of an image surface.
    func withPixels<Result>(_ body: (UnsafeMutableRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result {
        cairo_surface_flush(pointer)
        let bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
        let count = bytesPerRow * Int(cairo_image_surface_get_height(pointer))
        let bytes = UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(pointer), count: count)
        defer { cairo_surface_mark_dirty(pointer) }
        return body(bytes, bytesPerRow)
    }

    func setPDFPageSize(_ size: CGSize) {
        cairo_pdf_surface_set_size(pointer, size.width, size.height)
    }

    func showPage() {
        cairo_surface_show_page(pointer)
    }

    /// Finishes a document and returns its bytes; the surface accepts no more drawing.
    func finishedDocument() throws(RasterizerError) -> [UInt8] {
        cairo_surface_finish(pointer)
        try checkStatus()
        return sink?.bytes ?? []
    }
}

/// Collects the bytes of a document as Cairo writes them.
private final class ByteSink {
    var bytes: [UInt8] = []

    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let receive: cairo_write_func_t = { sink, data, count in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let buffer = UnsafeBufferPointer(start: data, count: Int(count))
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes.append(contentsOf: buffer)
        return CAIRO_STATUS_SUCCESS
    }
}
