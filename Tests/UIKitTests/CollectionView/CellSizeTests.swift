import Testing

@testable import UIKit

/// The sizes that cells and other views have while they are made and configured.
@MainActor
struct CellSizeTests {
    /// A cell that notes its sizes, with a picture 8 points from each edge and a required height of its own.
    private final class PhotoCell: UICollectionViewCell {
        var initialSize = CGSize(width: -1, height: -1)
        var dequeuedSizes: [CGSize] = []
        /// How many conflicts a layout reported while the cell was made.
        var conflicts = -1

        override init(frame: CGRect) {
            initialSize = frame.size
            super.init(frame: frame)
            let photo = UIView()
            photo.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(photo)
            NSLayoutConstraint.activate([
                photo.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                contentView.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
                photo.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                contentView.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
            ])
            layoutIfNeeded()
            conflicts = contentView.layoutState.host?.diagnostics.count ?? -1
        }
        required init?(coder: NSCoder) { nil }
    }

    /// A header that lays a label into its bounds by hand as it is made.
    private final class InsetHeader: UICollectionReusableView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.frame = bounds.insetBy(dx: 8, dy: 8)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: ItemSource {
        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
            (cell as? PhotoCell)?.dequeuedSizes.append(cell.bounds.size)
            return cell
        }
    }

    private final class Backdrop: UICollectionReusableView {
        var initialSize = CGSize.zero
        override init(frame: CGRect) {
            initialSize = frame.size
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func scene(_ count: Int) -> (UIWindow, UICollectionView, UICollectionViewFlowLayout, Source) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 90)
        layout.headerReferenceSize = CGSize(width: 320, height: 44)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        let source = Source([count])
        source.size = { _ in CGSize(width: 100, height: 90) }
        collection.register(PhotoCell.self, forCellWithReuseIdentifier: "item")
        collection.register(
            InsetHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
        (collection.dataSource, collection.delegate) = (source, source)
        window.addSubview(collection)
        return (window, collection, layout, source)
    }

    @Test func cellsAreMadeAtTheirSizesWithoutConflicts() {
        let (window, collection, _, source) = scene(6)
        window.layoutIfNeeded()
        let cells = source.made.compactMap { $0 as? PhotoCell }
        #expect(cells.count == 6 && cells.allSatisfy { $0.initialSize == CGSize(width: 100, height: 90) })
        #expect(cells.allSatisfy { $0.dequeuedSizes == [CGSize(width: 100, height: 90)] })
        #expect(cells.allSatisfy { $0.conflicts == 0 })
        withExtendedLifetime(collection) {}
    }

    @Test func aHeaderThatInsetsItsBoundsIsMadeAtItsSize() {
        let (window, collection, _, source) = scene(1)
        window.layoutIfNeeded()
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? InsetHeader)?.label.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
        withExtendedLifetime(source) {}
    }

    @Test func reusedCellsHaveTheirNewSizes() {
        let (window, collection, _, source) = scene(200)
        source.size = { CGSize(width: $0.item < 30 ? 100 : 60, height: 90) }
        window.layoutIfNeeded()
        collection.contentOffset.y = 3_000
        window.layoutIfNeeded()
        let sizes = source.made.compactMap { ($0 as? PhotoCell)?.dequeuedSizes }
        #expect(sizes.contains { $0.count > 1 && $0[0].width == 100 && $0[1].width == 60 })
    }

    @Test func decorationsAreMadeAtTheirSizes() {
        final class Layout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let backdrop = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "backdrop", with: IndexPath(item: 0, section: 0))
                backdrop.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
                return [backdrop]
            }
        }
        let layout = Layout()
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let source = ItemSource([0])
        collection.dataSource = source
        collection.layoutIfNeeded()
        let backdrop = collection.subviews.compactMap { $0 as? Backdrop }.first
        #expect(backdrop?.initialSize == CGSize(width: 300, height: 200))
    }
}
