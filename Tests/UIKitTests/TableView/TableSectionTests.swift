import Testing

@testable import UIKit

/// Headers, footers and the room between sections.
@MainActor
struct TableSectionTests {
    @MainActor
    private final class Titles: RowSource {
        var headers: [String?] = []
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.indices.contains(section) ? headers[section] : nil
        }
    }

    private func titled(
        _ counts: [Int], style: UITableView.Style, scale: CGFloat = 2, generation: SystemGeneration = .iOS13,
        headers: [String?] = []
    ) -> TableScene {
        let source = Titles(counts)
        source.headers = headers
        return TableScene(scale: scale, style: style, source: source, generation: generation) { $0.rowHeight = 44 }
    }

    private func firstRows(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfSections).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
    }

    /// - Source: recorded sections: 28 points of header below 22 points of padding since Xcode 13.
    @Test func plainTitlesStandBelowPadding() {
        let scene = titled([2, 2], style: .plain, headers: ["One", "Two"])
        #expect(firstRows(scene.table) == [50, 50 + 88 + 50])
        #expect(scene.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
        #expect(scene.table.headerView(forSection: 1)?.textLabel?.text == "Two")
        scene.table.sectionHeaderTopPadding = 0
        scene.window.layoutIfNeeded()
        #expect(firstRows(scene.table) == [28, 28 + 88 + 28])
    }

    /// - Source: recorded sections: the first title takes 55.5 points at scale 2 and 55.33 at scale 3, others 38.
    @Test(arguments: [(2, 17.5), (3, 52.0 / 3)])
    func groupedTitlesStandApart(scale: CGFloat, gap: CGFloat) {
        let scene = titled([1, 1], style: .grouped, scale: scale, headers: ["One", "Two"])
        let rows = firstRows(scene.table)
        #expect(abs(rows[0] - (38 + gap)) < 1e-9)
        #expect(abs(rows[1] - (rows[0] + 44 + gap + 38)) < 1e-9)
    }

    /// - Source: recorded first rows: 35 in documents of Xcode 10, 17.5 since Xcode 11; 28 and 50 below a plain title in
    ///   documents before and since Xcode 13.
    @Test(arguments: [(SystemGeneration.iOS7, 35, 28), (.iOS13, 17.5, 50), (.iOS26, 17.5, 50)])
    func firstRowsBySystem(generation: SystemGeneration, untitled: CGFloat, titled plain: CGFloat) {
        #expect(firstRows(titled([1], style: .grouped, generation: generation).table) == [untitled])
        #expect(firstRows(titled([1], style: .plain, generation: generation, headers: ["One"]).table) == [plain])
    }

    /// - Source: recorded sections with heights of 18 points: 36 between them.
    @Test func groupedSectionsHaveTheStatedRoom() {
        let source = RowSource([1, 1])
        let scene = TableScene(style: .grouped, source: source) {
            ($0.rowHeight, $0.sectionHeaderHeight, $0.sectionFooterHeight) = (44, 18, 18)
        }
        #expect(firstRows(scene.table) == [18, 18 + 44 + 36])
        #expect(scene.table.contentSize.height == 160)
    }

    /// - Source: recorded cells: 343 points wide at 16 in 375, 374 at 20 in 414.
    @Test(arguments: [(375, 16), (414, 20)])
    func insetSectionsKeepTheMargins(width: CGFloat, margin: CGFloat) {
        let scene = TableScene(width, style: .insetGrouped, source: RowSource([2])) { $0.rowHeight = 44 }
        #expect(scene.table.visibleCells.map(\.frame.minX) == [margin, margin])
        #expect(scene.table.visibleCells.map(\.frame.width) == [width - 2 * margin, width - 2 * margin])
    }

    @Test func titlesOfReusedHeadersAreAsWideAsTheirTexts() {
        final class Titles: RowSource {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                section < 10 ? "A title that is wide" : "I"
            }
        }
        let scene = TableScene(source: Titles(Array(repeating: 3, count: 30))) { $0.rowHeight = 44 }
        for y in stride(from: 0, through: 3000, by: 300) { scene.scroll(to: CGFloat(y)) }
        scene.scroll(to: 0)
        let labels = (0..<3).map { scene.table.headerView(forSection: $0)?.textLabel }
        #expect(labels.allSatisfy { $0?.text == "A title that is wide" })
        #expect(labels.allSatisfy { ($0?.frame.width ?? 0) >= ($0?.intrinsicContentSize.width ?? .infinity) })
    }

    @Test func plainHeadersStayInSight() {
        let scene = titled([20, 20], style: .plain, headers: ["One", "Two"])
        scene.scroll(to: 300)
        let header = scene.table.headerView(forSection: 0)
        #expect(header?.frame == CGRect(x: 0, y: 300, width: 375, height: 28))
        // The next section pushes it out: the section ends at 50 + 880.
        scene.scroll(to: 915)
        #expect(header?.frame.minY == 902)
        scene.scroll(to: 980)
        #expect(scene.table.headerView(forSection: 0) == nil)
        #expect(scene.table.headerView(forSection: 1)?.frame.minY == 980)
    }

    @MainActor
    private final class Views: RowSource {
        var viewsMade = 0
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            viewsMade += 1
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")!
            if view.contentView.subviews.isEmpty {
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.contentView.addSubview(box)
                box.pinned()
                box.heightAnchor.constraint(equalToConstant: 33).isActive = true
            }
            return view
        }
    }

    @Test func headersAreMeasuredWhenTheyAreReached() {
        let source = Views([20, 20, 20])
        let scene = TableScene(source: source) {
            $0.rowHeight = 50
            $0.sectionHeaderTopPadding = 0
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        }
        #expect(source.viewsMade == 1)
        #expect(scene.table.rectForHeader(inSection: 0).height == 33)
        scene.scroll(to: 1000)
        #expect(source.viewsMade == 2)
        #expect(scene.table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 1033, width: 375, height: 33))
    }

    @Test func viewsOfTheTableStandAboveAndBelow() {
        let scene = TableScene(source: RowSource([2])) { table in
            table.rowHeight = 50
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
        #expect(scene.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
        #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(scene.table.tableFooterView?.frame == CGRect(x: 0, y: 170, width: 375, height: 30))
        #expect(scene.table.contentSize.height == 200)
    }

    @Test func rowsKeepClearOfTheSafeArea() {
        let source = RowSource([3])
        let scene = TableScene(812, 375, source: source) { $0.rowHeight = 50 }
        scene.window.ownSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
        scene.window.updateInsets()
        scene.window.layoutIfNeeded()
        let cell = scene.table.visibleCells[0]
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 812, height: 50))
        #expect(cell.contentView.frame == CGRect(x: 44, y: 0, width: 724, height: 50))
    }

    /// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration/groupedheader(), whose text is in
    ///   capitals.
    @Test func headersThatStandApartAreInCapitals() {
        #expect(titled([1], style: .grouped, headers: ["One"]).table.headerView(forSection: 0)?.textLabel?.text == "ONE")
        #expect(titled([1], style: .plain, headers: ["One"]).table.headerView(forSection: 0)?.textLabel?.text == "One")
    }
}
