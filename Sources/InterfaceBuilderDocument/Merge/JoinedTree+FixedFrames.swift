/// Views that one side gave a fixed frame, since it removed their constraints, and that the other side constrained.
extension JoinedTree {
    /// Lets the constraints of one side place views to which the other gave fixed frames.
    mutating func freeConstrainedViews() {
        for (framing, constraining) in [(ours, theirs), (theirs, ours)] {
            for id in constrained(besides: framing) {
                let path = "#" + id
                guard base[path] != nil, framing[path]?["fixedFrame"] != nil, constraining[path]?["fixedFrame"] == nil else {
                    continue
                }
                nodes[path]?.attributes.removeAll { $0.name == "fixedFrame" }
            }
        }
    }

    /// The ids of the items of constraints that a side does not have.
    private func constrained(besides side: MergeTree) -> Set<String> {
        let constraints = nodes.filter { $0.value.name == "constraint" && side[$0.key] == nil }
        return Set(constraints.values.flatMap { $0.attributes.filter { References.names.contains($0.name) }.map(\.value) })
    }
}
