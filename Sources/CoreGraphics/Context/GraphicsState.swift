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
    var interpolationQuality = CGInterpolationQuality.default
    /// In pixels already.
    var shadow: Shadow?

    var compositing: Compositing {
        Compositing(blend: blendMode.mode, alpha: alpha, antialias: antialiases, shadow: shadow)
    }
}
