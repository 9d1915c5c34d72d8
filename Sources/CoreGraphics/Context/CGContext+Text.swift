import Rasterizer

/// The part of the graphics state that applies to text only.
struct TextState {
    var mode = CGTextDrawingMode.fill
    /// The transform from text space to user space.
    var matrix = CGAffineTransform.identity
    /// The font of glyphs; nil draws none.
    var font: CGFont?
    /// The em in text space.
    var size: CGFloat = 1
}

/// The drawing mode of glyphs.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    case clip = 7

    var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGContext {
    /// Sets the drawing mode of glyphs; the default is ``CGTextDrawingMode/fill``.
    ///
    /// Modes that clip intersect the clip with each run of glyphs as it is drawn, so that two runs leave their
    /// intersection.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// Sets whether fonts may be smoothed by subpixels. Has no effect: iOS smooths fonts in grey only.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Sets whether fonts are smoothed by subpixels. Has no effect: iOS smooths fonts in grey only.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Sets whether glyphs may be placed at fractions of a pixel. Has no effect: they always are here.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Sets whether glyphs are placed at fractions of a pixel. Has no effect: they always are here.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Sets whether subpixel positions of glyphs may be quantized. Has no effect: they never are here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Sets whether subpixel positions of glyphs are quantized. Has no effect: they never are here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// The transform from text space to user space. Text that UIKit draws is positioned in user space and ignores it.
    public var textMatrix: CGAffineTransform {
        get { state.text.matrix }
        set { state.text.matrix = newValue }
    }

    /// The origin of text in user space: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
        set { (state.text.matrix.tx, state.text.matrix.ty) = (newValue.x, newValue.y) }
    }

    /// Sets the font of ``showGlyphs(_:at:)``; there is none by default.
    public func setFont(_ font: CGFont) { state.text.font = font }
    /// Sets the em of the font in text space; 1 by default.
    public func setFontSize(_ size: CGFloat) { state.text.size = size }
    /// Sets the additional spacing between glyphs that the context positions. Has no effect: glyphs are drawn at given
    /// positions only.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// Draws glyphs of the font in the current drawing mode.
    ///
    /// - Parameter positions: The baseline origins in text space. Glyphs without a position are not drawn.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font else { return }
        var run = VectorPath()
        for (glyph, position) in zip(glyphs, positions) {
            guard let outline = font.outline(of: glyph) else { continue }
            let place = CGAffineTransform(translationX: position.x, y: position.y).scaledBy(
                x: state.text.size, y: state.text.size)
            run.elements += outline.applying(place.concatenating(state.text.matrix).matrix).elements
        }
        if !run.isEmpty { paintText(run) }
    }

    /// Paints the outlines of glyphs in user space in the current drawing mode.
    func paintText(_ outline: VectorPath) {
        let mode = state.text.mode
        if mode.fills { paintFill(of: outline) }
        if mode.strokes { paintStroke(of: outline) }
        if mode.clips { canvas.clip(to: outline, antialias: state.antialiases) }
    }
}
