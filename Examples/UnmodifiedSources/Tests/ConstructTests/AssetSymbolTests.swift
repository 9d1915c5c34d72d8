import UIKit
import XCTest

/// The symbols that Xcode 15 makes of the entries of asset catalogues.
final class AssetSymbolTests: XCTestCase {
    func testColorsHaveSymbols() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        for color in [UIColor.todayTint, UIColor(resource: .todayTint)] {
            XCTAssertTrue(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            XCTAssertEqual([red, green, blue, alpha], [1, 0.5, 0, 1])
        }
    }

    func testFoldersWithNamespacesAreTypes() {
        XCTAssertEqual(UIImage(resource: .Brand.dot).size, CGSize(width: 6, height: 4))
    }
}
