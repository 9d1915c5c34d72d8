/// The button of an alert's action.
final class AlertButton: UIControl {
    let action: UIAlertAction
    let leastHeight: CGFloat
    private let label = UILabel()
    private let image = UIImageView()
    private let checkMark = UIImageView(image: UIImage(systemName: "checkmark"))

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
        label.adjustsFontSizeToFitWidth = true
        for view in [label, image, checkMark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let inset = AlertMetrics.buttonInset
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: leastHeight),
            label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: inset / 2),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            image.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            image.centerYAnchor.constraint(equalTo: centerYAnchor),
            checkMark.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
            checkMark.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    /// Whether the title fits half the width of an alert.
    var fitsHalf: Bool { label.intrinsicContentSize.width <= AlertMetrics.alertWidth / 2 - 2 * AlertMetrics.buttonInset }

    /// Updates the button from the action.
    func update() {
        isEnabled = action.isEnabled
        label.textAlignment = action.titleTextAlignment
        image.image = action.image
        checkMark.isHidden = !action.isChecked
        updateColor()
    }

    private func updateColor() {
        let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        label.textColor = action.isEnabled ? color : .tertiaryLabel
        for view in [image, checkMark] { view.tintColor = label.textColor }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? AlertMetrics.pressed : nil }
    }
}
