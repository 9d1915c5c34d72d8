import LayoutEngine

/// Reads a tree of views as a ``DirectTree``: its stack views, whose rectangles frames and equations give, and all that
/// they arrange.
///
/// Equations are solved on the way, one superview after the other (``Placement``), since the rectangle of a view
/// decides those below it.
@MainActor
struct DirectTreeReader {
    var direct: DirectTree
    /// The views of the nodes.
    let views: DirectViews
    /// Reads the equations of one superview after the other in a layout.
    private let placements: PlacementReader?
    /// The rectangles of subviews that are not visited yet.
    private var rects: [LayoutRect] = []
    /// Whether contents that wrap may take part, and whether this is a measurement that is repeated with other
    /// contents.
    private let takesTexts, isMeasurement: Bool

    /// Reads a tree in which each root's rectangle is known.
    ///
    /// - Returns: Nil if a descendant needs the engine.
    init?(_ root: UIView) {
        views = DirectViews(isMeasurement: false, isNumbered: true)
        let placements = PlacementReader(below: root)
        (direct, self.placements) = (DirectTree(of: views), placements)
        (takesTexts, isMeasurement) = (true, false)
        let isRead = addContents(of: root, in: LayoutRect(root.bounds.atZero), isPinned: false)
        views.takeWrapped(from: placements.views)
        guard isRead else {
            views.unwrapAll()
            return nil
        }
        direct.addContents()
    }

    /// Reads a stack view for its fitting size.
    ///
    /// - Returns: Nil for other views, and if a descendant needs the engine.
    init?(fitting root: UIView) {
        views = DirectViews(isMeasurement: false, isNumbered: false)
        (direct, placements) = (DirectTree(of: views), nil)
        (takesTexts, isMeasurement) = (false, false)
        guard let recipe = Self.recipe(ofFree: root), Self.hasOwnLengthsOnly(root) else { return nil }
        direct.tree.addFreeRoot(recipe)
        if !root.layoutState.constraints.isEmpty { direct.noteLengths(of: 0) }
        views.add(root)
        guard root.addArranged(recipe, to: &self, at: 0) else { return nil }
        direct.addContents()
    }

    /// Reads a stack view for the measurement of its height.
    ///
    /// - Parameter width: The stack view's width in points, if it is stated; nil if contents decide it.
    /// - Returns: Nil for other views, if a descendant needs the engine, and if the width of a content that wraps
    ///   depends on contents.
    init?(measuring stack: UIView, width: Double?) {
        views = DirectViews(isMeasurement: true, isNumbered: false)
        (direct, placements) = (DirectTree(of: views, isOpen: width == nil), nil)
        (takesTexts, isMeasurement) = (true, true)
        guard let recipe = Self.recipe(ofFree: stack), Self.asksForNothing(stack), !stack.gapsFollowContents else { return nil }
        if let width {
            guard Self.hasOwnLengthsOnly(stack) else { return nil }
            direct.tree.addRoot(LayoutRect(x: 0, y: 0, width: width, height: 0), recipe)
        } else {
            direct.tree.addFreeRoot(recipe)
        }
        views.add(stack)
        guard stack.addArranged(recipe, to: &self, at: 0) else { return nil }
        if width != nil {
            guard direct.addContentsAtStatedWidths() else { return nil }
        } else {
            guard addFollowers(of: stack, recipe) else { return nil }
            direct.addUnwrappedContents()
        }
    }

    /// The recipe of a measured stack view; nil for other views, and if the view itself needs the engine.
    private static func recipe(ofFree view: UIView) -> StackRecipe? {
        guard isPlain(view), !view.wrapsToWidth, !view.hasGuides, areSimple(view),
            case .regular(let recipe) = view.subviewArrangement
        else {
            DirectSolution.decline(.recipe, at: view)
            return nil
        }
        return recipe
    }

    private static func asksForNothing(_ view: UIView) -> Bool {
        let sizes = view.layoutContentSizes
        return sizes.horizontal.value == nil && sizes.vertical.value == nil
    }

    // MARK: Views that take part

    /// Adds the stack views in a view whose alignment rectangle is known.
    ///
    /// - Parameter isPinned: Whether constraints place the view, and not its frame.
    /// - Returns: False if a descendant needs the engine.
    private mutating func addContents(of view: UIView, in rect: LayoutRect, isPinned: Bool) -> Bool {
        guard Self.isPlain(view) else {
            return DirectSolution.decline(view.layoutState.guides.isEmpty ? .scroll : .guide, at: view)
        }
        guard Self.isLength(rect.width), Self.isLength(rect.height) else { return DirectSolution.decline(.rectangle, at: view) }
        guard isPinned || !Self.isWrappedByEngine(view) else { return DirectSolution.decline(.text, at: view) }
        switch view.subviewArrangement {
        case .irregular: return DirectSolution.decline(.recipe, at: view)
        case .regular(let recipe):
            guard !view.hasGuides, Self.areSimple(view), view.layoutState.constraints.isEmpty || isPinned else {
                return DirectSolution.decline(.stackStatement, at: view)
            }
            let number = views.views.count
            direct.tree.addRoot(rect, recipe)
            views.add(view)
            guard view.addArranged(recipe, to: &self, at: number) else { return false }
            return view.layoutState.constraints.isEmpty || addTies(to: view, at: number, rect)
        case .none: break
        }
        if isPinned || !view.layoutState.constraints.isEmpty {
            direct.tree.addRoot(rect)
            views.add(view)
        }
        if view.hierarchy.subviews.isEmpty, isPinned, Self.isLeaf(view) { return true }
        let subviews = view.hierarchy.subviews
        reserve(subviews.count)
        return placements?.place(subviewsOf: view, in: rect, isPinned: isPinned) == true && addContents(of: subviews)
    }

    /// Adds the stack views in subviews of the view whose equations were read last.
    private mutating func addContents(of subviews: [UIView]) -> Bool {
        let first = rects.count
        for index in subviews.indices {
            guard subviews.uncounted(index).borrow({ addRect(of: $0) || DirectSolution.decline(.open, at: $0) }) else {
                return false
            }
        }
        var next = first
        for index in subviews.indices {
            guard subviews.uncounted(index).borrow({ addContents(of: $0, next: &next) }) else { return false }
        }
        rects.removeLast(next - first)
        return true
    }

    /// Adds the rectangle that a frame or the equations read last give a subview.
    private mutating func addRect(of subview: UIView) -> Bool {
        if subview.layoutState.isUnit { return true }
        guard
            let rect = subview.layoutState.translatesMask ? LayoutRect(subview.untransformedFrame) : placements?.rect(of: subview)
        else { return false }
        rects.append(rect)
        return true
    }

    /// Adds the contents of a subview that has the next rectangle.
    private mutating func addContents(of subview: UIView, next: inout Int) -> Bool {
        if subview.layoutState.isUnit { return true }
        defer { next += 1 }
        return addContents(of: subview, in: rects[next], isPinned: !subview.layoutState.translatesMask)
    }

    /// Whether layout uses a given length unchanged.
    static func isLength(_ length: Double) -> Bool {
        length >= 0 && length <= Double(NSLayoutConstraint.largestConstant)
    }

    /// Whether a view has no guides, constraints of a stack view, open height or scrolled content. Constraints and
    /// guides of UIKit are checked separately.
    static func isPlain(_ view: UIView) -> Bool {
        view.layoutState.guides.isEmpty && view.layoutState.scrollGuides.isEmpty && view.layoutState.generated == nil
            && !view.layoutState.leavesHeightOpen && view.scrollOffset == nil
    }

    /// Whether a view without subviews has nothing to place: it holds only lengths of its own, which took part in
    /// placing it.
    private static func isLeaf(_ view: UIView) -> Bool {
        view.layoutState.constraints.isEmpty
            ? view.layoutState.systemGuides.isEmpty : !view.hasGuides && Self.areSimple(view) && Self.hasOwnLengthsOnly(view)
    }

    /// Whether an engine might measure content that wraps although a frame places the view, because constraints name
    /// it.
    private static func isWrappedByEngine(_ view: UIView) -> Bool {
        view.wrapsToWidth && (view.hasGuides || !view.layoutState.constraints.isEmpty || view.solvedWidth != nil)
    }

    /// Whether the view's frame equals its alignment rectangle.
    private static func areSimple(_ view: UIView) -> Bool { view.layoutAlignmentInsets.isZero }

    /// Reserves room for the views that one view arranges, if these are more than all before; for fewer the arrays grow
    /// by themselves.
    mutating func reserve(_ count: Int) {
        guard count > views.views.count, count > views.views.capacity - views.views.count else { return }
        let room = max(count, Self.leastRoom)
        direct.tree.reserve(room)
        views.reserve(room)
    }

    private static let leastRoom = 16

    // MARK: Arranged views

    /// Adds the next view that another one arranges.
    ///
    /// - Parameters:
    ///   - number: The number of the arranging view.
    ///   - gap: Points between the view before and this one.
    /// - Returns: False if a descendant needs the engine.
    mutating func addArranged(_ view: UIView, at number: Int, gap: Double) -> Bool {
        guard gap >= 0 else { return DirectSolution.decline(.recipe, at: view.superview) }
        guard !view.layoutState.translatesMask, !view.layoutState.isUnit, Self.isPlain(view), !view.hasGuides,
            !view.wrapsToWidth || takesTexts && view.solvedWidth == nil,
            view.layoutState.constraints.isEmpty || Self.hasOwnLengthsOnly(view)
        else { return DirectSolution.decline(.stackStatement, at: view) }
        let child = direct.tree.addChild(of: number, gap: gap)
        if !view.layoutState.constraints.isEmpty { direct.noteLengths(of: child) }
        views.add(view)
        return addArrangedContents(of: view, at: child)
    }

    /// Adds the contents of an arranged view: subviews that frames place, or views that it arranges.
    private mutating func addArrangedContents(of view: UIView, at number: Int) -> Bool {
        if isMeasurement, view.gapsFollowContents { return DirectSolution.decline(.recipe, at: view) }
        if view.hierarchy.subviews.isEmpty { return true }
        switch view.subviewArrangement {
        case .irregular: return DirectSolution.decline(.recipe, at: view)
        case .regular(let recipe):
            guard Self.areSimple(view) else { return DirectSolution.decline(.insets, at: view) }
            direct.tree.arrange(number, recipe)
            return view.addArranged(recipe, to: &self, at: number)
        case .none: break
        }
        return view.hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || Self.isLeft($0) }
            || DirectSolution.decline(.stackStatement, at: view)
    }

    /// Whether frames place a view in a leaf and everything below it.
    static func isLeft(_ view: UIView) -> Bool {
        guard view.layoutState.translatesMask, isPlain(view), !view.hasGuides, view.layoutState.constraints.isEmpty,
            case .none = view.subviewArrangement
        else { return false }
        return view.hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || isLeft($0) }
    }

    /// The largest number of own lengths that a view may state: each visit of a length goes through all of them.
    private static let largestCount = 16

    /// Whether the constraints that a view holds are few and compare its own width or height with numbers.
    private static func hasOwnLengthsOnly(_ view: UIView) -> Bool {
        guard view.layoutState.constraints.count <= Self.largestCount else { return false }
        return view.layoutState.constraints.allBorrowed { $0.isOwnLength(of: view) && $0.hasPlainNumbers }
    }

    // MARK: Lengths in terms of a stack view

    /// Adds lengths of arranged views that a stack view states in terms of its own, which are known.
    ///
    /// - Returns: False if the stack view holds other constraints as well.
    private mutating func addTies(to stack: UIView, at number: Int, _ rect: LayoutRect) -> Bool {
        guard stack.layoutState.constraints.count <= Self.largestCount else { return DirectSolution.decline(.stackStatement) }
        for constraint in stack.layoutState.constraints where !(constraint.isOwnLength(of: stack) && constraint.hasPlainNumbers) {
            guard let item = follower(constraint, of: stack), item > number else {
                return DirectSolution.decline(.stackStatement, at: constraint)
            }
            let statement = constraint.statement
            let length = statement.multiplier * rect.length(Self.axis(statement.secondAttribute)) + statement.constant
            guard Self.isLength(length) else { return DirectSolution.decline(.stackStatement) }
            direct.tie(item, Self.axis(statement.firstAttribute), to: length)
        }
        return true
    }

    /// Adds children of a column that are as wide as it.
    ///
    /// - Returns: False if the stack view holds other constraints as well, except for lengths of its own.
    private mutating func addFollowers(of stack: UIView, _ recipe: StackRecipe) -> Bool {
        for constraint in stack.layoutState.constraints where !(constraint.isOwnLength(of: stack) && constraint.hasPlainNumbers) {
            let statement = constraint.statement
            guard recipe.axis == .vertical, let item = follower(constraint, of: stack), statement.firstAttribute == .width,
                statement.secondAttribute == .width, statement.multiplier == 1,
                statement.constant == -recipe.margin(.horizontal), views.views[item].borrow({ $0.hierarchy.isIn(stack) })
            else { return DirectSolution.decline(.stackStatement, at: constraint) }
            direct.tree.follow(item)
        }
        return true
    }

    /// The number of a view below a stack view if a required equation states its length in terms of the stack view's;
    /// nil for other constraints.
    private func follower(_ constraint: NSLayoutConstraint, of stack: UIView) -> Int? {
        let statement = constraint.statement
        guard statement.isRequiredEquation, !constraint.hasSubtrahends, constraint.namesSecond, statement.firstAttribute.isSize,
            statement.secondAttribute.isSize, constraint.uncountedSecond.isView(stack),
            let view = constraint.uncountedFirst.uncountedOwnView
        else { return nil }
        return views.number(of: view)
    }

    private static func axis(_ size: LayoutAttribute) -> LayoutAxis { size == .width ? .horizontal : .vertical }
}

/// The way in which a view arranges its subviews.
enum SubviewArrangement {
    /// It arranges none: frames or a program's constraints place them.
    case none
    /// By an arithmetic recipe.
    case regular(StackRecipe)
    /// By other constraints that it makes itself.
    case irregular
}
