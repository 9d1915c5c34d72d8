import UIKit

/// Rows with the default list content in two sections of a list in groups.
///
/// Which accessories the measured program's cells have is not told: the contents that are 30 points narrower than their
/// cells fit an indicator, those that are 40 points narrower any other.
final class ContentListController: UIViewController {
    private enum Row: Int, CaseIterable { case alpha, bravo, charlie, delta, echo, foxtrot, starred, archived }

    private var source: UICollectionViewDiffableDataSource<Int, Row>?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
            cell.contentConfiguration = Self.content(of: row)
            cell.accessories = Self.accessories(of: row)
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, row in
            list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: row)
        }
        var rows = NSDiffableDataSourceSnapshot<Int, Row>()
        rows.appendSections([0, 1])
        rows.appendItems(Row.allCases.filter { $0.rawValue < Row.starred.rawValue }, toSection: 0)
        rows.appendItems([.starred, .archived], toSection: 1)
        source?.apply(rows, animatingDifferences: false)
    }

    private static func content(of row: Row) -> UIListContentConfiguration {
        let texts: (String, String?)
        var content = UIListContentConfiguration.subtitleCell()
        switch row {
        case .alpha: texts = ("Alpha", nil)
        case .bravo: texts = ("Bravo", "Second line")
        case .charlie: (content, texts) = (.valueCell(), ("Charlie", "Detail"))
        case .delta: texts = ("Delta", nil)
        case .echo: texts = ("Echo", "Reorder me")
        case .foxtrot: texts = ("Foxtrot", nil)
        case .starred: texts = ("Starred", nil)
        case .archived: texts = ("Archived", "Last week")
        }
        if texts.1 == nil { content = .cell() }
        (content.text, content.secondaryText) = texts
        return content
    }

    private static func accessories(of row: Row) -> [UICellAccessory] {
        switch row {
        case .alpha, .delta, .archived: [.disclosureIndicator()]
        case .bravo, .starred: [.checkmark()]
        case .echo: [.reorder()]
        case .charlie, .foxtrot: []
        }
    }
}
