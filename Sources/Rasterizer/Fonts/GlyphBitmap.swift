/// The picture that a face has in place of a glyph's outline.
package struct GlyphBitmap: Sendable {
    package let bitmap: Bitmap
    /// The pixels from the glyph's origin to the picture's left edge.
    package let left: Int
    /// The pixels from the baseline up to the picture's top edge.
    package let top: Int
    /// The pixels of an em.
    package let pixelsPerEm: Int

    /// The transform from the picture's pixels to user units with y down.
    ///
    /// - Parameters:
    ///   - placed: The glyph's origin on the baseline, in user units.
    ///   - size: The em, in user units.
    func placement(of placed: PositionedGlyph, size: Double) -> Matrix {
        let scale = size / Double(pixelsPerEm)
        return Matrix(
            a: scale, b: 0, c: 0, d: scale, tx: placed.x + Double(left) * scale, ty: placed.y - Double(top) * scale)
    }
}
