import Testing
import UIKit

@testable import LayoutInspection

/// Pictures of many pixels do not stand in memory as a whole.
@MainActor
struct LargePictureTests {
    /// How often the drawing is called: once for each band.
    private func drawings(_ side: CGFloat) throws -> Int {
        var count = 0
        _ = try Picture(size: CGSize(width: side, height: side), scale: 1) { _ in count += 1 }.data(as: .png)
        return count
    }

    @Test func largePicturesAreDrawnByBands() throws {
        #expect(try drawings(20) == 1)
        #expect(try drawings(3_000) > 1, "36 MB of pixels")
    }
}
