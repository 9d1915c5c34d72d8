import RandomLayouts
import Testing

/// Trees that depend on what programs make of frames, which edited and new ones may do differently.
@MainActor
struct ReactionTests {
    /// Two strips whose heights follow widths that follow heights again: 14 points of width rest at a strip of 3.5, and 13.5 at one of 3.375.
    @Test func reactionsThatMayRestInTwoPlacesAreNotCompared() {
        let tree = RandomLayouts.RandomTree(history: reactingRow)
        #expect(tree.compareWithFreshTree() == [])
        #expect(tree.undecided == 1)
    }

    private var reactingRow: LayoutHistory {
        var tree = LayoutDescription()
        (tree.width, tree.height) = (417.5, 330.5)
        var views = [Node(.reacting, in: 0), Node(.reacting, in: 0)]
        for place in views.indices { views[place].isArranged = true }
        let places = [
            Link(.node(0), 9, 0, .node(-1), 9, constant: 16.5), Link(.node(0), 7, 0, .node(-1), 7),
        ]
        _ = tree.apply(.insert(Node(.stack, in: LayoutDescription.window), at: 0, places))
        for place in views.indices { _ = tree.apply(.insert(views[place], at: place, [])) }
        _ = tree.apply(.add(Link(.node(1), 8, 0, .node(2), 7, multiplier: 0.5, constant: -3.5, priority: 500)))
        let steps = [-19.5, 19].map { LayoutStep(.plain, [.setConstant(link: 1, $0)]) }
        return LayoutHistory(tree: tree, steps: steps)
    }
}
