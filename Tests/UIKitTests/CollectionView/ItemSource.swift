@testable import UIKit

/// Items with a record of what the collection asked for.
@MainActor
class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var askedFor: [IndexPath] = []
    var made: [UICollectionViewCell] = []
    var size: (IndexPath) -> CGSize? = { _ in nil }

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        askedFor.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        if !made.contains(where: { $0 === cell }) { made.append(cell) }
        (cell as? SizedCell)?.length.constant = size(indexPath)?.width ?? 40
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size(indexPath) ?? (collectionViewLayout as! UICollectionViewFlowLayout).itemSize }
}

/// A cell whose constraints ask for a width, and for 30 points of height.
@MainActor
final class SizedCell: UICollectionViewCell {
    private let box = UIView()
    lazy var length = box.widthAnchor.constraint(equalToConstant: 40)

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        box.pinned()
        length.isActive = true
        box.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection in a window of its size.
@MainActor
struct CollectionScene {
    let window: UIWindow
    let collection: UICollectionView
    let layout: UICollectionViewFlowLayout
    /// Collections do not keep their data sources.
    let source: ItemSource

    init(
        _ width: CGFloat = 320, _ height: CGFloat = 480, source: ItemSource,
        prepare: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) {
        self.source = source
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.traitOverrides.displayScale = 2
        window.ownSafeAreaInsets = .zero
        layout = UICollectionViewFlowLayout()
        prepare(layout)
        collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(SizedCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        collection.dataSource = source
        collection.delegate = source
        window.addSubview(collection)
        window.layoutIfNeeded()
    }

    func scroll(to offset: CGPoint) {
        collection.contentOffset = offset
        window.layoutIfNeeded()
    }

    func frames(_ section: Int = 0) -> [CGRect] {
        (0..<collection.numberOfItems(inSection: section)).compactMap {
            collection.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }
}
