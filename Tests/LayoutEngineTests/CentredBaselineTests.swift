import LayoutEngine
import Testing

/// Baselines of content in the middle of a higher item, over the solutions that follow one edit.
@MainActor
struct CentredBaselineTests {
    private let scene = EngineScene()

    /// Solves once more for the same edits, and lets baselines follow the heights found.
    private func solve(round: Int) {
        _ = scene.engine.solve()
        _ = scene.engine.takeChangedItems(round: round)
        scene.engine.centreBaselines()
    }

    /// The top of an item at the baseline of content 20 high, whose baseline lies 15 below its own top, in an item
    /// whose height is first 40, and then another in a later solution for the same edit.
    private func baseline(afterHeight height: Double) -> Double? {
        let (text, below) = (scene.add(), scene.add())
        text.baselines = (first: 15, last: 5)
        text.layoutCentersContent = true
        text.content[.vertical] = LayoutContentSize(value: 20, hugging: 250, compressionResistance: 750)
        scene.relate(text, .top, .equal, scene.root, .top)
        scene.relate(below, .top, .equal, text, .firstBaseline)
        let stated = scene.relate(text, .height, constant: 40, priority: 900).id
        solve(round: 0)
        scene.engine.setConstant(height, of: stated)
        for round in 1...2 { solve(round: round) }
        return scene.rect(below)?.y
    }

    @Test("Rounding errors of a height are no other height") func roundingErrors() throws {
        #expect(abs(try #require(baseline(afterHeight: 40.000_01)) - 25) < 0.001)
    }

    @Test("A height that hangs on the baseline counts as the content's") func otherHeight() {
        #expect(baseline(afterHeight: 50) == 15)
    }

    /// Two items of content 20 and 30 high, whose middles and whose baselines are tied.
    @Test("An item whose middle and baseline are both held is as high as its content, in whatever turn")
    func middleIsHeld() throws {
        let (low, high) = (scene.add(), scene.add())
        for (item, height, baseline) in [(low, 20.0, 15.0), (high, 30.0, 24.0)] {
            item.baselines = (first: baseline, last: height - baseline)
            item.layoutCentersContent = true
            item.content[.vertical] = LayoutContentSize(value: height, hugging: 250, compressionResistance: 750)
            scene.engine.contentSizeChanged(item)
        }
        let top = scene.relate(low, .top, .equal, scene.root, .top, constant: 100).id
        scene.relate(high, .centerY, .equal, low, .centerY)
        scene.relate(high, .firstBaseline, .equal, low, .firstBaseline)
        for y in [100.0, 160] {
            scene.engine.setConstant(y, of: top)
            for round in 0...3 { solve(round: round) }
            let rects = [try #require(scene.rect(low)), try #require(scene.rect(high))]
            #expect(rects.map(\.y) == [y, y - 5])
            #expect(rects.map(\.height) == [20, 30])
        }
    }

    /// Two items of content 20 high fill a row, which is as high as the second, 100 points.
    @Test("Heights that follow from tops and bottoms are known before baselines are tied") func filledRow() throws {
        let row = scene.add()
        scene.relate(row, .top, .equal, scene.root, .top)
        let texts = [scene.add(to: row), scene.add(to: row)]
        for text in texts {
            text.baselines = (first: 15, last: 5)
            text.layoutCentersContent = true
            text.content[.vertical] = LayoutContentSize(value: 20, hugging: 250, compressionResistance: 750)
            for side in [LayoutAttribute.top, .bottom] { scene.relate(text, side, .equal, row, side) }
        }
        scene.relate(texts[1], .height, constant: 100)
        scene.relate(texts[0], .lastBaseline, .equal, texts[1], .lastBaseline)
        #expect(scene.engine.solve().isEmpty)
        #expect(texts.map { scene.rect($0)?.height } == [100, 100])
    }
}
