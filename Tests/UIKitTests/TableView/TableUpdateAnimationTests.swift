import CairnTesting
import Testing

@testable import UIKit

/// Changes of rows take time while a test holds the clock: at half of it, everything is half way, since the curve is
/// symmetric.
@MainActor
@Suite(.serialized)
struct TableUpdateAnimationTests {
    private func scene(_ rows: Int) -> TableScene {
        let scene = TableScene(source: RowSource([rows])) { $0.rowHeight = 50 }
        scene.window.isHidden = false
        scene.window.layoutIfNeeded()
        return scene
    }

    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Where a row of 375 x 50 points at the top comes from or goes to, and how it is to be seen there.
    nonisolated static let animations: [(UITableView.RowAnimation, CGPoint, Float)] = [
        (.fade, .zero, 0), (.automatic, .zero, 0), (.none, .zero, 1), (.left, CGPoint(x: -375, y: 0), 1),
        (.right, CGPoint(x: 375, y: 0), 1), (.top, CGPoint(x: 0, y: -50), 1), (.bottom, CGPoint(x: 0, y: 50), 1),
    ]

    @Test(arguments: animations) func rowsComeAsTheProgramSays(
        _ animation: UITableView.RowAnimation, _ way: CGPoint, _ alpha: Float
    ) throws {
        try TestClock.hold { clock in
            let scene = scene(3)
            let first = try #require(scene.table.cellForRow(at: row(0)))
            scene.source?.counts = [4]
            scene.table.insertRows(at: [row(0)], with: animation)
            let new = try #require(scene.table.cellForRow(at: row(0)))
            #expect(shown(new).frame.origin == way && shown(new).opacity == alpha && new.frame.origin == .zero)
            #expect(shown(first).frame.minY == 0 && first.frame.minY == 50)
            clock.advance(by: 0.15)
            #expect(abs(shown(new).frame.minX - way.x / 2) < 1 && abs(shown(new).frame.minY - way.y / 2) < 1)
            #expect(abs(shown(first).frame.minY - 25) < 0.5)
            clock.advance(by: 0.2)
            #expect(shown(new).frame.origin == .zero && shown(new).opacity == 1 && shown(first).frame.minY == 50)
        }
    }

    @Test(arguments: animations) func rowsLeaveAsTheProgramSays(
        _ animation: UITableView.RowAnimation, _ way: CGPoint, _ alpha: Float
    ) throws {
        try TestClock.hold { clock in
            let scene = scene(3)
            let first = try #require(scene.table.cellForRow(at: row(0)))
            scene.source?.counts = [2]
            scene.table.deleteRows(at: [row(0)], with: animation)
            #expect(scene.source?.hidden == [row(0)])
            clock.advance(by: 0.15)
            #expect(abs(shown(first).frame.minX - way.x / 2) < 1 && abs(shown(first).frame.minY - way.y / 2) < 1)
            #expect(abs(shown(first).opacity - (1 + alpha) / 2) < 0.01 && !first.isHidden)
            clock.advance(by: 0.2)
            #expect(first.isHidden && first.alpha == 1)
        }
    }

    @Test func theCompletionComesWithTheEnd() {
        TestClock.hold { clock in
            let scene = scene(3)
            var ends: [Bool] = []
            scene.table.performBatchUpdates {
                scene.source?.counts = [2]
                scene.table.deleteRows(at: [row(1)], with: .fade)
            } completion: {
                ends.append($0)
            }
            clock.advance(by: 0.2)
            #expect(ends.isEmpty)
            clock.advance(by: 0.2)
            #expect(ends == [true])
        }
    }

    @Test func rowsThatComeIntoSightComeFromWhereTheyWere() throws {
        try TestClock.hold { clock in
            let scene = scene(20)
            scene.source?.counts = [18]
            scene.table.deleteRows(at: [row(0), row(1)], with: .fade)
            let last = try #require(scene.table.cellForRow(at: row(11)))
            #expect(last.frame.minY == 550 && shown(last).frame.minY == 650)
            clock.advance(by: 0.15)
            #expect(abs(shown(last).frame.minY - 600) < 1)
        }
    }

    @Test func rowsThatLeaveTheSightGoWhereTheyAre() throws {
        try TestClock.hold { clock in
            let scene = scene(20)
            let last = try #require(scene.table.cellForRow(at: row(11)))
            scene.source?.counts = [22]
            scene.table.insertRows(at: [row(0), row(1)], with: .fade)
            clock.advance(by: 0.15)
            #expect(abs(shown(last).frame.minY - 600) < 1)
            clock.advance(by: 0.2)
            #expect(last.isHidden)
        }
    }

    @Test func diffableSourcesSayWhetherToAnimate() throws {
        try TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
            let table = UITableView(frame: window.bounds)
            table.rowHeight = 50
            window.addSubview(table)
            window.isHidden = false
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            var log: [String] = []
            @MainActor func show(_ items: [String], animated: Bool) {
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                source.apply(snapshot, animatingDifferences: animated) { log.append(items.joined()) }
                window.layoutIfNeeded()
            }
            show(["b", "c"], animated: false)
            #expect(log == ["bc"])
            show(["a", "b", "c"], animated: true)
            let second = try #require(table.cellForRow(at: row(1)))
            #expect(log == ["bc"] && shown(second).frame.minY == 0)
            clock.advance(by: 0.4)
            #expect(log == ["bc", "abc"] && shown(second).frame.minY == 50)
        }
    }
}
