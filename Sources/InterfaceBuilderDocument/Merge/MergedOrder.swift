/// The merged order of a list in which both sides added, removed and moved items.
struct MergedOrder {
    /// The merged list.
    private(set) var items: [String] = []
    /// Whether both sides moved the same items to different positions and the order has an effect; the first side's
    /// order is taken.
    private(set) var isContested = false

    /// - Parameters:
    ///   - wanted: The items of the merged list.
    ///   - base: The common ancestor's list.
    ///   - ours: The first side's list.
    ///   - theirs: The second side's list.
    ///   - hasEffect: Whether the order means something; otherwise one is taken that is independent of the order of the
    ///     sides.
    init(of wanted: Set<String>, base: [String], ours: [String], theirs: [String], hasEffect: Bool = true) {
        let (ours, theirs) = (ours.filter(wanted.contains), theirs.filter(wanted.contains))
        let common = Set(base).intersection(ours).intersection(theirs)
        let orders = [base, ours, theirs].map { $0.filter(common.contains) }
        var core = orders[1]
        if orders[1] == orders[0] {
            core = orders[2]
        } else if orders[2] != orders[0] && orders[2] != orders[1] {
            isContested = hasEffect
            if !hasEffect && orders[2].lexicographicallyPrecedes(orders[1]) { core = orders[2] }
        }
        let (first, second) = (Self.additions(ours, to: common), Self.additions(theirs, to: common))
        var placed: Set<String> = []
        func place(_ list: [String]) {
            for item in list where placed.insert(item).inserted { items.append(item) }
        }
        place(Self.joined(first[""], second[""]))
        for item in core { place([item] + Self.joined(first[item], second[item])) }
        place(wanted.subtracting(placed).sorted())
    }

    /// The items that a list has in addition to the common ones, by the common item that they follow.
    private static func additions(_ list: [String], to common: Set<String>) -> [String: [String]] {
        var (found, anchor): ([String: [String]], String) = ([:], "")
        for item in list {
            if common.contains(item) { anchor = item } else { found[anchor, default: []].append(item) }
        }
        return found
    }

    /// Both sides' additions at one position, in an order that is independent of the order of the sides.
    private static func joined(_ one: [String]?, _ other: [String]?) -> [String] {
        [one ?? [], other ?? []].sorted { ($0.first ?? "") < ($1.first ?? "") }.flatMap { $0 }
    }
}
