import Testing

@testable import UIKit

/// Cells that are measured again because their content changed.
///
/// - Source: developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum, and that of
///   collection views; WWDC 2022, session 10068
@MainActor
struct SelfSizingInvalidationTests {
    /// A label with distances of 10 points.
    private static func label(in content: UIView) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One line"
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        label.pinned(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        return label
    }

    private final class Cell: UITableViewCell {
        lazy var label = SelfSizingInvalidationTests.label(in: contentView)
    }
    private final class Source: RowSource {
        override func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
            let cell = Cell()
            _ = cell.label
            return cell
        }
    }
    private final class Item: UICollectionViewCell {
        lazy var label = SelfSizingInvalidationTests.label(in: contentView)

        override init(frame: CGRect) {
            super.init(frame: frame)
            _ = label
        }
        required init?(coder: NSCoder) { nil }
    }

    nonisolated private static let long = String(repeating: "Many words that need several lines. ", count: 6)

    @Test(arguments: [false, true], [UITableView.SelfSizingInvalidation.disabled, .enabled])
    func rows(ofContentView: Bool, mode: UITableView.SelfSizingInvalidation) throws {
        let (device, source) = (DeviceWindow("iPhone 8"), Source([3]))
        let table = UITableView(frame: device.window.bounds)
        table.selfSizingInvalidation = mode
        table.dataSource = source
        device.window.isHidden = false
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        let cells = table.visibleCells
        let cell = try #require(cells.first as? Cell)
        let (height, next) = (cell.frame.height, try #require(cells.dropFirst().first))
        cell.label.text = Self.long
        ofContentView ? cell.contentView.invalidateIntrinsicContentSize() : cell.invalidateIntrinsicContentSize()
        device.window.layoutIfNeeded()
        #expect((cell.frame.height > height + 30) == (mode == .enabled))
        #expect(next.frame.minY == cell.frame.maxY)
    }

    @Test func configuredRows() throws {
        final class Plain: RowSource {
            override func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
                var content = cell.defaultContentConfiguration()
                content.text = "One line"
                cell.contentConfiguration = content
                return cell
            }
        }
        let (device, source) = (DeviceWindow("iPhone 8"), Plain([2]))
        let table = UITableView(frame: device.window.bounds)
        table.dataSource = source
        device.window.isHidden = false
        device.window.addSubview(table)
        device.window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        var content = cell.defaultContentConfiguration()
        content.text = Self.long
        cell.contentConfiguration = content
        device.window.layoutIfNeeded()
        #expect(cell.frame.height > 80 && table.visibleCells.last?.frame.minY == cell.frame.maxY)
    }

    private func list(_ device: DeviceWindow, _ source: ItemSource) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
        view.register(Item.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        device.window.isHidden = false
        device.window.addSubview(view)
        return view
    }

    @Test func items() throws {
        let (device, source) = (DeviceWindow("iPhone 8"), ItemSource([2]))
        let view = list(device, source)
        device.window.layoutIfNeeded()
        let item = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Item)
        item.label.text = Self.long
        item.invalidateIntrinsicContentSize()
        device.window.layoutIfNeeded()
        #expect(item.frame.height > 80)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == item.frame.maxY)
    }

    /// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:): the size is
    ///   determined when the content is displayed.
    @Test("Items of an estimated height are measured at the width that they get later") func turning() throws {
        let (device, source) = (DeviceWindow("iPhone 8"), ItemSource([1]))
        let view = list(device, source)
        device.window.layoutIfNeeded()
        let item = try #require(view.visibleCells.first as? Item)
        item.label.text = Self.long
        item.invalidateIntrinsicContentSize()
        device.window.layoutIfNeeded()
        let narrow = item.frame.height
        device.turn("iPhone 8", isLandscape: true)
        device.window.layoutIfNeeded()
        #expect(item.frame.width == 667 && item.frame.height < narrow - 15)
        let text = item.label.sizeThatFits(CGSize(width: 647, height: 10000)).height
        #expect(abs(item.frame.height - text - 20) <= 0.5)
    }
}

/// Scrolling to rows that are much higher than their estimate.
@MainActor
struct ScrollingToMeasuredRowTests {
    private final class Source: RowSource {
        override func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
            let (cell, box) = (UITableViewCell(), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            box.pinned()
            box.heightAnchor.constraint(equalToConstant: 150 + CGFloat(path.row)).isActive = true
            return cell
        }
    }

    /// - Source: developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
    @Test(arguments: [(59, UITableView.ScrollPosition.bottom), (30, .bottom), (30, .top), (30, .middle)])
    func isAtThePosition(row: Int, position: UITableView.ScrollPosition) {
        let (window, source) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), Source([60]))
        let table = UITableView(frame: window.bounds)
        (table.dataSource, table.estimatedRowHeight) = (source, 44)
        window.addSubview(table)
        window.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
        window.layoutIfNeeded()
        let place = table.rectForRow(at: IndexPath(row: row, section: 0))
        let (start, end) = (place.minY - table.contentOffset.y, table.contentOffset.y + 667 - place.maxY)
        switch position {
        case .top: #expect(abs(start) <= 1)
        case .bottom: #expect(abs(end) <= 1)
        default: #expect(abs(start - end) <= 1)
        }
    }
}
