import UIKit

/// The views of a description in a window, and the changes that are made to both.
@MainActor
package final class LayoutViews {
    package private(set) var description: LayoutDescription
    package let window: UIWindow
    private let host = CallbackView()
    /// By number: a view or a layout guide.
    private var items: [Int: NSObject] = [:]
    private var constraints: [Int: NSLayoutConstraint] = [:]

    /// Makes views as they are after all edits so far, and lays nothing out.
    package init(_ description: LayoutDescription) {
        self.description = description
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: description.width, height: description.height))
        window.traitOverrides.displayScale = 2
        host.frame = window.bounds
        host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        takeOverTraits()
        add(description.top, to: host)
        window.addSubview(host)
        for link in description.linksByActivation { make(link) }
    }

    package func view(_ node: Int) -> UIView? { items[node] as? UIView }

    package func layOut() { window.layoutIfNeeded() }

    /// Starts from what views of another tree have made of their places in their `layoutSubviews`:
    /// ``HistoricalBehavior/reaction``.
    func takeOverReactions(of other: LayoutViews) {
        for node in description.liveNodes {
            guard let view = view(node) as? ReactingView, let known = other.view(node) as? ReactingView else { continue }
            view.reaction = known.reaction
        }
    }

    /// Lays out with the margins that views of another tree preserve, and lets them go:
    /// ``HistoricalBehavior/preservedMargins``.
    func startFromMargins(of other: LayoutViews) {
        let preserving = description.liveNodes.filter { view($0)?.preservesSuperviewLayoutMargins == true }
        for node in preserving { view(node)?.overrideMargins(EdgeOverride(other.view(node)?.layoutMargins ?? .zero)) }
        layOut()
        for node in preserving { view(node)?.overrideMargins(EdgeOverride()) }
    }

    /// Scrolls to where the views of another tree are scrolled to, and lays out: ``HistoricalBehavior/scrollOffset``.
    func takeOverOffsets(of other: LayoutViews) {
        for node in description.liveNodes {
            guard let view = view(node) as? UIScrollView, let known = other.view(node) as? UIScrollView else { continue }
            view.contentOffset = known.contentOffset
        }
        layOut()
    }

    /// Whether a layout was given up because content or margins never settled: each is reported once only.
    var hasNotSettled: Bool { window.layoutDiagnostics.contains { $0.kind == .feedbackLoop || $0.kind == .unsettledContent } }

    /// The views that lie elsewhere than they do in a tree made anew, as far as their places are determined.
    package func differencesFromFreshTree() -> [Difference] { LayoutComparison(self).differences }

    // MARK: Making

    private func makeItem(_ node: Node) -> NSObject {
        switch node.kind {
        case .view: UIView()
        case .stack: UIStackView()
        case .label: UILabel()
        case .box: BoxView()
        case .scroll: UIScrollView()
        case .guide: UILayoutGuide()
        case .placed: UIView()
        case .reacting: ReactingView()
        }
    }

    private func add(_ children: [Int], to parent: UIView) {
        for (place, child) in children.enumerated() { add(child, to: parent, at: place) }
    }

    /// Makes a node and all in it.
    private func add(_ number: Int, to parent: UIView, at place: Int) {
        guard let node = description.nodes[number] else { return }
        let item = makeItem(node)
        items[number] = item
        guard let view = item as? UIView else { return parent.addLayoutGuide(item as! UILayoutGuide) }
        view.accessibilityIdentifier = "v\(number)"
        for setting in node.settings { apply(setting, to: view, number) }
        if node.knowsMargins { _ = view.layoutMarginsGuide }
        add(node.children, to: view)
        put(view, number, into: parent, at: place)
    }

    /// Puts a view among the children of its parent, which counts guides too.
    private func put(_ view: UIView, _ number: Int, into parent: UIView, at place: Int) {
        guard let node = description.nodes[number] else { return }
        view.translatesAutoresizingMaskIntoConstraints = node.kind == .placed
        let before = description.children(of: node.parent).prefix(place).compactMap { items[$0] as? UIView }
        parent.insertSubview(view, at: before.filter { $0.superview === parent && $0 !== view }.count)
        guard node.isArranged, let stack = parent as? UIStackView else { return }
        let arranged = stack.arrangedSubviews.filter { $0 !== view }
        stack.insertArrangedSubview(view, at: arranged.filter { one in before.contains { $0 === one } }.count)
        for case .customSpacing(let spacing) in node.settings { stack.setCustomSpacing(spacing, after: view) }
    }

    private func item(_ item: Link.Item) -> Any? {
        switch item {
        case .node(LayoutDescription.window): host
        case .node(let node): items[node]
        case .margins(LayoutDescription.window): host.layoutMarginsGuide
        case .margins(let node): (items[node] as? UIView)?.layoutMarginsGuide
        }
    }

    private func make(_ number: Int) {
        guard let link = description.links[number], let first = item(link.first),
            let attribute = NSLayoutConstraint.Attribute(rawValue: link.attribute),
            let other = NSLayoutConstraint.Attribute(rawValue: link.other),
            let relation = NSLayoutConstraint.Relation(rawValue: link.relation)
        else { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: link.second.flatMap(item), attribute: other,
            multiplier: link.multiplier, constant: link.constant)
        constraint.priority = UILayoutPriority(link.priority)
        constraint.identifier = "c\(number)"
        constraint.isActive = link.isActive
        constraints[number] = constraint
    }

    private func takeOverTraits() {
        let category = LayoutDescription.contentSizeCategories[description.category]
        window.traitOverrides.preferredContentSizeCategory = UIContentSizeCategory(rawValue: category)
        window.traitOverrides.layoutDirection = description.isRightToLeft ? .rightToLeft : .leftToRight
    }

    private func apply(_ setting: Setting, to view: UIView, _ number: Int) {
        let (stack, label, box) = (view as? UIStackView, view as? UILabel, view as? BoxView)
        switch setting {
        case .isHidden(let isHidden): view.isHidden = isHidden
        case .axis(let axis): stack?.axis = NSLayoutConstraint.Axis(rawValue: axis)!
        case .distribution(let distribution): stack?.distribution = UIStackView.Distribution(rawValue: distribution)!
        case .alignment(let alignment): stack?.alignment = UIStackView.Alignment(rawValue: alignment)!
        case .spacing(let spacing): stack?.spacing = spacing
        case .customSpacing(let spacing): (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
        case .margins(let top, let left, let bottom, let right):
            view.layoutMargins = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        case .keepsToMargins(let keeps): stack?.isLayoutMarginsRelativeArrangement = keeps
        case .measuresBaselines(let measures): stack?.isBaselineRelativeArrangement = measures
        case .preservesMargins(let preserves): view.preservesSuperviewLayoutMargins = preserves
        case .text(let text): label?.text = text
        case .lines(let lines): label?.numberOfLines = lines
        case .fontSize(let size): if label?.adjustsFontForContentSizeCategory == false { label?.font = .systemFont(ofSize: size) }
        case .followsTextSize(let follows): label.map { follow($0, follows, number) }
        case .boxWidth(let width): box?.size.width = width.map { CGFloat($0) } ?? UIView.noIntrinsicMetric
        case .boxHeight(let height): box?.size.height = height.map { CGFloat($0) } ?? UIView.noIntrinsicMetric
        case .hugging(let horizontal, let vertical):
            view.setContentHuggingPriority(UILayoutPriority(horizontal), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(vertical), for: .vertical)
        case .resistance(let horizontal, let vertical):
            view.setContentCompressionResistancePriority(UILayoutPriority(horizontal), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(vertical), for: .vertical)
        case .direction(let direction):
            view.semanticContentAttribute = UISemanticContentAttribute(rawValue: direction) ?? .unspecified
        case .frame(let x, let y, let width, let height): view.frame = CGRect(x: x, y: y, width: width, height: height)
        case .offset(let x, let y): (view as? UIScrollView)?.contentOffset = CGPoint(x: x, y: y)
        case .contentSize(let width, let height): (view as? UIScrollView)?.contentSize = CGSize(width: width, height: height)
        }
    }

    /// The font of a text style replaces the one set, and the other way round.
    private func follow(_ label: UILabel, _ follows: Bool, _ number: Int) {
        label.adjustsFontForContentSizeCategory = follows
        var size: CGFloat = 17
        for case .fontSize(let set) in description.nodes[number]?.settings ?? [] { size = set }
        label.font =
            follows ? .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection) : .systemFont(ofSize: size)
    }

    // MARK: Changing

    /// Makes the edits of a step in its way, and lays out. Edits that cannot be made are left out.
    package func run(_ step: LayoutStep) {
        switch step.moment {
        case .plain: step.edits.forEach(apply)
        case .animated: UIView.animate(withDuration: 0.25) { step.edits.forEach(self.apply) }
        case .inLayout:
            host.inLayout = { step.edits.forEach(self.apply) }
            host.setNeedsLayout()
        }
        layOut()
    }

    /// Makes one edit to the description and the views.
    package func apply(_ edit: LayoutEdit) {
        let before = description
        guard description.apply(edit) else { return }
        change(edit, before)
        for number in description.links.indices where number >= before.links.count { make(number) }
        for number in before.liveLinks where description.links[number] == nil {
            constraints.removeValue(forKey: number)?.isActive = false
        }
    }

    private func change(_ edit: LayoutEdit, _ before: LayoutDescription) {
        switch edit {
        case .set(let node, let setting): view(node).map { apply(setting, to: $0, node) }
        case .setConstant(let link, let constant): constraints[link]?.constant = constant
        case .setPriority(let link, let priority): constraints[link]?.priority = UILayoutPriority(priority)
        case .setActive(let link, let isActive): constraints[link]?.isActive = isActive
        case .add, .removeLink: break
        case .insert(let node, let place, _):
            superview(node.parent).map { add(description.nodes.count - 1, to: $0, at: place) }
        case .remove(let node): remove(before.liveNodes.filter { before.isInside($0, node) }, node)
        case .move(let node, let parent, let place, _, _):
            guard let view = view(node), let superview = superview(parent) else { return }
            view.removeFromSuperview()
            put(view, node, into: superview, at: place)
        case .resize(let width, let height): window.frame.size = CGSize(width: width, height: height)
        case .setCategory, .setDirection: takeOverTraits()
        }
    }

    private func superview(_ node: Int) -> UIView? { node == LayoutDescription.window ? host : view(node) }

    private func remove(_ inside: [Int], _ node: Int) {
        if let guide = items[node] as? UILayoutGuide { guide.owningView?.removeLayoutGuide(guide) }
        view(node)?.removeFromSuperview()
        for node in inside { items[node] = nil }
    }
}

/// A view with a content size that is set.
private final class BoxView: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { if size != oldValue { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: CGSize { size }
}

/// A view with a strip along its top, as high as a quarter of its width: a constraint that `layoutSubviews` changes.
private final class ReactingView: UIView {
    private let strip = UIView()
    private let height: NSLayoutConstraint
    /// The height of the strip.
    var reaction: CGFloat {
        get { height.constant }
        set { height.constant = newValue }
    }

    init() {
        height = strip.heightAnchor.constraint(equalToConstant: 0)
        super.init(frame: .zero)
        strip.translatesAutoresizingMaskIntoConstraints = false
        addSubview(strip)
        let bottom = bottomAnchor.constraint(equalTo: strip.bottomAnchor)
        bottom.priority = UILayoutPriority(740)
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: topAnchor), strip.leftAnchor.constraint(equalTo: leftAnchor),
            strip.rightAnchor.constraint(equalTo: rightAnchor), height, bottom,
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        reaction = bounds.width / 4
    }
}

/// A view that does something once in its `layoutSubviews`.
private final class CallbackView: UIView {
    var inLayout: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let work = inLayout else { return }
        inLayout = nil
        work()
    }
}

extension EdgeOverride {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
