import QuartzCore
import Testing

/// Copies of sublayers.
@Suite struct ReplicatorLayerTests {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .white
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    }

    @Test("Each copy is moved once more") func copies() throws {
        let pixels = try LayerPixels(replicator, 100, 20)
        for x in [5, 25, 45] { #expect(pixels.color(x, 5) == [255, 255, 255]) }
        for x in [15, 35, 65] { #expect(pixels.color(x, 5) == [0, 0, 0]) }
    }

    @Test("Copies turn around the middle of the bounds") func rotation() throws {
        replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        dot.frame = CGRect(x: 25, y: 0, width: 10, height: 10)
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let pixels = try LayerPixels(replicator, 60, 60)
        for (x, y) in [(30, 5), (55, 30), (30, 55), (5, 30)] { #expect(pixels.color(x, y) == [255, 255, 255]) }
        #expect(pixels.color(30, 30) == [0, 0, 0])
    }

    @Test("Colours are multiplied and change from copy to copy") func colors() throws {
        replicator.instanceColor = CGColor(red: 1, green: 0.8, blue: 1, alpha: 1)
        replicator.instanceRedOffset = -0.4
        replicator.instanceBlueOffset = -1
        let pixels = try LayerPixels(replicator, 100, 20)
        #expect(pixels.color(5, 5) == [255, 204, 255])
        #expect(pixels.color(25, 5) == [153, 204, 0])
        #expect(pixels.color(45, 5) == [51, 204, 0])
        #expect(pixels.color(15, 5) == [0, 0, 0])
    }

    @Test("Copies fade") func alpha() throws {
        replicator.instanceAlphaOffset = -0.5
        let pixels = try LayerPixels(replicator, 100, 20)
        #expect(pixels.color(5, 5) == [255, 255, 255])
        #expect((126...129).contains(pixels.color(25, 5)[0]))
        #expect(pixels.color(45, 5) == [0, 0, 0])
    }

    @Test("Without copies nothing is shown") func noCopies() throws {
        replicator.instanceCount = 0
        #expect(try LayerPixels(replicator, 100, 20).bounds == nil)
    }
}
