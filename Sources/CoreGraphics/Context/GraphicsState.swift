import Rasterizer

/// The state that ``CGContext/saveGState()`` saves in addition to the clip.
struct GraphicsState {
    /// The transform from user space to the context's default user space.
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
    /// The shadow, in pixels.
    var shadow: Shadow?
    /// The colour spaces of colours that are set as components only.
    var fillSpace = CGColorSpace(.deviceGray)
    var strokeSpace = CGColorSpace(.deviceGray)
    /// The patterns that are painted instead of the colours, if they are set.
    var fillPattern: PatternPaint?
    var strokePattern: PatternPaint?
    /// The transform from the space in which pattern cells are laid out to the context's default user space.
    var patternSpace = CGAffineTransform.identity
    var patternPhase = CGSize.zero
    var text = TextState()
    var flatness: CGFloat = 0
    var renderingIntent = CGColorRenderingIntent.defaultIntent

    /// Resets the parameters for drawing a pattern cell; the transform stays.
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
