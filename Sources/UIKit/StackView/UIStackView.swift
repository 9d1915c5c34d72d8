import LayoutEngine

/// A view that lays out other views in a row or a column, with constraints that it makes itself.
///
/// The arranged views are always a subset of the subviews; the two orders are independent. Setting a property only
/// records it: the constraints are updated in `updateConstraints`, and unchanged ones are kept.
///
/// - Source: developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The custom spacing of a view without its own; as `spacing`, 0.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The standard distance between neighbouring views.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: State of the facets

    @exclusivity(unchecked) var items: [ArrangedItem] = []
    @exclusivity(unchecked) var needsArrangement = false
    /// The reserved numbers of the postponed constraints among others, until there is an engine: ``defersArrangement``.
    @exclusivity(unchecked) var deferredOrder: NSLayoutConstraint.Order?
    @exclusivity(unchecked) var tallest = TallestView()
    /// Whether a nested stack view changed, so that it may have gained or lost text.
    @exclusivity(unchecked) var textsMayDiffer = false
    /// The constraints that the view states itself; nil until the first arrangement.
    @exclusivity(unchecked) var records: GeneratedConstraints?
    @exclusivity(unchecked) var alignmentSpanner: UILayoutGuide?
    @exclusivity(unchecked) var orderingSpanner: UILayoutGuide?

    // MARK: Making a stack view

    /// Makes a stack view without arranged views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        updateInsets()
    }

    /// Reads a stack view from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        updateInsets()
        restoreArrangement(from: coder)
        coder.readDocument(into: self, as: UIStackView.self)
    }

    /// Archives the stack view with its arrangement.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveArrangement(to: coder)
    }

    /// Makes a stack view of zero frame that arranges the views in the given order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Arranged views

    /// The arranged views in the order of layout.
    ///
    /// - Complexity: O(n).
    open var arrangedSubviews: [UIView] { items.map(\.view) }

    /// Arranges the view after all others, and adds it as a subview if it is none; an arranged view moves to the end.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: items.count) }

    /// Stops arranging the view; it stays a subview. A view that is not arranged is ignored.
    open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

    /// Arranges the view at an index in the order of layout, at most the number of arranged views; an arranged view
    /// moves.
    ///
    /// Raises `NSInvalidArgumentException` for a larger index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// Stops arranging a subview that is removed.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    // MARK: Arrangement

    /// The direction in which the views are laid out; horizontal follows the layout direction.
    @exclusivity(unchecked)
    open var axis = NSLayoutConstraint.Axis.horizontal {
        willSet { arrangementWillChange() }
        didSet { if axis != oldValue { axisChanged() } }
    }

    /// The way in which the views share the length along the axis.
    @exclusivity(unchecked)
    open var distribution = UIStackView.Distribution.fill {
        willSet { arrangementWillChange() }
        didSet { if distribution != oldValue { settingChanged() } }
    }

    /// The alignment of the views across the axis.
    @exclusivity(unchecked)
    open var alignment = UIStackView.Alignment.fill {
        willSet { arrangementWillChange() }
        didSet { if alignment != oldValue { settingChanged() } }
    }

    /// Points between neighbours, or the least distance for the two equal distributions; negative ones overlap.
    @exclusivity(unchecked)
    open var spacing: CGFloat = 0 {
        willSet { arrangementWillChange() }
        didSet { if spacing != oldValue { settingChanged() } }
    }

    /// Uses another distance than `spacing` after the view, until it is no longer arranged. A view that is not arranged
    /// is ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { setGap(spacing, after: arrangedSubview) }

    /// The custom distance after the view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        itemIndex(of: arrangedSubview).map { items[$0].customSpacing } ?? UIStackView.spacingUseDefault
    }

    /// Whether a vertical stack measures its spacing from last baseline to first baseline.
    @exclusivity(unchecked)
    open var isBaselineRelativeArrangement = false {
        willSet { arrangementWillChange() }
        didSet { if isBaselineRelativeArrangement != oldValue { settingChanged() } }
    }

    /// Whether the views keep to the layout margins instead of the edges.
    @exclusivity(unchecked)
    open var isLayoutMarginsRelativeArrangement = false {
        willSet { arrangementWillChange() }
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { settingChanged() } }
    }

    // MARK: Layout

    /// Always true: constraints place the arranged views.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Updates the constraints if the arrangement changed.
    open override func updateConstraints() {
        updateTexts()
        if needsArrangement { updateArrangement() } else { updateTallestView() }
        super.updateConstraints()
    }

    /// The view whose first baseline is the stack view's.
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    /// The view whose last baseline is the stack view's.
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    /// Ranks the views before they are added to the engine, which would otherwise state their content sizes twice.
    override func rankContents() { if needsArrangement { rankViews() } }

    override func subviewContentSizeChanged(_ subview: UIView) { contentSizeChanged(of: subview) }

    override func arranges(_ subview: UIView) -> Bool { itemIndex(of: subview) != nil }

    override var isArrangementDeferred: Bool { deferredOrder != nil }

    override func stateDeferred() { stateDeferredArrangement() }

    override var hasRegularRecipe: Bool { isRecipeRegular }

    override var gapsFollowContents: Bool { usesSystemSpacing }

    override var subviewArrangement: SubviewArrangement { arrangementOfItems }

    override func addArranged(_ recipe: StackRecipe, to reader: inout DirectTreeReader, at number: Int) -> Bool {
        addItems(recipe, to: &reader, at: number)
    }

    override func subviewHiddenWillChange(_ subview: UIView) { arrangementWillChange() }

    override func subviewHiddenChanged(_ subview: UIView) {
        guard arranges(subview) else { return }
        settingChanged()
    }

    /// Updates the arrangement for a new scale, because spacing is a whole number of pixels.
    override func resolveTraits() {
        super.resolveTraits()
        if !items.isEmpty { arrangementChanged() }
    }

    override var defaultMargins: UIEdgeInsets { .zero }

    // MARK: Text width

    /// Whether a label of several lines in a row also has an optional width of an equal share of the row's, as in UIKit
    /// up to iOS 13.
    private(set) var sharesWidthAmongTexts = false

    /// Makes a stack view that gives labels of several lines in a row an equal share of the row's width, or does not.
    package convenience init(arrangedSubviews views: [UIView], sharesWidthAmongTexts: Bool) {
        self.init(frame: .zero)
        self.sharesWidthAmongTexts = sharesWidthAmongTexts
        for view in views { addArrangedSubview(view) }
    }
}
