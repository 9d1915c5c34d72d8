/// Draws a cell's accessory: disclosure indicator, check mark or detail button.
final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    /// The width in points, before it is rounded up to whole pixels.
    ///
    /// - Source: the difference between recorded widths of content views and cells, without the margin: 10.5 at scale 2 and 10.33 at scale 3
    ///   for the indicator, 24 for the check mark and the button. The button with the indicator is our sum of the two.
    static func width(of type: UITableViewCell.AccessoryType) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: 10.3
        case .checkmark, .detailButton: 24
        case .detailDisclosureButton: 24 + gap + 10.3
        }
    }

    private static let gap: CGFloat = 8
    private static let side: CGFloat = 22

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = type == .disclosureIndicator ? ListMetrics.disclosureHeight[generation] : Self.side
        return CGSize(width: Self.width(of: type).roundedUpToPixel(CGFloat(pixelScale)), height: height)
    }

    override func draw(_ rect: CGRect) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawIndicator(at: bounds.maxX)
        case .checkmark: drawCheckMark()
        case .detailButton: drawButton(at: bounds.midX)
        case .detailDisclosureButton:
            drawButton(at: bounds.minX + Self.side / 2)
            drawIndicator(at: bounds.maxX)
        }
    }

    private func drawIndicator(at right: CGFloat) {
        stroke(.tertiaryLabel, [(right - 8, -6), (right - 2, 0), (right - 8, 6)])
    }

    private func drawCheckMark() {
        stroke(tintColor, [(bounds.midX - 7, 0), (bounds.midX - 2, 5.5), (bounds.midX + 7, -6)])
    }

    private func drawButton(at x: CGFloat) {
        tintColor.set()
        let circle = UIBezierPath(ovalIn: CGRect(x: x - 10, y: bounds.midY - 10, width: 20, height: 20))
        circle.lineWidth = 1.5
        circle.stroke()
        UIBezierPath(rect: CGRect(x: x - 1, y: bounds.midY - 2, width: 2, height: 7)).fill()
        UIBezierPath(ovalIn: CGRect(x: x - 1.25, y: bounds.midY - 6, width: 2.5, height: 2.5)).fill()
    }

    /// Draws a line through points whose y is relative to the middle of the height.
    private func stroke(_ color: UIColor, _ points: [(x: CGFloat, y: CGFloat)]) {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.x, y: bounds.midY + point.y)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        color.setStroke()
        path.stroke()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell = superview as? UITableViewCell, let table = cell.enclosingTable else { return }
        table.accessoryTapped(of: cell)
    }
}
