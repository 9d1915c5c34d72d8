import LayoutEngine
import Testing

/// What the engine takes over when items and constraints change.
@MainActor
struct ItemChangeTests {
    private let scene = EngineScene()

    /// Variables begin as 0, so that none of a rectangle of zeros changes.
    @Test func aNewItemChangesAlsoWhereItsRectangleIsZero() {
        let item = scene.add()
        scene.relate(item, .left, .equal, scene.root, .left)
        scene.relate(item, .width, constant: 0)
        scene.relate(item, .height, constant: 0)
        _ = scene.engine.solve()
        #expect(scene.engine.takeChangedItems(round: 0).contains { $0 === item })
        _ = scene.engine.solve()
        #expect(scene.engine.takeChangedItems(round: 0).isEmpty)
        let gone = scene.add()
        scene.engine.removeItem(gone)
        _ = scene.engine.solve()
        #expect(scene.engine.takeChangedItems(round: 0).isEmpty)
    }

    @Test func contentSizesHugAndResist() {
        let item = scene.add()
        item.content[.horizontal] = LayoutContentSize(value: 60, hugging: 250, compressionResistance: 750)
        scene.engine.contentSizeChanged(item)
        #expect(scene.rect(item)?.width == 60)
        let wish = scene.relate(item, .width, constant: 100, priority: 200)
        #expect(scene.rect(item)?.width == 60)
        scene.engine.setPriority(300, of: wish.id)
        #expect(scene.rect(item)?.width == 100)
        scene.engine.setConstant(20, of: wish.id)
        #expect(scene.rect(item)?.width == 60)
        scene.engine.setPriority(800, of: wish.id)
        #expect(scene.rect(item)?.width == 20)
        scene.engine.removeConstraint(wish.id)
        item.content[.horizontal]?.value = 61
        scene.engine.contentSizeChanged(item)
        #expect(scene.rect(item)?.width == 61)
        item.content[.horizontal]?.value = nil
        scene.engine.contentSizeChanged(item)
        #expect(scene.rect(item)?.width == 0)
    }

    @Test("of equals the one of lowest rank gives way", arguments: [([0, 1, 2], 0), ([2, 0, 1], 1), ([1, 2, 0], 2)])
    func ranks(_ ranks: [Int32], _ stretched: Int) {
        let items = ranks.map { rank in
            let item = scene.add()
            item.content[.horizontal] = LayoutContentSize(value: 10, hugging: 250, compressionResistance: 750, tieRank: rank)
            scene.engine.contentSizeChanged(item)
            return item
        }
        scene.relate(items[0], .left, .equal, scene.root, .left)
        scene.relate(items[1], .left, .equal, items[0], .right)
        scene.relate(items[2], .left, .equal, items[1], .right)
        scene.relate(items[2], .right, .equal, scene.root, .right)
        let widths = items.map { scene.rect($0)?.width }
        #expect(widths == (0..<3).map { $0 == stretched ? 380 : 10 })
    }

    @Test func givensReplaceConstraints() {
        let item = StandIn(in: scene.root)
        item.layoutGivens = LayoutGivens(LayoutRect(x: 1, y: 2, width: 3, height: 4))
        let follower = scene.add()
        scene.relate(follower, .left, .equal, item, .right)
        #expect(scene.rect(follower)?.x == 4)
        item.layoutGivens = LayoutGivens(LayoutRect(x: 10, y: 2, width: 3, height: 4))
        scene.engine.givensChanged(item)
        #expect(scene.rect(follower)?.x == 13)
    }

    @Test func marginsAndBaselinesChangeInPlace() {
        let (box, item) = (scene.add(), scene.add())
        scene.place(box, x: 0, y: 0, width: 100, height: 100)
        scene.relate(item, .left, .equal, box, .leftMargin)
        scene.relate(item, .top, .equal, box, .firstBaseline)
        #expect(scene.rect(item) == LayoutRect(x: 0, y: 0, width: 0, height: 0))
        box.layoutMarginEdges.left = 16
        box.baselines.first = 12
        scene.engine.offsetsChanged(box)
        #expect(scene.rect(item) == LayoutRect(x: 16, y: 12, width: 0, height: 0))
    }

    @Test func anotherItemMayComeToStandForABaseline() {
        let (box, item) = (scene.add(), scene.add())
        scene.place(box, x: 0, y: 50, width: 100, height: 100)
        let lines = [scene.add(to: box), scene.add(to: box)]
        for (line, y) in zip(lines, [10.0, 30]) {
            scene.place(line, in: box, x: 0, y: y, width: 10, height: 10)
            line.baselines.first = 8
        }
        box.baselineItem = lines[0]
        scene.relate(item, .top, .equal, box, .firstBaseline)
        #expect(scene.rect(item)?.y == 68)
        box.baselineItem = lines[1]
        scene.engine.baselineItemChanged(box)
        #expect(scene.rect(item)?.y == 88)
        scene.engine.removeItem(lines[1])
        #expect(scene.rect(item)?.y == 50)
    }

    @Test func removingAnItemRemovesWhatNamesIt() {
        let (box, item) = (scene.add(), scene.add())
        scene.place(box, x: 30, y: 0, width: 100, height: 100)
        scene.relate(item, .left, .equal, box, .right)
        #expect(scene.rect(item)?.x == 130)
        scene.engine.removeItem(box)
        #expect(scene.rect(item)?.x == 0)
        #expect(!scene.engine.contains(box))
        #expect(!scene.engine.isConstrained(item))
    }

    @Test func directionIsTakenOverWhenConstraintsAreLoweredAgain() {
        let item = scene.add()
        scene.relate(item, .width, constant: 100)
        scene.relate(item, .leading, .equal, scene.root, .leading, constant: 16)
        #expect(scene.rect(item)?.x == 16)
        scene.root.layoutIsRightToLeft = true
        scene.engine.structureChanged(scene.root)
        #expect(scene.rect(item)?.x == 284)
    }

    @Test func onlyChangedItemsAreTold() {
        let (one, two) = (scene.add(), scene.add())
        scene.place(one, x: 0, y: 0, width: 10, height: 10)
        let width = scene.relate(two, .width, constant: 10)
        _ = scene.engine.solve()
        _ = scene.engine.takeChangedItems(round: 0)
        scene.engine.setConstant(20, of: width.id)
        #expect(scene.engine.needsSolve)
        _ = scene.engine.solve()
        let changed = scene.engine.takeChangedItems(round: 0)
        #expect(changed.count == 1 && changed[0] === two)
        #expect(!scene.engine.needsSolve)
    }

    @Test func aScratchEngineLeavesTheItemsPlaceAlone() {
        let item = scene.add()
        scene.place(item, x: 5, y: 6, width: 70, height: 80)
        let scratch = LayoutEngine(isScratch: true)
        scratch.addRoot(item, givens: LayoutGivens(x: 0, y: 0))
        let source = EngineScene.Source()
        _ = scratch.addConstraint(
            LayoutStatement(.width, constant: 9), first: item, owner: item, source: LayoutConstraintSource(source))
        _ = scratch.solve()
        #expect(scratch.alignmentRect(of: item) == LayoutRect(x: 0, y: 0, width: 9, height: 0))
        scratch.endMeasuring()
        #expect(scene.rect(item) == LayoutRect(x: 5, y: 6, width: 70, height: 80))
    }

    @Test func aScratchEngineGivesAnItemBackToTheOneThatWasMeasuringIt() {
        let (item, source) = (scene.add(), EngineScene.Source())
        func measure(_ width: Double, in scratch: LayoutEngine, _ meanwhile: () -> Void = {}) -> Double? {
            scratch.addRoot(item, givens: LayoutGivens(x: 0, y: 0))
            meanwhile()
            _ = scratch.addConstraint(
                LayoutStatement(.width, constant: width), first: item, owner: item, source: LayoutConstraintSource(source))
            _ = scratch.solve()
            return scratch.alignmentRect(of: item)?.width
        }
        let (outer, inner) = (LayoutEngine(isScratch: true), LayoutEngine(isScratch: true))
        let width = measure(9, in: outer) {
            #expect(measure(4, in: inner) == 4)
            inner.endMeasuring()
        }
        #expect(width == 9)
        outer.endMeasuring()
    }
}
