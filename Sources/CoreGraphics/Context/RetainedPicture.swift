import Rasterizer

/// A bitmap in points with the origin at the top left, of which an update redraws only the areas whose drawing changed.
package final class RetainedPicture {
    private let retained: RetainedCanvas
    private let flip: CGAffineTransform

    /// - Parameters:
    ///   - size: Points; the bitmap's size is rounded up to whole pixels.
    ///   - scale: Pixels per point.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package init(size: CGSize, scale: CGFloat) throws(RasterizerError) {
        let (width, height) = (CGContext.pixels(size.width * scale), CGContext.pixels(size.height * scale))
        retained = try RetainedCanvas(width: width, height: height)
        flip = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    }

    /// Updates the whole picture to the drawing of a closure in the given context.
    ///
    /// The context has no pixels in memory: ``CGContext/data`` is nil.
    package func update(_ draw: (CGContext) -> Void) throws(RasterizerError) {
        try retained.update { canvas in draw(CGContext(canvas: canvas, initialTransform: flip)) }
    }

    /// The number of pixels that the last update redrew.
    package var redrawnPixelCount: Int { retained.redrawnPixelCount }
    /// The number of drawing steps that the last update redrew.
    package var redrawnStepCount: Int { retained.redrawnStepCount }
    /// The areas that the last update redrew, in pixels.
    package var redrawnRects: [CGRect] { retained.redrawnRects }

    /// Calls a closure with the pixels, BGRA with premultiplied alpha.
    package func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) -> Result) -> Result {
        retained.withPixels(body)
    }

    /// A copy of the pixels.
    package func makeImage() -> CGImage { CGImage(retained.canvas.makeBitmap()) }

    /// The pixels as a PNG file.
    package func encodedPNG() throws(RasterizerError) -> Data { Data(try retained.canvas.encodedPNG()) }
}
