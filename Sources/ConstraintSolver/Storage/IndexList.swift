/// A list of unique indices in the order of insertion.
struct IndexList<Kind>: ~Copyable {
    private var members = FlatArray<Index<Kind>>()
    private var isMember = FlatArray<Bool>()

    var isEmpty: Bool { members.isEmpty }
    var count: Int { members.count }
    var indices: Range<Int> { members.indices }

    subscript(_ place: Int) -> Index<Kind> { members[place] }

    @inline(__always)
    mutating func insert(_ index: Index<Kind>) {
        isMember.extend(to: Int(index) + 1, with: false)
        guard !isMember[index] else { return }
        isMember[index] = true
        members.append(index)
    }

    /// Keeps the members that the body accepts, in the order of insertion or backward.
    mutating func keep(isBackward: Bool = false, where isKept: (Index<Kind>) -> Bool) {
        members.keep(isBackward: isBackward) {
            isMember[$0] = isKept($0)
            return isMember[$0]
        }
    }

    mutating func removeAll() {
        for k in members.indices { isMember[members[k]] = false }
        members.removeAll()
    }
}

extension FlatArray {
    /// The elements as an array of the standard library.
    var elements: [Element] { indices.map { self[$0] } }

    /// Keeps the elements that the body accepts, which it is called with in order or backward.
    @inline(__always)
    mutating func keep(isBackward: Bool = false, where isKept: (Element) -> Bool) {
        let before = count
        var kept = 0
        if !isBackward {
            for k in 0..<before where isKept(self[k]) { (self[kept], kept) = (self[k], kept + 1) }
        } else {
            for k in (0..<before).reversed() where isKept(self[k]) { (kept, self[before - kept - 1]) = (kept + 1, self[k]) }
            for k in 0..<kept { self[k] = self[before - kept + k] }
        }
        truncate(to: kept)
    }
}
