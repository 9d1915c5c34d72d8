import Rasterizer

/// What ``CGContext/saveGState()`` keeps besides the clip.
struct GraphicsState {
    /// From user space to the context's default user space.
    var transform = CGAffineTransform.identity
    var fillColor = PaintColor.black
    var strokeColor = PaintColor.black
    var stroke = StrokeStyle()
    /// 0...1.
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var antialiases = true
    var allowsAntialiasing = true
    var interpolationQuality = CGInterpolationQuality.default
    /// In pixels already.
    var shadow: Shadow?
    /// The spaces of colours that are given as components alone.
    var fillSpace = CGColorSpace(.deviceGray)
    var strokeSpace = CGColorSpace(.deviceGray)
    /// Painted in place of the colours where they are set.
    var fillPattern: PatternPaint?
    var strokePattern: PatternPaint?
    /// From the space that cells of patterns are laid out in to the context's default user space.
    var patternSpace = CGAffineTransform.identity
    var patternPhase = CGSize.zero
    var text = TextState()
    var flatness: CGFloat = 0
    var renderingIntent = CGColorRenderingIntent.defaultIntent

    /// Sets the parameters that painting a cell of a pattern starts with; the transform stays.
    mutating func startOver(painting color: PaintColor) {
        let (transform, patternSpace, antialiases) = (transform, patternSpace, antialiases)
        self = GraphicsState()
        (self.transform, self.patternSpace, self.antialiases) = (transform, patternSpace, antialiases)
        (fillColor, strokeColor) = (color, color)
    }

    var compositing: Compositing {
        Compositing(blend: blendMode.mode, alpha: alpha, antialias: antialiases && allowsAntialiasing, shadow: shadow)
    }
}
