import LayoutEngine
import Testing

@testable import UIKit

/// Anchors that are used again.
@MainActor
struct SpareAnchorsTests {
    /// An anchor that counts how often it was used again.
    private final class CountedAnchor: ReusableAnchor {
        private(set) var moves = 0

        func move(to item: UncountedItem, _ attribute: LayoutAttribute) { moves += 1 }
    }

    private let item = UIView()
    private var spares = SpareAnchors<CountedAnchor>()

    private mutating func spare() -> CountedAnchor? { spares.anchor(UncountedItem(item), .leading) }

    @Test mutating func anchorsThatNobodyRefersToAreUsedAgain() {
        #expect(spare() == nil)
        _ = spares.keep(CountedAnchor())
        _ = spares.keep(CountedAnchor())
        let (first, second) = (spare(), spare())
        #expect(first?.moves == 1 && second?.moves == 1 && first !== second)
        #expect(spare() == nil)
    }

    @Test mutating func anchorsInUseAreNot() {
        let used = spares.keep(CountedAnchor())
        #expect(spare() == nil && used.moves == 0)
        _ = spares.keep(CountedAnchor())
        #expect(spare() != nil && used.moves == 0)
    }

    @Test mutating func theOlderOfTwoIsGivenUp() {
        let older = spares.keep(CountedAnchor())
        _ = spares.keep(CountedAnchor())
        _ = spares.keep(CountedAnchor())
        let (first, second) = (spare(), spare())
        #expect(first != nil && second != nil && first !== older && second !== older)
    }
}
