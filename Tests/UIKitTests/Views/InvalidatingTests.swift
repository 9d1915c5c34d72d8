import Testing

@testable import UIKit

/// Properties that make things invalid when their value becomes another one.
///
/// - Source: developer.apple.com/documentation/uikit/uiview/invalidating
@MainActor
struct InvalidatingTests {
    private final class Badge: UIView {
        var told: [String] = []
        @Invalidating(.layout) var gap = 2.0
        @Invalidating(.constraints, .layout) var columns = 1
        @Invalidating(.display, .intrinsicContentSize, .layout) var title = "a"
        override func setNeedsLayout() {
            told.append("layout")
            super.setNeedsLayout()
        }
        override func setNeedsUpdateConstraints() {
            told.append("constraints")
            super.setNeedsUpdateConstraints()
        }
        override func setNeedsDisplay() {
            told.append("display")
            super.setNeedsDisplay()
        }
        override func invalidateIntrinsicContentSize() {
            told.append("size")
            super.invalidateIntrinsicContentSize()
        }
    }

    @Test func changesInvalidateWhatIsNamed() {
        let badge = Badge()
        badge.told = []
        badge.gap = 2
        #expect(badge.told.isEmpty, "The value is the same.")
        badge.gap = 3
        #expect(badge.told == ["layout"] && badge.gap == 3)
        badge.told = []
        badge.columns += 1
        #expect(badge.told == ["constraints", "layout"] && badge.columns == 2)
        badge.told = []
        badge.title = "b"
        #expect(Set(badge.told).isSuperset(of: ["display", "size", "layout"]) && badge.title == "b")
    }
}
