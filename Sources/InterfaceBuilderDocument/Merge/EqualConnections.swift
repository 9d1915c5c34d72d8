/// The ids of new connections that both sides made under different ids: an outlet of one property, which leads to one
/// object, or an action or a segue that is equal apart from its id and would happen twice.
struct EqualConnections {
    /// The new ids of each side: the first of both, so that the order of the sides does not matter.
    private(set) var ids: (ours: [String: String], theirs: [String: String]) = ([:], [:])

    init(_ base: MergeTree, _ ours: MergeTree, _ theirs: MergeTree) {
        let own = Self.newConnections(of: ours, besides: base, theirs)
        let other = Self.newConnections(of: theirs, besides: base, ours)
        for (key, one) in own {
            guard let another = other[key] else { continue }
            if one < another { ids.theirs[another] = one } else { ids.ours[one] = another }
        }
    }

    /// The ids of a side's connections that neither other state has, by what they do.
    private static func newConnections(of side: MergeTree, besides base: MergeTree, _ other: MergeTree) -> [[String]: String] {
        let found = side.paths.compactMap { path -> ([String], String)? in
            guard path.hasPrefix("#"), base[path] == nil, other[path] == nil, let node = side[path], let id = node["id"],
                let holder = node.parent, let key = key(of: node)
            else { return nil }
            return ([holder] + key, id)
        }
        return Dictionary(found) { first, _ in first }
    }

    private static func key(of node: MergeTree.Node) -> [String]? {
        switch node.name {
        case "outlet": node["property"].map { [node.name, $0] }
        case "outletCollection", "action", "segue":
            [node.name] + node.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }.sorted()
        default: nil
        }
    }
}
