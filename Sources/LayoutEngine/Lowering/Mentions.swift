import ConstraintSolver

/// The mentions of items in constraints: for each item a chain, in the order in which constraints came to name it.
final class Mentions {
    /// The mentions of one item.
    struct Chain {
        fileprivate var first: Int32 = -1
        fileprivate var last: Int32 = -1
        var isEmpty: Bool { first < 0 }
    }

    private struct Mention {
        var constraint, record: Int32
        /// Neighbours in the item's chain.
        var previous, next: Int32
        /// Another mention by the same constraint.
        var other: Int32
    }

    /// Whether all mentions are recorded; before that none are.
    @exclusivity(unchecked) var isLinked = false
    @exclusivity(unchecked) private var all = FlatArray<Mention>()
    @exclusivity(unchecked) private var free = FlatArray<Int32>()

    /// Appends the mention of an item by a constraint to the item's chain.
    ///
    /// - Parameter other: The result of the constraint's previous call, or -1.
    /// - Returns: The mention, from which the constraint's other mentions can be reached.
    func append(_ constraint: Int32, of record: Int32, to chain: inout Chain, before other: Int32) -> Int32 {
        let mention = Mention(constraint: constraint, record: record, previous: chain.last, next: -1, other: other)
        let index = free.popLast() ?? Int32(all.count)
        if Int(index) == all.count { all.append(mention) } else { all[index] = mention }
        if chain.last >= 0 { all[chain.last].next = index } else { chain.first = index }
        chain.last = index
        return index
    }

    /// Removes a mention from its item's chain.
    ///
    /// - Returns: The constraint's next mention, or -1.
    func remove(_ index: Int32, from chain: inout Chain) -> Int32 {
        let mention = all[index]
        if mention.previous >= 0 { all[mention.previous].next = mention.next } else { chain.first = mention.next }
        if mention.next >= 0 { all[mention.next].previous = mention.previous } else { chain.last = mention.previous }
        free.append(index)
        return mention.other
    }

    /// The item of a mention.
    func record(of mention: Int32) -> Int32 { all[mention].record }

    /// The items that a constraint names, from its first mention on.
    func records(from mention: Int32) -> [Int32] {
        var (records, next): ([Int32], Int32) = ([], mention)
        while next >= 0 {
            records.append(all[next].record)
            next = all[next].other
        }
        return records
    }

    /// Puts a mention before the others of its constraint.
    ///
    /// - Returns: The mention that came after it so far, or -1.
    func keep(_ index: Int32, in first: inout Int32) -> Int32 {
        let next = all[index].other
        all[index].other = first
        first = index
        return next
    }

    /// The constraints that name an item and meet a condition.
    func constraints(in chain: Chain, where isWanted: (Int32) -> Bool = { _ in true }) -> [Int32] {
        var (constraints, next): ([Int32], Int32) = ([], chain.first)
        while next >= 0 {
            if isWanted(all[next].constraint) { constraints.append(all[next].constraint) }
            next = all[next].next
        }
        return constraints
    }
}
