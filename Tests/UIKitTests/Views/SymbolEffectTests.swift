import Testing

@testable import UIKit

/// Effects of symbols that image views show.
@MainActor
@Suite struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "star"))

    @Test func aSymbolKeepsItsSizeAsLongAsTheEffectIsThere() {
        view.addSymbolEffect(.scale.up.byLayer)
        #expect(view.layer.transform.m11 > 1)
        view.addSymbolEffect(.scale.down)
        #expect(view.layer.transform.m11 < 1)
        view.removeSymbolEffect(ofType: .scale)
        #expect(CATransform3DIsIdentity(view.layer.transform))
    }

    @Test func theNewEffectEndsTheOneBeforeOfItsKind() {
        var ends: [Bool] = []
        view.addSymbolEffect(.pulse, completion: { ends.append($0.isFinished) })
        view.addSymbolEffect(.pulse.wholeSymbol)
        #expect(ends == [false])
    }

    @Test func choicesAddUp() {
        let effect = WiggleSymbolEffect.wiggle.left.up.byLayer.configuration
        #expect(effect.isForward == true && effect.isWhole == false && effect.flags == ["left"])
        #expect(effect == WiggleSymbolEffect.wiggle.byLayer.up.left.configuration)
        #expect(effect != WiggleSymbolEffect.wiggle.right.up.byLayer.configuration)
    }
}
