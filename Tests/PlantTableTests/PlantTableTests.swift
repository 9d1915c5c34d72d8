import CairnTesting
import Testing
import UIKit

@testable import PlantTable

/// What a table asks its data source and delegate, and does for them, driven by fingers and the clock.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasource and uitableviewdelegate; the methods are
///   those of a widespread list.
@MainActor
@Suite(.serialized)
struct PlantTableTests {
    /// The plants on a phone of 402 x 874 points.
    @MainActor
    private struct Screen {
        let window = UIWindow()
        let stack = PlantTable.makeRoot()
        let plants: PlantController
        let finger: Finger

        init() throws {
            plants = try #require(stack.topViewController as? PlantController)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            finger = Finger(over: window)
        }

        var table: UITableView { plants.table }
        func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
            table.cellForRow(at: IndexPath(row: row, section: section))
        }
        func text(_ section: Int, _ row: Int) -> String? { cell(section, row)?.textLabel?.text }
        /// Where a row's middle is in the window.
        func middle(_ section: Int, _ row: Int) -> CGPoint {
            let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: window)
            return CGPoint(x: 150, y: rect.midY)
        }
        /// The first row's offset from the top edge of the content.
        var top: CGFloat { -table.adjustedContentInset.top }
        var notes: NotesController? { stack.topViewController as? NotesController }
    }

    private func onPhone(_ body: (TestClock, Screen) throws -> Void) throws {
        try SimulatedDevice().perform {
            try TestClock.hold { clock in try body(clock, Screen()) }
        }
    }

    // MARK: Looks

    @Test func onSmallAndLargeScreens() throws {
        let matrix = try Matrix(devices: ["iPhone SE", "iPad mini"], textSizes: [.large, .accessibilityExtraLarge])
        assertSnapshots(over: matrix, options: SnapshotOptions(scale: 1)) { PlantTable.makeRoot() }
    }

    /// A data source without the method for the number of sections.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    @Test func initWithFrameDelegateDataSource() {
        let (window, rows) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Rows())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
        table.delegate = rows
        table.dataSource = rows
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 420) && table.style == .plain)
        #expect(table.numberOfSections == 1)
        #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)) == CGRect(x: 0, y: 120, width: 320, height: 40))
        let shown = 0..<(420 - Int(table.adjustedContentInset.top)) / 40
        #expect(table.visibleCells.prefix(shown.count).map { $0.textLabel?.text } == shown.map { "\($0)" })
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 320 })
        window.tap(at: CGPoint(x: 100, y: table.convert(table.rectForRow(at: IndexPath(row: 3, section: 0)), to: window).midY))
        #expect(rows.chosen == [IndexPath(row: 3, section: 0)])
    }

    // MARK: Sections

    @Test func sectionIndexTitlesForTableView() throws {
        try onPhone { clock, screen in
            // Four lines in the middle of what the bar leaves free, at the right edge.
            let middle = (screen.table.adjustedContentInset.top + 874 - screen.table.adjustedContentInset.bottom) / 2
            screen.finger.press(at: CGPoint(x: 395, y: middle + 21))
            screen.finger.lift()
            clock.advance(by: 1)
            let last = screen.table.contentSize.height + screen.table.adjustedContentInset.bottom - 874
            let wanted = screen.table.rect(forSection: 3).minY + screen.top
            #expect(screen.table.contentOffset.y == min(last, wanted) && wanted > screen.top)
        }
    }

    @Test func tableViewTitleForHeaderInSection() throws {
        try onPhone { _, screen in
            #expect((0..<2).map { screen.table.headerView(forSection: $0)?.textLabel?.text } == ["Bulbs", "Climbers"])
        }
    }

    @Test func numberOfSectionsInTableView() throws {
        try onPhone { _, screen in #expect(screen.table.numberOfSections == 4) }
    }

    @Test func tableViewNumberOfRowsInSection() throws {
        try onPhone { _, screen in
            #expect((0..<4).map(screen.table.numberOfRows(inSection:)) == [6, 5, 7, 8])
        }
    }

    // MARK: Rows

    @Test func tableViewCellForRowAtIndexPath() throws {
        try onPhone { clock, screen in
            #expect([screen.text(0, 0), screen.text(1, 4)] == ["Crocus", "Wisteria"])
            let before = Set(screen.table.visibleCells.map(ObjectIdentifier.init))
            screen.table.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            clock.advance(by: 2)
            let after = screen.table.visibleCells.map(ObjectIdentifier.init)
            #expect(after.contains { before.contains($0) })
            #expect(screen.text(3, 0) == "Ash")
        }
    }

    @Test func cellImageViewHighlightedImage() throws {
        try onPhone { clock, screen in
            let image = try #require(screen.cell(0, 1)?.imageView)
            screen.finger.press(at: screen.middle(0, 1))
            clock.advance(by: 0.3)
            #expect(image.isHighlighted && image.image != image.highlightedImage)
            #expect(screen.window.pictureMismatch("pressed", scale: 1) == nil)
            screen.finger.move(to: CGPoint(x: 150, y: screen.middle(0, 1).y + 60))
            screen.finger.lift()
            clock.advance(by: 2)
            #expect(!image.isHighlighted)
            screen.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            #expect(image.isHighlighted)
            screen.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            #expect(!image.isHighlighted)
        }
    }

    @Test func tableViewIndentationLevelForRowAtIndexPath() throws {
        try onPhone { _, screen in
            let starts = (0..<4).map { screen.cell(0, $0)?.textLabel?.frame.minX ?? 0 }
            #expect(starts.map { $0 - starts[0] } == [0, 10, 20, 0])
        }
    }

    @Test func tableViewHeightForRowAtIndexPath() throws {
        try onPhone { _, screen in
            let places = (0..<2).map { screen.table.rectForRow(at: IndexPath(row: $0, section: 0)) }
            #expect(places.map(\.height) == [40, 40] && places[1].minY - places[0].minY == 40)
        }
    }

    // MARK: Places

    @Test func setContentOffset() throws {
        try onPhone { _, screen in
            screen.table.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
            screen.window.layoutIfNeeded()
            #expect(screen.table.contentOffset.y == 120 && screen.table.bounds.minY == 120)
        }
    }

    @Test func setContentSize() throws {
        try onPhone { _, screen in
            let size = CGSize(width: 0, height: 1144)
            screen.table.contentSize = size
            #expect(screen.table.contentSize == size)
        }
    }

    @Test func scrollToRowAtIndexPathAtScrollPositionAnimated() throws {
        try onPhone { clock, screen in
            let path = IndexPath(row: 7, section: 3)
            screen.table.scrollToRow(at: path, at: .bottom, animated: false)
            let end = screen.table.rectForRow(at: path).maxY
            #expect(screen.table.contentOffset.y == end + screen.table.adjustedContentInset.bottom - 874)
            screen.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
            #expect(screen.table.layer.presentation()?.bounds.minY ?? 0 > screen.top)
            clock.advance(by: 2)
            #expect(screen.text(0, 0) == "Crocus")
        }
    }

    // MARK: Choosing

    @Test func selectRowAtIndexPathAnimatedScrollPosition() throws {
        try onPhone { _, screen in
            let path = IndexPath(row: 2, section: 0)
            screen.table.selectRow(at: path, animated: true, scrollPosition: .none)
            #expect(screen.table.indexPathForSelectedRow == path && screen.table.contentOffset.y == screen.top)
            #expect(screen.cell(0, 2)?.isSelected == true && screen.notes == nil)
        }
    }

    @Test func tableViewDidSelectRowAtIndexPath() throws {
        try onPhone { clock, screen in
            screen.window.tap(at: screen.middle(0, 2))
            #expect(screen.notes?.title == "Hyacinth" && screen.table.indexPathForSelectedRow == nil)
            clock.advance(by: 0.175)
            #expect(screen.window.pictureMismatch("pushing", scale: 1) == nil)
            clock.advance(by: 1)
            #expect(screen.notes?.view.window === screen.window && screen.table.window == nil)
            #expect(screen.window.pictureMismatch("notes", scale: 1) == nil)
        }
    }

    @Test func tableViewWillSelectRowAtIndexPath() throws {
        try onPhone { clock, screen in
            screen.window.tap(at: screen.middle(0, 0))
            clock.advance(by: 1)
            #expect(screen.notes == nil && screen.table.indexPathForSelectedRow == nil)
        }
    }

    // MARK: Deleting

    /// Drags a row to the left and lifts the finger there, at rest.
    private func swipe(_ section: Int, _ row: Int, of screen: Screen, _ clock: TestClock) {
        let start = screen.middle(section, row)
        screen.finger.press(at: CGPoint(x: 350, y: start.y))
        for x in [310, 270] as [CGFloat] {
            clock.advance(by: 0.05)
            screen.finger.move(to: CGPoint(x: x, y: start.y))
        }
        clock.advance(by: 0.5)
        screen.finger.lift()
        clock.advance(by: 1)
    }

    @Test func tableViewCanEditRowAtIndexPath() throws {
        try onPhone { clock, screen in
            swipe(0, 0, of: screen, clock)
            #expect(screen.cell(0, 0)?.frame.minX == 0 && !screen.table.isEditing)
            swipe(0, 1, of: screen, clock)
            #expect(screen.cell(0, 1)?.frame.minX ?? 0 < 0 && screen.table.isEditing)
        }
    }

    @Test func tableViewTitleForDeleteConfirmationButtonForRowAtIndexPath() throws {
        try onPhone { clock, screen in
            swipe(0, 1, of: screen, clock)
            #expect(screen.window.pictureMismatch("swiped", scale: 1) == nil)
        }
    }

    @Test func tableViewCommitEditingStyleForRowAtIndexPath() throws {
        try onPhone { clock, screen in
            swipe(0, 1, of: screen, clock)
            screen.window.tap(at: CGPoint(x: 350, y: screen.middle(0, 1).y))
            clock.advance(by: 2)
            #expect(screen.plants.kinds[0].plants.first == "Crocus" && screen.plants.kinds[0].plants.count == 5)
            #expect(screen.text(0, 1) == "Hyacinth" && screen.table.numberOfRows(inSection: 0) == 5)
        }
    }

    // MARK: Cells of the program's own

    @Test func labelsOfTheProgramInCells() throws {
        try onPhone { clock, screen in
            screen.window.tap(at: screen.middle(0, 2))
            clock.advance(by: 1)
            let notes = try #require(screen.notes)
            let cell = try #require(notes.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            let label = try #require(cell.contentView.viewWithTag(NotesController.labelTag) as? UILabel)
            #expect(label.font == .boldSystemFont(ofSize: 18) && label.text?.hasPrefix("Water") == true)
            #expect(label.frame == cell.contentView.bounds.insetBy(dx: 10, dy: 0))
            #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height > 40)
        }
    }

    @Test func accessoryTypes() throws {
        try onPhone { clock, screen in
            #expect((0..<2).map { screen.cell(0, $0)?.accessoryType ?? .checkmark } == [.none, .disclosureIndicator])
            screen.window.tap(at: screen.middle(0, 2))
            clock.advance(by: 1)
            let table = try #require(screen.notes?.tableView)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.accessoryType == .detailDisclosureButton)
            let end = cell.convert(CGPoint(x: cell.contentView.frame.maxX + 15, y: cell.bounds.midY), to: screen.window)
            screen.window.tap(at: end)
            screen.window.layoutIfNeeded()
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
        }
    }

    @Test func selectionStyles() throws {
        try onPhone { clock, screen in
            #expect(screen.cell(0, 1)?.selectionStyle == .default)
            screen.window.tap(at: screen.middle(0, 2))
            clock.advance(by: 1)
            #expect(screen.notes?.tableView.visibleCells.allSatisfy { $0.selectionStyle == .none } == true)
            #expect(
                [UITableViewCell.SelectionStyle.none, .blue, .gray].map(\.rawValue) == [0, 1, 2])
        }
    }

    @Test func separators() throws {
        try onPhone { clock, screen in
            #expect(screen.table.separatorStyle == .singleLine && screen.table.separatorColor == .systemGreen)
            #expect(screen.window.pictureMismatch("plants", scale: 1) == nil)
        }
    }

    @Test func setSeparatorStyleNone() throws {
        try onPhone { _, screen in
            screen.table.separatorStyle = .none
            #expect([UITableViewCell.SeparatorStyle.none, .singleLine].map(\.rawValue) == [0, 1])
            #expect(screen.window.pictureMismatch("without-separators", scale: 1) == nil)
        }
    }

    @Test func accessoryTypesHaveApplesValues() {
        let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
    }
}
