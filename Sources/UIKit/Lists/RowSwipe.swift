/// A row that is being swiped, or is open. Lengths are points.
@MainActor
final class RowSwipe {
    /// The sides of a row, in reading order.
    enum Side {
        case leading, trailing
    }

    let cell: UIView
    let configuration: UISwipeActionsConfiguration
    let actionsView: SwipeActionsView
    /// The cell's horizontal offset.
    private(set) var reveal: CGFloat = 0
    /// The cell's offset at the start of the gesture.
    private var start: CGFloat = 0

    init(_ cell: UIView, _ configuration: UISwipeActionsConfiguration, isOnRight: Bool) {
        self.cell = cell
        self.configuration = configuration
        actionsView = SwipeActionsView(configuration.actions, isOnRight: isOnRight)
    }

    /// The fraction of a row's width beyond which a swipe performs the first action.
    ///
    /// - Source: not measured.
    private static let fullSwipePart: CGFloat = 0.6

    /// The cell's horizontal offset, positive to the right.
    private var shift: CGFloat { actionsView.isOnRight ? -reveal : reveal }

    /// Whether ending the gesture performs the first action.
    var isFull: Bool { actionsView.showsFirstActionOnly }

    // MARK: Moving

    /// A gesture started at the current offset.
    func take() { start = reveal }

    /// The gesture moved by a translation since its start, positive to the right.
    func follow(_ way: CGFloat) {
        let pulled = max(0, start + (actionsView.isOnRight ? -way : way))
        let (room, width) = (actionsView.naturalWidth, cell.bounds.width)
        let mayBeFull = configuration.performsFirstActionWithFullSwipe
        let beyond = max(0, pulled - room)
        reveal = beyond == 0 ? pulled : mayBeFull ? min(pulled, width) : room + RubberBand.shown(beyond, extent: width)
        actionsView.showsFirstActionOnly = mayBeFull && reveal > max(room, width * Self.fullSwipePart)
    }

    /// Whether the row stays open when the gesture ends with a velocity, in points per second to the right.
    func staysOpen(velocity: CGFloat) -> Bool {
        let speed = actionsView.isOnRight ? -velocity : velocity
        guard abs(speed) < Self.flick else { return speed > 0 }
        return reveal > actionsView.naturalWidth / 2
    }

    /// The speed, in points per second, above which the direction of the velocity decides.
    ///
    /// - Source: not measured.
    private static let flick: CGFloat = 200

    func open() { reveal = actionsView.naturalWidth }
    func openWide() { reveal = cell.bounds.width }
    func close() {
        reveal = 0
        actionsView.showsFirstActionOnly = false
    }

    // MARK: Placing

    /// The frame of the cell for the frame of its row.
    func cellFrame(in row: CGRect) -> CGRect { row.offsetBy(dx: shift, dy: 0) }

    /// Gives the buttons the cell's corner radius on their side.
    private func roundCorners() {
        let right: CACornerMask = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
        let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        actionsView.layer.cornerRadius = cell.layer.cornerRadius
        actionsView.layer.maskedCorners = cell.layer.maskedCorners.intersection(actionsView.isOnRight ? right : left)
    }

    /// Places cell and buttons in the row's frame.
    func place(in row: CGRect) {
        let frame = cellFrame(in: row)
        if cell.frame != frame { cell.frame = frame }
        let x = actionsView.isOnRight ? row.maxX - reveal : row.minX
        let uncovered = CGRect(x: x, y: row.minY, width: reveal, height: row.height)
        if actionsView.frame != uncovered { actionsView.frame = uncovered }
        roundCorners()
        actionsView.layoutIfNeeded()
    }
}
