/// The card that a capsule of a compact date picker opens, with a month or with wheels for the time, above everything
/// in the window. A touch beside the card closes it.
///
/// - Source: developer.apple.com/documentation/uikit/uidatepickerstyle/compact; the card's place, margins and corners
///   are our choice.
final class DatePickerCard: UIView {
    private let card = UIView(frame: .zero)
    private let picker = UIDatePicker(frame: .zero)
    private let closed: () -> Void
    /// The capsule, in the window's coordinates, beside which the card lies.
    private let place: CGRect

    /// Points: the room around the picker on its card, and around the card.
    private static let (padding, margin): (CGFloat, CGFloat) = (12, 8)

    /// - Parameters:
    ///   - owner: The compact picker, which the card follows.
    ///   - isTime: Whether the card has wheels for the time instead of a month.
    ///   - closed: Called when the card has gone.
    init(of owner: UIDatePicker, beside capsule: CGRect, in window: UIWindow, isTime: Bool, closed: @escaping () -> Void) {
        (place, self.closed) = (capsule, closed)
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picker.take(limitsOf: owner)
        picker.datePickerMode = isTime ? .time : .date
        picker.preferredDatePickerStyle = isTime ? .wheels : .inline
        picker.date = owner.date
        picker.addAction(UIAction { [weak owner, unowned picker] _ in owner?.choose(picker.date) }, for: .valueChanged)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = Self.padding
        (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.2, 20)
        card.addSubview(picker)
        addSubview(card)
        window.addSubview(self)
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    /// Below the capsule, or above it where there is more room, and within the window.
    override func layoutSubviews() {
        super.layoutSubviews()
        let content = picker.intrinsicContentSize
        let size = CGSize(width: content.width + 2 * Self.padding, height: content.height + 2 * Self.padding)
        let room = bounds.inset(by: safeAreaInsets).shrunk(dx: Self.margin, dy: Self.margin)
        let isBelow = room.maxY - place.maxY >= min(size.height + Self.margin, place.minY - room.minY)
        let y = isBelow ? place.maxY + Self.margin : place.minY - Self.margin - size.height
        card.frame = CGRect(
            x: max(room.minX, min(place.maxX - size.width, room.maxX - size.width)),
            y: max(room.minY, min(y, room.maxY - size.height)), width: size.width, height: size.height)
        picker.frame = card.bounds.shrunk(dx: Self.padding, dy: Self.padding)
    }

    /// The card takes the touches on it; others close it.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
        close()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        closed()
    }
}
