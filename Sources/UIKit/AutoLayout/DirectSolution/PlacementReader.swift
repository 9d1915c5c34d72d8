import LayoutEngine

/// Reads the subviews of a view, and the constraints that the view holds, into a ``Placement``.
@MainActor
final class PlacementReader {
    let placement: Placement
    /// The subviews that constraints place; of a measurement the view itself is the first.
    let views: DirectViews
    /// The view, which may own this reader.
    @exclusivity(unchecked) private var uncountedOwner: Unmanaged<UIView>
    private var owner: UIView { uncountedOwner.takeUnretainedValue() }
    private let isMeasurement: Bool
    /// Whether a measurement was made.
    @exclusivity(unchecked) private var isMeasured = false

    /// Creates an empty reader for views below a root, which are read one after the other.
    init(below root: UIView) {
        views = DirectViews(isMeasurement: false, isNumbered: true)
        (placement, uncountedOwner, isMeasurement) = (Placement(of: views), .passUnretained(root), false)
    }

    /// Creates a reader for a view whose size is measured.
    ///
    /// - Returns: Nil if that needs the engine.
    init?(measuring owner: UIView, _ wish: Placement.SizeWish) {
        views = DirectViews(isMeasurement: true, isNumbered: true)
        views.add(owner)
        placement = Placement(measuring: views, wish, isMirrored: owner.isRightToLeft)
        (uncountedOwner, isMeasurement) = (.passUnretained(owner), true)
        guard state(owner.layoutState.constraints, isPinned: false) else { return nil }
    }

    /// Finds the positions of a view's subviews, and wraps their contents.
    ///
    /// - Parameters:
    ///   - rect: The view's alignment rectangle in points.
    ///   - isPinned: Whether the view's own stated lengths were taken into account already.
    /// - Returns: False if that needs the engine.
    func place(subviewsOf owner: UIView, in rect: LayoutRect, isPinned: Bool) -> Bool {
        uncountedOwner = .passUnretained(owner)
        views.removeAll()
        let constraints = owner.layoutState.constraints
        let isEmpty = constraints.isEmpty && owner.layoutState.systemGuides.isEmpty
        placement.begin(width: rect.width, height: rect.height, isMirrored: isEmpty ? false : owner.isRightToLeft)
        return isEmpty || state(constraints, isPinned: isPinned) && placement.solve() || DirectSolution.decline(.open, at: owner)
    }

    /// The alignment rectangle of a subview; nil if it is not determined.
    func rect(of view: UIView) -> LayoutRect? {
        // A reference to the method would copy the placement.
        guard let number = views.number(of: .passUnretained(view)) else { return nil }
        return placement.rect(of: number)
    }

    // MARK: Statements

    private func state(_ constraints: [NSLayoutConstraint], isPinned: Bool) -> Bool {
        guard uncountedOwner.borrow({ $0.layoutAlignmentInsets.isZero }) else {
            return DirectSolution.decline(.insets, at: owner)
        }
        guard addGuides() else { return DirectSolution.decline(.guide, at: owner) }
        let holdsGuides = !owner.layoutState.systemGuides.isEmpty
        for index in constraints.indices {
            let isStated = constraints.uncounted(index).borrow { constraint in
                if holdsGuides && holdsGuide(constraint) || isPinned && isOwnLengthOfOwner(constraint) { return true }
                return state(constraint, room: constraints.count)
            }
            guard isStated else { return DirectSolution.decline(.statement, at: constraints[index]) }
        }
        return true
    }

    private func isOwnLengthOfOwner(_ constraint: NSLayoutConstraint) -> Bool {
        uncountedOwner.borrow { constraint.isOwnLength(of: $0) }
    }

    /// Adds UIKit's guides, if they are those of safe area and margins, and there is room for them.
    private func addGuides() -> Bool {
        for system in owner.layoutState.systemGuides {
            guard system.kind == .safeArea || system.kind == .margins else { return false }
            let constants = owner.constants(for: system)
            let insets = LayoutEdges(
                top: Double(constants[2]), left: Double(constants[0]), bottom: Double(constants[3]), right: Double(constants[1]))
            guard placement.addGuide(insets) else { return false }
        }
        return true
    }

    /// Whether the constraint holds one of the guides in place.
    private func holdsGuide(_ constraint: NSLayoutConstraint) -> Bool {
        for system in owner.layoutState.systemGuides {
            for own in system.constraints where own === constraint { return true }
        }
        return false
    }

    /// - Parameter room: The number of constraints that the view holds.
    /// - Returns: False if a placement does not support the constraint.
    private func state(_ constraint: NSLayoutConstraint, room: Int) -> Bool {
        guard constraint.hasPlainNumbers, let parts = placement.parts(of: constraint.statement),
            let first = name(constraint.uncountedFirst, room), let second = name(constraint.uncountedSecond, room)
        else { return false }
        placement.state(constraint.statement, parts, first, second)
        return true
    }

    /// The name of an item; nil for items that are neither the view, nor a guide of it, nor a subview that constraints
    /// place.
    private func name(_ item: UncountedItem, _ room: Int) -> Placement.Name? {
        if let view = item.uncountedOwnView {
            if view.toOpaque() == uncountedOwner.toOpaque() { return .container }
            if let number = views.number(of: view) { return .item(number) }
            guard let number = view.borrow({ addSubview($0, room) }) else { return nil }
            return .item(number)
        }
        guard let guide = item.guide else { return nil }
        let systemGuides = owner.layoutState.systemGuides
        for number in systemGuides.indices where systemGuides[number].guide === guide { return .guide(number) }
        return nil
    }

    /// Adds a subview that constraints place, with the lengths that its own constraints state.
    private func addSubview(_ view: UIView, _ room: Int) -> Int? {
        guard view.hierarchy.uncountedSuperview?.toOpaque() == uncountedOwner.toOpaque(), !view.layoutState.translatesMask else {
            return nil
        }
        if views.views.count == (isMeasurement ? 1 : 0) {
            placement.reserve(items: owner.hierarchy.subviews.count, equations: room)
            views.reserve(owner.hierarchy.subviews.count)
        }
        let number = placement.addItem(wraps: view.wrapsToWidth)
        views.add(view)
        guard
            view.layoutState.constraints.isEmpty
                || view.layoutState.constraints.allBorrowed({ stateLength($0, of: view, number) })
        else { return nil }
        guard view.hasRequiredContent else { return number }
        return !view.wrapsToWidth && placement.stateRequiredContent(of: number) ? number : nil
    }

    private func stateLength(_ constraint: NSLayoutConstraint, of view: UIView, _ number: Int) -> Bool {
        guard constraint.isOwnLength(of: view) else { return true }
        return constraint.hasPlainNumbers && placement.stateLength(of: number, constraint.statement)
    }

    // MARK: A measurement

    /// Finds the size that equations and contents give the view.
    ///
    /// - Returns: False if that needs the engine.
    func measure() -> Bool {
        guard placement.measure() else { return false }
        isMeasured = isMeasured || areLeaves(besides: placement.stackItem)
        return isMeasured || DirectSolution.decline(.nested, at: owner)
    }

    /// Whether the other subviews contain nothing that could decide anything, except in one that is a stack view.
    private func areLeaves(besides stack: Int) -> Bool {
        for view in owner.hierarchy.subviews {
            if view.layoutState.isUnit { return false }
            if view.layoutState.translatesMask {
                guard DirectTreeReader.isLeft(view) else { return false }
                continue
            }
            guard let number = views.number(of: .passUnretained(view)) else { return false }
            guard number == stack || DirectTreeReader.isPlain(view) && views.isBare(number) && Self.holdsFramesOnly(view) else {
                return false
            }
        }
        return true
    }

    private static func holdsFramesOnly(_ view: UIView) -> Bool {
        for subview in view.hierarchy.subviews where !DirectTreeReader.isLeft(subview) { return false }
        return true
    }

    /// Takes note of a changed content of a view below.
    ///
    /// - Returns: False if that needs a new measurement.
    func contentChanged(of view: UIView) -> Bool {
        guard view.hierarchy.isIn(owner) else {
            // Views that frames place in other views have no effect.
            guard let number = views.arranged?.number(of: .passUnretained(view)) else { return true }
            return placement.arrangedContentChanged(of: number)
        }
        if view.layoutState.translatesMask { return true }
        guard let number = views.number(of: .passUnretained(view)) else { return false }
        return placement.contentChanged(of: number, hasRequiredContent: view.hasRequiredContent)
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint compares a length of the view that holds it with a number.
    @inline(__always)
    func isOwnLength(of view: UIView) -> Bool {
        !namesSecond && statement.firstAttribute.isSize && uncountedFirst.isView(view)
    }

    /// Whether layout uses the constraint's numbers unchanged.
    @inline(__always)
    var hasPlainNumbers: Bool { !hasSubtrahends && abs(statement.constant) <= Double(NSLayoutConstraint.largestConstant) }
}

extension UIView {
    /// Whether the view's content could contradict required equations.
    fileprivate var hasRequiredContent: Bool {
        let (hugging, resistance) = (layoutState.hugging, layoutState.compressionResistance)
        return hugging.horizontal == .required || hugging.vertical == .required || resistance.horizontal == .required
            || resistance.vertical == .required
    }
}
