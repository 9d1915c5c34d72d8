import UIKit

/// Rows with the default list content in two sections with margins of 16 points at the sides.
final class ContentListController: UIViewController, UICollectionViewDataSource {
    private enum Kind { case plain, subtitle, value }
    private static let rows: [[(Kind, String, String?)]] = [
        [
            (.plain, "Alpha", nil), (.subtitle, "Bravo", "Second line"), (.value, "Charlie", "Detail"), (.plain, "Delta", nil),
            (.subtitle, "Echo", "Reorder me"), (.plain, "Foxtrot", nil),
        ], [(.plain, "Starred", nil), (.subtitle, "Archived", "Last week")],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
    }

    private static var layout: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(52))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: index == 0 ? 0 : 35, leading: 16, bottom: 0, trailing: 16)
            return section
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Self.rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.rows[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let (kind, text, detail) = Self.rows[indexPath.section][indexPath.item]
        var content: UIListContentConfiguration
        switch kind {
        case .plain: content = .cell()
        case .subtitle: content = .subtitleCell()
        case .value: content = .valueCell()
        }
        (content.text, content.secondaryText) = (text, detail)
        cell.contentConfiguration = content
        return cell
    }
}
