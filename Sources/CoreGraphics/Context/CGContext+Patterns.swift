import Rasterizer

/// A pattern and the colour to paint it with.
struct PatternPaint {
    var pattern: CGPattern
    /// The colour of uncoloured cells; its alpha applies to all cells.
    var color: PaintColor

    init?(_ color: CGColor) {
        guard let pattern = color.pattern else { return nil }
        self.pattern = pattern
        self.color = color.paintColor
    }

    init(_ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>) {
        self.pattern = pattern
        color =
            if let base = space.baseColorSpace, !pattern.isColored, let color = CGColor(colorSpace: base, components: components)
            {
                color.paintColor
            } else {
                PaintColor(red: 0, green: 0, blue: 0, alpha: components.pointee)
            }
    }
}

extension CGContext {
    /// Sets a pattern as the fill.
    ///
    /// - Parameter colorComponents: The alpha of a coloured pattern; for an uncoloured one the components and alpha of
    ///   a colour in the base of the current pattern space, which ``setFillColorSpace(_:)`` sets.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fillPattern = PatternPaint(pattern, state.fillSpace, colorComponents)
    }

    /// Sets a pattern as the stroke. See ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.strokePattern = PatternPaint(pattern, state.strokeSpace, colorComponents)
    }

    /// Sets the offset of the pattern cells in the context's base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Sets the colour space of the fill, and black as the fill colour.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        (state.fillColor, state.fillPattern) = (.black, nil)
    }

    /// Sets the colour space of the stroke, and black as the stroke colour.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        (state.strokeColor, state.strokePattern) = (.black, nil)
    }

    /// Sets a fill colour in the space of ``setFillColorSpace(_:)``, device grey by default: its components, then
    /// alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets a stroke colour in the space of ``setStrokeColorSpace(_:)``, device grey by default: its components, then
    /// alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }

    /// Aligns pattern cells with a point in user space and its axes, until the state is restored.
    package func anchorPatterns(at point: CGPoint) {
        state.patternSpace = transform.translatedBy(x: point.x, y: point.y)
    }

    // MARK: Painting

    /// Paints cells as a group with the current alpha, shadow and blend mode.
    ///
    /// - Parameter clip: Clips to the painted shape.
    func paint(_ paint: PatternPaint, clippedBy clip: () -> Void) {
        paintAsOne(paint) {
            clip()
            drawCells(of: paint)
        }
    }

    /// Paints cells as ``paint(_:clippedBy:)`` does, multiplied by the alpha of the drawing of `mask`.
    func paint(_ paint: PatternPaint, maskedBy mask: () -> Void) {
        paintAsOne(paint) { draw({ drawCells(of: paint) }, maskedBy: mask) }
    }

    private func paintAsOne(_ paint: PatternPaint, _ body: () -> Void) {
        let (path, alpha) = (currentPath, state.alpha)
        if paint.pattern.isColored { state.alpha *= paint.color.alpha }
        beginTransparencyLayer(auxiliaryInfo: nil)
        state.alpha = 1
        (state.fillPattern, state.strokePattern) = (nil, nil)
        body()
        endTransparencyLayer()
        (currentPath, state.alpha) = (path, alpha)
    }

    private func drawCells(of paint: PatternPaint) {
        let (pattern, color) = (paint.pattern, paint.color)
        saveGState()
        transform = pattern.matrix.translatedBy(phase: state.patternPhase).concatenating(state.patternSpace)
        for origin in pattern.cells(in: boundingBoxOfClipPath) {
            saveGState()
            translateBy(x: origin.x, y: origin.y)
            clip(to: pattern.bounds)
            state.startOver(painting: pattern.isColored ? .black : color)
            pattern.drawCell(self)
            restoreGState()
        }
        restoreGState()
    }
}

extension CGAffineTransform {
    /// The transform followed by a translation.
    fileprivate func translatedBy(phase: CGSize) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: phase.width, y: phase.height))
    }
}
