import Rasterizer

/// Contexts and drawing that other modules of the package build on.
extension CGContext {
    /// A bitmap whose user space is in points from the top left with y down, as UIKit makes them.
    ///
    /// - Parameters:
    ///   - size: Points; the bitmap gets the next whole number of pixels.
    ///   - scale: Pixels a point.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package static func flippedBitmap(size: CGSize, scale: CGFloat, isOpaque: Bool = false) throws(RasterizerError) -> CGContext {
        try flippedBitmap(size: size, scale: scale, isOpaque: isOpaque, data: nil)
    }

    /// - Parameter data: Transparent pixels to draw into, without bytes between rows; nil to allocate.
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

    /// A picture as a PNG file, drawn by bands: only one of them is in memory, whatever the size of the picture.
    ///
    /// - Parameters:
    ///   - size: Points; the picture gets the next whole number of pixels.
    ///   - scale: Pixels a point.
    ///   - bandPixels: About how many pixels a band has.
    ///   - draw: Draws the whole picture, once for each band, in points from the top left with y down.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package static func bandedPNG(
        size: CGSize, scale: CGFloat, bandPixels: Int = 1 << 20, _ draw: (CGContext) -> Void
    ) throws(RasterizerError) -> Data {
        let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
        let writer = try PNGWriter(width: width, height: height)
        // Bands of whole points where the scale allows it, so that their pixels are exactly those of the whole picture.
        let unit = scale == scale.rounded() ? Int(scale) : 1
        let step = max(1, bandPixels / width / unit) * unit
        // One block of memory for all bands: getting it from the system costs more than drawing most of them.
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

    /// A bitmap's pixels as they are now, as a PNG file, without a copy of them.
    /// - Complexity: O(pixels).
    package func encodedPNG() throws(RasterizerError) -> Data {
        memory?.copyTo(canvas)
        return Data(try canvas.encodedPNG())
    }

    /// The whole pixels that a length takes, at most 10¹²; 0 for NaN and for lengths that are not positive.
    static func pixels(_ length: CGFloat) -> Int {
        let pixels = (length - 1e-6).rounded(.up)
        return pixels > 0 ? Int(min(pixels, 1e12)) : 0
    }

    /// An SVG document whose user space is in points from the top left with y down.
    package static func flippedSVG(size: CGSize) throws(RasterizerError) -> CGContext {
        CGContext(canvas: try .svg(size: size), initialTransform: flip(height: size.height))
    }

    /// A PDF document whose user space is in points from the top left with y down; its first page is open.
    package static func flippedPDF(pageSize: CGSize) throws(RasterizerError) -> CGContext {
        CGContext(canvas: try .pdf(pageSize: pageSize), initialTransform: flip(height: pageSize.height))
    }

    /// Whether the context writes shapes into an SVG or PDF document, where the only way of compositing is drawing
    /// over.
    package var writesDocument: Bool { canvas.medium != .bitmap }

    private static func flip(height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    }

    /// Ends the PDF page and opens another; state, clip and path start afresh.
    ///
    /// - Parameter isFirst: Whether the page that a document starts with gets the size instead.
    package func beginPage(size: CGSize, isFirst: Bool = false) throws(RasterizerError) {
        if isFirst { try canvas.resizeFirstPage(size) } else { try canvas.beginNextPage(size: size) }
        beginPage(initialTransform: Self.flip(height: size.height))
    }

    /// Ends an SVG or PDF document and returns its bytes.
    package func finishDocument() throws(RasterizerError) -> Data {
        Data(try canvas.finishDocument())
    }

    /// Draws glyphs of a face at places in user space, where they stand upright with y down.
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

    /// Draws `content` as one picture, as far as the alpha of what `mask` draws. Both leave the state as they found it.
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

    /// Draws the current shadow of a path without the path.
    package func drawShadowOnly(of path: CGPath) {
        draw { $0.drawShadow(of: path.vector, state.compositing) }
    }
}
