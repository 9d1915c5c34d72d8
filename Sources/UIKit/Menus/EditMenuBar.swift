/// The items of an edit menu in a row, which scrolls if they do not fit.
final class EditMenuBar: UIView {
    private let scroller = UIScrollView()
    private let arrow = CAShapeLayer()
    private(set) var buttons: [UIButton] = []

    /// - Parameter chosen: Called when an item is tapped.
    init(_ elements: [UIMenuElement], chosen: @escaping (UIMenuElement) -> Void) {
        super.init(frame: .zero)
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.backgroundColor = .secondarySystemGroupedBackground
        scroller.layer.cornerRadius = MenuMetrics.editHeight / 2
        scroller.clipsToBounds = true
        layer.addSublayer(arrow)
        addSubview(scroller)
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = .zero
        for element in elements { add(element, chosen) }
        let size = CGSize(width: buttons.last?.frame.maxX ?? 0, height: MenuMetrics.editHeight)
        (scroller.contentSize, bounds.size) = (size, size)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ element: UIMenuElement, _ chosen: @escaping (UIMenuElement) -> Void) {
        let button = UIButton(type: .system)
        let leaf = element as? any UIMenuLeaf
        button.setTitle(element.title, for: .normal)
        button.setImage(element.image, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        button.tintColor = leaf?.attributes.contains(.destructive) ?? false ? .systemRed : .label
        button.isEnabled = !(leaf?.attributes.contains(.disabled) ?? false)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: MenuMetrics.editMargin, bottom: 0, right: MenuMetrics.editMargin)
        button.addAction(UIAction { _ in chosen(element) }, for: .touchUpInside)
        button.frame = CGRect(
            x: buttons.last?.frame.maxX ?? 0, y: 0, width: button.intrinsicContentSize.width, height: MenuMetrics.editHeight)
        buttons.append(button)
        scroller.addSubview(button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroller.frame = bounds
    }

    /// Positions the menu beside a rectangle of the superview, with an arrow towards it.
    func place(over source: CGRect, in room: CGRect, side: EditMenuSide = .automatic) {
        let size = CGSize(width: min(scroller.contentSize.width, room.width), height: MenuMetrics.editHeight)
        let side = side.resolved(size, beside: source, in: room)
        frame = side.place(size, beside: source, in: room)
        arrow.fillColor = scroller.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        arrow.path = side.arrow(of: bounds, to: source.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
}
