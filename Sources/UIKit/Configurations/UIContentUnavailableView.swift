/// A placeholder for missing content.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    /// The displayed configuration, which must be a ``UIContentUnavailableConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            show()
        }
    }
    /// Whether content that does not fit may scroll. It reads back what was set; the content does not scroll.
    open var isScrollEnabled = true
    private var shown: UIContentUnavailableConfiguration
    private let stack = UIStackView()
    private var margins: [NSLayoutConstraint] = []
    private var alignment: [NSLayoutConstraint] = []

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        show()
    }

    /// Creates an empty view; archives are not read.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    private func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.alignment = shown.alignment == .center ? .center : .leading
        let image = add(picture, spacing: shown.imageToTextPadding)
        let text = add(label(shown.text, shown.attributedText, shown.textProperties), spacing: shown.textToSecondaryTextPadding)
        let second = add(
            label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties), spacing: 0)
        let button = add(button(shown.button, shown.buttonProperties), spacing: shown.buttonToSecondaryButtonPadding)
        add(self.button(shown.secondaryButton, shown.secondaryButtonProperties), spacing: 0)
        if button != nil, let above = second ?? text ?? image { stack.setCustomSpacing(shown.textToButtonPadding, after: above) }
        backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
        place()
    }

    @discardableResult
    private func add(_ view: UIView?, spacing: CGFloat) -> UIView? {
        guard let view else { return nil }
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
        return view
    }

    private var picture: UIView? {
        if shown.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        }
        guard let image = shown.image else { return nil }
        let (view, look) = (UIImageView(image: image), shown.imageProperties)
        view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        view.contentMode = .scaleAspectFit
        if let color = look.tintColor { view.tintColor = color }
        if look.cornerRadius > 0 { (view.layer.cornerRadius, view.clipsToBounds) = (look.cornerRadius, true) }
        if look.maximumSize.width > 0 {
            view.widthAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.width).isActive = true
        }
        if look.maximumSize.height > 0 {
            view.heightAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.height).isActive = true
        }
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIContentUnavailableConfiguration.TextProperties
    ) -> UIView? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
        (label.lineBreakMode, label.adjustsFontSizeToFitWidth) = (look.lineBreakMode, look.adjustsFontSizeToFitWidth)
        label.minimumScaleFactor = look.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        return label
    }

    private func button(
        _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIView? {
        guard look.title != nil || look.image != nil || properties.primaryAction != nil else { return nil }
        let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
        (button.menu, button.role, button.isEnabled) = (properties.menu, properties.role, properties.isEnabled)
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        return button
    }

    private func place() {
        NSLayoutConstraint.deactivate(margins + alignment)
        let insets = shown.directionalLayoutMargins
        let guide = safeAreaLayoutGuide
        margins = [
            stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor, constant: insets.top),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: insets.leading),
            guide.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: insets.trailing),
            guide.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: insets.bottom),
        ]
        for constraint in margins { constraint.priority = .required - 1 }
        alignment =
            shown.alignment == .center
            ? [
                stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            ]
            : [
                stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
                stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
            ]
        NSLayoutConstraint.activate(margins + alignment)
    }
}
