/// For each variable of the store the class it belongs to and how it follows that class: `x = scale * root + offset`.
///
/// Every member knows its root directly, and its value as soon as that is known, so that looking one up is a single step; the smaller of two
/// classes is relabelled when they merge.
struct Aliases: ~Copyable {
    struct Member: BitwiseCopyable {
        /// 0 where the value is known.
        var scale = 1.0
        /// The value where that is known.
        var offset = 0.0
        var root: Int32
        /// The next member of the same class, or -1; the root comes first.
        var next: Int32 = -1
        /// At the root: the column that stands for the class, or before there is one the complement of the number of other members.
        fileprivate var state: Int32 = -1
        /// The reduction that holds the variable, or -1; kept for every member.
        var reduction: Int32

        init(_ v: Int32, in reduction: Int32 = -1) { (root, self.reduction) = (v, reduction) }

        var isFixed: Bool { scale == 0 }
        func isFreeRoot(_ v: Int32) -> Bool { root == v && !isFixed }
        /// The root's column in the reduction that holds the class; negative for none.
        var column: Int32 { state }
    }

    private(set) var members = FlatArray<Member>()
    /// What is left of coefficients that should cancel, in parts of what was added up.
    var noise = Numerics.rounding

    /// Adds a variable, or makes one whose index is used again a class of its own.
    mutating func add(_ v: Int32) {
        if Int(v) == members.count { members.append(Member(v)) } else { members[v] = Member(v) }
    }

    /// Adds the first variables, all at once.
    mutating func add(_ count: Int, in reduction: Int32) {
        members.reserve(count)
        for v in members.count..<count { members.append(Member(Int32(v), in: reduction)) }
    }

    /// Makes the variable a class of its own again.
    @inline(__always)
    mutating func reset(_ v: Int32, in reduction: Int32) {
        members[v] = Member(v, in: reduction)
    }

    /// Gives the variable a value from outside, or takes it back.
    mutating func give(_ value: Double?, to v: Int32) {
        add(v)
        guard let value else { return }
        members[v].scale = 0
        members[v].offset = value
    }

    @inline(__always)
    func reduction(of v: Int32) -> Int32 { members[v].reduction }

    mutating func setReduction(_ reduction: Int32, of v: Int32) { members[v].reduction = reduction }
    mutating func setColumn(_ column: Int32, of root: Int32) { members[root].state = column }

    /// Gives a class its value.
    @inline(__always)
    mutating func fix(_ root: Int32, at value: Double) {
        var member = root
        while member >= 0 {
            members[member].offset += members[member].scale * value
            members[member].scale = 0
            member = members[member].next
        }
    }

    /// How many members a class has that has no column yet.
    @inline(__always)
    func size(of root: Int32) -> Int32 { -members[root].state }

    /// Joins a free class without a column to one that may have one, by `child = scale * root + offset`, both roots.
    mutating func joinBesideColumn(_ child: Int32, to root: Int32, scale: Double, offset: Double) {
        let column = members[root].state
        join(child, to: root, scale: scale, offset: offset)
        if column >= 0 { members[root].state = column }
    }

    /// Joins two free classes without columns by `child = scale * root + offset`, both roots.
    @inline(__always)
    mutating func join(_ child: Int32, to root: Int32, scale: Double, offset: Double) {
        var (member, last) = (child, child)
        while member >= 0 {
            members[member].root = root
            members[member].offset += members[member].scale * offset
            members[member].scale *= scale
            (last, member) = (member, members[member].next)
        }
        members[last].next = members[root].next
        members[root].next = child
        members[root].state += members[child].state
    }

    // MARK: Known programs

    /// The members as they follow their roots, but for the distances.
    func membersWithoutOffsets() -> FlatArray<Member> {
        var copied = FlatArray(copying: members)
        for v in copied.indices { copied[v].offset = 0 }
        return copied
    }

    /// Takes over members without offsets, and the given values.
    mutating func copy(_ known: borrowing FlatArray<Member>, _ store: borrowing ConstraintStore) {
        members.copy(known)
        for v in store.fixedVariables() { members[v].offset = store.fixedValue(of: v) ?? 0 }
    }

    /// Moves a member away from its root.
    @inline(__always)
    mutating func shift(_ v: Int32, by distance: Double) { members[v].offset += distance }

    /// What is left of a constraint's constant when all that its members are away from their roots is subtracted.
    @inline(__always)
    func constantLeft(of record: ConstraintRecord, _ store: borrowing ConstraintStore) -> Double {
        var constant = record.constant
        store.forEachTerm(of: record) { constant -= $1 * members[$0].offset }
        return constant
    }

    mutating func removeAll() { members.removeAll() }

    /// Brings the numbers of a class back to a size that later products cannot overflow.
    mutating func limit(classOf root: Int32) {
        var member = root
        while member >= 0 {
            members[member].scale = Numerics.limited(members[member].scale)
            members[member].offset = Numerics.limited(members[member].offset)
            member = members[member].next
        }
    }
}
