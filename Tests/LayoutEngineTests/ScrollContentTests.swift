import LayoutEngine
import Testing

/// Edges of an item that scrolls mean its content when they are named from inside.
///
/// - Source: Apple technical note TN2154.
@MainActor
struct ScrollContentTests {
    private let scene = EngineScene()
    private let scroll: StandIn
    private let content: StandIn
    private let inner: StandIn

    init() {
        scroll = StandIn(in: scene.root)
        scroll.layoutScrollOffset = (0, 0)
        scene.engine.addItem(scroll)
        scene.place(scroll, x: 10, y: 20, width: 200, height: 100)
        content = StandIn(in: scroll)
        content.layoutGivens = LayoutGivens(x: 0, y: 0)
        scroll.contentItem = content
        inner = scene.add(to: scroll)
        scene.relate(inner, .width, constant: 500)
        scene.relate(inner, .height, constant: 30)
    }

    @Test func edgesFromInsideDecideTheContentsSize() {
        scene.relate(inner, .left, .equal, scroll, .left, constant: 5)
        scene.relate(scroll, .right, .equal, inner, .right, constant: 7)
        #expect(scene.rect(inner)?.x == 5)
        #expect(scene.rect(content)?.width == 512)
        #expect(scene.rect(scroll)?.width == 200)
    }

    @Test func sizesAndCentersMeanTheFrame() {
        let follower = scene.add(to: scroll)
        scene.relate(follower, .width, .equal, scroll, .width)
        scene.relate(follower, .centerX, .equal, scroll, .centerX)
        #expect(scene.rect(follower)?.width == 200)
        #expect(scene.rect(follower)?.x == 0)
    }

    @Test func edgesFromOutsideMeanTheFrame() {
        let outside = scene.add()
        scene.relate(outside, .left, .equal, scroll, .right)
        #expect(scene.rect(outside)?.x == 210)
    }

    @Test func theItemsOwnGuidesMayMeanTheFrame() {
        let guide = scene.add(to: scroll)
        scene.relate(guide, .right, .equal, scroll, .right, edgesMeanFrame: true)
        #expect(scene.rect(guide)?.x == 200)
    }

    @Test func scrollingMovesWhatIsPlacedFromTheFrameOrFromOutside() {
        let (centered, outside) = (scene.add(to: scroll), scene.add(to: scroll))
        scene.relate(centered, .centerX, .equal, scroll, .centerX)
        scene.relate(outside, .top, .equal, scene.root, .top, constant: 25)
        scene.relate(inner, .left, .equal, scroll, .left, constant: 5)
        scroll.layoutScrollOffset = (30, 40)
        scene.engine.offsetsChanged(scroll)
        #expect(scene.rect(centered)?.x == 130)
        #expect(scene.rect(outside)?.y == 45)
        #expect(scene.rect(inner)?.x == 5)
    }

    @Test func constraintsBetweenContentsKnowNothingOfScrolling() {
        let other = scene.add(to: inner)
        scene.relate(inner, .left, .equal, scroll, .left)
        scene.relate(other, .left, .equal, inner, .left, constant: 3)
        #expect(scene.rect(other)?.x == 3)
        scroll.layoutScrollOffset = (30, 40)
        scene.engine.offsetsChanged(scroll)
        #expect(!scene.engine.needsSolve)
        #expect(scene.engine.isConstrained(content, .horizontal) && !scene.engine.isConstrained(content, .vertical))
    }
}
