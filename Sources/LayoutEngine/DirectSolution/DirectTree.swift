/// A tree of stacks with the contents in it, for a layout or a measurement.
///
/// The lengths in it follow from recipes, contents and stated lengths (``StackTree``). Contents that wrap are wrapped
/// at the widths found, and the widths are computed again, as in the engine's pass; heights come last.
@MainActor
package struct DirectTree {
    package var tree: StackTree
    /// The items, whose numbers are those of the nodes.
    private let items: any DirectItems
    /// The contents of the items; nothing for those whose rectangles are given.
    package private(set) var contents: [LayoutContentSizes] = []
    /// The items whose content wraps in a layout, or all items of a measurement.
    private var texts: [Text] = []
    /// Whether contents decide the width at the top.
    let isOpen: Bool
    /// The items of which constraints state lengths.
    private var stating: [Int] = []
    private var ties: [(item: Int, axis: LayoutAxis, length: Double)] = []
    /// For each node the width at which it costs least, and its width at the present width of the root.
    private var naturals: [StackTree.NaturalWidth] = []
    private var widths: [Double] = []

    /// An item with the terms of its content size; -1 for none.
    private struct Text {
        let item: Int
        let width, height: Int
    }

    /// The memory is shared: all trees are solved on the main actor, none in the midst of another.
    private static let memory = StackTreeMemory()

    /// - Parameter isOpen: Whether the tree is a stack whose width contents decide.
    package init(of items: any DirectItems, isOpen: Bool = false) {
        (tree, self.items, self.isOpen) = (StackTree(memory: Self.memory), items, isOpen)
    }

    /// The largest number of solutions along x: with contents unwrapped, wrapped, and as wide as their lines.
    private static let rounds = 4

    // MARK: Statements

    /// Requires a length of an item, in points, that a stack around the item states in terms of its own length.
    package mutating func tie(_ item: Int, _ axis: LayoutAxis, to length: Double) { ties.append((item, axis, length)) }

    /// Notes that constraints state lengths of an item alone.
    package mutating func noteLengths(of item: Int) { stating.append(item) }

    private mutating func stateLengths() {
        for item in stating { items.stateLengths(of: item, to: &self) }
    }

    /// Adds a target for the length of the root, with a priority.
    package mutating func addTarget(_ axis: LayoutAxis, _ length: Double, priority: Float) {
        tree.addTerm(to: 0, axis, length, above: priority, below: priority)
    }

    /// Adds a length that a constraint states of an item alone.
    package mutating func stateLength(of item: Int, _ statement: LayoutStatement) {
        let axis: LayoutAxis = statement.firstAttribute == .width ? .horizontal : .vertical
        tree.addTerm(
            to: item, axis, statement.constant, above: statement.relation == .greaterThanOrEqual ? 0 : statement.priority,
            below: statement.relation == .lessThanOrEqual ? 0 : statement.priority)
        if axis == .horizontal, statement.isRequiredEquation { tree.stateWidth(statement.constant, of: item) }
    }

    /// Reads the content sizes of all items.
    package mutating func addContents() {
        let none = LayoutContentSize(value: nil, hugging: 0, compressionResistance: 0)
        contents.reserveCapacity(tree.count)
        for item in 0..<tree.count {
            guard !tree.isRoot(item) else {
                contents.append((none, none))
                continue
            }
            let text = addContent(of: item, items.contents(of: item))
            if items.wraps(item) { texts.append(text) }
        }
        stateLengths()
        for tie in ties {
            tree.addTerm(to: tie.item, tie.axis, tie.length, above: 1000, below: 1000)
            if tie.axis == .horizontal { tree.stateWidth(tie.length, of: tie.item) }
        }
    }

    private mutating func addContent(of item: Int, _ sizes: LayoutContentSizes) -> Text {
        contents.append(sizes)
        return Text(
            item: item, width: addTerm(to: item, .horizontal, sizes.horizontal),
            height: addTerm(to: item, .vertical, sizes.vertical))
    }

    private mutating func addTerm(to item: Int, _ axis: LayoutAxis, _ size: LayoutContentSize) -> Int {
        let size = size.vanishingIfEmpty
        guard let value = size.value else { return -1 }
        return tree.addTerm(to: item, axis, value, above: size.hugging, below: size.compressionResistance, rank: size.tieRank)
    }

    // MARK: Layout

    /// Computes all rectangles, and wraps contents at the widths found.
    ///
    /// - Returns: False if that needs the engine; contents may be wrapped then.
    package mutating func solve() -> Bool {
        solveWidths() && tree.solve(.vertical) || DirectSolution.decline(.lengths)
    }

    private mutating func solveWidths() -> Bool {
        for _ in 0..<Self.rounds {
            guard tree.solve(.horizontal), let isChanged = wrapTexts() else { return false }
            if !isChanged { return true }
        }
        return DirectSolution.decline(.text)
    }

    /// Wraps contents at the present widths.
    ///
    /// - Returns: Whether any content width changed; nil if a content gained or lost an intrinsic length.
    private mutating func wrapTexts() -> Bool? {
        var isChanged = false
        for text in texts {
            guard let isWider = wrap(text, at: tree.rect(of: text.item).width) else { return nil }
            if isWider { isChanged = true }
        }
        return isChanged
    }

    private mutating func wrap(_ text: Text, at width: Double) -> Bool? {
        let old = contents[text.item]
        guard items.wrap(text.item, at: width, old.horizontal) else { return false }
        let new = items.contents(of: text.item)
        guard take(new.horizontal, text.width), take(new.vertical, text.height) else { return nil }
        contents[text.item] = new
        return new.horizontal.value != old.horizontal.value
    }

    /// - Returns: False if the content gained or lost an intrinsic length.
    private mutating func take(_ size: LayoutContentSize, _ term: Int) -> Bool {
        guard let value = size.vanishingIfEmpty.value, term >= 0 else { return size.value == nil && term < 0 }
        tree.setValue(value, ofTerm: term)
        return true
    }
}

/// The height of a stack that is measured again and again.
extension DirectTree {
    /// Reads the content sizes of the items of a stack whose width is stated.
    ///
    /// - Returns: False if the width of a content that wraps depends on contents, or a content could contradict what is
    ///   required along x.
    package mutating func addContentsAtStatedWidths() -> Bool {
        stateLengths()
        widths = tree.statedWidths
        for item in 0..<tree.count {
            guard let sizes = contentsAtStatedWidth(of: item) else { return DirectSolution.decline(.text) }
            if item > 0 { texts.append(addContent(of: item, sizes)) } else { contents.append(sizes) }
        }
        return tree.solve(.horizontal) || DirectSolution.decline(.lengths)
    }

    private func contentsAtStatedWidth(of item: Int) -> LayoutContentSizes? {
        guard !items.wraps(item) || !widths[item].isNaN else { return nil }
        let sizes = items.contents(of: item, atStatedWidth: widths[item])
        return max(sizes.horizontal.hugging, sizes.horizontal.compressionResistance) < 1000 ? sizes : nil
    }

    /// Reads the unwrapped content sizes of the items of a stack whose width is open.
    package mutating func addUnwrappedContents() {
        stateLengths()
        for item in 0..<tree.count {
            let sizes = items.contents(of: item)
            if item > 0 { texts.append(addContent(of: item, sizes)) } else { contents.append(sizes) }
        }
    }

    /// The height of the root if every content has its intrinsic height: ``StackTree/naturalHeight(against:)``.
    func naturalHeight(against priority: Float) -> Double? { tree.naturalHeight(against: priority) }

    /// Reads an item's content size again.
    ///
    /// - Returns: False if more than its length changed.
    mutating func takeContentAgain(of item: Int) -> Bool {
        guard item > 0 else { return false }
        guard isOpen else { return contentsAtStatedWidth(of: item).map { takeAgain($0, at: item) } ?? false }
        items.unwrap(item)
        let (old, new) = (contents[item].horizontal, items.contents(of: item))
        return takeAgain(new, at: item) && new.horizontal.differsInLengthOnly(from: old)
            && take(new.horizontal, texts[item - 1].width)
    }

    private mutating func takeAgain(_ new: LayoutContentSizes, at item: Int) -> Bool {
        let old = contents[item].vertical
        contents[item] = new
        guard new.vertical.hugging == old.hugging, new.vertical.compressionResistance == old.compressionResistance,
            new.vertical.tieRank == old.tieRank
        else { return false }
        return take(new.vertical, texts[item - 1].height)
    }

    // MARK: An open width

    /// The width at which the stack and all in it cost least.
    mutating func findNaturalWidth() -> StackTree.NaturalWidth? { tree.findNaturalWidths(&naturals) ? naturals[0] : nil }

    /// Wraps contents for a width of the stack.
    ///
    /// - Returns: Whether any content width changed; nil if the width of a content is not certain.
    mutating func wrapContents(inWidth width: Double) -> Bool? {
        var isChanged = false
        tree.spread(width, naturals, &widths)
        for text in texts where items.wraps(text.item) {
            guard !widths[text.item].isNaN, let isWider = wrap(text, at: widths[text.item]) else {
                DirectSolution.decline(.text)
                return nil
            }
            if isWider { isChanged = true }
        }
        return isChanged
    }

    /// Unwraps the contents that the last measurement wrapped.
    mutating func startOver() -> Bool {
        guard isOpen else { return true }
        for text in texts where items.isWrapped(text.item) {
            guard takeContentAgain(of: text.item) else { return false }
        }
        return true
    }

    /// Wraps contents for a given width, in which all of them must have room.
    mutating func settle(inWidth width: Double) -> Bool {
        guard startOver() else { return false }
        for _ in 0..<Self.rounds {
            guard let natural = findNaturalWidth(), natural.width <= width + StackTree.noise(width),
                let isChanged = wrapContents(inWidth: width)
            else { return DirectSolution.decline(.priorities) }
            if !isChanged { return true }
        }
        return DirectSolution.decline(.text)
    }
}
