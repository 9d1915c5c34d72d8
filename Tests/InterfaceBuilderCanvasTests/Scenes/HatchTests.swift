import Testing
import UIKit

@testable import InterfaceBuilderCanvas

/// The hatch of views that show nothing.
@MainActor
struct HatchTests {
    @Test func aVisibleViewHasALineEveryTwelvePoints() {
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 24)
        #expect(Array(SceneOrnaments.hatch(bounds, bounds)) == [-24, -12, 0, 12, 24, 36, 48])
    }

    /// A document may ask for lengths of a thousand million points; a line for every twelve would take gigabytes.
    @Test func aLargeViewHasLinesWhereItIsSeen() throws {
        let (bounds, seen) = (CGRect(x: 0, y: 0, width: 1e9, height: 2e9), CGRect(x: 300, y: 600, width: 120, height: 60))
        let lines = Array(SceneOrnaments.hatch(bounds, seen))
        #expect(lines.count <= 18)
        // The corners of what is seen, followed along a line to the lower edge of the view.
        #expect(try #require(lines.first) <= seen.minX - (bounds.maxY - seen.minY))
        #expect(try #require(lines.last) >= seen.maxX - (bounds.maxY - seen.maxY) - 12)
    }

    @Test func aViewOutsideHasNone() {
        let bounds = CGRect(x: 0, y: 0, width: 1e9, height: 10)
        #expect(Array(SceneOrnaments.hatch(bounds, CGRect(x: 0, y: 50, width: 100, height: 100))).isEmpty)
    }
}
