import Testing
import UIKit

/// When layout attributes are equal.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes (subclassing notes)
@MainActor
@Suite struct LayoutAttributeEqualityTests {
    private final class HourAttributes: UICollectionViewLayoutAttributes {
        nonisolated(unsafe) var hour = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? HourAttributes)?.hour = hour
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? HourAttributes, other.hour == hour else { return false }
            return super.isEqual(object)
        }
    }

    private func attributes() -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        return attributes
    }

    @Test func equalValuesAreEqual() throws {
        let first = attributes()
        #expect(first == attributes() && first.hash == attributes().hash)
        #expect(try #require(first.copy() as? UICollectionViewLayoutAttributes) == first)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: IndexPath(item: 1, section: 2))
        let other = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: IndexPath(item: 1, section: 2))
        #expect(header != other && header != first && !first.isEqual("text"))
    }

    @Test func eachValueCounts() {
        let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
            { $0.center.x += 1 }, { $0.size.height = 9 }, { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
            { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }, { $0.indexPath = IndexPath(item: 0, section: 0) },
        ]
        for change in changes {
            let changed = attributes()
            change(changed)
            #expect(changed != attributes())
        }
    }

    @Test func subclassesAddTheirValues() throws {
        let first = HourAttributes(forCellWith: IndexPath(item: 0, section: 0))
        let copy = try #require(first.copy() as? HourAttributes)
        #expect(copy == first)
        copy.hour = 1
        #expect(copy != first)
    }
}
