/// The button of an alert's action.
final class AlertButton: UIControl {
    let action: UIAlertAction
    let leastHeight: CGFloat
    private let label = UILabel()

    init(_ action: UIAlertAction, leastHeight: CGFloat, _ font: UIFont, _ choose: @escaping (UIAlertAction) -> Void) {
        (self.action, self.leastHeight) = (action, leastHeight)
        super.init(frame: .zero)
        setUpLabel(font)
        update()
        addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func setUpLabel(_ font: UIFont) {
        label.font = font
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        let inset = AlertMetrics.buttonInset
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: inset / 2),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ])
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Whether the title fits half the width of an alert.
    var fitsHalf: Bool { label.intrinsicContentSize.width <= AlertMetrics.alertWidth / 2 - 2 * AlertMetrics.buttonInset }

    /// Updates the button from the action.
    func update() {
        isEnabled = action.isEnabled
        updateColor()
    }

    private func updateColor() {
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? AlertMetrics.pressed : nil }
    }
}
