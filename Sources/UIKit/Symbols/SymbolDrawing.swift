/// A substitute for a symbol of the system, drawn in the context's fill colour. Unknown names are drawn as a rounded square.
final class SymbolDrawing: ImageDrawing {
    let size: CGSize
    let symbol: SymbolTable.Symbol?
    /// The line width in units of the glyphs' grid.
    private let pen: CGFloat

    var followsFillColor: Bool { true }
    var hasHoles: Bool {
        guard let symbol else { return false }
        return symbol.isStruckOut || (symbol.isFilled && (symbol.enclosure != .none || !symbol.glyph.details.isEmpty))
    }

    /// - Parameter size: Points.
    init(_ symbol: SymbolTable.Symbol?, size: CGSize, weight: UIFont.Weight = .regular) {
        (self.symbol, self.size) = (symbol, size)
        pen = 1.8 + 1.6 * max(-1, min(1, weight.rawValue)) * (weight.rawValue < 0 ? 0.8 : 1)
    }

    func draw(in rect: CGRect, on context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        guard let symbol else { return drawUnknown(in: rect, on: context) }
        if symbol.isStruckOut { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        draw(symbol, in: rect, on: context)
        if symbol.isStruckOut {
            strike(rect, on: context)
            context.endTransparencyLayer()
        }
    }

    private func drawUnknown(in rect: CGRect, on context: CGContext) {
        let side = 0.8 * min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        context.addPath(CGPath(roundedRect: square, cornerWidth: side / 4, cornerHeight: side / 4, transform: nil))
        context.fillPath()
    }

    private func draw(_ symbol: SymbolTable.Symbol, in rect: CGRect, on context: CGContext) {
        switch symbol.enclosure {
        case .none:
            draw(
                symbol.glyph, filled: symbol.isFilled, in: rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06),
                on: context)
        case .circle: draw(symbol, inside: "O 12 12 11", room: 0.5, in: rect, on: context)
        case .square: draw(symbol, inside: "R 1.5 1.5 21 21 4", room: 0.55, in: rect, on: context)
        }
    }

    /// Draws a frame with the glyph inside; the glyph is cut out of a filled frame.
    private func draw(_ symbol: SymbolTable.Symbol, inside frame: String, room: CGFloat, in rect: CGRect, on context: CGContext) {
        let side = min(rect.width, rect.height) * 0.94
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let inner = square.insetBy(dx: side * (1 - room) / 2, dy: side * (1 - room) / 2)
        let outline = SymbolGlyph(frame)
        guard symbol.isFilled else {
            draw(outline, filled: false, in: square, on: context)
            return draw(symbol.glyph, filled: false, in: inner, pen: pen / room, on: context)
        }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(outline, filled: true, in: square, on: context)
        context.withBlendMode(.destinationOut) { draw(symbol.glyph, filled: false, in: inner, pen: pen / room, on: $0) }
        context.endTransparencyLayer()
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

    /// Draws the line of struck-out symbols from the top left to the bottom right, with a gap beside it.
    private func strike(_ rect: CGRect, on context: CGContext) {
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
