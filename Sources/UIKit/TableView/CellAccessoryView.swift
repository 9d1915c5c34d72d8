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
    /// - Source: the difference between recorded widths of content views and cells, without the margin: 24 for the
    ///   check mark and the button. The button with the indicator is our sum of the two.
    private var width: CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: ListMetrics.disclosureWidth[generation]
        case .checkmark, .detailButton: 24
        case .detailDisclosureButton: 24 + Self.gap + 10.3
        }
    }

    private static let gap: CGFloat = 8
    private static let side: CGFloat = 22

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = type == .disclosureIndicator ? ListMetrics.disclosureHeight[generation] : Self.side
        return CGSize(width: width.roundedUpToPixel(CGFloat(pixelScale)), height: height)
    }

    override func draw(_ rect: CGRect) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawIndicator()
        case .checkmark: AccessoryGlyph.drawCheckMark(tintColor, at: CGPoint(x: bounds.midX, y: bounds.midY))
        case .detailButton: AccessoryGlyph.drawDetail(tintColor, at: CGPoint(x: bounds.midX, y: bounds.midY))
        case .detailDisclosureButton:
            let x = isMirrored ? bounds.maxX - Self.side / 2 : bounds.minX + Self.side / 2
            AccessoryGlyph.drawDetail(tintColor, at: CGPoint(x: x, y: bounds.midY))
            drawIndicator()
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// An indicator points to where reading goes on.
    private func drawIndicator() {
        if isMirrored {
            AccessoryGlyph.drawMirroredDisclosure(startingAt: CGPoint(x: bounds.minX, y: bounds.midY))
        } else {
            AccessoryGlyph.drawDisclosure(endingAt: CGPoint(x: bounds.maxX, y: bounds.midY))
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let cell = superview as? UITableViewCell, let table = cell.enclosingTable else { return }
        table.accessoryTapped(of: cell)
    }
}
