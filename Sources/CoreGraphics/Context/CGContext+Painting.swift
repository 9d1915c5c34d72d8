import Rasterizer

extension CGContext {
    // MARK: The current path

    /// Paints the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let outline = mode.strokes ? userPath : VectorPath()
        if let rule = mode.fillRule { fillCurrentPath(rule: rule) }
        if mode.strokes { paintStroke(of: outline) }
        beginPath()
    }

    /// Fills the current path and clears it; open contours are closed implicitly.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Strokes the current path and clears it.
    public func strokePath() {
        drawPath(using: .stroke)
    }

    private func fillCurrentPath(rule: CGPathFillRule) {
        if let pattern = state.fillPattern { return paint(pattern, clippedBy: { clip(using: rule) }) }
        draw { canvas in
            let userTransform = canvas.transform
            canvas.transform = baseTransform.matrix
            canvas.fill(currentPath, rule: rule.rule, color: state.fillColor, state.compositing)
            canvas.transform = userTransform
        }
    }

    /// Strokes a path in user space with the stroke colour or pattern.
    func paintStroke(of path: VectorPath) {
        let style = state.stroke
        if let pattern = state.strokePattern {
            return paint(pattern, maskedBy: { canvas.stroke(path, style: style, color: .black) })
        }
        draw { $0.stroke(path, style: style, color: state.strokeColor, state.compositing) }
    }

    /// Fills a path in user space with the fill colour or pattern.
    func paintFill(of path: VectorPath) {
        if let pattern = state.fillPattern {
            return paint(pattern, clippedBy: { canvas.clip(to: path, antialias: state.antialiases) })
        }
        draw { $0.fill(path, color: state.fillColor, state.compositing) }
    }

    // MARK: Shapes; each clears the current path

    /// Fills a rectangle with the fill colour. In user space; a negative width or height is standardized first.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills the union of several rectangles with the fill colour, so that overlapping ones are painted once.
    public func fill(_ rects: [CGRect]) {
        fill(VectorPath(rects.flatMap { VectorPath(rect: $0.standardized).elements }))
    }

    /// Fills the ellipse inscribed in the rectangle with the fill colour.
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(in: rect.standardized)) }

    /// Strokes a rectangle with the current line style, centred on its outline.
    public func stroke(_ rect: CGRect) { stroke(VectorPath(rect: rect.standardized)) }

    /// Strokes a rectangle with a given line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previous = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = previous
    }

    /// Strokes the ellipse inscribed in the rectangle with the current line style.
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: rect.standardized)) }

    /// Draws a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        let steps = points.prefix(points.count / 2 * 2).enumerated().map { index, point in
            index.isMultiple(of: 2) ? VectorPath.Element.move(point) : .line(point)
        }
        stroke(VectorPath(steps))
    }

    /// Makes a rectangle transparent, regardless of the blend mode and alpha.
    public func clear(_ rect: CGRect) {
        let compositing = Compositing(blend: .clear, antialias: state.antialiases)
        draw { $0.fill(VectorPath(rect: rect.standardized), color: .clear, compositing) }
    }

    private func fill(_ path: VectorPath) {
        beginPath()
        paintFill(of: path)
    }

    private func stroke(_ path: VectorPath) {
        beginPath()
        paintStroke(of: path)
    }

    // MARK: Gradients

    /// Fills the clip with colours that change from one point to another.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(start: startPoint, end: endPoint), options)
    }

    /// Fills the clip with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circles = Gradient.Geometry.radial(
            startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius)
        draw(gradient, circles, options)
    }

    private func draw(_ gradient: CGGradient, _ geometry: Gradient.Geometry, _ options: CGGradientDrawingOptions) {
        let ramp = Gradient(
            geometry: geometry, stops: gradient.stops,
            extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
            extendsAfterEnd: options.contains(.drawsAfterEndLocation))
        draw { $0.fill(ramp, state.compositing) }
    }
}
