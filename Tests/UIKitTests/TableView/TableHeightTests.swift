import Testing

@testable import UIKit

/// Heights that are said, measured and estimated.
@MainActor
struct TableHeightTests {
    private func tall(_ count: Int, estimate: CGFloat = UITableView.automaticDimension, height: @escaping (IndexPath) -> CGFloat)
        -> (TallSource, TableScene)
    {
        let source = TallSource([count])
        source.boxHeight = height
        let scene = TableScene(source: source) {
            $0.register(TallCell.self, forCellReuseIdentifier: "tall")
            $0.separatorStyle = .none
            $0.estimatedRowHeight = estimate
        }
        return (source, scene)
    }

    @Test func rowsAreAsHighAsTheirContent() {
        let (source, scene) = tall(4) { 20 + 10 * CGFloat($0.row) }
        #expect(scene.table.visibleCells.map(\.frame.height) == [40, 50, 60, 70])
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 90, 150])
        #expect(scene.table.contentSize.height == 220)
        #expect(source.cells.map(\.measurements) == [1, 1, 1, 1])
        #expect(source.cells.map(\.box.frame.width) == Array(repeating: 343, count: 4))
    }

    @Test func rowsOutOfSightAreEstimated() {
        let (source, scene) = tall(100, estimate: 80) { _ in 30 }
        // Twelve rows of 50 points fill the 600 points; the others count as 80.
        #expect(source.cells.count == 12)
        #expect(scene.table.contentSize.height == 7640)
        scene.scroll(to: 100)
        #expect(scene.table.contentSize.height == 7580)
        #expect(source.cells.reduce(0) { $0 + $1.measurements } == 14)
    }

    @Test func measuredRowsAreNotMeasuredAgain() {
        let (source, scene) = tall(100) { _ in 30 }
        for y in [50, 100, 150, 200, 150, 100, 50, 0] { scene.scroll(to: CGFloat(y)) }
        #expect(source.cells.reduce(0) { $0 + $1.measurements } == 16)
        #expect(source.cells.count <= 13)
    }

    @Test func whatIsInSightStaysWhenRowsAboveAreMeasured() {
        let (_, scene) = tall(100, estimate: 44) { _ in 80 }
        let table = scene.table
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        scene.window.layoutIfNeeded()
        let first = table.indexPathsForVisibleRows![0]
        let before = table.rectForRow(at: first).minY - table.contentOffset.y
        table.contentOffset.y -= 30
        scene.window.layoutIfNeeded()
        #expect(table.rectForRow(at: first).minY - table.contentOffset.y == before + 30)
        #expect(table.rectForRow(at: IndexPath(row: first.row - 1, section: 0)).height == 100)
    }

    @Test func scrollingToARowArrivesThere() {
        let (_, scene) = tall(100, estimate: 44) { _ in 80 }
        let path = IndexPath(row: 50, section: 0)
        scene.table.scrollToRow(at: path, at: .top, animated: false)
        scene.window.layoutIfNeeded()
        #expect(scene.table.rectForRow(at: path).minY == scene.table.contentOffset.y)
        #expect(scene.table.rectForRow(at: path).height == 100)
    }

    @MainActor
    private final class Heights: RowSource {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heightsAskedFor += 1
            return 100
        }
    }

    @Test func theDelegateIsAskedForRowsInSight() {
        let source = Heights([100])
        let scene = TableScene(source: source) { $0.estimatedRowHeight = 50 }
        #expect(source.heightsAskedFor == 6)
        #expect(scene.table.contentSize.height == 5300)
    }

    @Test func theDelegateIsAskedForAllRowsWithoutEstimates() {
        let source = Heights([100])
        let scene = TableScene(source: source) { $0.estimatedRowHeight = 0 }
        #expect(source.heightsAskedFor == 100)
        #expect(scene.table.contentSize.height == 10_000)
    }

    /// - Source: recorded cells: 44 points less a pixel, 43.5 at scale 2 and 43.67 at scale 3.
    @Test(arguments: [(2, 43.5), (3, 131.0 / 3)])
    func aTextAloneHasTheStandardHeight(scale: CGFloat, height: CGFloat) {
        let scene = TableScene(scale: scale, source: RowSource([2]))
        #expect(scene.table.visibleCells.allSatisfy { abs($0.frame.height - height) < 1e-9 })
    }

    @Test func contentWithoutHeightHasTheStandardOne() {
        let source = RowSource([1])
        let scene = TableScene(source: source)
        scene.table.rowHeight = 44
        scene.window.layoutIfNeeded()
        #expect(scene.table.visibleCells[0].frame.height == 44)
        let flat = Flat([1])
        let flatScene = TableScene(source: flat)
        #expect(flatScene.table.visibleCells[0].frame.height == 44)
    }

    /// A row whose constraints leave its height open.
    @MainActor
    private final class Flat: RowSource {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            return cell
        }
    }

    @Test func lengthsAreFoundWithoutWalkingOverAll() {
        var lengths = RunningLengths((0..<1000).map { CGFloat($0 % 7) })
        let starts = (0...1000).map { index in (0..<index).reduce(CGFloat(0)) { $0 + CGFloat($1 % 7) } }
        #expect((0...1000).allSatisfy { lengths.start(of: $0) == starts[$0] })
        #expect(lengths.index(at: -5) == 0)
        #expect(lengths.index(at: starts[500]) == 500)
        #expect(lengths.index(at: starts[500] - 0.5) == 499)
        #expect(lengths.index(at: 1e9) == 999)
        lengths[300] += 10
        #expect(lengths.start(of: 300) == starts[300])
        #expect(lengths.start(of: 999) == starts[999] + 10)
        #expect(lengths.total == starts[1000] + 10)
    }
}
