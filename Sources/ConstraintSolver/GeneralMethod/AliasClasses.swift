/// Variables tied to each other by `x = scale * root + offset`, as a union-find forest with affine edges.
struct AliasClasses {
    struct Affine {
        var scale: Double
        var offset: Double
        /// The size of the numbers that make up the offset.
        var size: Double
    }

    /// What is known of a class; kept at its root.
    struct ClassRecord {
        /// The value of the root, once an equation pins it.
        var fixedValue: Double?
        /// The size of the numbers that make up the fixed value.
        var fixedSize = 0.0
        /// Where the root stands when the variable that stayed a parameter is 0.
        var rest = 0.0
        /// Whether some member has an implicit lower bound.
        var isBounded: Bool
        var size: Int32 = 1
        var lastMember: Int32
    }

    private var parent: [Int32]
    private var edge: [Affine]
    private(set) var classes: [ClassRecord]
    /// The next member of the same class, or -1; the root comes first.
    private(set) var nextMember: [Int32]

    init(lowerBounds: [Double]) {
        let count = lowerBounds.count
        parent = Array(0..<Int32(count))
        edge = Array(repeating: Affine(scale: 1, offset: 0, size: 0), count: count)
        nextMember = Array(repeating: -1, count: count)
        classes = (0..<count).map { ClassRecord(isBounded: lowerBounds[$0] > -.infinity, lastMember: Int32($0)) }
    }

    func isRoot(_ v: Int32) -> Bool { parent[Int(v)] == v }

    /// The root of the variable's class and how the variable follows it.
    mutating func find(_ v: Int32) -> (root: Int32, map: Affine) {
        var v = Int(v)
        var map = Affine(scale: 1, offset: 0, size: 0)
        while Int(parent[v]) != v {
            halvePath(at: v)
            map = Self.compose(map, edge[v])
            v = Int(parent[v])
        }
        return (Int32(v), map)
    }

    private mutating func halvePath(at v: Int) {
        let above = Int(parent[v])
        guard Int(parent[above]) != above else { return }
        edge[v] = Self.compose(edge[v], edge[above])
        parent[v] = parent[above]
    }

    private static func compose(_ outer: Affine, _ inner: Affine) -> Affine {
        Affine(
            scale: Numerics.limited(outer.scale * inner.scale),
            offset: Numerics.limited(outer.offset + outer.scale * inner.offset),
            size: Numerics.limited(outer.size + abs(outer.scale) * inner.size))
    }

    /// Pins a class that was free.
    ///
    /// - Parameter size: That of the numbers the value is made of.
    mutating func fix(root: Int32, at value: Double, size: Double) {
        classes[Int(root)].fixedValue = Numerics.limited(value)
        classes[Int(root)].fixedSize = Numerics.limited(size)
    }

    /// Merges two free classes by `subject = scale * parameter + offset`, both roots; the smaller class joins the larger.
    ///
    /// - Returns: The root that is one no more. Its members are the run that starts with it.
    mutating func merge(subject: Int32, parameter: Int32, _ map: Affine) -> Int32 {
        let s = Int(subject)
        let p = Int(parameter)
        let isBounded = classes[s].isBounded || classes[p].isBounded
        if classes[s].size <= classes[p].size {
            join(s, to: p, map)
        } else {
            let rest = map.scale * classes[p].rest + map.offset
            join(p, to: s, map.inverse)
            classes[s].rest = Numerics.limited(rest)
        }
        classes[Int(parent[s])].isBounded = isBounded
        return parent[s] == subject ? parameter : subject
    }

    private mutating func join(_ child: Int, to root: Int, _ map: Affine) {
        parent[child] = Int32(root)
        edge[child] = map
        nextMember[Int(classes[root].lastMember)] = Int32(child)
        classes[root].lastMember = classes[child].lastMember
        classes[root].size += classes[child].size
    }
}

extension AliasClasses.Affine {
    /// The same, solved for the other variable.
    var inverse: AliasClasses.Affine {
        AliasClasses.Affine(
            scale: Numerics.limited(1 / scale), offset: Numerics.limited(-offset / scale),
            size: Numerics.limited(size / abs(scale)))
    }
}
