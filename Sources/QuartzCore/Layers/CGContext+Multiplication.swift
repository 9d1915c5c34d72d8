extension CGContext {
    /// Draws something with its colours multiplied by another.
    ///
    /// - Parameter area: The area of the drawing; colours outside are lost unless the factor is white.
    func draw(multipliedBy color: CGColor, in area: CGRect, _ draw: () -> Void) {
        let factor = color.sRGBComponents.map { CGFloat($0) }
        if factor == [1, 1, 1, 1] { return draw() }
        saveGState()
        defer { restoreGState() }
        setAlpha(factor[3])
        beginTransparencyLayer(auxiliaryInfo: nil)
        if factor[0...2].allSatisfy({ $0 == 1 }) { draw() } else { drawMultiplied(by: factor, in: area, draw) }
        endTransparencyLayer()
    }

    /// Draws the opaque product of the colours over the drawing, clipped to the drawing's coverage.
    private func drawMultiplied(by factor: [CGFloat], in area: CGRect, _ draw: () -> Void) {
        self.draw {
            draw()
            saveGState()
            setBlendMode(.multiply)
            setFillColor(CGColor(red: factor[0], green: factor[1], blue: factor[2], alpha: 1))
            fill(clipArea(area))
            restoreGState()
        } maskedBy: {
            draw()
        }
    }

    /// The whole area that may be drawn on, since sublayers extend beyond the bounds.
    private func clipArea(_ area: CGRect) -> CGRect {
        let clip = boundingBoxOfClipPath
        return clip.isNull || clip.isInfinite ? area : clip
    }
}
