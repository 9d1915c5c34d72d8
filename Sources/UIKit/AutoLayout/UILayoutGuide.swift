import LayoutEngine

/// An invisible rectangle that takes part in layout.
///
/// - Source: developer.apple.com/documentation/uikit/uilayoutguide
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, @preconcurrency NSCoding {
    @exclusivity(unchecked) package final var layoutTag = LayoutTag()
    unowned(unsafe) var owner: UIView?
    /// The reference by which constraint objects name the guide; nil until one names it.
    @exclusivity(unchecked) final var reference: ItemReference?
    /// The last arrangement of a stack view that named the guide.
    @exclusivity(unchecked) final var arrangement = 0

    /// Makes a guide that no view owns.
    public override nonisolated init() { super.init() }

    /// Makes a guide with the identifier of an archive; constraints and the view that owns it are not archived.
    public required init?(coder: NSCoder) {
        super.init()
        if coder.isArchive, let name = coder.decodeObject(of: NSString.self, forKey: Self.identifierKey) {
            identifier = name as String
        }
    }

    /// Writes the identifier to an archive.
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: Self.identifierKey) }

    private static let identifierKey = "UILayoutGuideIdentifier"

    deinit {
        // As with a view, no other code can reach the guide any more, on whatever thread it is released.
        let clear: @MainActor (UILayoutGuide) -> Void = { $0.forgetReference() }
        unsafeBitCast(clear, to: ((UILayoutGuide) -> Void).self)(self)
    }

    /// A name for logs; UIKit's own guides have names that begin with `UI`.
    open var identifier = ""

    /// The view that owns the guide and whose coordinates it is in. Setting it moves the guide to another view.
    open weak var owningView: UIView? {
        get { owner }
        set { newValue.map { $0.own(self) } ?? owner?.disown(self) }
    }

    /// The guide's rectangle in points, in the owning view's coordinates, as of the last layout; guides of the system
    /// that bounds and insets decide are up to date even before it.
    open var layoutFrame: CGRect { owner?.layoutFrame(of: self) ?? .zero }

    /// The edge where the layout direction begins: left if it is left to right.
    open var leadingAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .leading) }
    /// The edge where the layout direction ends: right if it is left to right.
    open var trailingAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .trailing) }
    /// The left edge, whatever the layout direction.
    open var leftAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .left) }
    /// The right edge, whatever the layout direction.
    open var rightAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .right) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { .of(UncountedItem(self), .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { .of(UncountedItem(self), .height) }
    /// The horizontal centre.
    open var centerXAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .centerX) }
    /// The vertical centre.
    open var centerYAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .centerY) }

    /// Whether the guide could have another rectangle in an optimal layout.
    open var hasAmbiguousLayout: Bool { owner?.isAmbiguous(self) ?? false }

    /// The constraints that decide the guide's position and size along an axis, as for a view; none while no view owns
    /// it.
    ///
    /// - Complexity: That of eliminating all constraints connected with the guide; for debugging only.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owner?.decidingConstraints(of: self, axis) ?? []
    }

    /// The parts of the guide's rectangle that constraints do not decide.
    var givens: LayoutGivens { .none }
    /// The size of the guide if nothing else decides it, in points; nil for none.
    var suggestedSize: CGSize? { nil }
    /// The margins for margin attributes, if the guide represents a view's edges.
    var marginEdges: LayoutEdges { .zero }

    /// Class, address, identifier, frame and owning view.
    open override nonisolated var description: String { MainActor.assumeIsolated { guideDescription } }
}

extension UILayoutGuide: LayoutItem {
    package var layoutContainer: (any LayoutItem)? { owner }
    package var layoutGivens: LayoutGivens { givens }
    package var layoutMarginEdges: LayoutEdges { marginEdges }
    package var layoutIsRightToLeft: Bool { owner?.isRightToLeft ?? false }
    package func layoutContentSize(_ axis: LayoutAxis) -> LayoutContentSize {
        let size = suggestedSize.map { axis == .horizontal ? $0.width : $0.height }
        let least = LayoutContentSize.leastPriority
        return LayoutContentSize(
            value: size.flatMap { $0.isNaN ? nil : Double(max(0, min($0, NSLayoutConstraint.largestConstant))) }, hugging: least,
            compressionResistance: least)
    }
}

extension UIView {
    /// Whether the view owns any guide.
    var hasGuides: Bool {
        !layoutState.guides.isEmpty || !layoutState.systemGuides.isEmpty || !layoutState.scrollGuides.isEmpty
    }

    /// The guides of programs, and those that a stack view makes for its arrangement.
    var listedGuides: [UILayoutGuide] {
        stateArrangement()
        return layoutState.guides
    }

    /// The guides of programs and of UIKit that the view owns.
    var allGuides: [UILayoutGuide] {
        guard !layoutState.systemGuides.isEmpty || !layoutState.scrollGuides.isEmpty else { return layoutState.guides }
        return layoutState.guides + layoutState.systemGuides.map(\.guide) + layoutState.scrollGuides
    }

    /// Takes ownership of the guide from its former owner.
    func own(_ guide: UILayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.disown(guide)
        guide.owner = self
        layoutState.guides.append(guide)
        layoutState.host?.engineToTell?.addItem(guide)
        endFittings()
    }

    /// Removes the guide, with the constraints that name it.
    func disown(_ guide: UILayoutGuide) {
        guard guide.owner === self else { return }
        layoutState.generated?.release(naming: guide)
        var current: UIView? = self
        while let view = current {
            for constraint in view.layoutState.constraints
            where constraint.names({ $0 === guide }) {
                view.release(constraint)
            }
            current = view.hierarchy.superview
        }
        LayoutAnswers.noteDeparture(of: guide)
        layoutState.host?.engineToTell?.removeItem(guide)
        endFittings()
        layoutState.guides.removeAll { $0 === guide }
        guide.owner = nil
    }
}
