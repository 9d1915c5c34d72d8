/// The content of an alert.
@MainActor
struct AlertContent {
    var title: NSAttributedString?
    var message: NSAttributedString?
    var fields: [UITextField]
    /// The controller whose view stands below the texts.
    var inner: UIViewController?
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?

    /// The action with the emphasised button: the preferred or the cancel action.
    var emphasised: UIAlertAction? { preferred ?? actions.first { $0.style == .cancel } }
}

/// The view of an alert or an action sheet: a group of text and buttons; a sheet has its cancel button in a second
/// group.
final class AlertView: UIView {
    enum Style {
        case alert, sheet, popover
    }

    private let style: Style
    private let choose: (UIAlertAction) -> Void
    private let groups = UIStackView()
    private var buttons: [AlertButton] = []

    init(_ style: Style, choose: @escaping (UIAlertAction) -> Void) {
        (self.style, self.choose) = (style, choose)
        super.init(frame: .zero)
        groups.axis = .vertical
        groups.spacing = AlertMetrics.sheetMargin
        addFilling(groups)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Size

    /// The size that fits all content at the given width, clamped to the given height.
    func size(in room: CGSize) -> CGSize {
        let fitting = systemLayoutSizeFitting(
            CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: room.width, height: min(fitting.height, room.height))
    }

    private var leastButtonHeight: CGFloat { style == .alert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight }

    // MARK: Content

    /// Replaces all views.
    func show(_ content: AlertContent) {
        for view in groups.arrangedSubviews { view.removeFromSuperview() }
        let fonts = AlertFonts(style, traitCollection)
        buttons = ordered(content).map {
            AlertButton($0, leastHeight: leastButtonHeight, fonts.button(isEmphasised: $0 === content.emphasised), choose)
        }
        let separate = style == .sheet ? buttons.filter { $0.action.style == .cancel } : []
        let main = buttons.filter { !separate.contains($0) }
        let top: [UIView?] = [AlertHeader(content, style, fonts), content.inner.map(AlertContentBox.init)]
        let parts = top.compactMap { $0 }
        if !parts.isEmpty || !main.isEmpty { groups.addArrangedSubview(AlertGroup(parts, main, style)) }
        for button in separate { groups.addArrangedSubview(AlertGroup([], [button], style)) }
    }

    /// The actions from top to bottom, or from left to right: the cancel action is first if there are two in a row, and
    /// last otherwise. A popover shows no cancel action, since a tap outside it cancels.
    private func ordered(_ content: AlertContent) -> [UIAlertAction] {
        let others = content.actions.filter { $0.style != .cancel }
        let cancelling = style == .popover ? [] : content.actions.filter { $0.style == .cancel }
        return style == .alert && others.count == 1 ? cancelling + others : others + cancelling
    }

    func update(_ action: UIAlertAction) { buttons.first { $0.action === action }?.update() }

    func button(for action: UIAlertAction) -> UIView? { buttons.first { $0.action === action } }
}

extension UIView {
    /// Adds a subview and pins its edges to this view's.
    func addFilling(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// Text and buttons with rounded corners; if the height does not suffice, the buttons scroll first, then the text.
private final class AlertGroup: UIView {
    init(_ top: [UIView], _ buttons: [AlertButton], _ style: AlertView.Style) {
        super.init(frame: .zero)
        let isCancel = top.isEmpty && style == .sheet && buttons.allSatisfy { $0.action.style == .cancel }
        backgroundColor = isCancel ? AlertMetrics.cancelBackground : AlertMetrics.background
        layer.cornerRadius = style == .popover ? 0 : AlertMetrics.cornerRadius
        clipsToBounds = true
        let rows = UIStackView()
        rows.axis = .vertical
        for part in top { rows.addArrangedSubview(ScrollingPart(part, priority: 745, least: 0)) }
        if !top.isEmpty && !buttons.isEmpty { rows.addArrangedSubview(Hairline(.horizontal)) }
        if !buttons.isEmpty { rows.addArrangedSubview(Self.part(of: buttons, style)) }
        addFilling(rows)
    }

    required init?(coder: NSCoder) { nil }

    private static func part(of buttons: [AlertButton], _ style: AlertView.Style) -> UIView {
        let row = UIStackView()
        row.axis = style == .alert && buttons.count == 2 && buttons.allSatisfy(\.fitsHalf) ? .horizontal : .vertical
        for button in buttons {
            if button !== buttons[0] { row.addArrangedSubview(Hairline(row.axis == .vertical ? .horizontal : .vertical)) }
            row.addArrangedSubview(button)
        }
        if row.axis == .horizontal { buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true }
        let isOne = row.axis == .horizontal || buttons.count == 1
        return ScrollingPart(row, priority: 740, least: buttons[0].leastHeight * (isOne ? 1 : AlertMetrics.leastButtons))
    }
}

/// A scroll view that is as high as its content if there is space.
private final class ScrollingPart: UIScrollView {
    /// - Parameters:
    ///   - priority: The priority of the constraint that makes the part as high as its content.
    ///   - least: The minimum height, in points.
    init(_ content: UIView, priority: Float, least: CGFloat) {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let height = heightAnchor.constraint(equalTo: content.heightAnchor)
        height.priority = UILayoutPriority(priority)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor), height,
            heightAnchor.constraint(greaterThanOrEqualToConstant: least),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A separator line, one pixel thick.
private final class Hairline: UIView {
    private let axis: NSLayoutConstraint.Axis

    /// - Parameter axis: The direction of the line.
    init(_ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        super.init(frame: .zero)
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let thickness = 1 / max(1, traitCollection.displayScale)
        return axis == .horizontal
            ? CGSize(width: UIView.noIntrinsicMetric, height: thickness)
            : CGSize(width: thickness, height: UIView.noIntrinsicMetric)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        invalidateIntrinsicContentSize()
    }
}
