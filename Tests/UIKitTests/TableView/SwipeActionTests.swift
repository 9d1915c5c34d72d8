import CairnTesting
import Testing

@testable import UIKit

/// Rows with actions, and a log of what became of them.
@MainActor
final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = ["a", "b", "c", "d"]
    var log: [String] = []
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?
    var title: String?
    var rowActions: [UITableViewRowAction]?
    var editable = true
    var style = UITableViewCell.EditingStyle.delete

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { editable }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        style
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        rowActions
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(indexPath.row)")
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        title
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }

    func action(_ title: String, _ style: UIContextualAction.Style = .normal, completes: Bool = true) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [unowned self] action, view, completion in
            log.append(action.title ?? "")
            if completes { completion(true) }
        }
    }
}

/// Rows that the program has no method to delete.
final class ReadOnlySource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Rows that fingers swipe aside.
@MainActor
struct SwipeActionTests {
    /// A table of rows of 44 points in a window of 320 x 480.
    @MainActor
    private struct Scene {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table: UITableView
        let finger: Finger

        init(_ source: SwipeSource, rows: (any UITableViewDataSource)? = nil, style: UITableView.Style = .plain) {
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            (table.dataSource, table.delegate) = (rows ?? source, source)
            window.addSubview(table)
            window.isHidden = false
            finger = Finger(over: window)
            window.layoutIfNeeded()
        }

        func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0)) ?? UITableViewCell() }
        var buttons: [SwipeActionButton] { table.swipe?.actionsView.buttons ?? [] }

        /// Drags a row by some points and lifts the finger there, at rest.
        func drag(_ row: Int, by distance: CGFloat, lifts: Bool = true) {
            let (x, y): (CGFloat, CGFloat) = (distance < 0 ? 300 : 20, CGFloat(row) * 44 + 22)
            TestClock.hold { clock in
                finger.press(at: CGPoint(x: x, y: y))
                clock.advance(by: 0.05)
                finger.move(to: CGPoint(x: x + distance / 2, y: y))
                clock.advance(by: 0.05)
                finger.move(to: CGPoint(x: x + distance, y: y))
                clock.advance(by: 0.5)
                if lifts { finger.lift() }
                clock.advance(by: 1)
            }
        }
    }

    @Test func aSwipeShowsTrailingActionsAndATapPerformsOne() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Away", .destructive), source.action("Flag")])
        let scene = Scene(source)
        scene.drag(1, by: -100)
        #expect(scene.cell(1).frame == CGRect(x: -148, y: 44, width: 320, height: 44))
        #expect(scene.buttons.map(\.frame.width) == [74, 74])
        #expect(scene.buttons.map { $0.convert($0.bounds, to: scene.window).minX } == [246, 172])
        #expect(scene.buttons.map(\.backgroundColor) == [.systemRed, .systemGray])
        #expect(scene.table.isEditing && scene.cell(1).showingDeleteConfirmation && scene.cell(1).configurationState.isSwiped)
        scene.window.tap(at: CGPoint(x: 200, y: 66))
        #expect(source.log == ["begin 1", "Flag", "end 1"])
        #expect(scene.cell(1).frame.minX == 0 && !scene.table.isEditing && !scene.cell(1).configurationState.isSwiped)
    }

    @Test func leadingActionsShowAtTheOtherSide() {
        let source = SwipeSource()
        source.leading = UISwipeActionsConfiguration(actions: [source.action("Read")])
        source.style = .none
        let scene = Scene(source)
        scene.drag(0, by: -100)
        #expect(scene.table.swipe == nil && !source.log.contains("begin 0"))
        scene.drag(0, by: 100)
        #expect(scene.cell(0).frame.minX == 74)
        #expect(scene.buttons.map { $0.convert($0.bounds, to: scene.window).minX } == [0])
    }

    @Test func sidesFollowTheReadingDirection() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        let scene = Scene(source)
        scene.window.semanticContentAttribute = .forceRightToLeft
        scene.table.semanticContentAttribute = .forceRightToLeft
        scene.drag(0, by: 100)
        #expect(scene.cell(0).frame.minX == 74)
    }

    @Test func aFullSwipePerformsTheFirstAction() {
        let source = SwipeSource()
        let configuration = UISwipeActionsConfiguration(actions: [source.action("Away", completes: false), source.action("Flag")])
        source.trailing = configuration
        let scene = Scene(source)
        scene.drag(0, by: -260, lifts: false)
        #expect(scene.buttons[0].frame.width == scene.table.swipe?.actionsView.bounds.width && source.log == ["begin 0"])
        scene.finger.lift()
        #expect(source.log == ["begin 0", "Away"] && scene.cell(0).frame.minX == -320)
        scene.table.setEditing(false, animated: false)
        #expect(scene.cell(0).frame.minX == 0)
        configuration.performsFirstActionWithFullSwipe = false
        scene.drag(0, by: -260)
        #expect(source.log.suffix(2) == ["end 0", "begin 0"] && scene.cell(0).frame.minX == -148)
    }

    @Test func aShortSwipeAndOneBackClose() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        let scene = Scene(source)
        scene.drag(0, by: -30)
        #expect(scene.cell(0).frame.minX == 0 && source.log == ["begin 0", "end 0"])
        scene.drag(0, by: -60)
        #expect(scene.cell(0).frame.minX == -74)
        scene.drag(0, by: 60)
        #expect(scene.cell(0).frame.minX == 0 && scene.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
    }

    @Test func touchesElsewhereCloseAndDoNothingElse() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        let scene = Scene(source)
        for point in [CGPoint(x: 100, y: 22), CGPoint(x: 100, y: 110), CGPoint(x: 100, y: 400)] {
            scene.drag(0, by: -60)
            #expect(scene.cell(0).frame.minX == -74)
            scene.window.tap(at: point)
            #expect(scene.cell(0).frame.minX == 0)
        }
        #expect(!source.log.contains { $0.hasPrefix("select") })
        scene.window.tap(at: CGPoint(x: 100, y: 110))
        #expect(source.log.last == "select 2")
    }

    @Test func scrollingCloses() {
        let source = SwipeSource()
        source.names = (0..<40).map { "\($0)" }
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        let scene = Scene(source)
        scene.drag(0, by: -60)
        scene.finger.press(at: CGPoint(x: 100, y: 22))
        scene.finger.move(to: CGPoint(x: 100, y: 10))
        scene.finger.move(to: CGPoint(x: 100, y: 0))
        #expect(scene.cell(0).frame.minX == 0 && scene.table.contentOffset.y > 0)
        scene.finger.lift()
        scene.drag(1, by: -60)
        scene.table.contentOffset.y = 900
        scene.window.layoutIfNeeded()
        #expect(scene.table.swipe == nil && source.log.last == "end -")
        #expect(scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func rowsThatCanBeDeletedAreSwipedToDelete() {
        let source = SwipeSource()
        source.title = "Drop"
        let scene = Scene(source)
        scene.drag(1, by: -60)
        #expect(scene.buttons.map(\.action.title) == ["Drop"])
        scene.window.tap(scene.buttons[0])
        #expect(source.log == ["begin 1", "commit 1", "end -"] && source.names == ["a", "c", "d"])
        #expect((0..<3).map { scene.cell($0).frame.origin } == [0, 44, 88].map { CGPoint(x: 0, y: $0) })
        scene.drag(0, by: -250)
        #expect(source.names == ["c", "d"])
        source.style = .none
        scene.drag(0, by: -60)
        #expect(scene.table.swipe == nil)
    }

    @Test func aFullSwipeDeletesByTheDataSourcesMethod() {
        let source = SwipeSource()
        let scene = Scene(source)
        scene.drag(1, by: -290)
        #expect(source.log == ["begin 1", "commit 1", "end -"])
        #expect(source.names == ["a", "c", "d"] && !scene.table.isEditing)
        #expect((0..<3).map { scene.cell($0).textLabel?.text } == ["a", "c", "d"])
        for row in 0..<3 { #expect(scene.cell(row).frame == CGRect(x: 0, y: 44 * CGFloat(row), width: 320, height: 44)) }
    }

    @Test func rowsThatNobodyDeletesAreNotSwiped() {
        let (source, rows) = (SwipeSource(), ReadOnlySource())
        let scene = Scene(source, rows: rows)
        scene.drag(1, by: -60)
        #expect(scene.table.swipe == nil && !source.log.contains("begin 1"))
        source.trailing = UISwipeActionsConfiguration(actions: [])
        scene.drag(1, by: -60)
        #expect(scene.table.swipe == nil && !source.log.contains("begin 1"))
    }

    @Test func rowsThatCannotBeEditedAreNotSwiped() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        source.editable = false
        let scene = Scene(source)
        scene.drag(1, by: -60)
        #expect(scene.table.swipe == nil && !source.log.contains("begin 1"))
    }

    @Test func olderActionsStayUntilEditingEnds() {
        let source = SwipeSource()
        let more = UITableViewRowAction(style: .normal, title: "More") { [unowned source] action, path in
            source.log.append("\(action.title ?? "") \(path.row)")
        }
        more.backgroundColor = .systemBlue
        source.rowActions = [UITableViewRowAction(style: .default, title: "Drop") { _, _ in }, more]
        let scene = Scene(source)
        scene.drag(1, by: -100)
        #expect(scene.buttons.map(\.backgroundColor) == [.systemRed, .systemBlue])
        scene.window.tap(scene.buttons[1])
        #expect(source.log == ["begin 1", "More 1"] && scene.cell(1).frame.minX == -148)
        scene.table.isEditing = false
        #expect(source.log.last == "end 1" && scene.cell(1).frame.minX == 0)
    }

    @Test func theCircleShowsTrailingActionsInEditingMode() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Away", .destructive)])
        let scene = Scene(source)
        scene.table.isEditing = true
        scene.drag(1, by: -60)
        #expect(scene.table.swipe == nil)
        scene.window.layoutIfNeeded()
        scene.window.tap(at: CGPoint(x: 27, y: 66))
        #expect(scene.cell(1).frame.minX == -74)
        scene.window.tap(scene.buttons[0])
        #expect(source.log.contains("Away") && scene.cell(1).frame.minX == 0 && scene.table.isEditing)
    }

    @Test func openingTakesTime() {
        let source = SwipeSource()
        source.trailing = UISwipeActionsConfiguration(actions: [source.action("Flag")])
        let scene = Scene(source)
        TestClock.hold { clock in
            scene.finger.press(at: CGPoint(x: 300, y: 22))
            clock.advance(by: 0.05)
            scene.finger.move(to: CGPoint(x: 240, y: 22))
            clock.advance(by: 0.5)
            #expect(scene.cell(0).layer.presentation()?.frame.minX == -50)
            scene.finger.lift()
            clock.advance(by: 0.05)
            let onTheWay = scene.cell(0).layer.presentation()?.frame.minX ?? 0
            #expect(-74 < onTheWay && onTheWay < -50)
            clock.advance(by: 1)
            #expect(scene.cell(0).layer.presentation()?.frame.minX == -74)
        }
    }

    @Test(arguments: [(UITableView.Style.plain, "SwipedRows"), (.insetGrouped, "SwipedInsetRows")])
    func actionsLookAsExpected(style: UITableView.Style, picture: String) {
        let source = SwipeSource()
        let flag = source.action("Flag")
        flag.image = UIImage(systemName: "star.fill")
        flag.backgroundColor = .systemOrange
        source.trailing = UISwipeActionsConfiguration(actions: [
            source.action("Delete", .destructive), flag, source.action("More"),
        ])
        let scene = Scene(source, style: style)
        scene.table.rowHeight = 64
        scene.window.layoutIfNeeded()
        scene.drag(5, by: -170)
        #expect(scene.window.pictureMismatch(picture, scale: 2) == nil)
    }
}
