/// The trees of the three states, in which equal ids stand for the same object.
struct MatchedTrees {
    private(set) var base, ours, theirs: MergeTree
    private(set) var decisions: [MergeDecision] = []

    init(base document: InterfaceDocument?, ours: InterfaceDocument, theirs: InterfaceDocument) {
        (self.ours, self.theirs) = (MergeTree(ours), MergeTree(theirs))
        base = document.map { MergeTree($0) } ?? MergeTree(absentFrom: self.ours)
        followReplacedIDs()
        uniteConnections()
        separateRepeatedIDs()
    }

    /// Uses the new ids of objects to which one side gave other ids for all three states.
    private mutating func followReplacedIDs() {
        let replaced = ReplacedIDs(base, ours, theirs)
        decisions += replaced.decisions
        base = base.renaming(replaced.baseIDs)
        rename(replaced.ids)
    }

    private mutating func uniteConnections() { rename(EqualConnections(base, ours, theirs).ids) }

    private mutating func separateRepeatedIDs() {
        let repeated = RepeatedIDs(base, ours, theirs)
        decisions += repeated.decisions
        rename((repeated.ownIDs, repeated.ids))
    }

    private mutating func rename(_ ids: (ours: [String: String], theirs: [String: String])) {
        ours = ours.renaming(ids.ours)
        theirs = theirs.renaming(ids.theirs)
    }
}
