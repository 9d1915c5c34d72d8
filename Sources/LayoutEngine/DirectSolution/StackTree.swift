/// A tree of stacks as numbers: the arrangement of each stack, and the cost of the lengths in it.
///
/// It represents the constraints of stack views whose recipe is arithmetic (``StackRecipe/isArithmetic``). The solution
/// is computed without variables and rows (``solve(_:)``). Nodes are in preorder; a node without children is a leaf.
package struct StackTree {
    /// A stack's recipe as far as arithmetic needs it, without its lists.
    struct Arrangement: Sendable {
        let axis: LayoutAxis
        private let along, across: StackRecipe.LengthRule
        let alignment: StackRecipe.Alignment
        let isMirrored: Bool
        let margins: LayoutEdges?
        /// Points: the sum of the gaps between the children so far, and the largest one.
        private var sumOfGaps = 0.0
        private(set) var largestGap = 0.0

        /// - Precondition: ``StackRecipe/isArithmetic``.
        init(_ recipe: StackRecipe) {
            guard let along = recipe.lengthRule(recipe.axis), let across = recipe.lengthRule(recipe.axis.other) else {
                preconditionFailure("only constraints state this recipe")
            }
            (axis, self.along, self.across, alignment) = (recipe.axis, along, across, recipe.alignment)
            (isMirrored, margins) = (recipe.isMirrored, recipe.margins)
        }

        fileprivate mutating func take(_ gap: Double) {
            sumOfGaps += gap
            largestGap = max(gap, largestGap)
        }

        @inline(__always)
        func rule(_ axis: LayoutAxis) -> StackRecipe.LengthRule { axis == self.axis ? along : across }

        /// The sum of the gaps along an axis; 0 across the stack's own.
        @inline(__always)
        func gaps(_ axis: LayoutAxis) -> Double { axis == self.axis ? sumOfGaps : 0 }

        func margin(_ axis: LayoutAxis) -> Double { startMargin(axis) + endMargin(axis) }
        func startMargin(_ axis: LayoutAxis) -> Double { margins?.minimum(axis) ?? 0 }
        func endMargin(_ axis: LayoutAxis) -> Double { margins?.maximum(axis) ?? 0 }
    }

    /// A wish for a node's length: the breakpoint at which it costs nothing, and the priorities of each point above and
    /// below. At the highest priority it is a bound.
    struct Term {
        var value: Double
        /// Priorities, in (0, 1000]; 0 for a side that costs nothing.
        let above, below: Float
        /// The number of the pair of priorities among those of the axis.
        let pair: Int32
        let rank: Int32
        /// The next one of the same length, or -1.
        let next: Int32
    }

    struct Node {
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var childCount: Int32 = 0
        /// The last child so far, or -1.
        var lastChild: Int32 = -1
        /// Points between the sibling before and this one, at least.
        var gap = 0.0
        var arrangement: Arrangement?
        /// The first term of each length, or -1.
        var widthTerms: Int32 = -1
        var heightTerms: Int32 = -1
        /// The width that a required equation states of the node alone, in points; NaN if there is none.
        var statedWidth = Double.nan
        var isRoot = false
        /// Whether a stack of a column always gives the node its whole width, however it aligns other children:
        /// ``findNaturalWidths(_:)``.
        var followsParent = false

        func terms(_ axis: LayoutAxis) -> Int32 { axis == .horizontal ? widthTerms : heightTerms }

        /// The number of equal shares that the children have of the node's length along an axis, if they share it.
        @inline(__always)
        func shares(_ arrangement: Arrangement, _ axis: LayoutAxis) -> Double {
            arrangement.axis == axis ? Double(childCount) : 1
        }

        /// Adds a child to the counts and the list of children.
        ///
        /// - Parameter gap: Points between the child before and this one; nil for the first.
        mutating func take(child: Int32, gap: Double?) {
            childCount += 1
            lastChild = child
            guard let gap else { return firstChild = child }
            arrangement?.take(gap)
        }
    }

    /// The numbers of a node's children.
    struct Children: Sequence, IteratorProtocol {
        let nodes: [Node]
        var child: Int32

        @inline(__always)
        mutating func next() -> Int? {
            guard child >= 0 else { return nil }
            let number = Int(child)
            child = nodes[number].nextSibling
            return number
        }
    }

    private(set) var nodes: [Node] = []
    /// The solution: the rectangle of each node relative to its parent; of a root, the given rectangle.
    var rects: [LayoutRect] = []
    private(set) var terms: [Term] = []
    /// The pairs of priorities that the terms along each axis have.
    private var pairs: (horizontal: [PriorityPair], vertical: [PriorityPair]) = ([], [])
    /// The stacks whose rectangles are given.
    private(set) var roots: [Int32] = []

    let memory: StackTreeMemory

    /// Creates an empty tree.
    ///
    /// - Parameter memory: The memory in which lengths are computed; trees that are solved one after the other may
    ///   share it.
    package init(memory: StackTreeMemory = StackTreeMemory()) { self.memory = memory }

    /// The number of nodes.
    package var count: Int { nodes.count }

    /// Whether a stack is among the nodes.
    package var hasStacks: Bool { !roots.isEmpty }

    /// Whether the rectangle of a node is given.
    package func isRoot(_ node: Int) -> Bool { nodes[node].isRoot }

    /// Whether the children of a node keep to its margins.
    package func usesMargins(_ node: Int) -> Bool { nodes[node].arrangement?.margins != nil }

    /// The rectangle of a node in its parent, unrounded.
    package func rect(of node: Int) -> LayoutRect { rects[node] }

    // MARK: Building

    /// Reserves room for more nodes.
    package mutating func reserve(_ count: Int) {
        nodes.reserveCapacity(nodes.count + count)
        rects.reserveCapacity(nodes.count + count)
        terms.reserveCapacity(2 * (nodes.count + count) + 8)
    }

    /// Adds a node with a given rectangle: a stack, or a view that is not arranged by a stack.
    package mutating func addRoot(_ rect: LayoutRect, _ recipe: StackRecipe? = nil) {
        if recipe != nil { roots.append(Int32(nodes.count)) }
        var node = Node()
        (node.arrangement, node.isRoot) = (recipe.map(Arrangement.init), true)
        append(node, rect)
    }

    /// Adds the stack at the top of a tree for ``fittingSize()``.
    package mutating func addFreeRoot(_ recipe: StackRecipe) {
        var node = Node()
        node.arrangement = Arrangement(recipe)
        append(node)
    }

    /// Adds a leaf as the last child of a stack.
    ///
    /// - Parameter gap: Points between the child before and this one; of the first child it does not count.
    /// - Returns: The node's number.
    package mutating func addChild(of parent: Int, gap: Double) -> Int {
        let number = nodes.count
        var node = Node()
        let last = Int(nodes[parent].lastChild)
        nodes[parent].take(child: Int32(number), gap: last < 0 ? nil : gap)
        if last >= 0 {
            nodes[last].nextSibling = Int32(number)
            node.gap = gap
        }
        append(node)
        return number
    }

    private mutating func append(_ node: Node, _ rect: LayoutRect = .zero) {
        nodes.append(node)
        rects.append(rect)
    }

    /// Makes a leaf a stack, to which children can be added.
    package mutating func arrange(_ node: Int, _ recipe: StackRecipe) { nodes[node].arrangement = Arrangement(recipe) }

    /// Makes a child of a column as wide as the room in it. Only trees whose widths ``findNaturalWidths(_:)`` computes
    /// may have such nodes.
    package mutating func follow(_ node: Int) { nodes[node].followsParent = true }

    /// Adds the wish of a content size, or of a constraint on a length alone, to a node.
    ///
    /// - Parameters:
    ///   - above: The priority of the wish against a larger length, in (0, 1000]; 0 for none.
    ///   - below: The priority of the wish against a smaller length, likewise.
    /// - Returns: The wish's number.
    @discardableResult
    package mutating func addTerm(
        to node: Int, _ axis: LayoutAxis, _ value: Double, above: Float, below: Float, rank: Int32 = 0
    ) -> Int {
        let next = nodes[node].terms(axis)
        let priorities = PriorityPair(above: above, below: below)
        let pair = axis == .horizontal ? priorities.number(in: &pairs.horizontal) : priorities.number(in: &pairs.vertical)
        terms.append(Term(value: value, above: above, below: below, pair: pair, rank: rank, next: next))
        let number = Int32(terms.count - 1)
        if axis == .horizontal { nodes[node].widthTerms = number } else { nodes[node].heightTerms = number }
        return Int(number)
    }

    /// The pairs of priorities that the terms along an axis have.
    func pairs(_ axis: LayoutAxis) -> [PriorityPair] { axis == .horizontal ? pairs.horizontal : pairs.vertical }

    /// Changes the breakpoint of a wish, in points.
    package mutating func setValue(_ value: Double, ofTerm term: Int) { terms[term].value = value }

    /// Adds the optional wishes of a recipe beside its rules; all children must have been added.
    package mutating func addWishes(of recipe: StackRecipe, at node: Int) {
        let across = recipe.axis.other
        if recipe.equalizesGaps {
            addTerm(to: node, recipe.axis, 0, above: StackRecipe.Priority.canvasFit, below: StackRecipe.Priority.canvasFit)
        }
        guard recipe.enclosesViews else { return }
        addTerm(to: node, across, 0, above: StackRecipe.Priority.spanningFit, below: StackRecipe.Priority.spanningFit)
        let least = StackRecipe.Priority.ambiguitySuppression
        var child = nodes[node].firstChild
        while child >= 0 {
            addTerm(to: Int(child), across, 0, above: least, below: least)
            child = nodes[Int(child)].nextSibling
        }
    }

    /// Notes the width in points that a required equation states of a node alone, for which there is a term as well.
    package mutating func stateWidth(_ width: Double, of node: Int) { nodes[node].statedWidth = width }
}

extension [StackTree.Node] {
    @inline(__always)
    func children(of node: Int) -> StackTree.Children { children(of: self[node]) }

    @inline(__always)
    func children(of node: StackTree.Node) -> StackTree.Children { StackTree.Children(nodes: self, child: node.firstChild) }
}
