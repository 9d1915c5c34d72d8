import LayoutEngine

/// The stack views of a tree of views as a ``StackTree``, where nothing in the tree takes an engine.
@MainActor
struct RegularTree {
    var tree = StackTree(memory: Self.memory)
    /// All trees are solved on the main actor, none in the midst of another.
    static let memory = StackTreeMemory()
    /// The views of the nodes.
    private(set) var views: [Unmanaged<UIView>] = []
    /// What the arranged views' contents ask for.
    private(set) var contents: [DirectLayout.Contents] = []
    /// The views whose content was wrapped at the widths found.
    private(set) var wrapped: [Unmanaged<UIView>] = []
    /// The arranged views whose content wraps: their numbers, and the terms that stand for their contents.
    private var texts: [Text] = []
    /// Whether the width at the top may be any that is large enough; where each node costs least then, and the widths that a measurement wrapped texts at.
    private(set) var isOpen = false
    private var naturals: [StackTree.NaturalWidth] = []
    private var foundWidths: [CGFloat?] = []
    /// Reads the equations of one superview after the other.
    private var pins: PinnedSubviews
    /// The rectangles of subviews that are not looked into yet.
    private var rects: [LayoutRect] = []

    private struct Text {
        let number: Int
        let width, height: Int
    }

    /// Lengths of arranged views that stack views state in terms of their own.
    private var ties: [Tie] = []

    private struct Tie {
        /// The arranged view's number.
        let number: Int
        let axis: LayoutAxis
        /// In points.
        let length: Double
    }

    /// Whether the views are to know their numbers, and whether contents that wrap may take part.
    private let isNumbered, takesTexts: Bool
    /// The width that each node has whatever contents ask for, where only a height is asked for; not a number for others.
    private var statedWidths: [Double] = []

    /// A tree of which each root's rectangle is known.
    ///
    /// - Returns: Nil where something in the tree takes an engine.
    init?(_ root: UIView) {
        (isNumbered, takesTexts, pins) = (true, true, PinnedSubviews(below: root))
        guard addContents(of: root, in: LayoutRect(root.bounds.atZero), isPinned: false) else {
            unwrap()
            return nil
        }
    }

    /// A stack view whose size is asked for.
    ///
    /// - Returns: Nil for other views, and where something in it takes an engine.
    init?(fitting root: UIView) {
        (isNumbered, takesTexts, pins) = (false, false, PinnedSubviews(below: root))
        guard Self.isPlain(root), !root.wrapsToWidth, !root.hasGuides, Self.areSimple(root),
            case .regular(let recipe) = root.subviewArrangement,
            Self.hasOwnLengthsOnly(root)
        else { return nil }
        tree.addFreeRoot(recipe)
        add(root)
        guard root.addArranged(recipe, to: &self, at: 0) else { return nil }
    }

    /// A stack view of a width in any case, whose height is asked for.
    ///
    /// - Returns: Nil for other views, and where something in it takes an engine, or contents that wrap have widths that hang on contents.
    init?(fitting stack: UIView, width: Double) {
        (isNumbered, takesTexts, pins) = (false, true, PinnedSubviews(below: stack))
        guard Self.isPlain(stack), !stack.wrapsToWidth, !stack.hasGuides, Self.areSimple(stack),
            case .regular(let recipe) = stack.subviewArrangement, Self.hasOwnLengthsOnly(stack), Self.asksForNothing(stack)
        else { return nil }
        tree.addRoot(LayoutRect(x: 0, y: 0, width: width, height: 0), recipe)
        add(stack)
        guard stack.addArranged(recipe, to: &self, at: 0), addTermsAtStatedWidths(), tree.solve(.horizontal) else { return nil }
    }

    /// A stack view whose width is open, whose height is asked for.
    ///
    /// - Returns: Nil for other views, and where something in it takes an engine.
    init?(fittingOpen stack: UIView) {
        (isNumbered, takesTexts, pins, isOpen) = (false, true, PinnedSubviews(below: stack), true)
        guard Self.isPlain(stack), !stack.wrapsToWidth, !stack.hasGuides, Self.areSimple(stack),
            case .regular(let recipe) = stack.subviewArrangement, Self.asksForNothing(stack)
        else { return nil }
        tree.addFreeRoot(recipe)
        add(stack)
        guard stack.addArranged(recipe, to: &self, at: 0), addFollowers(of: stack, recipe), addUnwrappedTerms() else { return nil }
    }

    // MARK: What takes part

    /// Adds the stack views in a view whose alignment rectangle is known.
    ///
    /// - Parameter isPinned: Whether constraints place the view, and not its frame.
    /// - Returns: False where something in it takes an engine.
    private mutating func addContents(of view: UIView, in rect: LayoutRect, isPinned: Bool) -> Bool {
        guard Self.isPlain(view), Self.isLength(rect.width), Self.isLength(rect.height), isPinned || !Self.isWrappedByEngine(view)
        else {
            return false
        }
        switch view.subviewArrangement {
        case .irregular: return false
        case .regular(let recipe):
            guard !view.hasGuides, Self.areSimple(view), view.layoutState.constraints.isEmpty || isPinned else { return false }
            let number = views.count
            tree.addRoot(rect, recipe)
            add(view)
            guard view.addArranged(recipe, to: &self, at: number) else { return false }
            return view.layoutState.constraints.isEmpty || addTies(to: view, at: number, rect)
        case .none: break
        }
        if isPinned || !view.layoutState.constraints.isEmpty {
            tree.addRoot(rect)
            add(view)
        }
        if view.hierarchy.subviews.isEmpty, isPinned, Self.isLeaf(view) { return true }
        let subviews = view.hierarchy.subviews
        reserve(subviews.count)
        guard pins.read(view, width: rect.width, height: rect.height, isPinned: isPinned) else { return false }
        if !pins.wrapped.isEmpty { wrapped += pins.wrapped }
        return addContents(of: subviews)
    }

    /// Adds the stack views in subviews of the view whose equations were read last.
    private mutating func addContents(of subviews: [UIView]) -> Bool {
        let first = rects.count
        for index in subviews.indices {
            guard subviews.uncounted(index).borrow({ addRect(of: $0) }) else { return false }
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
        guard let rect = subview.layoutState.translatesMask ? LayoutRect(subview.untransformedFrame) : pins.rect(of: subview)
        else { return false }
        rects.append(rect)
        return true
    }

    /// Adds what is in a subview that has the next rectangle.
    private mutating func addContents(of subview: UIView, next: inout Int) -> Bool {
        if subview.layoutState.isUnit { return true }
        defer { next += 1 }
        return addContents(of: subview, in: rects[next], isPinned: !subview.layoutState.translatesMask)
    }

    /// Whether a given length is one that layout takes as it is.
    static func isLength(_ length: Double) -> Bool {
        length >= 0 && length <= Double(NSLayoutConstraint.largestConstant)
    }

    /// Whether the view itself asks for nothing that takes an engine. Constraints and guides of UIKit are looked at apart.
    static func isPlain(_ view: UIView) -> Bool {
        view.layoutState.guides.isEmpty && view.layoutState.scrollGuides.isEmpty && view.layoutState.generated == nil
            && !view.layoutState.leavesHeightOpen && view.scrollOffset == nil
    }

    /// Whether nothing in a view without subviews is to be placed: all that it holds are lengths of its own, which placed it.
    private static func isLeaf(_ view: UIView) -> Bool {
        view.layoutState.constraints.isEmpty
            ? view.layoutState.systemGuides.isEmpty : !view.hasGuides && Self.areSimple(view) && Self.hasOwnLengthsOnly(view)
    }

    /// Whether an engine might measure content that wraps although a frame places the view: constraints name it.
    private static func isWrappedByEngine(_ view: UIView) -> Bool {
        view.wrapsToWidth && (view.hasGuides || !view.layoutState.constraints.isEmpty || view.solvedWidth != nil)
    }

    private mutating func add(_ view: UIView) {
        if isNumbered { view.layoutState.directNumber = Int32(views.count) }
        views.append(.passUnretained(view))
    }

    /// Frames and places of what is in a stack view count from its alignment rectangle.
    private static func areSimple(_ view: UIView) -> Bool { view.layoutAlignmentInsets.isZero }

    /// Makes room for the views that one view arranges, where these are more than all before; fewer are left to the growth of arrays, which begins
    /// with some.
    mutating func reserve(_ count: Int) {
        guard count > views.count, count > views.capacity - views.count else { return }
        let room = max(count, Self.leastRoom)
        tree.reserve(room)
        views.reserveCapacity(views.count + room)
    }

    private static let leastRoom = 16

    /// Adds the next view that another one arranges.
    ///
    /// - Parameters:
    ///   - number: The number of the other one.
    ///   - gap: Points between the view before and this one.
    /// - Returns: False where something in it takes an engine.
    mutating func addArranged(_ view: UIView, at number: Int, gap: CGFloat) -> Bool {
        guard !view.layoutState.translatesMask, !view.layoutState.isUnit, Self.isPlain(view), !view.hasGuides,
            gap >= 0, !view.wrapsToWidth || takesTexts && view.solvedWidth == nil,
            view.layoutState.constraints.isEmpty || Self.hasOwnLengthsOnly(view)
        else { return false }
        let child = tree.addChild(of: number, gap: Double(gap))
        add(view)
        return addContents(of: view, at: child)
    }

    /// Adds what is in an arranged view: views of its own that frames place, or what it arranges.
    private mutating func addContents(of view: UIView, at number: Int) -> Bool {
        if view.hierarchy.subviews.isEmpty { return true }
        switch view.subviewArrangement {
        case .irregular: return false
        case .regular(let recipe):
            guard Self.areSimple(view) else { return false }
            tree.arrange(number, recipe)
            return view.addArranged(recipe, to: &self, at: number)
        case .none: break
        }
        return view.hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || Self.isLeft($0) }
    }

    /// Whether frames place a view in a leaf and all that is in it.
    static func isLeft(_ view: UIView) -> Bool {
        guard view.layoutState.translatesMask, isPlain(view), !view.hasGuides, view.layoutState.constraints.isEmpty,
            case .none = view.subviewArrangement
        else { return false }
        return view.hierarchy.subviews.allBorrowed { $0.layoutState.isUnit || isLeft($0) }
    }

    /// Whether the constraints that a view holds are few and compare a length of its own with numbers.
    private static func hasOwnLengthsOnly(_ view: UIView) -> Bool {
        guard view.layoutState.constraints.count <= Self.largestCount else { return false }
        return view.layoutState.constraints.allBorrowed { Self.isOwnLength($0, of: view) }
    }

    /// Whether a constraint compares a length of the view that holds it with a number.
    private static func isOwnLength(_ constraint: NSLayoutConstraint, of view: UIView) -> Bool {
        PinnedSubviews.isOwnLength(constraint, of: view) && !constraint.hasSubtrahends
            && abs(constraint.statement.constant) <= Double(NSLayoutConstraint.largestConstant)
    }

    /// How many lengths of its own a view may state: each look at a length looks at all of them.
    private static let largestCount = 16

    /// Takes in lengths of arranged views that a stack view states in terms of its own, which are known.
    ///
    /// - Returns: False where the stack view holds other constraints as well.
    private mutating func addTies(to stack: UIView, at number: Int, _ rect: LayoutRect) -> Bool {
        guard stack.layoutState.constraints.count <= Self.largestCount else { return false }
        for constraint in stack.layoutState.constraints where !Self.isOwnLength(constraint, of: stack) {
            guard let tie = tie(constraint, to: stack, at: number, rect) else { return false }
            ties.append(tie)
        }
        return true
    }

    /// Takes in children of a column that are to be as wide as it.
    ///
    /// - Returns: False where the stack view holds other constraints as well, but for lengths of its own.
    private mutating func addFollowers(of stack: UIView, _ recipe: StackRecipe) -> Bool {
        for constraint in stack.layoutState.constraints where !Self.isOwnLength(constraint, of: stack) {
            let statement = constraint.statement
            guard recipe.axis == .vertical, statement.relation == .equal, statement.firstAttribute == .width,
                statement.secondAttribute == .width, statement.priority == UILayoutPriority.required.rawValue,
                statement.multiplier == 1, statement.constant == -recipe.margin(.horizontal), !constraint.hasSubtrahends,
                constraint.uncountedSecond.isView(stack), let view = constraint.uncountedFirst.ownView,
                view.hierarchy.isIn(stack), let number = number(of: view)
            else { return false }
            tree.follow(number)
        }
        return true
    }

    /// What a required equation makes of a length of an arranged view that is so many times one of the stack view around it, and a constant; nil for
    /// other constraints.
    private func tie(_ constraint: NSLayoutConstraint, to stack: UIView, at number: Int, _ rect: LayoutRect) -> Tie? {
        let statement = constraint.statement
        guard statement.relation == .equal, statement.priority == UILayoutPriority.required.rawValue, !constraint.hasSubtrahends,
            constraint.namesSecond, statement.firstAttribute.isSize, statement.secondAttribute.isSize,
            constraint.uncountedSecond.isView(stack), let view = constraint.uncountedFirst.ownView,
            let index = self.number(of: view), index > number
        else { return nil }
        let length = statement.multiplier * rect.length(Self.axis(statement.secondAttribute)) + statement.constant
        return Self.isLength(length) ? Tie(number: index, axis: Self.axis(statement.firstAttribute), length: length) : nil
    }

    private static func axis(_ size: LayoutAttribute) -> LayoutAxis { size == .width ? .horizontal : .vertical }

    // MARK: What lengths cost

    /// Has a length of the stack view at the top be as long as a target, as strongly as a priority says.
    mutating func addTarget(_ axis: LayoutAxis, _ length: CGFloat, _ priority: UILayoutPriority) {
        tree.addTerm(to: 0, axis, Double(length), above: priority.rawValue, below: priority.rawValue)
    }

    /// Asks the arranged views for their content sizes.
    mutating func addTerms() {
        let none = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        contents.reserveCapacity(views.count)
        for number in views.indices {
            guard !tree.isRoot(number) else {
                contents.append((none, none))
                continue
            }
            views[number].borrow { addTerms(of: $0, at: number) }
        }
        for tie in ties {
            tree.addTerm(to: tie.number, tie.axis, tie.length, above: 1000, below: 1000)
            tree.state(tie.length, of: tie.number, tie.axis)
        }
    }

    private mutating func addTerms(of view: UIView, at number: Int) {
        let sizes = view.layoutContentSizes
        contents.append(sizes)
        let width = addTerm(to: number, .horizontal, sizes.horizontal)
        let height = addTerm(to: number, .vertical, sizes.vertical)
        if view.wrapsToWidth { texts.append(Text(number: number, width: width, height: height)) }
        if !view.layoutState.constraints.isEmpty { addOwnLengths(of: view, at: number) }
    }

    private mutating func addOwnLengths(of view: UIView, at number: Int) {
        for constraint in view.layoutState.constraints {
            let statement = constraint.statement
            tree.addTerm(
                to: number, Self.axis(statement.firstAttribute), statement.constant,
                above: statement.relation == .greaterThanOrEqual ? 0 : statement.priority,
                below: statement.relation == .lessThanOrEqual ? 0 : statement.priority)
            guard statement.relation == .equal, statement.priority == UILayoutPriority.required.rawValue else { continue }
            tree.state(statement.constant, of: number, Self.axis(statement.firstAttribute))
        }
    }

    /// - Returns: The term's number; -1 where the content does not ask for a length.
    @discardableResult
    private mutating func addTerm(to number: Int, _ axis: LayoutAxis, _ size: LayoutContentSize) -> Int {
        let size = size.vanishingIfEmpty
        guard let value = size.value else { return -1 }
        return tree.addTerm(to: number, axis, value, above: size.hugging, below: size.compressionResistance, rank: size.tieRank)
    }
}

/// The height of a stack view that is asked for again and again.
extension RegularTree {
    private static func asksForNothing(_ view: UIView) -> Bool {
        let sizes = view.layoutContentSizes
        return sizes.horizontal.value == nil && sizes.vertical.value == nil
    }

    /// Asks the arranged views for their content sizes at the widths that they have in any case.
    private mutating func addTermsAtStatedWidths() -> Bool {
        for number in views.indices.dropFirst() {
            let view = views[number].takeUnretainedValue()
            if !view.layoutState.constraints.isEmpty { addOwnLengths(of: view, at: number) }
        }
        statedWidths = tree.statedWidths
        for number in views.indices {
            let view = views[number].takeUnretainedValue()
            guard !view.gapsFollowContents, let sizes = contentSizes(at: number) else { return false }
            contents.append(sizes)
            if number == 0 { continue }
            let width = addTerm(to: number, .horizontal, sizes.horizontal)
            texts.append(Text(number: number, width: width, height: addTerm(to: number, .vertical, sizes.vertical)))
        }
        return true
    }

    /// - Returns: Nil where no width is stated for content that wraps, or where the content could contradict what is required along x.
    private func contentSizes(at number: Int) -> DirectLayout.Contents? {
        let view = views[number].takeUnretainedValue()
        guard !view.wrapsToWidth || !statedWidths[number].isNaN else { return nil }
        let sizes = view.contentSizes(atStatedWidth: statedWidths[number])
        return Self.canGiveWay(sizes.horizontal) ? sizes : nil
    }

    /// Whether a content asks for nothing that contradicts any length.
    private static func canGiveWay(_ size: LayoutContentSize) -> Bool {
        size.hugging < 1000 && size.compressionResistance < 1000
    }

    /// The number of a view that is arranged somewhere in the stack view.
    func number(of view: UIView) -> Int? {
        let wanted = Unmanaged.passUnretained(view).toOpaque()
        for number in views.indices where views[number].toOpaque() == wanted { return number }
        return nil
    }

    /// Takes over what a view's content asks for now.
    ///
    /// - Returns: False where more than the length that it asks for changed.
    mutating func takeContentAgain(of number: Int) -> Bool {
        guard number > 0 else { return false }
        guard isOpen else { return contentSizes(at: number).map { takeAgain($0, at: number) } ?? false }
        foundWidths[number] = nil
        let (old, new) = (contents[number].horizontal, views[number].borrow { $0.unwrappedContentSizes })
        guard takeAgain(new, at: number), new.horizontal.differsInLengthOnly(from: old) else { return false }
        return take(new.horizontal, texts[number - 1].width)
    }

    private mutating func takeAgain(_ new: DirectLayout.Contents, at number: Int) -> Bool {
        let old = contents[number].vertical
        contents[number] = new
        guard new.vertical.hugging == old.hugging, new.vertical.compressionResistance == old.compressionResistance,
            new.vertical.tieRank == old.tieRank
        else { return false }
        return take(new.vertical, texts[number - 1].height)
    }
}

/// A stack view whose width is open, or that is wider than it needs to be.
extension RegularTree {
    /// Asks the arranged views for their content sizes, unwrapped.
    private mutating func addUnwrappedTerms() -> Bool {
        for number in views.indices {
            let view = views[number].takeUnretainedValue()
            guard !view.gapsFollowContents else { return false }
            let sizes = view.unwrappedContentSizes
            contents.append(sizes)
            foundWidths.append(nil)
            if number == 0 { continue }
            if !view.layoutState.constraints.isEmpty { addOwnLengths(of: view, at: number) }
            let width = addTerm(to: number, .horizontal, sizes.horizontal)
            texts.append(Text(number: number, width: width, height: addTerm(to: number, .vertical, sizes.vertical)))
        }
        return true
    }

    /// The width at which the stack view and all in it cost least.
    mutating func findNaturalWidth() -> StackTree.NaturalWidth? { tree.findNaturalWidths(&naturals) ? naturals[0] : nil }

    /// Wraps contents for a width of the stack view.
    ///
    /// - Returns: Whether any asks for another width than before; nil where one has no certain width.
    mutating func wrapContents(inWidth width: Double) -> Bool? {
        var isChanged = false
        tree.spread(width, naturals, &statedWidths)
        for text in texts where views[text.number].borrow({ $0.wrapsToWidth }) {
            guard !statedWidths[text.number].isNaN else { return nil }
            guard let isWider = wrap(text, atFoundWidth: statedWidths[text.number]) else { return nil }
            if isWider { isChanged = true }
        }
        return isChanged
    }

    private mutating func wrap(_ text: Text, atFoundWidth width: Double) -> Bool? {
        let (number, old) = (text.number, contents[text.number])
        guard let new = views[number].borrow({ $0.contentSizes(atFoundWidth: width, &foundWidths[number], old) }) else {
            return false
        }
        contents[number] = new
        guard take(new.horizontal, text.width), take(new.vertical, text.height) else { return nil }
        return new.horizontal.value != old.horizontal.value
    }

    /// Has contents unwrapped that the last measurement wrapped.
    mutating func startOver() -> Bool {
        guard isOpen else { return true }
        for text in texts where foundWidths[text.number] != nil {
            guard takeContentAgain(of: text.number) else { return false }
        }
        return true
    }

    /// Wraps contents for a given width, in which all of them must have room.
    mutating func settle(inWidth width: Double) -> Bool {
        guard startOver() else { return false }
        for _ in 0..<Self.rounds {
            guard let natural = findNaturalWidth(), natural.width <= width + StackTree.noise(width),
                let isChanged = wrapContents(inWidth: width)
            else { return false }
            if !isChanged { return true }
        }
        return false
    }
}

/// Contents that wrap.
extension RegularTree {
    /// Works out all rectangles, and wraps contents at the widths found: as a ``MeasuringPass`` would, whose solutions along y come to nothing before the last.
    ///
    /// - Returns: False where that takes an engine; contents may be wrapped then.
    mutating func solve() -> Bool { solveWidths() && tree.solve(.vertical) }

    /// - Returns: False also where widths do not settle as soon as those of most texts do.
    private mutating func solveWidths() -> Bool {
        if !texts.isEmpty, !wrapTextsAtStatedWidths() { return false }
        for _ in 0..<Self.rounds {
            guard tree.solve(.horizontal) else { return false }
            guard let isChanged = wrapTexts() else { return false }
            if !isChanged { return true }
        }
        return false
    }

    /// Solutions along x: the text unwrapped, wrapped, and as wide as its lines.
    private static let rounds = 4

    /// Wraps contents at once that have a width in any case, as the first solution would only find. Those that could contradict it wait for that.
    ///
    /// - Returns: False where one asks for a length that it did not ask for before, or the other way round.
    private mutating func wrapTextsAtStatedWidths() -> Bool {
        let widths = tree.statedWidths
        for text in texts where !widths[text.number].isNaN && Self.canGiveWay(contents[text.number].horizontal) {
            guard wrap(text, at: widths[text.number]) != nil else { return false }
        }
        return true
    }

    /// Wraps contents at the present widths.
    ///
    /// - Returns: Whether any asks for another width than before; nil where it asks for a length that it did not ask for before, or the other way round.
    private mutating func wrapTexts() -> Bool? {
        var isChanged = false
        for text in texts {
            guard let isWider = wrap(text, at: tree.rect(of: text.number).width) else { return nil }
            if isWider { isChanged = true }
        }
        return isChanged
    }

    private mutating func wrap(_ text: Text, at width: Double) -> Bool? {
        let view = views[text.number].takeUnretainedValue()
        guard view.wrapDirectly(width, contents[text.number].horizontal) else { return false }
        wrapped.append(views[text.number])
        let (old, new) = (contents[text.number], view.layoutContentSizes)
        guard take(new.horizontal, text.width), take(new.vertical, text.height) else { return nil }
        contents[text.number] = new
        return new.horizontal.value != old.horizontal.value
    }

    private mutating func take(_ size: LayoutContentSize, _ term: Int) -> Bool {
        guard let value = size.vanishingIfEmpty.value, term >= 0 else { return size.value == nil && term < 0 }
        tree.setValue(value, ofTerm: term)
        return true
    }

    /// Lets contents forget the widths found.
    func unwrap() { PinnedSubviews.unwrap(wrapped) }
}

/// What a view does with its subviews.
enum SubviewArrangement {
    /// Nothing: frames place them, or a program's constraints.
    case none
    /// It lines them up as a ``StackTree`` can tell.
    case regular(StackRecipe)
    /// It states other constraints.
    case irregular
}
