import TextLayout

/// A substitute for a symbol of the system, drawn in the context's fill colour. A name without a substitute is drawn as
/// a dashed frame with the name in it.
final class SymbolDrawing: ImageDrawing {
    let size: CGSize
    let name: String
    let symbol: SymbolTable.Symbol?
    /// The line width in units of the glyphs' grid.
    private let pen: CGFloat

    var followsFillColor: Bool { true }
    var hasHoles: Bool {
        guard let symbol else { return false }
        if symbol.isStruckOut || symbol.isShapeStruckOut || symbol.badge != nil { return true }
        return symbol.isFilled && (!symbol.enclosure.isNone || !symbol.glyph.details.isEmpty)
    }

    /// - Parameter size: Points.
    init(_ name: String, size: CGSize, weight: UIFont.Weight = .regular) {
        (self.name, self.size) = (name, size)
        symbol = SymbolTable.symbol(named: name)
        pen = 1.8 + 1.6 * max(-1, min(1, weight.rawValue)) * (weight.rawValue < 0 ? 0.8 : 1)
    }

    func draw(in rect: CGRect, on context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        guard let symbol else { return drawUnknown(in: rect, on: context) }
        let hasCuts = symbol.isStruckOut || symbol.badge != nil
        if hasCuts { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        draw(symbol, in: rect, on: context)
        if symbol.isStruckOut { strike(rect, pen: pen, on: context) }
        symbol.badge.map { draw($0, in: rect, on: context) }
        if hasCuts { context.endTransparencyLayer() }
    }

    // MARK: Unknown names

    /// A dashed frame with the name, as large as fits; a question mark if it would be too small to read.
    private func drawUnknown(in rect: CGRect, on context: CGContext) {
        let frame = rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06)
        let unit = min(frame.width, frame.height) / 12
        context.saveGState()
        context.setLineWidth(unit)
        context.setLineDash(phase: 0, lengths: [unit * 2, unit * 2])
        context.addPath(CGPath(roundedRect: frame, cornerWidth: unit * 2, cornerHeight: unit * 2, transform: nil))
        context.strokePath()
        context.restoreGState()
        let room = frame.insetBy(dx: unit * 1.5, dy: unit * 1.5)
        if !drawText(name, size: Self.captionSize, in: room, on: context) {
            _ = drawText("?", size: Double(room.height) * 0.8, in: room, on: context)
        }
    }

    /// The font size in points below which text is not drawn, being unreadable.
    private static let captionSize = 6.0

    /// Whether the text fits and was drawn.
    private func drawText(_ string: String, size: Double, in room: CGRect, on context: CGContext) -> Bool {
        let font = UIFont.systemFont(ofSize: CGFloat(size)).textFont
        var style = ParagraphStyle.standard
        (style.alignment, style.lineBreakMode) = (.center, .charWrapping)
        let text = StyledText(string, attributes: TextAttributes(font: font), paragraphStyle: style)
        let frame = Typesetter(text, in: TextContainer(width: Double(room.width))).frame()
        guard CGFloat(frame.height) <= room.height + 1, CGFloat(frame.width) <= room.width + 1 else { return false }
        for line in frame.lines {
            for run in line.runs {
                context.saveGState()
                context.translateBy(
                    x: room.minX + CGFloat(line.x), y: room.midY - CGFloat(frame.height) / 2 + CGFloat(line.baseline))
                context.drawGlyphs(run.glyphs, face: run.font.typeface.face, size: CGFloat(run.font.pointSize))
                context.restoreGState()
            }
        }
        return true
    }

    // MARK: Enclosures and badges

    private func draw(_ symbol: SymbolTable.Symbol, in rect: CGRect, on context: CGContext) {
        guard symbol.enclosure.isNone else { return drawEnclosed(symbol, in: rect, on: context) }
        let inset = symbol.badge == nil ? 0.06 : 0.1
        draw(
            symbol.glyph, filled: symbol.isFilled, in: rect.insetBy(dx: rect.width * inset, dy: rect.height * inset), on: context)
    }

    /// Draws a frame with the glyph inside; the glyph is cut out of a filled frame.
    private func drawEnclosed(_ symbol: SymbolTable.Symbol, in rect: CGRect, on context: CGContext) {
        let (room, outline) = (symbol.enclosure.room, symbol.enclosure.outline)
        let side = min(rect.width, rect.height) * 0.94
        let square = CGRect(center: CGPoint(x: rect.midX, y: rect.midY), width: side, height: side)
        let inner = square.insetBy(dx: side * (1 - room) / 2, dy: side * (1 - room) / 2)
            .offsetBy(dx: 0, dy: side * symbol.enclosure.drop)
        guard symbol.isFilled else {
            draw(outline, filled: false, in: square, on: context)
            return drawShape(of: symbol, in: inner, pen: pen / room, on: context)
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(outline, filled: true, in: square, on: context)
        context.withBlendMode(.destinationOut) { drawShape(of: symbol, in: inner, pen: pen / room, on: $0) }
        context.endTransparencyLayer()
    }

    /// Draws the shape inside an enclosure, with a slash if the name contains one.
    private func drawShape(of symbol: SymbolTable.Symbol, in rect: CGRect, pen: CGFloat, on context: CGContext) {
        guard symbol.isShapeStruckOut else { return draw(symbol.glyph, filled: false, in: rect, pen: pen, on: context) }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(symbol.glyph, filled: false, in: rect, pen: pen, on: context)
        strike(rect, pen: pen, on: context)
        context.endTransparencyLayer()
    }

    /// Draws a badge in the lower corner, a dot in the upper one, with a gap around it.
    private func draw(_ badge: SymbolTable.Badge, in rect: CGRect, on context: CGContext) {
        let side = min(rect.width, rect.height)
        func fill(_ center: CGPoint, _ diameter: CGFloat) {
            context.addEllipse(in: CGRect(center: center, width: diameter, height: diameter))
            context.fillPath()
        }
        switch badge {
        case .dot:
            let center = CGPoint(x: rect.midX + side * 0.3, y: rect.midY - side * 0.3)
            context.withBlendMode(.destinationOut) { _ in fill(center, side * 0.5) }
            fill(center, side * 0.36)
        case .glyph(let glyph):
            let center = CGPoint(x: rect.midX + side * 0.26, y: rect.midY + side * 0.26)
            context.withBlendMode(.destinationOut) { _ in fill(center, side * 0.56) }
            fill(center, side * 0.46)
            let inner = CGRect(center: center, width: side * 0.26, height: side * 0.26)
            context.withBlendMode(.destinationOut) { draw(glyph, filled: false, in: inner, pen: pen * 2, on: $0) }
        }
    }

    // MARK: Glyphs

    private func draw(_ glyph: SymbolGlyph, filled: Bool, in rect: CGRect, pen: CGFloat? = nil, on context: CGContext) {
        let box = glyph.bounds
        guard box.width > 0, box.height > 0 else { return }
        let scale = min(rect.width / box.width, rect.height / box.height)
        context.saveGState()
        context.translateBy(x: rect.midX - box.midX * scale, y: rect.midY - box.midY * scale)
        context.scaleBy(x: scale, y: scale)
        context.setLineWidth(pen ?? self.pen)
        filled && !glyph.details.isEmpty ? drawWithHoles(glyph, on: context) : drawPlainly(glyph, filled, on: context)
        context.restoreGState()
    }

    private func drawPlainly(_ glyph: SymbolGlyph, _ filled: Bool, on context: CGContext) {
        if filled { add(SymbolGlyph.closedParts(of: glyph.outline), to: context, .fill) }
        add(glyph.outline, to: context, .stroke)
        add(glyph.details, to: context, .stroke)
        add(glyph.solid, to: context, .fill)
    }

    private func drawWithHoles(_ glyph: SymbolGlyph, on context: CGContext) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        add(SymbolGlyph.closedParts(of: glyph.outline), to: context, .fill)
        add(glyph.outline, to: context, .stroke)
        context.withBlendMode(.destinationOut) { add(glyph.details, to: $0, .stroke) }
        add(glyph.solid, to: context, .fill)
        context.endTransparencyLayer()
    }

    private func add(_ text: String, to context: CGContext, _ mode: CGPathDrawingMode) {
        guard !text.isEmpty else { return }
        context.addPath(SymbolGlyph.path(text))
        context.drawPath(using: mode)
    }

    /// Draws the slash from the top left to the bottom right, with a gap beside it.
    private func strike(_ rect: CGRect, pen: CGFloat, on context: CGContext) {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            .insetBy(dx: side * 0.08, dy: side * 0.08)
        func line(_ width: CGFloat) {
            context.setLineWidth(width * side / 24)
            context.move(to: square.origin)
            context.addLine(to: CGPoint(x: square.maxX, y: square.maxY))
            context.strokePath()
        }
        context.withBlendMode(.destinationOut) { _ in line(pen * 2.6) }
        line(pen)
    }
}
