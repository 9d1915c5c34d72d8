/// For each variable the terms that mention it, as a list from the newest to the oldest.
///
/// Only edits of a solved system need it, so it is made when the first of them comes.
struct TermLinks: ~Copyable {
    struct Link: BitwiseCopyable {
        var constraint: Int32
        var next: Int32
        var previous: Int32
    }

    /// The constraints of a list of terms.
    struct Mentions: Sequence, IteratorProtocol {
        let links: UnsafePointer<Link>
        var slot: Int32

        @inline(__always)
        mutating func next() -> Int32? {
            guard slot >= 0 else { return nil }
            let link = links[Int(slot)]
            slot = link.next
            return link.constraint
        }
    }

    /// The newest term of each variable, or -1.
    private(set) var newest = FlatArray<Int32>()
    /// By the places of the terms.
    private(set) var links = FlatArray<Link>()

    mutating func extend(variables: Int, terms: Int) {
        newest.extend(to: variables, with: -1)
        links.extend(to: terms, with: Link(constraint: -1, next: -1, previous: -1))
    }

    /// Adds the term at a place as the newest one of its variable.
    @inline(__always)
    mutating func link(_ slot: Int, _ v: Int32, of constraint: Int32) {
        let next = newest[v]
        links[slot] = Link(constraint: constraint, next: next, previous: -1)
        if next >= 0 { links[next].previous = Int32(slot) }
        newest[v] = Int32(slot)
    }

    mutating func unlink(_ slot: Int, _ v: Int32) {
        let link = links[slot]
        if link.next >= 0 { links[link.next].previous = link.previous }
        if link.previous >= 0 { links[link.previous].next = link.next } else { newest[v] = link.next }
    }

    func isMentioned(_ v: Int32) -> Bool { newest[v] >= 0 }

    mutating func removeAll() {
        newest.removeAll()
        links.removeAll()
    }
}
