/// The alias class of each variable of the store, and its relation to the class's root: `x = scale * root + offset`.
///
/// A union-find structure in which every member refers to its root directly, so that a lookup is a single step; the
/// smaller of two classes is relabelled when they merge.
struct AliasClasses: ~Copyable {
    struct Member: Linked {
        /// 0 if the value is known.
        var scale = 1.0
        /// The value if that is known.
        var offset = 0.0
        var root: VariableIndex
        /// The next member of the same class, or none; the root comes first.
        var next = VariableIndex.none
        /// At the root: the column of the class, or, before there is one, the complement of the number of other
        /// members.
        fileprivate var state: Int32 = -1
        /// The reduced system that holds the variable; none for a new or fixed one. Kept for every member.
        var holder: ReducedSystemIndex

        init(_ v: VariableIndex, in holder: ReducedSystemIndex = .none) { (root, self.holder) = (v, holder) }

        var isFixed: Bool { scale == 0 }
        func isFreeRoot(_ v: VariableIndex) -> Bool { root == v && !isFixed }
        /// The root's column in the reduced system that holds the class; negative for none.
        var column: ColumnID { ColumnID(state) }
    }

    private(set) var members = FlatArray<Member>()
    /// The relative residue of coefficients that should cancel.
    var noise = Numerics.rounding

    /// Adds a variable, or makes one whose index is reused a class of its own.
    mutating func add(_ v: VariableIndex) {
        if Int(v) == members.count { members.append(Member(v)) } else { members[v] = Member(v) }
    }

    /// Adds the first variables, all at once.
    mutating func add(_ count: Int, in holder: ReducedSystemIndex) {
        members.reserve(count)
        for v in members.count..<count { members.append(Member(VariableIndex(v), in: holder)) }
    }

    /// Makes the variable a class of its own again.
    @inline(__always)
    mutating func reset(_ v: VariableIndex, in holder: ReducedSystemIndex) { members[v] = Member(v, in: holder) }

    /// Fixes the variable at a value, or makes it free again.
    mutating func give(_ value: Double?, to v: VariableIndex) {
        add(v)
        guard let value else { return }
        members[v].scale = 0
        members[v].offset = value
    }

    @inline(__always)
    func holder(of v: VariableIndex) -> ReducedSystemIndex { members[v].holder }

    mutating func setHolder(_ holder: ReducedSystemIndex, of v: VariableIndex) { members[v].holder = holder }
    mutating func setColumn(_ column: ColumnID, of root: VariableIndex) { members[root].state = column.raw }

    /// Gives a class its value.
    @inline(__always)
    mutating func fix(_ root: VariableIndex, at value: Double) {
        for member in members.indices(from: root) {
            members[member].offset += members[member].scale * value
            members[member].scale = 0
        }
    }

    /// Whether a class is not larger than another; neither has a column yet.
    @inline(__always)
    func isNoLarger(_ root: VariableIndex, _ other: VariableIndex) -> Bool { members[root].state >= members[other].state }

    /// Merges a free class without a column into one that may have one, by `child = scale * root + offset`, both roots.
    @inline(__always)
    mutating func join(_ child: VariableIndex, to root: VariableIndex, scale: Double, offset: Double) {
        var last = child
        for member in members.indices(from: child) {
            members[member].root = root
            members[member].offset += members[member].scale * offset
            members[member].scale *= scale
            last = member
        }
        members[last].next = members[root].next
        members[root].next = child
        if members[root].state < 0 { members[root].state += members[child].state }
    }

    mutating func copy(_ other: borrowing AliasClasses) { members.copy(other.members) }

    /// Clamps the numbers of a class to a size whose products cannot overflow.
    mutating func limit(classOf root: VariableIndex) {
        for member in members.indices(from: root) {
            members[member].scale = Numerics.limited(members[member].scale)
            members[member].offset = Numerics.limited(members[member].offset)
        }
    }
}
