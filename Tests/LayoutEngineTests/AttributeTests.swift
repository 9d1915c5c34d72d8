import LayoutEngine
import Testing

/// What each attribute stands for. A box of (10, 20, 100, 50) is followed by one of 8 x 6.
@MainActor
struct AttributeTests {
    private let scene = EngineScene()
    private let box: StandIn
    private let follower: StandIn

    init() {
        box = scene.add()
        follower = scene.add()
        scene.place(box, x: 10, y: 20, width: 100, height: 50)
        scene.relate(follower, .width, constant: 8)
        scene.relate(follower, .height, constant: 6)
        box.layoutMarginEdges = LayoutEdges(top: 1, left: 2, bottom: 3, right: 4)
        box.baselines = (11, 7)
    }

    @Test(
        "horizontal attributes",
        arguments: [
            (LayoutAttribute.left, LayoutAttribute.left, 10.0), (.right, .right, 102), (.leading, .leading, 10),
            (.trailing, .trailing, 102), (.centerX, .centerX, 56), (.left, .right, 110), (.left, .centerX, 60),
            (.left, .leftMargin, 12), (.right, .rightMargin, 98), (.leading, .leadingMargin, 12),
            (.trailing, .trailingMargin, 98), (.centerX, .centerXWithinMargins, 55),
        ])
    func horizontal(_ attribute: LayoutAttribute, _ other: LayoutAttribute, _ x: Double) {
        scene.relate(follower, attribute, .equal, box, other)
        #expect(scene.rect(follower)?.x == x)
    }

    @Test(
        "vertical attributes",
        arguments: [
            (LayoutAttribute.top, LayoutAttribute.top, 20.0), (.bottom, .bottom, 64), (.centerY, .centerY, 42),
            (.top, .bottom, 70), (.top, .topMargin, 21), (.bottom, .bottomMargin, 61), (.centerY, .centerYWithinMargins, 41),
            (.top, .firstBaseline, 31), (.top, .lastBaseline, 63), (.firstBaseline, .firstBaseline, 31),
            (.lastBaseline, .lastBaseline, 57),
        ])
    func vertical(_ attribute: LayoutAttribute, _ other: LayoutAttribute, _ y: Double) {
        scene.relate(follower, attribute, .equal, box, other)
        #expect(scene.rect(follower)?.y == y)
    }

    @Test(
        "right to left",
        arguments: [
            (LayoutAttribute.leading, LayoutAttribute.leading, 0.0, 102.0), (.trailing, .trailing, 0, 10),
            (.leading, .leading, 5, 97),
            (.trailing, .trailing, 5, 5), (.leading, .trailing, 5, -3), (.leading, .leadingMargin, 0, 98),
            (.trailing, .trailingMargin, 0, 12), (.left, .left, 5, 15), (.centerX, .centerX, 5, 61),
        ])
    func rightToLeft(_ attribute: LayoutAttribute, _ other: LayoutAttribute, _ constant: Double, _ x: Double) {
        scene.root.layoutIsRightToLeft = true
        scene.relate(follower, attribute, .equal, box, other, constant: constant)
        #expect(scene.rect(follower)?.x == x)
    }

    @Test(
        "right to left, inequalities point the other way",
        arguments: [(LayoutRelation.greaterThanOrEqual, 97.0), (.lessThanOrEqual, 102)])
    func mirroredInequality(_ relation: LayoutRelation, _ x: Double) {
        scene.root.layoutIsRightToLeft = true
        scene.relate(follower, .leading, relation, box, .leading, constant: relation == .greaterThanOrEqual ? 5 : 0)
        scene.relate(follower, .right, .equal, box, .right, constant: relation == .greaterThanOrEqual ? 50 : -50, priority: 500)
        #expect(scene.rect(follower)?.x == x)
    }

    @Test func aMultipliedPositionCountsFromTheOwnersCorner() {
        let nested = scene.add(to: box)
        scene.relate(nested, .left, .equal, box, .right, multiplier: 0.5, owner: box)
        #expect(scene.rect(nested)?.x == 50)
        scene.relate(follower, .left, .equal, box, .right, multiplier: 0.5)
        #expect(scene.rect(follower)?.x == 55)
    }

    @Test func aMultipliedPositionCountsFromTheRightWhenMirrored() {
        scene.root.layoutIsRightToLeft = true
        scene.relate(follower, .leading, .equal, box, .leading, multiplier: 0.5)
        #expect(scene.rect(follower)?.x == 247)
    }

    @Test func sizesRelateAcrossAxes() {
        let square = scene.add()
        scene.relate(square, .width, .equal, box, .height, multiplier: 2, constant: 1)
        #expect(scene.rect(square)?.width == 101)
    }

    @Test func itemsOfDifferentContainersMeetInSharedCoordinates() {
        let (one, two) = (scene.add(), scene.add())
        scene.place(one, x: 100, y: 0, width: 50, height: 50)
        scene.place(two, x: 30, y: 0, width: 50, height: 50)
        let (inner, other) = (scene.add(to: one), scene.add(to: two))
        scene.place(inner, in: one, x: 7, y: 0, width: 5, height: 5)
        scene.relate(other, .left, .equal, inner, .right)
        #expect(scene.rect(other)?.x == 82)
    }

    @Test func alignmentInsetsMoveTheContainersCorner() {
        let container = StandIn(in: scene.root)
        container.layoutAlignmentInsets = LayoutEdges(top: 1, left: 2, bottom: 3, right: 4)
        scene.engine.addItem(container)
        scene.place(container, x: 10, y: 10, width: 100, height: 100)
        let inner = scene.add(to: container)
        scene.place(inner, in: container, x: 0, y: 0, width: 5, height: 5)
        #expect(scene.rect(inner) == LayoutRect(x: 2, y: 1, width: 5, height: 5))
    }
}
