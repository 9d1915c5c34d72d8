/// How bars look in pictures: plainly, with what documents say about them.
@MainActor
enum BarDrawing {
    /// Points between a bar's content and the edges of the screen.
    static let side: CGFloat = 16

    static func line(in bounds: CGRect, atTop: Bool) {
        let width = 1 / UITraitCollection.drawingScale
        UIColor.separator.setFill()
        UIRectFillUsingBlendMode(
            CGRect(x: bounds.minX, y: atTop ? bounds.minY : bounds.maxY - width, width: bounds.width, height: width), .normal)
    }

    // MARK: Items

    private static func font(_ item: BarItem) -> UIFont { .systemFont(ofSize: 17, weight: item.isBold ? .semibold : .regular) }

    static func width(_ item: BarItem) -> CGFloat {
        if let space = item.space { return space }
        if let image = item.image { return max(1, min(image.size.width, 200)) }
        return OrnamentText(text: item.title ?? "", font: font(item), color: .black).size.width
    }

    /// Draws an item from its left edge on, and returns its width.
    @discardableResult
    static func draw(_ item: BarItem, atX x: CGFloat, midY: CGFloat, tint: UIColor) -> CGFloat {
        let width = width(item)
        guard item.space == nil else { return width }
        if let image = item.image {
            let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(item.tint ?? tint)
            let height = min(image.size.height, 44)
            shown.draw(in: CGRect(x: x, y: midY - height / 2, width: width, height: height))
        } else {
            OrnamentText(text: item.title ?? "", font: font(item), color: item.tint ?? tint).draw(at: CGPoint(x: x, y: midY))
        }
        return width
    }

    /// Draws items from the left, or from the right with the first outermost; returns the room they take with the margin.
    @discardableResult
    static func draw(_ items: [BarItem], in bounds: CGRect, midY: CGFloat, tint: UIColor, fromRight: Bool) -> CGFloat {
        var taken = side
        for item in items {
            let x = fromRight ? bounds.maxX - taken - width(item) : bounds.minX + taken
            taken += draw(item, atX: x, midY: midY, tint: tint) + 16
        }
        return items.isEmpty ? side : taken
    }

    // MARK: Toolbars

    /// Draws a toolbar's items, flexible spaces sharing what is left over.
    static func drawToolbar(_ items: [BarItem], in bounds: CGRect, tint: UIColor) {
        let gap: CGFloat = 8
        let content = items.reduce(2 * side + gap * CGFloat(max(0, items.count - 1))) { $0 + width($1) }
        let flexible = items.filter(\.isFlexible).count
        let share = flexible > 0 ? max(0, bounds.width - content) / CGFloat(flexible) : 0
        var x = bounds.minX + side
        for item in items { x += draw(item, atX: x, midY: bounds.midY, tint: tint) + gap + (item.isFlexible ? share : 0) }
    }

    // MARK: Tab bars

    /// Draws a tab bar's items side by side.
    static func drawTabs(_ items: [BarItem], selected: Int?, in bounds: CGRect, tint: UIColor, isPad: Bool) {
        guard !items.isEmpty else { return }
        let width = min(bounds.width / CGFloat(items.count), isPad ? 110 : .infinity)
        let start = bounds.midX - width * CGFloat(items.count) / 2
        for (index, item) in items.enumerated() {
            let color = index == selected ? tint : UIColor.systemGray
            let center = start + (CGFloat(index) + 0.5) * width
            if let image = item.image { drawTabImage(image, at: CGPoint(x: center, y: bounds.minY + 17), color) }
            let text = OrnamentText(text: item.title ?? "", font: .systemFont(ofSize: 10, weight: .medium), color: color)
            text.draw(centredIn: CGRect(x: center - width / 2, y: bounds.minY + 33, width: width, height: 13))
        }
    }

    private static func drawTabImage(_ image: UIImage, at center: CGPoint, _ color: UIColor) {
        let shrink = min(1, 30 / max(image.size.width, image.size.height, 1))
        let size = CGSize(width: image.size.width * shrink, height: image.size.height * shrink)
        let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
        shown.draw(
            in: CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
    }
}

/// The row of time, reception and battery at the top of a screen.
@MainActor
struct StatusBarDrawing {
    let color: UIColor
    let hasRoundedCorners: Bool

    func draw(in bounds: CGRect) {
        let midY = hasRoundedCorners ? bounds.height * 0.58 : bounds.midY
        let center = hasRoundedCorners ? min(bounds.width * 0.15, 64) : bounds.midX
        let font = UIFont.systemFont(ofSize: hasRoundedCorners ? 16 : 12, weight: .semibold)
        OrnamentText(text: "9:41", font: font, color: color).draw(at: CGPoint(x: center, y: midY), .center)
        let unit: CGFloat = hasRoundedCorners ? 1 : 0.8
        let right = bounds.maxX - (hasRoundedCorners ? min(bounds.width * 0.07, 28) : 6)
        color.setFill()
        drawBattery(CGRect(x: right - 25 * unit, y: midY - 6 * unit, width: 25 * unit, height: 12 * unit))
        guard hasRoundedCorners else { return }
        UIImage(systemName: "wifi")?.withTintColor(color).draw(in: CGRect(x: right - 48, y: midY - 7, width: 18, height: 14))
        drawReception(CGRect(x: right - 70, y: midY - 6, width: 18, height: 12))
    }

    private func drawBattery(_ rect: CGRect) {
        let body = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: rect.height * 0.3)
        body.lineWidth = 1
        color.withAlphaComponent(0.4).setStroke()
        body.stroke()
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: rect.height * 0.15).fill()
    }

    private func drawReception(_ rect: CGRect) {
        for bar in 0..<4 {
            let height = rect.height * (0.4 + 0.2 * CGFloat(bar))
            let place = CGRect(x: rect.minX + CGFloat(bar) * 4.8, y: rect.maxY - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: place, cornerRadius: 1).fill()
        }
    }
}
