import LayoutEngine
import Testing

/// What the benchmarks' workloads cost the engine: solutions, exchanges in the simplex, and items that changed.
@MainActor
struct WorkloadWorkTests {
    private let scene = EngineScene()

    /// What an axis's attributes are called.
    private struct Attributes {
        let start, end, size: LayoutAttribute
        static let horizontal = Attributes(start: .left, end: .right, size: .width)
        static let vertical = Attributes(start: .top, end: .bottom, size: .height)
    }

    /// Lines items up in a container as a stack view does, each as long across as the container.
    private func stack(_ items: [StandIn], in container: StandIn, _ along: Attributes, _ across: Attributes) {
        scene.relate(items[0], along.start, .equal, container, along.start)
        scene.relate(container, along.end, .equal, items[items.count - 1], along.end)
        for (previous, next) in zip(items, items.dropFirst()) {
            scene.relate(next, along.start, .equal, previous, along.end, constant: 8)
        }
        for item in items {
            scene.relate(item, across.start, .equal, container, across.start)
            scene.relate(item, across.end, .equal, container, across.end)
        }
    }

    /// Items with contents, of which the last gives way.
    private func leaves(_ count: Int, in container: StandIn, isLast: Bool) -> [StandIn] {
        (0..<count).map { place in
            let item = scene.add(to: container)
            let (width, height) = (place == count - 1, isLast)
            item.content[.horizontal] = LayoutContentSize(
                value: Double(10 + place), hugging: width ? 249 : 250, compressionResistance: width ? 749 : 750)
            item.content[.vertical] = LayoutContentSize(
                value: Double(9 + place), hugging: height ? 249 : 250, compressionResistance: height ? 749 : 750)
            scene.engine.contentSizeChanged(item)
            return item
        }
    }

    /// A column of ten rows of ten leaves in the root, solved.
    private func grid() -> (rows: [StandIn], leaves: [[StandIn]]) {
        let rows = (0..<10).map { _ in scene.add() }
        stack(rows, in: scene.root, .vertical, .horizontal)
        let leaves = rows.indices.map { self.leaves(10, in: rows[$0], isLast: $0 == 9) }
        for (row, leaves) in zip(rows, leaves) { stack(leaves, in: row, .horizontal, .vertical) }
        solve()
        return (rows, leaves)
    }

    /// Solves; the items that changed and the exchanges it took.
    @discardableResult
    private func solve() -> (changed: [ObjectIdentifier], pivots: Int) {
        let before = scene.engine.pivots
        #expect(scene.engine.solve().isEmpty)
        return (scene.engine.takeChangedItems(round: 0).map { ObjectIdentifier($0) }, scene.engine.pivots - before)
    }

    @Test("W1: a first layout is one solution, with no more exchanges than stacks")
    func firstLayout() {
        let (rows, leaves) = grid()
        #expect(scene.engine.solves == 1 && scene.engine.pivots <= 11)
        #expect(scene.rect(rows[9])?.height == Double(300 - 9 * 18 - 9 * 8))
        let others = (10...18).reduce(0, +) + 9 * 8
        #expect(scene.rect(leaves[0][9])?.width == Double(400 - others))
    }

    @Test("W2: another width of the root changes the rows and the last leaf of each")
    func resize() {
        let (rows, leaves) = grid()
        scene.root.layoutGivens.width = LayoutGiven(420)
        scene.engine.givensChanged(scene.root)
        let (changed, pivots) = solve()
        let concerned: [StandIn] = [scene.root] + rows + leaves.map { $0[9] }
        #expect(Set(changed) == Set(concerned.map { ObjectIdentifier($0) }) && changed.count == concerned.count)
        #expect(pivots <= 10, "no more than one a row")
    }

    @Test("W2: a root that is resized again and again has nothing stated again, and no row worked out anew")
    func resizingOn() {
        let (rows, leaves) = grid()
        for step in 1...20 {
            let (patched, touched) = (scene.engine.constraintsPatched, scene.engine.rowsTouched)
            scene.root.layoutGivens.width = LayoutGiven(400 + Double(7 * step))
            scene.engine.givensChanged(scene.root)
            #expect(solve().changed.count == 1 + rows.count + leaves.count)
            #expect(scene.rect(leaves[0][9])?.width == Double(400 + 7 * step - (10...18).reduce(0, +) - 9 * 8))
            #expect((scene.engine.constraintsPatched == patched) == (step > 2))
            if step > 2 { #expect(scene.engine.rowsTouched == touched) }
        }
    }

    @Test("W4: another content moves what comes after it in its row")
    func contentWidth() {
        let (_, leaves) = grid()
        leaves[3][4].content[.horizontal]?.value = 20
        scene.engine.contentSizeChanged(leaves[3][4])
        let (changed, pivots) = solve()
        #expect(Set(changed) == Set(leaves[3][4...].map { ObjectIdentifier($0) }))
        #expect(pivots == 0)
    }

    @Test("W5: items that ignore each other cost nothing but themselves, a chain each that moves, and neither an exchange")
    func plainConstraints() {
        let apart = (0..<100).map { _ in scene.add() }
        let widths = apart.map { item in
            scene.relate(item, .left, .equal, scene.root, .left)
            return scene.relate(item, .width, constant: 30).id
        }
        let chain = (0..<100).map { _ in scene.add() }
        let head = scene.relate(chain[0], .width, constant: 30).id
        for (previous, next) in zip(chain, chain.dropFirst()) {
            scene.relate(next, .left, .equal, previous, .right)
            scene.relate(next, .width, .equal, previous, .width)
        }
        solve()
        scene.engine.setConstant(31, of: widths[50])
        #expect(solve().changed == [ObjectIdentifier(apart[50])])
        scene.engine.setConstant(31, of: head)
        #expect(solve().changed == chain.map { ObjectIdentifier($0) })
        #expect(scene.engine.pivots == 0 && scene.engine.solves == 3)
    }

    @Test(
        "W6: equal widths are known without exchanges, equal gaps with no more than one a view, also when the row gets another width"
    )
    func sharedRooms() {
        let (row, gaps) = (leaves(20, in: scene.root, isLast: false), (0..<19).map { _ in scene.add() })
        scene.relate(row[0], .left, .equal, scene.root, .left)
        scene.relate(row[19], .right, .equal, scene.root, .right)
        for (place, gap) in gaps.enumerated() {
            scene.relate(gap, .left, .equal, row[place], .right)
            scene.relate(gap, .right, .equal, row[place + 1], .left)
            scene.relate(gap, .width, .equal, gaps[0], .width)
        }
        solve()
        scene.root.layoutGivens.width = LayoutGiven(780)
        scene.engine.givensChanged(scene.root)
        #expect(solve().pivots <= 20 && scene.engine.pivots <= 40)
        let before = scene.engine.pivots
        let equal = (0..<20).map { _ in scene.add() }
        stack(equal, in: scene.root, .horizontal, .vertical)
        for item in equal.dropFirst() { scene.relate(item, .width, .equal, equal[0], .width) }
        solve()
        #expect(scene.rect(equal[0])?.width == Double(780 - 19 * 8) / 20)
        scene.root.layoutGivens.width = LayoutGiven(800)
        scene.engine.givensChanged(scene.root)
        solve()
        #expect(scene.rect(equal[0])?.width == Double(800 - 19 * 8) / 20)
        #expect(scene.engine.pivots - before <= 20, "those of the gaps")
    }
}
