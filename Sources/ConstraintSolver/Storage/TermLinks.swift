/// For each variable the list of its terms, from the newest to the oldest.
///
/// Only edits of a solved system need it, so that it is built with the first of them.
struct TermLinks: ~Copyable {
    struct Link: Linked {
        var constraint: ConstraintIndex
        var next: TermIndex
        var previous: TermIndex
    }

    /// The newest term of each variable, or none.
    private(set) var newest = FlatArray<TermIndex>()
    /// By the index of the term.
    private(set) var links = FlatArray<Link>()

    mutating func extend(variables: Int, terms: Int) {
        newest.extend(to: variables, with: .none)
        links.extend(to: terms, with: Link(constraint: .none, next: .none, previous: .none))
    }

    /// Adds the term at an index as the newest one of its variable.
    @inline(__always)
    mutating func link(_ slot: Int, _ v: VariableIndex, of constraint: ConstraintIndex) {
        let next = newest[v]
        links[slot] = Link(constraint: constraint, next: next, previous: .none)
        if next.exists { links[next].previous = TermIndex(slot) }
        newest[v] = TermIndex(slot)
    }

    mutating func copy(_ other: borrowing TermLinks) {
        newest.copy(other.newest)
        links.copy(other.links)
    }

    mutating func unlink(_ slot: Int, _ v: VariableIndex) {
        let link = links[slot]
        if link.next.exists { links[link.next].previous = link.previous }
        if link.previous.exists { links[link.previous].next = link.next } else { newest[v] = link.next }
    }

    func isMentioned(_ v: VariableIndex) -> Bool { newest[v].exists }
}
