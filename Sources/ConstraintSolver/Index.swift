/// A typed index into the arrays of one kind of element, so that the compiler tells columns from rows; ``none`` stands
/// for no element.
struct Index<Kind>: Hashable, Comparable, BitwiseCopyable, Sendable {
    let raw: Int32

    @inline(__always) init(_ raw: Int32) { self.raw = raw }
    @inline(__always) init(_ place: Int) { raw = Int32(truncatingIfNeeded: place) }

    @inline(__always) static var none: Index { Index(Int32(-1)) }
    @inline(__always) var exists: Bool { raw >= 0 }
    @inline(__always) var isNone: Bool { raw < 0 }

    @inline(__always) static func < (a: Index, b: Index) -> Bool { a.raw < b.raw }
}

/// A variable of a store.
typealias VariableIndex = Index<ConstraintStore.VariableRecord>
/// A constraint of a store.
typealias ConstraintIndex = Index<ConstraintRecord>
/// A priority, numbered in the order of first use.
typealias LevelIndex = Index<PriorityLevels.Level>
/// A term of a store, numbered across all constraints.
typealias TermIndex = Index<TermLinks.Link>
/// A presolved part of the system.
typealias ReducedSystemIndex = Index<ReducedSystem>
/// A column of a reduced system.
typealias ColumnID = Index<ReducedSystem.Column>
/// A breakpoint of a column's cost.
typealias BreakpointID = Index<ReducedSystem.Breakpoint>
/// A row of the tableau.
typealias RowID = Index<Tableau.Row>
/// An entry of the tableau.
typealias EntryID = Index<Tableau.Entry>
/// A stated equation between columns, before elimination.
typealias EquationID = Index<EquationRows.Row>
/// A group of equations that are connected through columns without cost.
typealias GroupID = Index<EquationRows.Group>
/// A link in the list of a column's groups.
typealias GroupUseID = Index<EquationRows.GroupUse>

extension FlatArray {
    /// All indices below a number.
    init<Kind>(below count: Int) where Element == Index<Kind> {
        self.init(capacity: count)
        for k in 0..<count { (base + k).initialize(to: Index(k)) }
        used = count
    }

    subscript<Kind>(_ index: Index<Kind>) -> Element {
        @inline(__always) _read { yield self[Int(index.raw)] }
        @inline(__always) _modify { yield &self[Int(index.raw)] }
    }
}

/// An element of a linked list that is stored in an array.
protocol Linked: BitwiseCopyable {
    associatedtype Kind
    /// The next element, or none.
    var next: Index<Kind> { get set }
}

/// The indices of the elements of one list; the array must not grow during iteration.
struct LinkedIndices<Element: Linked>: Sequence, IteratorProtocol {
    let start: UnsafePointer<Element>
    var index: Index<Element.Kind>

    @inline(__always)
    mutating func next() -> Index<Element.Kind>? {
        guard index.exists else { return nil }
        defer { index = start[Int(index)].next }
        return index
    }
}

/// The elements of one list; the array must not grow during iteration.
struct LinkedElements<Element: Linked>: Sequence, IteratorProtocol {
    var indices: LinkedIndices<Element>

    @inline(__always)
    mutating func next() -> Element? { indices.next().map { indices.start[Int($0)] } }
}

extension FlatArray where Element: Linked {
    @inline(__always)
    func indices(from first: Index<Element.Kind>) -> LinkedIndices<Element> { LinkedIndices(start: start, index: first) }

    @inline(__always)
    func list(from first: Index<Element.Kind>) -> LinkedElements<Element> { LinkedElements(indices: indices(from: first)) }

    /// Removes the first element that the body accepts from a list and frees its slot.
    ///
    /// - Returns: Whether an element was removed.
    mutating func unlink(
        from first: inout Index<Element.Kind>, _ free: inout FlatArray<Index<Element.Kind>>, where isWanted: (Element) -> Bool
    ) -> Bool {
        var (previous, k) = (Index<Element.Kind>.none, first)
        while k.exists && !isWanted(self[k]) { (previous, k) = (k, self[k].next) }
        guard k.exists else { return false }
        if previous.exists { self[previous].next = self[k].next } else { first = self[k].next }
        free.append(k)
        return true
    }
}

extension ConstraintIndex {
    /// The index that stands for the implicit bound of a variable instead of a constraint.
    static func bound(of v: VariableIndex) -> ConstraintIndex { ConstraintIndex(~v.raw) }

    var isBound: Bool { raw < 0 }

    /// The variable whose implicit bound the index stands for, if it is not a constraint's.
    var boundedVariable: VariableIndex { VariableIndex(~raw) }
}

extension Int {
    @inline(__always) init<Kind>(_ index: Index<Kind>) { self = Int(index.raw) }
}
