/// The title, the message and the text fields of an alert.
final class AlertHeader: UIStackView {
    /// Returns nil if there is nothing to show.
    init?(_ content: AlertContent, _ style: AlertView.Style, _ fonts: AlertFonts) {
        let texts = [content.title, content.message].map { $0 != nil && $0!.length > 0 }
        guard texts.contains(true) || !content.fields.isEmpty else { return nil }
        super.init(frame: .zero)
        axis = .vertical
        spacing = AlertMetrics.textSpacing
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = style == .alert ? AlertMetrics.headerInsets : AlertMetrics.sheetHeaderInsets
        let color: UIColor = style == .alert ? .label : .secondaryLabel
        if texts[0] { addArrangedSubview(Self.label(content.title, fonts.title, color)) }
        if texts[1] { addArrangedSubview(Self.label(content.message, fonts.message, color)) }
        addFields(content.fields)
    }

    required init(coder: NSCoder) { super.init(coder: coder) }

    private static func label(_ text: NSAttributedString?, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.font, label.textColor, label.textAlignment) = (font, color, .center)
        label.numberOfLines = 0
        label.attributedText = text
        return label
    }

    private func addFields(_ fields: [UITextField]) {
        guard !fields.isEmpty else { return }
        if let last = arrangedSubviews.last { setCustomSpacing(AlertMetrics.fieldSpacing, after: last) }
        let boxes = UIStackView(arrangedSubviews: fields.map(AlertFieldBox.init))
        boxes.axis = .vertical
        addArrangedSubview(boxes)
    }
}

/// A text field in a box with a thin border.
private final class AlertFieldBox: UIView {
    init(_ field: UITextField) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.borderWidth = 0.5
        layer.cornerRadius = AlertMetrics.fieldInset
        field.translatesAutoresizingMaskIntoConstraints = false
        addSubview(field)
        let inset = AlertMetrics.fieldInset
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: AlertMetrics.fieldHeight),
            field.topAnchor.constraint(equalTo: topAnchor, constant: inset / 2),
            field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset / 2),
            field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}

/// The view of a controller inside an alert.
final class AlertContentBox: UIView {
    init(_ controller: UIViewController) {
        super.init(frame: .zero)
        addFilling(controller.view)
        let height = controller.preferredContentSize.height
        if height > 0 { heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    required init?(coder: NSCoder) { nil }
}
