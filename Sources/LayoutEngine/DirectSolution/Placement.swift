/// The positions of the items of one container, found from the statements that the container holds, without an engine.
///
/// 1. Propagate: a required equation with one open side determines that side (``propagateAll()``).
/// 2. Breakpoints: a length that equations leave open is the one at which the item's content costs nothing. An equation
///    that contradicts it determines the length instead (``determineLengths(_:_:)``).
/// 3. Bounds: inequalities and optional statements have to hold. An item that only bounds hold is placed where they
///    begin, if they leave no other position (``settleByBounds(_:_:)``).
/// 4. Certificate of uniqueness: each content has its intrinsic length, so that the solution costs nothing and every
///    other one costs something.
///
/// A problem that does not fit these steps needs the engine, which finds the same positions. The items are UIKit's
/// views, seen through ``DirectItems``.
@MainActor
package final class Placement {
    /// One side of a statement: a part of a span and a number, or a number alone.
    struct Side {
        /// The index of the span; -1 for a number alone.
        var span: Int32 = -1
        var part = LayoutSpan.Part.start
        /// Points.
        var number = 0.0

        /// The item with the span; negative for a number alone.
        var item: Int { Int(span >> 1) }
        var isVertical: Bool { span & 1 == 1 }
    }

    /// A required equation: one side equals the other and a constant.
    struct Equation {
        let one, other: Side
        let constant: Double

        var isVertical: Bool { max(one.span, other.span) & 1 == 1 }
    }

    /// A statement that has to hold and then costs nothing: an inequality, or an optional statement. The greater side
    /// is at least the lesser one plus a constant; in an equation both are equal.
    struct Bound {
        let greater, lesser: Side
        let constant: Double
        let isVertical, isRequired, isEquation: Bool
        /// For an open width the growth of the greater side over the lesser one for each point of the container's
        /// width.
        var gain = 0.0

        init(
            _ one: Side, _ other: Side, _ relation: LayoutRelation, _ constant: Double, isVertical: Bool,
            isRequired: Bool
        ) {
            switch relation {
            case .lessThanOrEqual: (greater, lesser, self.constant, isEquation) = (other, one, -constant, false)
            case .greaterThanOrEqual: (greater, lesser, self.constant, isEquation) = (one, other, constant, false)
            case .equal: (greater, lesser, self.constant, isEquation) = (one, other, constant, true)
            }
            (self.isVertical, self.isRequired) = (isVertical, isRequired)
        }
    }

    /// The size of the container in points; NaN while it is open.
    @exclusivity(unchecked) private(set) var width, height: Double
    /// The target width and height if this measures the container; its spans are the first ones then.
    let wish: SizeWish?
    /// Whether leading means right.
    @exclusivity(unchecked) var isMirrored = false
    /// The items, whose contents are read by number.
    let items: any DirectItems
    /// The positions of the items along x and y, one after the other.
    @exclusivity(unchecked) var spans: [LayoutSpan] = []
    /// Points between the container's edges and those of its guides.
    @exclusivity(unchecked) private var guides: [LayoutEdges] = []
    /// The equations in the order of the statements that were not propagated yet, and the bounds.
    @exclusivity(unchecked) var equations: [Equation] = []
    @exclusivity(unchecked) var bounds: [Bound] = []
    /// Whether the content of an item wraps, and whether an equation compares a width with a height.
    @exclusivity(unchecked) private(set) var hasWrapping = false
    @exclusivity(unchecked) private(set) var mixesAxes = false

    // State of the solution.

    /// The equations along each axis, as long as contents may take part.
    @exclusivity(unchecked) var across = System()
    @exclusivity(unchecked) var down = System()
    /// For each axis the items whose spans were not known before contents took part, one bit each; 0 while no content
    /// takes part.
    @exclusivity(unchecked) var dependent: (horizontal: UInt64, vertical: UInt64) = (0, 0)
    /// The spans before the trial of a length.
    @exclusivity(unchecked) var spansBefore: [LayoutSpan] = []
    /// The items known to be constrained in size by nothing but their contents, one bit each.
    @exclusivity(unchecked) var bareItems: UInt64 = 0
    /// The content sizes read so far.
    @exclusivity(unchecked) var contents: [LayoutContentSizes?] = []
    /// Whether items that only bounds hold are placed at their upper limits, and the spans found at the lower ones.
    @exclusivity(unchecked) var isTowardsEnd = false
    @exclusivity(unchecked) var spansTowardsStart: [LayoutSpan] = []
    /// The state of a measurement that is made again with other contents.
    @exclusivity(unchecked) var measurement = Measurement()

    /// A problem without items: ``begin(width:height:isMirrored:)`` states the container.
    package init(of items: any DirectItems) { (width, height, wish, self.items) = (0, 0, nil, items) }

    /// The measurement of a container with a target width and an open height.
    package init(measuring items: any DirectItems, _ wish: SizeWish, isMirrored: Bool) {
        (width, height, self.wish, self.items, self.isMirrored) = (wish.width, .nan, wish, items, isMirrored)
        addSpans()
    }

    /// Begins another container, in the memory of the one before.
    ///
    /// - Parameters:
    ///   - width, height: The size of the container in points.
    package func begin(width: Double, height: Double, isMirrored: Bool) {
        (self.width, self.height, self.isMirrored) = (width, height, isMirrored)
        (hasWrapping, mixesAxes, dependent, bareItems) = (false, false, (0, 0), 0)
        if !spans.isEmpty { spans.removeAll(keepingCapacity: true) }
        if !equations.isEmpty { equations.removeAll(keepingCapacity: true) }
        if !bounds.isEmpty { bounds.removeAll(keepingCapacity: true) }
        if !guides.isEmpty { guides.removeAll(keepingCapacity: true) }
        if !contents.isEmpty { contents = [] }
    }

    /// The number of the first item; that of the container is before it if its size is open.
    var firstItem: Int { wish == nil ? 0 : 1 }

    /// The numbers of all items.
    var numbers: Range<Int> { firstItem..<spans.count / 2 }

    /// The rectangle of an item relative to the container's; nil if it is not determined.
    package func rect(of item: Int) -> LayoutRect? {
        let (horizontal, vertical) = (spans[2 * item], spans[2 * item + 1])
        guard horizontal.isKnown, vertical.isKnown else { return nil }
        return LayoutRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    @inline(__always)
    func place(of item: Int, _ isVertical: Bool) -> Int { 2 * item + (isVertical ? 1 : 0) }

    @inline(__always)
    func span(of item: Int, _ isVertical: Bool) -> LayoutSpan { spans[place(of: item, isVertical)] }

    /// The value of a side in points; NaN while it is open.
    func value(of side: Side) -> Double { side.value(in: spans) }

    // MARK: Items and guides

    /// Adds an item that the statements place.
    ///
    /// - Returns: Its number.
    package func addItem(wraps: Bool) -> Int {
        if wraps { hasWrapping = true }
        return addSpans()
    }

    @discardableResult
    private func addSpans() -> Int {
        spans.append(LayoutSpan())
        spans.append(LayoutSpan())
        return spans.count / 2 - 1
    }

    /// Reserves room for items and equations.
    package func reserve(items: Int, equations: Int) {
        spans.reserveCapacity(2 * items)
        self.equations.reserveCapacity(equations)
    }

    /// Adds a guide of the container that keeps a distance from its edges, in points.
    ///
    /// - Returns: False if there is no room for it.
    package func addGuide(_ insets: LayoutEdges) -> Bool {
        guides.append(insets)
        guard let wish else { return insets.left + insets.right <= width && insets.top + insets.bottom <= height }
        return wish.isWidthOpen || insets.left + insets.right <= width
    }

    /// The least size that the guides' insets fit in.
    var sizeOfGuides: (width: Double, height: Double) {
        var least = (width: 0.0, height: 0.0)
        for insets in guides {
            least = (max(least.width, insets.left + insets.right), max(least.height, insets.top + insets.bottom))
        }
        return least
    }

    // MARK: Statements

    /// An item by its number, the container, or one of its guides: a side of a statement.
    package struct Name {
        fileprivate let number: Int32

        @inlinable package static var container: Name { Name(number: -1) }
        @inlinable package static func item(_ number: Int) -> Name { Name(number: Int32(number)) }
        @inlinable package static func guide(_ number: Int) -> Name { Name(number: -2 - Int32(number)) }

        @usableFromInline init(number: Int32) { self.number = number }
    }

    /// The parts that a statement compares: an edge, the centre or the length along an axis.
    package struct Parts {
        fileprivate let one, other: LayoutSpan.Part
        fileprivate let isOneVertical, isOtherVertical: Bool
    }

    /// The parts that a statement compares; nil for baselines, multipliers, edges of other axes, and leading or
    /// trailing edges in a mirrored container.
    package func parts(of statement: LayoutStatement) -> Parts? {
        guard statement.multiplier == 1, let first = part(statement.firstAttribute), let second = part(statement.secondAttribute),
            (first.part == .length) == (second.part == .length), first.part == .length || first.isVertical == second.isVertical
        else { return nil }
        return Parts(one: first.part, other: second.part, isOneVertical: first.isVertical, isOtherVertical: second.isVertical)
    }

    private func part(_ attribute: LayoutAttribute) -> (isVertical: Bool, part: LayoutSpan.Part)? {
        switch attribute {
        case .left: (false, .start)
        case .right: (false, .end)
        case .leading: isMirrored ? nil : (false, .start)
        case .trailing: isMirrored ? nil : (false, .end)
        case .centerX: (false, .center)
        case .width: (false, .length)
        case .top: (true, .start)
        case .bottom: (true, .end)
        case .centerY: (true, .center)
        case .height: (true, .length)
        default: nil
        }
    }

    /// Adds a statement of the container.
    package func state(_ statement: LayoutStatement, _ parts: Parts, _ first: Name, _ second: Name) {
        if parts.isOneVertical != parts.isOtherVertical { mixesAxes = true }
        let one = side(first, parts.one, parts.isOneVertical)
        let other = side(second, parts.other, parts.isOtherVertical)
        guard statement.isRequiredEquation else { return addBound(one, other, isVertical: parts.isOneVertical, statement) }
        equations.append(Equation(one: one, other: other, constant: statement.constant))
    }

    private func addBound(_ one: Side, _ other: Side, isVertical: Bool, _ statement: LayoutStatement) {
        bounds.append(
            Bound(
                one, other, statement.relation, statement.constant, isVertical: isVertical, isRequired: statement.priority == 1000
            ))
    }

    @inline(__always)
    private func side(_ name: Name, _ part: LayoutSpan.Part, _ isVertical: Bool) -> Side {
        if name.number >= 0 { return Side(span: 2 * name.number + (isVertical ? 1 : 0), part: part) }
        return side(within: name.number == -1 ? .zero : guides[Int(-2 - name.number)], part, isVertical)
    }

    /// A part of a rectangle inside the container: a number, or a part of the container if its size is open.
    private func side(within insets: LayoutEdges, _ part: LayoutSpan.Part, _ isVertical: Bool) -> Side {
        let (start, end) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        guard wish != nil else {
            return Side(number: LayoutSpan(start: start, end: (isVertical ? height : width) - end)[part])
        }
        let shift =
            switch part {
            case .start: start
            case .end: -end
            case .center: (start - end) / 2
            case .length: -start - end
            }
        return Side(span: isVertical ? 1 : 0, part: part, number: shift)
    }

    /// Adds a statement on a length of an item alone; it comes before any other that names the item.
    ///
    /// - Returns: False if it contradicts an earlier one.
    package func stateLength(of item: Int, _ statement: LayoutStatement) -> Bool {
        guard let length = part(statement.firstAttribute) else { return false }
        let side = Side(span: Int32(place(of: item, length.isVertical)), part: .length)
        if statement.isRequiredEquation { return set(side, statement.constant) }
        addBound(side, Side(), isVertical: length.isVertical, statement)
        return true
    }

    /// Adds the required lengths of a content that does not wrap: an equation if both directions are required, else a
    /// bound.
    ///
    /// - Returns: False if that contradicts an earlier statement, or the content has a tie rank.
    package func stateRequiredContent(of item: Int) -> Bool {
        for isVertical in [false, true] {
            let size = contentSize(of: item, isVertical)
            guard let value = size.value, max(size.hugging, size.compressionResistance) >= 1000 else { continue }
            guard size.tieRank == 0 else { return false }
            let side = Side(span: Int32(place(of: item, isVertical)), part: .length)
            if min(size.hugging, size.compressionResistance) >= 1000 {
                guard set(side, value) else { return false }
            } else {
                let relation: LayoutRelation = size.hugging >= 1000 ? .lessThanOrEqual : .greaterThanOrEqual
                bounds.append(Bound(side, Side(), relation, value, isVertical: isVertical, isRequired: true))
            }
        }
        return true
    }
}

extension LayoutStatement {
    /// Whether the statement is a required equation.
    @inlinable package var isRequiredEquation: Bool {
        guard priority == 1000, case .equal = relation else { return false }
        return true
    }
}

extension Placement.Bound {
    /// Whether spans keep the bound; false while they are open.
    func isKept(in spans: [LayoutSpan]) -> Bool {
        let (one, other) = (greater.value(in: spans), lesser.value(in: spans) + constant)
        let noise = StackTree.noise(one)
        return one >= other - noise && (!isEquation || one <= other + noise)
    }

    /// The points by which the greater side is larger than it has to be; negative if the bound fails.
    func excess(in spans: [LayoutSpan]) -> Double {
        greater.value(in: spans) - (lesser.value(in: spans) + constant)
    }
}

extension Placement.Side {
    @inline(__always)
    func value(in spans: UnsafeMutableBufferPointer<LayoutSpan>) -> Double {
        span >= 0 ? spans[Int(span)][part] + number : number
    }

    /// The side's value in points; NaN while it is open.
    func value(in spans: [LayoutSpan]) -> Double { span >= 0 ? spans[Int(span)][part] + number : number }
}
