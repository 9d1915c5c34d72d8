import Rasterizer

/// Contexts and drawing operations for other modules of the package.
extension CGContext {
    /// Creates a bitmap whose user space is in points with the origin at the top left, as UIKit's.
    ///
    /// - Parameters:
    ///   - size: Points; the bitmap's size is rounded up to whole pixels.
    ///   - scale: Pixels per point.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package static func flippedBitmap(size: CGSize, scale: CGFloat, isOpaque: Bool = false) throws(RasterizerError) -> CGContext {
        try flippedBitmap(size: size, scale: scale, isOpaque: isOpaque, data: nil)
    }

    /// - Parameter data: Transparent pixels to draw into, without padding between rows; nil to allocate.
    private static func flippedBitmap(
        size: CGSize, scale: CGFloat, isOpaque: Bool = false, data: UnsafeMutableRawPointer?
    ) throws(RasterizerError) -> CGContext {
        let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
        try Bitmap.checkDimensions(width: width, height: height)
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        let flip = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
        let context = CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: data == nil ? 0 : width * 4,
            space: CGColorSpace(.sRGB), info: CGBitmapInfo(rawValue: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue),
            initialTransform: flip)
        guard let context else { throw .unsupportedDimensions(width: width, height: height) }
        return context
    }

    /// A picture as a PNG file, drawn in bands, of which only one is in memory at a time.
    ///
    /// - Parameters:
    ///   - size: Points; the picture's size is rounded up to whole pixels.
    ///   - scale: Pixels per point.
    ///   - bandPixels: The approximate number of pixels of a band.
    ///   - draw: Draws the whole picture, once for each band, in points with the origin at the top left.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package static func bandedPNG(
        size: CGSize, scale: CGFloat, bandPixels: Int = 1 << 20, _ draw: (CGContext) -> Void
    ) throws(RasterizerError) -> Data {
        let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
        let writer = try PNGWriter(width: width, height: height)
        // Bands of whole points if the scale allows it, so that their pixels are exactly those of the whole picture.
        let unit = scale == scale.rounded() ? Int(scale) : 1
        let step = max(1, bandPixels / width / unit) * unit
        // One block of memory for all bands: allocating it costs more than drawing most of them.
        let band = UnsafeMutableRawPointer.allocate(byteCount: min(step, height) * width * 4, alignment: 16)
        defer { band.deallocate() }
        for top in stride(from: 0, to: height, by: step) {
            let rows = min(step, height - top)
            memset(band, 0, rows * width * 4)
            let context = try flippedBitmap(
                size: CGSize(width: size.width, height: CGFloat(rows) / scale), scale: scale, data: band)
            context.translateBy(x: 0, y: -CGFloat(top) / scale)
            draw(context)
            try writer.add(context.canvas)
        }
        return Data(try writer.finish())
    }

    /// The current pixels of a bitmap as a PNG file, encoded without copying them.
    /// - Complexity: O(pixels).
    package func encodedPNG() throws(RasterizerError) -> Data {
        memory?.copyTo(canvas)
        return Data(try canvas.encodedPNG())
    }

    /// The number of whole pixels that a length covers, at most 10¹²; 0 for NaN and for lengths that are not positive.
    static func pixels(_ length: CGFloat) -> Int {
        let pixels = (length - 1e-6).rounded(.up)
        return pixels > 0 ? Int(min(pixels, 1e12)) : 0
    }

    /// Creates an SVG document whose user space is in points with the origin at the top left.
    package static func flippedSVG(size: CGSize) throws(RasterizerError) -> CGContext {
        CGContext(canvas: try .svg(size: size), initialTransform: flip(height: size.height))
    }

    /// Creates a PDF document whose user space is in points with the origin at the top left; its first page is open.
    package static func flippedPDF(pageSize: CGSize) throws(RasterizerError) -> CGContext {
        CGContext(canvas: try .pdf(pageSize: pageSize), initialTransform: flip(height: pageSize.height))
    }

    /// Whether the context writes shapes into an SVG or PDF document, which support source-over compositing only.
    package var writesDocument: Bool { canvas.medium != .bitmap }

    private static func flip(height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }

    /// Ends the PDF page and begins another; state, clip and path are reset.
    ///
    /// - Parameter isFirst: Whether to resize the page that a document starts with instead.
    package func beginPage(size: CGSize, isFirst: Bool = false) throws(RasterizerError) {
        if isFirst { try canvas.resizeFirstPage(size) } else { try canvas.beginNextPage(size: size) }
        beginPage(initialTransform: Self.flip(height: size.height))
    }

    /// Ends an SVG or PDF document and returns its bytes.
    package func finishDocument() throws(RasterizerError) -> Data {
        Data(try canvas.finishDocument())
    }

    /// Draws glyphs of a face at positions in user space, which must have y pointing down.
    package func drawGlyphs(_ glyphs: [CGGlyph], at places: [CGPoint], face: FontFace, size: CGFloat) {
        drawGlyphs(
            zip(glyphs, places).map { PositionedGlyph(glyph: UInt32($0), x: $1.x, y: $1.y) }, face: face, size: size)
    }

    /// Fills the outlines of a run of glyphs with the fill colour.
    ///
    /// - Parameters:
    ///   - glyphs: Baseline origins in user space, which must have y pointing down, as UIKit's has.
    ///   - size: The em in user units.
    package func drawGlyphs(_ glyphs: [PositionedGlyph], face: FontFace, size: CGFloat) {
        if state.text.mode == .fill, state.fillPattern == nil {
            return draw { $0.draw(glyphs, face: face, size: size, color: state.fillColor, state.compositing) }
        }
        paintText(Canvas.outline(of: glyphs, face: face, size: Double(size)))
    }

    /// Draws `content` as a group, multiplied by the alpha of the drawing of `mask`. The graphics state is the same
    /// afterwards.
    package func draw(_ content: () -> Void, maskedBy mask: () -> Void) {
        canvas.beginGroup()
        content()
        draw { $0.endGroup(maskedBy: mask) }
    }

    /// Draws everything with a shadow whose offset and blur follow the current transform.
    ///
    /// - Parameters:
    ///   - sigma: Standard deviation of the blur, in user units.
    package func setShadow(userOffset offset: CGSize, sigma: CGFloat, color: CGColor) {
        let toCanvas = CGAffineTransform(canvas.transform)
        state.shadow = Shadow(
            offset: offset.applying(toCanvas), sigma: max(sigma, 0) * toCanvas.matrix.meanScale, color: color.paintColor)
    }

    /// Blurs the pixels drawn so far inside of a path; vector documents stay as they are.
    ///
    /// - Parameter sigma: The standard deviation of the blur in user units.
    package func blurBackdrop(inside path: CGPath, sigma: CGFloat) {
        draw { $0.blurBackdrop(inside: path.vector, sigma: sigma * CGAffineTransform(canvas.transform).matrix.meanScale) }
    }

    /// Draws the current shadow of a path without the path.
    package func drawShadowOnly(of path: CGPath) {
        draw { $0.drawShadow(of: path.vector, state.compositing) }
    }
}
