import SeededRandom

/// A tree and the steps that it went through.
package struct LayoutHistory: Equatable, Sendable {
    package var tree: LayoutDescription
    package var steps: [LayoutStep] = []

    package init(tree: LayoutDescription, steps: [LayoutStep] = []) { (self.tree, self.steps) = (tree, steps) }

    /// A random tree and random steps; the same for the same seed.
    package init(seed: Int, steps count: Int) {
        var generator = LayoutGenerator(random: SplitMix(seed: seed))
        tree = generator.tree()
        var current = tree
        for _ in 0..<count {
            let step = generator.step(current)
            for edit in step.edits { _ = current.apply(edit) }
            steps.append(step)
        }
    }

    /// The number of edits in all steps.
    package var editCount: Int { steps.reduce(0) { $0 + $1.edits.count } }

    /// The history without some of its pieces: the edits are counted first, then the nodes of the first tree, then its
    /// constraints.
    package func keeping(_ isKept: (Int) -> Bool) -> LayoutHistory {
        var smaller = self
        var next = 0
        for step in steps.indices {
            smaller.steps[step].edits = steps[step].edits.indices.filter { isKept(next + $0) }.map { steps[step].edits[$0] }
            next += steps[step].edits.count
        }
        for node in tree.nodes.indices where !isKept(next + node) { _ = smaller.tree.apply(.remove(node: node)) }
        next += tree.nodes.count
        for link in tree.links.indices where !isKept(next + link) { _ = smaller.tree.apply(.removeLink(link)) }
        smaller.steps.removeAll { $0.edits.isEmpty }
        return smaller
    }

    /// Runs all steps, and compares the last layout.
    @MainActor
    package func differences() -> [Difference] {
        let views = LayoutViews(tree)
        views.layOut()
        for step in steps { views.run(step) }
        return views.differencesFromFreshTree()
    }
}
