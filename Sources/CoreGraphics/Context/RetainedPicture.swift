import Rasterizer

/// A bitmap in points from the top left with y down, which is drawn again only where its drawing has changed.
package final class RetainedPicture {
    private let retained: RetainedCanvas
    private let flip: CGAffineTransform

    /// - Parameters:
    ///   - size: Points; the bitmap gets the next whole number of pixels.
    ///   - scale: Pixels a point.
    /// - Throws: ``RasterizerError`` for sizes of 0 or too large.
    package init(size: CGSize, scale: CGFloat) throws(RasterizerError) {
        let (width, height) = (CGContext.pixels(size.width * scale), CGContext.pixels(size.height * scale))
        retained = try RetainedCanvas(width: width, height: height)
        flip = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    }

    /// Makes the picture show what a closure draws, all of it, in the context that it gets.
    ///
    /// The context has no pixels in memory: ``CGContext/data`` is nil.
    package func update(_ draw: (CGContext) -> Void) throws(RasterizerError) {
        try retained.update { canvas in draw(CGContext(canvas: canvas, initialTransform: flip)) }
    }

    /// How many pixels the last update drew again.
    package var redrawnPixelCount: Int { retained.redrawnPixelCount }
    /// How many steps of the drawing the last update drew again.
    package var redrawnStepCount: Int { retained.redrawnStepCount }

    /// A copy of the pixels.
    package func makeImage() -> CGImage { CGImage(retained.canvas.makeBitmap()) }

    /// The pixels as a PNG file.
    package func encodedPNG() throws(RasterizerError) -> Data { Data(try retained.canvas.encodedPNG()) }
}
