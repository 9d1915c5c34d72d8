import Foundation

extension Canvas {
    /// Fills the outlines of a run of glyphs, so that documents show them without the font. Of a face that has pictures
    /// in place of outlines these are drawn, whatever the colour but for its alpha.
    ///
    /// Positions are baseline origins in user units with y down; glyphs extend towards smaller y.
    ///
    /// - Parameters:
    ///   - size: The em, in user units.
    package func draw(
        _ glyphs: [PositionedGlyph], face: FontFace, size: Double, color: PaintColor, _ compositing: Compositing = .init()
    ) {
        if face.hasColorBitmaps { return drawPictures(of: glyphs, face, size, color, compositing) }
        fill(.glyphs(glyphs, face, size: size, transform), rule: .winding, color: color, compositing)
    }

    private func drawPictures(
        of glyphs: [PositionedGlyph], _ face: FontFace, _ size: Double, _ color: PaintColor, _ compositing: Compositing
    ) {
        var compositing = compositing
        compositing.alpha *= color.alpha
        for placed in glyphs {
            guard let picture = face.colorBitmap(of: placed.glyph) else { continue }
            draw(picture.bitmap, placement: picture.placement(of: placed, size: size), compositing)
        }
    }

    /// The outlines of a run of glyphs as a single path, y down.
    package static func outline(of glyphs: [PositionedGlyph], face: FontFace, size: Double) -> VectorPath {
        let scale = size / Double(face.unitsPerEm)
        var run = VectorPath()
        for placed in glyphs {
            guard let outline = face.outline(of: placed.glyph) else { continue }
            let toUser = Matrix(a: scale, b: 0, c: 0, d: -scale, tx: placed.x, ty: placed.y)
            run.elements.append(contentsOf: outline.applying(toUser).elements)
        }
        return run
    }
}
