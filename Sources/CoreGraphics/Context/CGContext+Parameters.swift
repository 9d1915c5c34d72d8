import Rasterizer

extension CGContext {
    // MARK: Lines

    /// Sets the width of lines drawn from now on; the default is 1.
    ///
    /// - Parameter width: User units; lines of width 0 or less are not drawn.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the shape of the ends of open lines; the default is ``CGLineCap/butt``.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }

    /// Sets the shape of corners; the default is ``CGLineJoin/miter``.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }

    /// Sets the length up to which sharp corners are mitred; longer ones are bevelled. The default is 10.
    ///
    /// - Parameter limit: The longest miter as a multiple of the line width.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the pattern of dashes for lines drawn from now on; the default is a solid line.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which lines start, in user units.
    ///   - lengths: The alternating lengths of painted and unpainted segments, in user units; empty for solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dashLengths = lengths.map { Double($0) }
    }

    // MARK: Colours

    /// Sets the colour of fills and glyphs drawn from now on; the default is black. It is converted to sRGB and clipped
    /// there.
    public func setFillColor(_ color: CGColor) {
        (state.fillColor, state.fillPattern) = (color.paintColor, PatternPaint(color))
    }

    /// Sets the colour of lines drawn from now on; the default is black. It is converted to sRGB and clipped there.
    public func setStrokeColor(_ color: CGColor) {
        (state.strokeColor, state.strokePattern) = (color.paintColor, PatternPaint(color))
    }

    /// Sets an sRGB fill colour from components in 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets an sRGB stroke colour from components in 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets a grey fill colour: three sRGB components of the same value, 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets a grey stroke colour: three sRGB components of the same value, 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    // MARK: Compositing

    /// Sets the opacity of everything drawn from now on; the default is 1.
    ///
    /// - Parameter alpha: Multiplies the alpha of colours and images; clamped to 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

    /// Sets how later drawing is composited with the destination; the default is ``CGBlendMode/normal``.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether ``setShouldAntialias(_:)`` may enable antialiasing; true by default.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.allowsAntialiasing = allowsAntialiasing }

    /// Sets whether edges are antialiased; true by default. Without antialiasing a pixel is painted fully or not at
    /// all.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    /// The quality of resampling scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets a shadow for later drawing.
    ///
    /// - Parameters:
    ///   - offset: In the context's base space, regardless of the current transform.
    ///   - blur: Twice the standard deviation of the blur, in the same space.
    ///   - color: The shadow's colour; nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        let shifted = offset.applying(shadowTransform)
        let sigma = max(blur, 0) / 2 * shadowTransform.matrix.meanScale
        state.shadow = color.map { Shadow(offset: shifted, sigma: sigma, color: $0.paintColor) }
    }

    /// Sets a black shadow of opacity 1/3 for later drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}

extension CGContext {
    /// Sets the largest distance between a curve and the chords that approximate it, in pixels.
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }
    /// Sets the handling of colours outside the output's gamut; stored, without effect here, since every colour is
    /// converted to sRGB.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }
}
