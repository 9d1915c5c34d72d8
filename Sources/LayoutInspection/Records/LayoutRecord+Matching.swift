extension LayoutRecord {
    /// Which views of two records are the same: by their names, else by class, text and place among the subviews of the
    /// same view.
    struct Matching {
        /// For each view of the new record the old one's index.
        private(set) var oldView: [Int?]
        /// For each view of the old record the new one's index.
        private(set) var newView: [Int?]

        init(_ old: LayoutRecord, _ new: LayoutRecord) {
            oldView = Array(repeating: nil, count: new.views.count)
            newView = Array(repeating: nil, count: old.views.count)
            let known = Dictionary(old.views.indices.filter { old.views[$0].isNamed }.map { (old.views[$0].label, $0) }) { $1 }
            for index in new.views.indices where new.views[index].isNamed {
                if let partner = known[new.views[index].label] { pair(partner, index) }
            }
            if !old.views.isEmpty && !new.views.isEmpty && oldView[0] == nil && newView[0] == nil { pair(0, 0) }
            let children = (Self.children(of: old), Self.children(of: new))
            for index in new.views.indices {
                guard let partner = oldView[index] else { continue }
                for isSame in [Self.isSameText, Self.isSameClass] {
                    match(children.0[partner], children.1[index]) { isSame(old.views[$0], new.views[$1]) }
                }
            }
        }

        private mutating func pair(_ old: Int, _ new: Int) { (oldView[new], newView[old]) = (old, new) }

        /// Pairs what is left of two lists of subviews, in their order.
        private mutating func match(_ old: [Int], _ new: [Int], _ isSame: (Int, Int) -> Bool) {
            for index in new where oldView[index] == nil {
                if let partner = old.first(where: { newView[$0] == nil && isSame($0, index) }) { pair(partner, index) }
            }
        }

        private static func isSameText(_ old: View, _ new: View) -> Bool { isSameClass(old, new) && old.text == new.text }

        private static func isSameClass(_ old: View, _ new: View) -> Bool {
            old.className == new.className && !(old.isNamed && new.isNamed)
        }

        private static func children(of record: LayoutRecord) -> [[Int]] {
            var children = Array(repeating: [Int](), count: record.views.count)
            for (index, parent) in record.parents.enumerated() { if let parent { children[parent].append(index) } }
            return children
        }
    }
}
