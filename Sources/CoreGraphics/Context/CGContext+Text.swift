import Rasterizer

/// What of the graphics state only text follows.
struct TextState {
    var mode = CGTextDrawingMode.fill
    /// From text space to user space.
    var matrix = CGAffineTransform.identity
    /// The font of glyphs; nil draws none.
    var font: CGFont?
    /// The em in text space.
    var size: CGFloat = 1
}

/// How letters are painted.
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
    /// Sets how letters are painted from now on; the default is ``CGTextDrawingMode/fill``.
    ///
    /// Modes that clip narrow the clip by each run of letters as it is drawn, so that two runs leave what both cover.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// Sets whether letters may be smoothed by the colours of a screen's pixels. Screens of iOS have letters in grey
    /// only: nothing changes.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Sets whether letters are smoothed by the colours of a screen's pixels. Screens of iOS have letters in grey only:
    /// nothing changes.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Sets whether letters may stand between pixels. They always do here.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Sets whether letters stand between pixels. They always do here.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Sets whether the places of letters between pixels may be rounded. They never are here.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    /// Sets whether the places of letters between pixels are rounded. They never are here.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// From text space to user space. The text that UIKit draws has places in user space and does not follow it.
    public var textMatrix: CGAffineTransform {
        get { state.text.matrix }
        set { state.text.matrix = newValue }
    }

    /// Where text begins, in user space: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: state.text.matrix.tx, y: state.text.matrix.ty) }
        set { (state.text.matrix.tx, state.text.matrix.ty) = (newValue.x, newValue.y) }
    }

    /// Sets the font of ``showGlyphs(_:at:)``; none at first.
    public func setFont(_ font: CGFont) { state.text.font = font }
    /// Sets the em of the font in text space; 1 at first.
    public func setFontSize(_ size: CGFloat) { state.text.size = size }
    /// Sets what is added between letters whose places the context finds. Nothing follows it: the places of glyphs are
    /// given.
    public func setCharacterSpacing(_ spacing: CGFloat) {}

    /// Draws glyphs of the font, by the drawing mode.
    ///
    /// - Parameter positions: Where each begins on its baseline, in text space. Glyphs without one are left out.
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

    /// Paints the outlines of letters in user space, by the drawing mode.
    func paintText(_ outline: VectorPath) {
        let mode = state.text.mode
        if mode.fills { paintFill(of: outline) }
        if mode.strokes { paintStroke(of: outline) }
        if mode.clips { canvas.clip(to: outline, antialias: state.antialiases) }
    }
}
