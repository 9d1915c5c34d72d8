/// The view of a search controller over the searched content; it lets touches through if it shows nothing.
final class SearchContentView: UIView {
    private let dimming: UIView

    /// - Parameter dimming: The view that dims the content, placed below the bars.
    init(_ dimming: UIView) {
        self.dimming = dimming
        super.init(frame: .zero)
        addSubview(dimming)
        list.axis = .vertical
        list.isLayoutMarginsRelativeArrangement = true
        list.insetsLayoutMarginsFromSafeArea = false
        list.backgroundColor = .systemBackground
        list.isHidden = true
        addSubview(list)
    }

    /// The search suggestions, each a button.
    private let list = UIStackView(frame: .zero)
    /// Whether search suggestions are shown.
    var offersSuggestions = true {
        didSet { list.isHidden = !offersSuggestions || list.arrangedSubviews.isEmpty }
    }

    func show(_ suggestions: [any UISearchSuggestion], chosen: @escaping (any UISearchSuggestion) -> Void) {
        for view in list.arrangedSubviews { view.removeFromSuperview() }
        for suggestion in suggestions {
            var look = UIButton.Configuration.plain()
            (look.title, look.image) = (suggestion.localizedSuggestion, suggestion.iconImage)
            look.imagePadding = 8
            look.baseForegroundColor = .label
            (look.contentInsets.top, look.contentInsets.bottom) = (12, 12)
            let button = UIButton(configuration: look, primaryAction: UIAction { _ in chosen(suggestion) })
            button.contentHorizontalAlignment = .leading
            button.accessibilityHint = suggestion.localizedDescription
            list.addArrangedSubview(button)
        }
        list.isHidden = !offersSuggestions || suggestions.isEmpty
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        guard !list.isHidden else { return }
        bringSubviewToFront(list)
        let wanted = list.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0))
        list.frame = CGRect(x: 0, y: dimming.frame.minY, width: bounds.width, height: min(wanted.height, dimming.frame.height))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && subviews.contains { !$0.isHidden }
    }
}
