import LayoutEngine

/// Margins and safe area of a view, and what decides them.
struct InsetState {
    enum Margins {
        case physical(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    /// What was set; `nil` for the class's default.
    var own: Margins?
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var safeArea = UIEdgeInsets.zero
    /// Edges that a document or an option prescribes instead.
    var safeAreaOverride = EdgeOverride()
    var marginsOverride = EdgeOverride()
}

/// Insets of which only some edges are prescribed.
package struct EdgeOverride: Equatable, Sendable {
    package var top, left, bottom, right: CGFloat?

    package init(top: CGFloat? = nil, left: CGFloat? = nil, bottom: CGFloat? = nil, right: CGFloat? = nil) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    func applied(to insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top ?? insets.top, left: left ?? insets.left, bottom: bottom ?? insets.bottom, right: right ?? insets.right)
    }
}

/// One of the guides UIKit supplies, with the constraints that hold it in place.
struct SystemGuide {
    enum Kind {
        case margins, safeArea, readableContent
    }
    var kind: Kind
    var guide: UILayoutGuide
    /// Left, right, top, bottom.
    var constraints: [NSLayoutConstraint]
}

extension UIView {
    func setMargins(_ margins: InsetState.Margins) {
        insetState.own = margins
        updateInsets()
    }

    /// Prescribes edges of the safe area, as a table of insets for a document does.
    package func overrideSafeArea(_ edges: EdgeOverride) {
        insetState.safeAreaOverride = edges
        updateInsets()
    }

    /// Prescribes edges of the effective margins, as a table of insets for a document does.
    package func overrideMargins(_ edges: EdgeOverride) {
        insetState.marginsOverride = edges
        updateInsets()
    }

    /// Works out safe area and margins again, and tells everybody whom a change concerns.
    func updateInsets() {
        let safeArea = insetState.safeAreaOverride.applied(to: inheritedSafeArea)
        let margins = insetState.marginsOverride.applied(to: effectiveMargins(safeArea))
        let safeAreaChanged = safeArea != insetState.safeArea
        let marginsChanged = margins != insetState.margins
        insetState.safeArea = safeArea
        insetState.margins = margins
        if safeAreaChanged || marginsChanged || !layoutState.systemGuides.isEmpty { updateSystemGuides() }
        guard safeAreaChanged || marginsChanged else { return }
        if marginsChanged {
            layoutState.host?.engine.offsetsChanged(self)
            for guide in layoutState.scrollGuides { layoutState.host?.engine.offsetsChanged(guide) }
        }
        markNeedsLayout()
        for view in hierarchy.subviews { view.updateInsets() }
        if safeAreaChanged {
            perform(.safeAreaInsetsDidChange) { safeAreaInsetsDidChange() }
            perform(.viewSafeAreaInsetsDidChange) { hierarchy.controller?.viewSafeAreaInsetsDidChange() }
        }
        if marginsChanged {
            perform(.layoutMarginsDidChange) { layoutMarginsDidChange() }
            perform(.viewLayoutMarginsDidChange) { hierarchy.controller?.viewLayoutMarginsDidChange() }
        }
    }

    // MARK: Safe area

    /// The part of the superview's safe area that this view's frame reaches under, with what the controller adds.
    private var inheritedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.ownSafeAreaInsets ?? window.windowScreen.safeAreaInsets }
        let additional = hierarchy.controller?.additionalSafeAreaInsets ?? .zero
        guard let superview = hierarchy.superview, !layoutState.isUnit else { return additional }
        return covered(of: superview.safeAreaForSubviews, in: superview) + additional
    }

    private func covered(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let distance = distances(to: superview)
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
        return UIEdgeInsets(
            top: part(insets.top, distance.top), left: part(insets.left, distance.left),
            bottom: part(insets.bottom, distance.bottom), right: part(insets.right, distance.right))
    }

    /// How far this view's edges lie inside the superview's.
    private func distances(to superview: UIView) -> UIEdgeInsets {
        let (frame, size) = (untransformedFrame, superview.bounds.size)
        return UIEdgeInsets(
            top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY, right: size.width - frame.maxX)
    }

    // MARK: Margins

    private func effectiveMargins(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
        var margins = ownMargins
        if let controller = hierarchy.controller, controller.viewRespectsSystemMinimumLayoutMargins {
            margins = .max(margins, controller.systemMinimumLayoutMargins.physical(rightToLeft: isRightToLeft))
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
        if preservesSuperviewLayoutMargins, let superview = hierarchy.superview {
            margins = .max(margins, kept(of: superview.marginsForSubviews, in: superview))
        }
        return margins
    }

    /// The margins as subviews preserve them: a scroll view that moves its content clear of the safe area keeps that part to itself.
    private var marginsForSubviews: UIEdgeInsets {
        insetsLayoutMarginsFromSafeArea ? layoutMargins + safeAreaInsets.negated + safeAreaForSubviews : layoutMargins
    }

    private var ownMargins: UIEdgeInsets {
        switch insetState.own {
        case .physical(let insets): insets
        case .directional(let insets): insets.physical(rightToLeft: isRightToLeft)
        case nil: hierarchy.controller == nil ? defaultMargins : .zero
        }
    }

    private func kept(of margins: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let distance = distances(to: superview)
        return UIEdgeInsets(
            top: margins.top - distance.top, left: margins.left - distance.left,
            bottom: margins.bottom - distance.bottom, right: margins.right - distance.right)
    }

    // MARK: Guides

    func systemGuide(_ kind: SystemGuide.Kind) -> UILayoutGuide {
        if let known = layoutState.systemGuides.first(where: { $0.kind == kind }) { return known.guide }
        let guide = UILayoutGuide()
        guide.identifier = kind.identifier
        guide.owner = self
        layoutState.host?.engine.addItem(guide)
        let constraints = makeEdgeConstraints(guide, kind)
        layoutState.systemGuides.append(SystemGuide(kind: kind, guide: guide, constraints: constraints))
        updateSystemGuides()
        for constraint in constraints { hold(constraint) }
        return guide
    }

    private func makeEdgeConstraints(_ guide: UILayoutGuide, _ kind: SystemGuide.Kind) -> [NSLayoutConstraint] {
        let edges: [(String, NSLayoutConstraint)] = [
            ("left", NSLayoutConstraint(first: guide, .left, .equal, second: self, .left)),
            ("right", NSLayoutConstraint(first: self, .right, .equal, second: guide, .right)),
            ("top", NSLayoutConstraint(first: guide, .top, .equal, second: self, .top)),
            ("bottom", NSLayoutConstraint(first: self, .bottom, .equal, second: guide, .bottom)),
        ]
        return edges.map { edge, constraint in
            constraint.identifier = kind.constraintIdentifier(edge)
            constraint.edgesMeanFrame = true
            return constraint
        }
    }

    private func updateSystemGuides() {
        for system in layoutState.systemGuides {
            let insets = insets(for: system.kind)
            for (constraint, inset) in zip(system.constraints, [insets.left, insets.right, insets.top, insets.bottom]) {
                constraint.constant = inset
            }
        }
    }

    private func insets(for kind: SystemGuide.Kind) -> UIEdgeInsets {
        switch kind {
        case .margins: insetState.margins
        case .safeArea: insetState.safeArea
        case .readableContent: readableInsets
        }
    }

    /// The margins, widened where more than the readable width would remain.
    private var readableInsets: UIEdgeInsets {
        var insets = insetState.margins
        let spare = bounds.width - insets.left - insets.right - ReadableWidth.large
        if spare > 0 {
            insets.left += spare / 2
            insets.right += spare / 2
        }
        return insets
    }
}

/// The width of lines that read well.
enum ReadableWidth {
    /// Points, at the default text size. Other text sizes use the same: their widths are not documented.
    static let large: CGFloat = 672
}

extension SystemGuide.Kind {
    var identifier: String {
        switch self {
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        }
    }

    func constraintIdentifier(_ edge: String) -> String {
        switch self {
        case .margins: "UIView-\(edge)Margin-guide-constraint"
        case .safeArea: "UIViewSafeAreaLayoutGuide-\(edge)"
        case .readableContent: "UIViewReadableContentGuide-\(edge)"
        }
    }
}
