import Testing

@testable import UIKit

/// Rows that size themselves, and the separator below them.
///
/// - Source: public conflict logs of iOS 11 to 18 and view dumps of iOS 7 to 10; each test says which.
@MainActor
struct AutomaticRowTests {
    private final class Rows: NSObject, UITableViewDataSource {
        let (height, margin): (CGFloat, CGFloat)
        init(_ height: CGFloat, _ margin: CGFloat) { (self.height, self.margin) = (height, margin) }

        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let (cell, box) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: height),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: margin),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -margin),
            ])
            return cell
        }
    }

    /// Lays out a table whose row holds a box between two margins.
    private func row(
        _ height: CGFloat, _ margin: CGFloat, scale: CGFloat, _ looks: SystemGeneration, separators: Bool = true,
        rowHeight: CGFloat = UITableView.automaticDimension
    ) throws -> (row: CGFloat, content: CGFloat, log: [String]) {
        let (scene, rows) = (WindowScene(375, 667, scale: scale), Rows(height, margin))
        scene.window.traitOverrides.values.generation = looks
        let table = UITableView(frame: scene.window.bounds)
        table.dataSource = rows
        table.rowHeight = rowHeight
        table.separatorStyle = separators ? .singleLine : .none
        scene.window.addSubview(table)
        let log = withExtendedLifetime(rows) { conflicts { scene.layOut() } }
        let cell = try #require(table.visibleCells.first)
        return (cell.frame.height, cell.contentView.frame.height, log)
    }

    /// - Source: six logs: `UITableViewCellContentView.height == 95.3333` for 10 + 75 + 10, 116.333 for 8 + 100 + 8 and
    ///   54.3333 for 10 + 34 + 10 at scale 3; 312.5 for 1 + 310 + 1 at scale 2.
    @Test("Up to iOS 18 a row with a separator is a pixel higher than its content, which conflicts", arguments: printed)
    func hairline(_ box: PrintedRow) throws {
        for looks in [SystemGeneration.iOS7, .iOS13] {
            let found = try row(box.height, box.margin, scale: box.scale, looks)
            #expect(found.row == found.content && LayoutText.number(found.row) == box.printed && found.log.count == 1)
            let text = found.log.joined()
            #expect(text.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
            #expect(text.contains(".height == \(box.printed)   (active)>"), "\(text)")
        }
    }

    struct PrintedRow: Sendable {
        var height, margin, scale: CGFloat
        var printed: String
    }

    nonisolated static let printed = [
        PrintedRow(height: 75, margin: 10, scale: 3, printed: "95.3333"),
        PrintedRow(height: 100, margin: 8, scale: 3, printed: "116.333"),
        PrintedRow(height: 34, margin: 10, scale: 3, printed: "54.3333"),
        PrintedRow(height: 310, margin: 1, scale: 2, printed: "312.5"),
    ]

    @Test("Without separators, and on iOS 26, of which nothing is known, a row is as high as its content")
    func exact() throws {
        for (looks, separators) in [(SystemGeneration.iOS7, false), (.iOS13, false), (.iOS26, false), (.iOS26, true)] {
            let found = try row(75, 10, scale: 3, looks, separators: separators)
            #expect(found.row == 95 && found.content == 95 && found.log.isEmpty)
        }
    }

    /// - Source: view dumps: a content view of 43.5 in a row of 44 points on iOS 7 at scale 2, of 256 in one of 256
    ///   without separators on iOS 9, and as high as its row from iOS 13 on.
    @Test func statedHeights() throws {
        #expect(try row(20, 5, scale: 2, .iOS7, rowHeight: 44).content == 43.5)
        #expect(try row(20, 5, scale: 2, .iOS7, separators: false, rowHeight: 256).content == 256)
        #expect(try row(20, 5, scale: 2, .iOS13, rowHeight: 44).content == 44)
        #expect(try row(20, 5, scale: 2, .iOS26, rowHeight: 44).content == 44)
    }

    /// - Source: a view dump of iOS 8 or 9, 320 points wide: a content view of 286 points, that is 10, 8 for the
    ///   indicator and the margin of 16.
    @Test("What an indicator takes of a row up to iOS 12, and since")
    func disclosure() {
        for (looks, width) in [(SystemGeneration.iOS7, 286.0), (.iOS13, 293.5)] {
            let (window, cell) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), UITableViewCell())
            window.traitOverrides.values.generation = looks
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.accessoryType = .disclosureIndicator
            window.addSubview(cell)
            cell.layoutIfNeeded()
            #expect(abs(cell.contentView.frame.width - width) < 1e-9)
        }
    }
}
