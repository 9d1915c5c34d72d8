import Rasterizer

extension CGContext {
    // MARK: Lines

    /// - Parameter width: User units; lines of width 0 or less do not show.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }

    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }

    /// - Parameter limit: Longest miter as a multiple of the line width.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// - Parameters:
    ///   - phase: User units into the pattern at which lines start.
    ///   - lengths: User units painted and unpainted in turn; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths.map { Double($0) }
    }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) { state.fillColor = color.paintColor }

    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.paintColor }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey as the device shows it.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// A grey as the device shows it.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    // MARK: Compositing

    /// - Parameter alpha: 0...1, multiplies the alpha of everything drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    /// Pictures are resampled with this care.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Draws everything with a shadow underneath.
    ///
    /// - Parameters:
    ///   - offset: In the space the context started with; y as it points there. Later transforms do not matter.
    ///   - blur: Twice the standard deviation of the blur, in the same space.
    ///   - color: nil ends shadows.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let shifted = offset.applying(shadowTransform)
        let sigma = max(blur, 0) / 2 * shadowTransform.matrix.meanScale
        state.shadow = color.map { Shadow(offset: shifted, sigma: sigma, color: $0.paintColor) }
    }

    /// Draws everything with a shadow underneath, black at a third of the opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}
