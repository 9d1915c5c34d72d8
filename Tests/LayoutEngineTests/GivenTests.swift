import Testing

@testable import LayoutEngine

/// Givens that follow the container: what autoresizing masks are made of.
@MainActor
struct GivenTests {
    private let scene = EngineScene()

    /// An item in a container, 10 from its left edge and 20 from its right one.
    private func follower(in container: StandIn) -> StandIn {
        let item = StandIn(in: container)
        item.layoutGivens = LayoutGivens(LayoutRect(x: 10, y: 0, width: 0, height: 5))
        item.layoutGivens.width = LayoutGiven(-30, factor: 1)
        scene.engine.addItem(item)
        return item
    }

    @Test("In a container of known size a given that follows is a fixed value")
    func known() {
        let item = follower(in: scene.root)
        #expect(scene.rect(item) == LayoutRect(x: 10, y: 0, width: 370, height: 5))
        scene.root.layoutGivens.width = LayoutGiven(200)
        scene.engine.givensChanged(scene.root)
        #expect(scene.rect(item)?.width == 170)
    }

    @Test("In a container that is solved for it follows in the same solution, through any number of levels")
    func solved() {
        let container = scene.add()
        let width = scene.relate(container, .width, constant: 100).id
        let item = follower(in: container)
        let inner = follower(in: item)
        #expect(scene.rect(inner)?.width == 40)
        let before = scene.engine.solves
        scene.engine.setConstant(150, of: width)
        #expect(scene.rect(inner)?.width == 90 && scene.rect(item)?.width == 120)
        #expect(scene.engine.solves == before + 1)
    }

    @Test("A container may come to be given, and to be solved for again")
    func turns() {
        let container = scene.add()
        let item = follower(in: container)
        let width = scene.relate(container, .width, constant: 100).id
        #expect(scene.rect(item)?.width == 70)
        scene.engine.removeConstraint(width)
        container.layoutGivens = LayoutGivens(LayoutRect(x: 0, y: 0, width: 60, height: 10))
        scene.engine.givensChanged(container)
        #expect(scene.rect(item)?.width == 30)
        container.layoutGivens = .none
        scene.engine.givensChanged(container)
        scene.relate(item, .width, constant: 45)
        #expect(scene.rect(container)?.width == 75)
    }

    @Test("What arithmetic leaves behind is no change")
    func noise() {
        let item = follower(in: scene.root)
        _ = scene.rect(item)
        item.layoutGivens.width = LayoutGiven(-30 + 1e-10, factor: 1)
        item.layoutGivens.x = LayoutGiven(10 + 1e-12)
        scene.engine.givensChanged(item)
        #expect(!scene.engine.needsSolve)
    }

    @Test("An item that goes takes its equations with it, and leaves its container free")
    func removal() {
        let container = scene.add()
        let item = follower(in: container)
        scene.relate(container, .width, .equal, constant: 10, priority: 500)
        #expect(scene.rect(container)?.width == 30)
        scene.engine.removeItem(item)
        #expect(scene.rect(container)?.width == 10)
    }

    @Test("Alignment insets of the container lie between its size and its frame's")
    func containerInsets() {
        let container = scene.add()
        scene.relate(container, .width, constant: 100)
        let item = follower(in: container)
        #expect(scene.rect(item)?.width == 70)
        container.layoutAlignmentInsets = LayoutEdges(top: 0, left: 3, bottom: 0, right: 4)
        scene.engine.structureChanged(container)
        #expect(scene.rect(item)?.width == 77)
    }

    @Test("Constraints that reach out of an item heed its new insets")
    func insetsInBetween() {
        let container = scene.add()
        scene.place(container, x: 100, y: 0, width: 50, height: 50)
        let item = scene.add(to: container)
        scene.relate(item, .left, .equal, scene.root, .left, constant: 120)
        #expect(scene.rect(item)?.x == 20)
        container.layoutAlignmentInsets = LayoutEdges(top: 0, left: 5, bottom: 0, right: 0)
        scene.engine.structureChanged(container)
        #expect(scene.rect(container)?.x == 100 && scene.rect(item)?.x == 25)
    }

    @Test("Conflicts name the givens that take part, down to the first one that is beyond dispute")
    func conflicts() {
        let outer = follower(in: scene.root)
        let inner = follower(in: outer)
        (outer.givenSources, inner.givenSources) = ([.width: StandIn()], [.width: StandIn(), .x: StandIn()])
        let child = scene.add(to: inner)
        let left = scene.relate(child, .width, .equal, inner, .width).source
        let width = scene.relate(child, .width, constant: 1000).source
        let found = scene.engine.solve()
        #expect(found.count == 1)
        let objects = found[0].participants.compactMap { participant -> AnyObject? in
            if case .constraint(let object) = participant { object } else { nil }
        }
        let expected: [AnyObject] = [outer.givenSources[.width]!, inner.givenSources[.width]!, left, width]
        #expect(objects.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }
}
