/// For each variable of the store the class it belongs to and how it follows that class: `x = scale * root + offset`.
///
/// Every member knows its root directly, so that looking one up is a single step; the smaller of two classes is relabelled when they merge.
/// Where a variable has a given value its class is fixed from the start.
struct Aliases: ~Copyable {
    struct Member: BitwiseCopyable {
        var root: Int32
        /// The next member of the same class, or -1; the root comes first.
        var next: Int32 = -1
        var scale = 1.0
        var offset = 0.0
        /// What follows is kept at the root only: the value of a class that an equation or its owner pinned.
        var value = 0.0
        var isFixed = false
        /// The last member and the number of members.
        var last: Int32
        var size: Int32 = 1
        /// The column that stands for the class, in the reduction that holds the variable; -1 for none.
        var column: Int32 = -1
        /// The reduction that holds the variable, or -1; kept for every member.
        var reduction: Int32 = -1

        init(_ v: Int32) { (root, last) = (v, v) }
    }

    private(set) var members = FlatArray<Member>()

    mutating func add(_ v: Int32) {
        if Int(v) == members.count { members.append(Member(v)) } else { members[v] = Member(v) }
    }

    /// Makes the variable a class of its own again.
    @inline(__always)
    mutating func reset(_ v: Int32, in reduction: Int32) {
        members[v] = Member(v)
        members[v].reduction = reduction
    }

    /// Gives the variable a value from outside, or takes it back.
    mutating func give(_ value: Double?, to v: Int32) {
        members[v] = Member(v)
        guard let value else { return }
        members[v].value = value
        members[v].isFixed = true
    }

    @inline(__always)
    func reduction(of v: Int32) -> Int32 { members[v].reduction }

    mutating func setReduction(_ reduction: Int32, of v: Int32) { members[v].reduction = reduction }
    mutating func setColumn(_ column: Int32, of root: Int32) { members[root].column = column }

    mutating func fix(_ root: Int32, at value: Double) {
        members[root].value = value
        members[root].isFixed = true
    }

    /// Joins two free classes by `child = scale * root + offset`, both roots.
    mutating func join(_ child: Int32, to root: Int32, scale: Double, offset: Double) {
        var member = child
        while member >= 0 {
            members[member].root = root
            members[member].offset += members[member].scale * offset
            members[member].scale *= scale
            member = members[member].next
        }
        members[members[root].last].next = child
        members[root].last = members[child].last
        members[root].size += members[child].size
    }
}
