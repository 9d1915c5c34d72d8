import Foundation

extension Canvas {
    /// Fills the outlines of a run of glyphs, so that documents show them without the font.
    ///
    /// Positions are baseline origins in user units with y down; glyphs extend towards smaller y.
    ///
    /// - Parameters:
    ///   - size: The em, in user units.
    package func draw(
        _ glyphs: [PositionedGlyph], face: FontFace, size: Double, color: PaintColor, _ compositing: Compositing = .init()
    ) {
        fill(.glyphs(glyphs, face, size: size, transform), rule: .winding, color: color, compositing)
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
