import Testing

@testable import UIKit

/// The warning of items that do not fit across a flow layout, and warnings of tables.
///
/// - Source: public logs, by the version of iOS.
@MainActor
@Suite(.serialized)
struct ListWarningTests {
    private let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

    private func texts(_ direction: UICollectionView.ScrollDirection, system: Int) throws -> [String] {
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.scrollDirection = direction
        return FlowLayoutWarning(layout: layout, view: view, system: system).texts
    }

    private var layoutText: String { "<UICollectionViewFlowLayout: \(LayoutText.address(view.collectionViewLayout))>" }
    private static let hint =
        "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."

    /// - Source: logs of iOS 8 and 9 on devices: four lines, the first in lower case.
    @Test func wordsOfIOS9() throws {
        let lines = try texts(.horizontal, system: 9)
        #expect(lines.count == 4 && lines[0] == "the behavior of the UICollectionViewFlowLayout is not defined because:")
        #expect(lines[1].hasSuffix("minus the section insets top and bottom values."))
        #expect(lines[2].hasSuffix("> collection view layout: \(layoutText)."))
        #expect(lines[3] == Self.hint)
    }

    /// - Source: logs of iOS 10 to 12.
    @Test func wordsOfIOS12() throws {
        let lines = try texts(.horizontal, system: 12)
        #expect(lines[0] == "The behavior of the UICollectionViewFlowLayout is not defined because:")
        #expect(
            lines[1]
                == "the item height must be less than the height of the UICollectionView minus the section insets top and bottom "
                + "values, minus the content insets top and bottom values.")
        #expect(lines[2].hasSuffix("> collection view layout: \(layoutText)."))
    }

    /// - Source: logs of iOS 13 to 18.
    @Test func wordsOfIOS18() throws {
        let lines = try texts(.vertical, system: 18)
        #expect(lines[1].hasPrefix("the item width must be less than the width") && lines[1].hasSuffix("left and right values."))
        #expect(
            lines[2].hasPrefix(
                "The relevant UICollectionViewFlowLayout instance is \(layoutText), and it is attached to <UICollectionView: "))
        #expect(
            lines[2].hasSuffix(
                "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}; layout: \(layoutText); dataSource: (null)>."
            ))
    }

    @Test("An item that is too wide is warned of once, and one that fits is not")
    func occasion() throws {
        let source = ItemSource([2])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.itemSize = CGSize(width: 375, height: 20)
        #expect(layoutWarnings { view.layoutIfNeeded() }.isEmpty)
        layout.itemSize.width = 376
        let log = layoutWarnings {
            view.layoutIfNeeded()
            layout.invalidateLayout()
            view.layoutIfNeeded()
        }
        #expect(log.count == 4 && log.last == Self.hint)
    }

    // MARK: Tables

    private func table() -> (UITableView, RowSource) {
        final class Source: RowSource {
            override func configured(_ cell: UITableViewCell, _ path: IndexPath) -> UITableViewCell {
                cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
                return cell
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), Source([34]))
        table.dataSource = source
        return (table, source)
    }

    /// - Source: logs of iOS 9 to 18.
    @Test("A cell whose constraints ask for no height gets the standard one, with a warning")
    func zeroHeight() throws {
        for generation in [SystemGeneration.iOS7, .iOS13] {
            TableWarning.toldOfZeroHeight = false
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            window.traitOverrides.values.generation = generation
            let (table, source) = table()
            window.addSubview(table)
            let log = withExtendedLifetime(source) { layoutWarnings { window.layoutIfNeeded() } }
            let start =
                "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
                + (generation == .iOS7 ? "tableview" : "table view") + " cell's content view. "
            #expect(log.count == 1 && log.joined().hasPrefix(start), "\(log)")
        }
    }

    /// - Source: logs of iOS 13 to 16.
    @Test("A table that is laid out outside windows says so once, and counts its rows")
    func outsideWindows() throws {
        TableWarning.toldOfLayoutOutsideWindows = false
        let (table, source) = table()
        table.rowHeight = 44
        let log = withExtendedLifetime(source) {
            layoutWarnings {
                table.layoutIfNeeded()
                table.setNeedsLayout()
                table.layoutIfNeeded()
            }
        }
        #expect(log.count == 1 && log.joined().hasPrefix("[TableView] Warning once only: UITableView was told to layout"))
        #expect(log.joined().contains("UITableViewAlertForLayoutOutsideViewHierarchy") && table.contentSize.height == 1496)
    }
}
