/// The buttons beside a swiped row, as wide as the uncovered area. Lengths are points.
final class SwipeActionsView: UIView {
    /// The side of the row, which decides the position of the first action.
    let isOnRight: Bool
    let buttons: [SwipeActionButton]
    /// Whether ending the gesture performs the first action, whose button then covers the others.
    var showsFirstActionOnly = false {
        didSet { if showsFirstActionOnly != oldValue { setNeedsLayout() } }
    }

    init(_ actions: [UIContextualAction], isOnRight: Bool) {
        self.isOnRight = isOnRight
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button lies above the others, which it covers on a full swipe.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width at which all buttons are shown.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let share = bounds.width / max(1, naturalWidth)
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = showsFirstActionOnly && index == 0 ? bounds.width : button.naturalWidth * share
            let x = isOnRight ? bounds.width - used - width : used
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            used += width
        }
    }
}
