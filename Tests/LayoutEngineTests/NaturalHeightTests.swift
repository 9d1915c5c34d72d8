import LayoutEngine
import SeededRandom
import Testing

/// The height of a stack in which every content has what it asks for.
struct NaturalHeightTests {
    /// A tree of stacks whose height is free, with contents that often agree, and wishes for the height of the top.
    private func tree(_ random: inout SplitMix, target: Double, priority: Float) -> StackTree {
        var tree = StackTree()
        tree.addFreeRoot(arrangement(&random))
        fill(&tree, 0, &random, depth: 0)
        tree.addTerm(to: 0, .vertical, target, above: priority, below: priority)
        tree.addTerm(to: 0, .horizontal, 0, above: 51, below: 51)
        return tree
    }

    private func arrangement(_ random: inout SplitMix) -> StackRecipe {
        StackRecipe(
            axis: random.pick([.vertical, .vertical, .horizontal]),
            distribution: random.pick([.fill, .fill, .fillEqually, .equalSpacing]),
            alignment: random.pick([.fill, .leading, .center, .trailing]), isMirrored: false,
            margins: random.flip() ? nil : LayoutEdges(top: 3, left: 1, bottom: 4, right: 2))
    }

    /// - Returns: The children.
    @discardableResult
    private func fill(_ tree: inout StackTree, _ number: Int, _ random: inout SplitMix, depth: Int) -> [Int] {
        var children: [Int] = []
        for _ in 0..<random.roll(1...4) {
            let child = tree.addChild(of: number, gap: 5)
            children.append(child)
            if depth < 2, random.below(3) == 0 {
                let inner = arrangement(&random)
                tree.arrange(child, inner)
                let inside = fill(&tree, child, &random, depth: depth + 1)
                if inner.axis == .horizontal, inner.alignment != .fill {
                    tree.addTerm(to: child, .vertical, 0, above: 51, below: 51)
                    if random.flip() {
                        for view in inside { tree.addTerm(to: view, .vertical, 0, above: 25, below: 25) }
                    }
                }
                if inner.axis == .vertical, inner.alignment != .fill {
                    tree.addTerm(to: child, .horizontal, 0, above: 51, below: 51)
                }
                if inner.axis == .vertical, inner.distribution == .equalSpacing {
                    let strength = random.pick([49, 51] as [Float])
                    tree.addTerm(to: child, .vertical, 0, above: strength, below: strength)
                }
                if random.below(8) == 0 { tree.addTerm(to: child, .vertical, 70, above: 0, below: random.pick([400, 200])) }
            } else {
                addContent(to: child, &tree, &random)
            }
        }
        return children
    }

    private func addContent(to child: Int, _ tree: inout StackTree, _ random: inout SplitMix) {
        let height = random.pick([20.0, 20, 20, 35])
        tree.addTerm(to: child, .horizontal, 10, above: 250, below: 750, rank: Int32(child))
        switch random.below(10) {
        case 0: tree.addTerm(to: child, .vertical, height, above: 1000, below: 1000)
        case 1: tree.addTerm(to: child, .vertical, height, above: 40, below: 750)
        case 2: tree.addTerm(to: child, .vertical, height, above: 0, below: 600)
        default: tree.addTerm(to: child, .vertical, height, above: 250, below: 750)
        }
        if random.below(15) == 0 { tree.addTerm(to: child, .vertical, 50, above: random.pick([1000, 300]), below: 0) }
    }

    @Test("where there is one, it is the height that costs least")
    func random() {
        var (random, found) = (SplitMix(seed: 17), 0)
        for _ in 0..<4000 {
            let priority = random.pick([Float(50), 50, 51, 300])
            let tree = tree(&random, target: random.pick([0, 0, 300]), priority: priority)
            // Widths leave ties here and there, where the size is not certain.
            guard let height = tree.naturalHeight(against: priority), let least = tree.fittingSize()?.height else { continue }
            found += 1
            #expect(abs(least - height) < 1e-9)
        }
        #expect(found > 300)
    }

    @Test("a wish that is as strong as a content's, or a stated length of one side, leaves none")
    func others() {
        func tree(_ above: Float, _ below: Float, alignment: StackRecipe.Alignment = .fill) -> StackTree {
            var tree = StackTree()
            tree.addFreeRoot(
                StackRecipe(axis: .horizontal, distribution: .fill, alignment: alignment, isMirrored: false))
            for height in [20.0, alignment == .fill ? 20 : 35] {
                let child = tree.addChild(of: 0, gap: 5)
                tree.addTerm(to: child, .vertical, height, above: above, below: below)
            }
            return tree
        }
        #expect(tree(250, 750).naturalHeight(against: 50) == 20)
        #expect(tree(250, 750).naturalHeight(against: 250) == nil)
        #expect(tree(0, 750).naturalHeight(against: 50) == nil)
        #expect(tree(250, 1000).naturalHeight(against: 50) == nil)
        #expect(tree(1000, 1000).naturalHeight(against: 50) == 20)
        var aligned = tree(250, 750, alignment: .leading)
        #expect(aligned.naturalHeight(against: 50) == nil, "nothing holds the row to its views")
        aligned.addTerm(to: 0, .vertical, 0, above: 51, below: 51)
        #expect(aligned.naturalHeight(against: 50) == 35)
        #expect(aligned.naturalHeight(against: 51) == nil)
    }

    @Test("a stack that wants to be longer more than a row in it wants to be low has no natural height")
    func growth() {
        func tree(_ wish: Float) -> StackTree {
            var tree = StackTree()
            tree.addFreeRoot(StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false))
            let row = tree.addChild(of: 0, gap: 0)
            tree.arrange(
                row, StackRecipe(axis: .horizontal, distribution: .fill, alignment: .leading, isMirrored: false))
            tree.addTerm(to: row, .vertical, 0, above: 51, below: 51)
            tree.addTerm(to: tree.addChild(of: row, gap: 0), .vertical, 20, above: 250, below: 750)
            tree.addTerm(to: 0, .vertical, 70, above: 0, below: wish)
            return tree
        }
        #expect(tree(200).naturalHeight(against: 50) == nil)
        #expect(tree(51).naturalHeight(against: 50) == nil)
        #expect(tree(50).naturalHeight(against: 50) == 20)
    }

    @Test("the widths that do not hang on contents")
    func statedWidths() {
        var tree = StackTree()
        tree.addRoot(
            LayoutRect(x: 0, y: 0, width: 300, height: 0),
            StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false))
        _ = tree.addChild(of: 0, gap: 0)
        for distribution in [StackRecipe.Distribution.fillEqually, .fill] {
            let row = tree.addChild(of: 0, gap: 8)
            tree.arrange(
                row, StackRecipe(axis: .horizontal, distribution: distribution, alignment: .fill, isMirrored: false))
            for _ in 0..<2 { _ = tree.addChild(of: row, gap: 10) }
        }
        let row = tree.addChild(of: 0, gap: 8)
        tree.arrange(row, StackRecipe(axis: .horizontal, distribution: .fill, alignment: .leading, isMirrored: false))
        tree.stateWidth(40, of: tree.addChild(of: row, gap: 0))
        let column = tree.addChild(of: row, gap: 10)
        tree.arrange(column, StackRecipe(axis: .vertical, distribution: .fill, alignment: .fill, isMirrored: false))
        _ = tree.addChild(of: column, gap: 0)
        let widths = tree.statedWidths
        #expect(widths[0...4] == [300, 300, 300, 145, 145])
        #expect(widths[5] == 300 && widths[6].isNaN && widths[7].isNaN)
        #expect(widths[8...] == [300, 40, 250, 250], "the column has what the stated width leaves")
    }
}
