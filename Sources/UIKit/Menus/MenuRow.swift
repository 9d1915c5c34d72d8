/// An item of an open menu.
final class MenuRow: UIControl {
    let element: UIMenuElement
    private let stack = UIStackView()

    /// - Parameter showsMarks: Whether there is room for marks before the titles.
    init(_ element: UIMenuElement, showsMarks: Bool) {
        self.element = element
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        isEnabled = !(leaf?.attributes.contains(.disabled) ?? false) && !(element is UIDeferredMenuElement)
        build(showsMarks ? mark(leaf?.state ?? .off) : nil)
    }

    required init?(coder: NSCoder) { nil }

    private func build(_ mark: UIView?) {
        stack.isUserInteractionEnabled = false
        stack.alignment = .center
        stack.spacing = MenuMetrics.rowMargin
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false  // long menus scroll rows out of the safe area
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: MenuMetrics.rowMargin, leading: mark == nil ? MenuMetrics.sideMargin : MenuMetrics.rowMargin,
            bottom: MenuMetrics.rowMargin, trailing: MenuMetrics.sideMargin)
        addSubview(stack)
        for view in [mark, texts, picture] { if let view { stack.addArrangedSubview(view) } }
    }

    private var texts: UIView {
        let column = UIStackView()
        column.axis = .vertical
        column.addArrangedSubview(label(element is UIDeferredMenuElement ? "Loading…" : element.title, .body, color))
        if let subtitle = element.subtitle, !subtitle.isEmpty {
            column.addArrangedSubview(label(subtitle, .footnote, .secondaryLabel))
        }
        column.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return column
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 2
        label.textColor = color
        return label
    }

    private var color: UIColor {
        if !isEnabled { return .tertiaryLabel }
        let isDestructive =
            (element as? any UIMenuLeaf)?.attributes.contains(.destructive)
            ?? (element as? UIMenu)?.options.contains(.destructive)
        return isDestructive ?? false ? .systemRed : .label
    }

    /// The item's image, or an arrow if it opens a submenu.
    private var picture: UIView? {
        let isMenu = element is UIMenu
        return (element.image ?? (isMenu ? UIImage(systemName: "chevron.right") : nil)).map { symbol($0, color) }
    }

    private func mark(_ state: UIMenuElement.State) -> UIView {
        let names = [UIMenuElement.State.on: "checkmark", .mixed: "minus"]
        let view = symbol(names[state].flatMap { UIImage(systemName: $0) }, .label)
        view.widthAnchor.constraint(equalToConstant: MenuMetrics.markWidth).isActive = true
        return view
    }

    private func symbol(_ image: UIImage?, _ color: UIColor) -> UIView {
        let view = UIImageView(image: image)
        view.tintColor = color
        view.contentMode = .center
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return view
    }

    override func stateChanged() {
        super.stateChanged()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    /// The height of the row at a menu's width.
    var fittingHeight: CGFloat {
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: MenuMetrics.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return max(MenuMetrics.rowHeight, size.height)
    }
}
