import LayoutEngine
import Testing

/// Items that change the engine while it asks them something, as a stack view does that measures its views to find its
/// baseline.
@MainActor
struct ReentrantItemTests {
    private let scene = EngineScene()

    /// The constraints that a conflict names, where each constraint of the scene has to be known to the engine.
    private func conflict() throws -> [ObjectIdentifier] {
        scene.engine.chooseBroken = { $0.count - 1 }
        let conflict = try #require(scene.engine.solve().first)
        return conflict.participants.compactMap { if case .constraint(let object) = $0 { ObjectIdentifier(object) } else { nil } }
    }

    /// An item whose baseline is 10 below its top, and that runs code once when it is asked which item stands for its
    /// baseline.
    private func text(whenAsked change: @escaping (StandIn) -> Void) -> StandIn {
        let item = scene.add()
        item.baselines = (10, 0)
        item.whenAskedForBaseline = { [unowned item] in
            item.whenAskedForBaseline = nil
            change(item)
        }
        return item
    }

    @Test func aConstraintThatIsLoweredAgainWhileItIsLoweredAgainIsStatedOnce() throws {
        let item = text { self.scene.engine.baselineItemChanged($0) }
        let change = try #require(item.whenAskedForBaseline)
        item.whenAskedForBaseline = nil
        let baseline = scene.relate(item, .firstBaseline, .equal, scene.root, .top, constant: 30)
        item.whenAskedForBaseline = change
        scene.engine.baselineItemChanged(item)
        while scene.engine.needsSolve { _ = scene.engine.solve() }
        let top = scene.relate(item, .top, .equal, scene.root, .top, constant: 5)
        #expect(try conflict() == [baseline, top].map { ObjectIdentifier($0.source) })
        scene.engine.removeConstraint(baseline.id)
        #expect(scene.rect(item)?.y == 5)
    }

    @Test func aConstraintAddedWhileAnotherIsAddedKeepsItsPlace() throws {
        let other = scene.add()
        var inner: (id: LayoutConstraintID, source: EngineScene.Source)?
        let item = text { _ in inner = self.scene.relate(other, .top, .equal, self.scene.root, .top, constant: 7) }
        let baseline = scene.relate(item, .firstBaseline, .equal, scene.root, .top, constant: 30)
        #expect(scene.rect(item)?.y == 20 && scene.rect(other)?.y == 7)
        let added = try #require(inner)
        #expect(added.id != baseline.id)
        let top = scene.relate(other, .top, .equal, scene.root, .top, constant: 8)
        #expect(try conflict() == [added, top].map { ObjectIdentifier($0.source) })
        scene.engine.removeConstraint(added.id)
        #expect(scene.rect(other)?.y == 8 && scene.rect(item)?.y == 20)
    }

    @Test func aConstraintRemovedWhileItIsLoweredAgainIsGone() {
        var id: LayoutConstraintID?
        let item = text { _ in id.map(self.scene.engine.removeConstraint) }
        let change = item.whenAskedForBaseline
        item.whenAskedForBaseline = nil
        id = scene.relate(item, .firstBaseline, .equal, scene.root, .top, constant: 30).id
        item.whenAskedForBaseline = change
        scene.engine.baselineItemChanged(item)
        scene.relate(item, .top, .equal, scene.root, .top, constant: 5)
        #expect(scene.engine.solve().isEmpty && scene.rect(item)?.y == 5)
    }

    @Test func anItemAddedWhileItsContainerIsAddedIsThereOnce() {
        let box = StandIn(in: scene.root)
        let item = StandIn(in: box)
        box.whenAskedForContent = { [unowned box] in
            box.whenAskedForContent = nil
            self.scene.relate(item, .width, constant: 40)
        }
        scene.engine.addItem(item)
        #expect(scene.rect(item)?.width == 40)
    }

    @Test func anItemRemovedWhileItIsMeasuredLeavesNothing() throws {
        let item = scene.add()
        item.content[.horizontal] = LayoutContentSize(value: 60, hugging: 1000, compressionResistance: 1000)
        item.whenAskedForContent = { [unowned item] in
            item.whenAskedForContent = nil
            self.scene.engine.removeItem(item)
        }
        scene.engine.contentSizeChanged(item)
        let other = scene.add()
        scene.relate(other, .width, constant: 10)
        #expect(scene.engine.solve().isEmpty && scene.rect(other)?.width == 10)
    }

    @Test("Items that leave together are asked for their baselines in between, and have no records afterwards")
    func itemsThatLeaveTogether() {
        let outer = scene.add()
        let inner = scene.add(to: outer)
        let (first, last) = (scene.add(to: inner), scene.add(to: inner))
        (outer.baselineItem, inner.baselineItem) = (first, last)
        scene.relate(outer, .firstBaseline, .equal, inner, .lastBaseline)
        scene.engine.removeItems([first, last])
        #expect(!scene.engine.contains(first) && !scene.engine.contains(last))
        #expect(scene.engine.contains(outer) && scene.engine.contains(inner))
    }

    @Test("An item without a record gets none where it comes to stand for a baseline while its container leaves")
    func itemWithoutRecordInAContainerThatLeaves() {
        let outer = scene.add()
        let inner = scene.add(to: outer)
        let (first, unknown) = (scene.add(to: inner), StandIn(in: inner))
        outer.baselineItem = first
        scene.relate(outer, .firstBaseline, .equal, scene.root, .top, constant: 10)
        outer.whenAskedForBaseline = { [unowned outer] in outer.baselineItem = unknown }
        scene.engine.removeItems([inner, first])
        #expect([inner, first, unknown].allSatisfy { !scene.engine.contains($0) })
        #expect(scene.rect(outer)?.y == 10)
    }
}
