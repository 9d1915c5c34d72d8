/// The placeholder for a screen of the system, whose programs and services do not exist here: a title, a description,
/// and a button for each choice.
final class StandInView: UIView {
    private let stack = UIStackView()
    private let scroll = UIScrollView()

    init(title: String, text: String, choices: [UIAction]) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        addContent()
        stack.addArrangedSubview(Self.label(title, .headline, .label))
        stack.addArrangedSubview(Self.label(text, .subheadline, .secondaryLabel))
        for choice in choices { stack.addArrangedSubview(Self.button(choice)) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func addContent() {
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 12
        for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(scroll)
        scroll.addSubview(stack)
        let (content, guide) = (scroll.contentLayoutGuide, layoutMarginsGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: topAnchor), scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor), scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
            stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            stack.widthAnchor.constraint(equalTo: guide.widthAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, .preferredFont(forTextStyle: style), color)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private static func button(_ choice: UIAction) -> UIButton { UIButton(type: .system, primaryAction: choice) }
}

/// A controller with a ``StandInView``.
final class StandInController: UIViewController {
    private let content: StandInView
    private let end: () -> Void

    /// - Parameter end: Called after the controller was dismissed.
    init(_ content: StandInView, end: @escaping () -> Void = {}) {
        (self.content, self.end) = (content, end)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = content }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { end() }
    }
}
