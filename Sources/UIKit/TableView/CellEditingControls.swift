/// The controls beside a cell's content in editing mode.
struct CellEditingControls {
    /// Deletes or inserts.
    var edit: CellEditControl?
    /// Whether the row is chosen among others in editing mode.
    var isMarkable = false
    /// Shows whether it is chosen.
    var mark: CellSelectionMark?
    /// Whether the data source lets the row move.
    var isMovable = false
    /// Moves the row.
    var reorder: CellReorderControl?
    /// Confirms a deletion.
    var confirmation: UIButton?
}

/// The circle with a sign at a cell's leading side.
final class CellEditControl: UIControl {
    /// Points, of the circle.
    private static let diameter: CGFloat = 22

    let style: UITableViewCell.EditingStyle
    /// Whether the sign stands upright, since the deletion waits to be confirmed.
    var isTurned = false {
        didSet { if isTurned != oldValue { setNeedsDisplay() } }
    }

    init(_ style: UITableViewCell.EditingStyle) {
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = style == .insert ? "Insert" : "Delete"
        addAction(UIAction { [unowned self] _ in cell?.editControlTapped() }, for: .touchUpInside)
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(
            x: bounds.midX - Self.diameter / 2, y: bounds.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
        (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        UIColor.white.setFill()
        if style == .insert || !isTurned { fill(CGSize(width: 12, height: 2)) }
        if style == .insert || isTurned { fill(CGSize(width: 2, height: 12)) }
    }

    private func fill(_ size: CGSize) {
        UIBezierPath(
            rect: CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        ).fill()
    }
}

/// The circle at a cell's leading side that shows whether the row is chosen among others. A touch on it is one on the
/// cell.
final class CellSelectionMark: UIView {
    var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        AccessoryGlyph.drawSelection(tintColor, at: CGPoint(x: bounds.midX, y: bounds.midY), isSelected: isOn)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

/// The three lines at a cell's trailing side, by which a finger drags the row.
final class CellReorderControl: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityLabel = "Reorder"
        setNeedsDisplay()
    }

    required init?(coder: NSCoder) { nil }

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func draw(_ rect: CGRect) {
        AccessoryGlyph.drawReorder(.tertiaryLabel, at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    /// Nothing else than moving the row comes of a touch, so that it does not wait.
    override var delayOfTouches: TimeInterval? { 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let cell, let table = cell.enclosingTable else { return }
        table.beginMoving(cell, at: touch.location(in: table).y)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let table = cell?.enclosingTable else { return }
        table.keepMoving(to: touch.location(in: table).y)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        cell?.enclosingTable?.endMoving(isCancelled: false)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cell?.enclosingTable?.endMoving(isCancelled: true)
    }
}
