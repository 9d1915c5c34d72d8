import InterfaceBuilderDocument
import UIKit

/// Items of collection views on a device, where a flow layout places them.
extension CanvasScene {
    /// Whether a view is an item that a flow layout places on a device. Other layouts are those of a program; their
    /// items keep the document's frames.
    func isItem(_ view: UIView, ofView parent: Int) -> Bool {
        environment.presenter.isDevice && view is UICollectionViewCell && views[parent] is UICollectionView
            && flowLayout(ofView: parent) != nil
    }

    private func flowLayout(ofView index: Int) -> MarkupElement? {
        scene.views[index].element.child(key: "collectionViewLayout").flatMap { $0.name == "collectionViewFlowLayout" ? $0 : nil }
    }

    /// Gives collection views the document's flow layout, and its cells as items of one section, each once.
    func takeItems(_ builder: SceneBuilder) {
        guard environment.presenter.isDevice else { return }
        for index in scene.views.indices {
            guard let collection = views[index] as? UICollectionView, let element = flowLayout(ofView: index) else { continue }
            let layout = UICollectionViewFlowLayout()
            AttributeTable.find(UICollectionViewFlowLayout.self)?.applyOwnRows(builder.reader(element), to: layout)
            let cells = scene.views.indices.filter { scene.views[$0].parent == index }.compactMap {
                views[$0] as? UICollectionViewCell
            }
            let items = DeviceItems(cells, in: collection)
            deviceItems.append(items)
            collection.dataSource = items
            collection.collectionViewLayout = layout
        }
    }

    /// Places all items, also those that are not in sight.
    func placeDeviceItems() {
        for items in deviceItems { items.placeAll() }
        if !deviceItems.isEmpty { root.layoutIfNeeded() }
    }
}

/// The source of a collection view's items: the cells of a document, each once.
@MainActor
final class DeviceItems: NSObject, UICollectionViewDataSource {
    private let cells: [UICollectionViewCell]
    private unowned let collection: UICollectionView

    init(_ cells: [UICollectionViewCell], in collection: UICollectionView) {
        (self.cells, self.collection) = (cells, collection)
        for (item, cell) in cells.enumerated() { collection.registerPrototype(identifier: String(item)) { cell } }
    }

    func placeAll() {
        collection.layoutIfNeeded()
        for (item, cell) in cells.enumerated() where cell.superview == nil {
            guard let place = collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0)) else { continue }
            cell.frame = place.frame
            collection.addSubview(cell)
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: String(indexPath.item), for: indexPath)
    }
}
