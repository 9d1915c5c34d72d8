import CairnTesting
import Testing

@testable import UIKit

/// The index beside a table's rows.
@MainActor
struct SectionIndexTests {
    private final class Source: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        var asked: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { 4 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            asked.append("\(title) \(index)")
            return title == "B" ? 3 : index
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    private let source = Source()

    init() {
        table.rowHeight = 40
        table.dataSource = source
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var index: SectionIndexView? { table.subviews.compactMap { $0 as? SectionIndexView }.first }

    @Test func rowsLeaveRoomForTheIndex() {
        #expect(index?.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 305)
        table.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(index?.frame.minY == 100)
    }

    @Test func aFingerJumpsToTheSectionsThatTheDataSourceNames() {
        let finger = Finger(over: window)
        // Four lines of 14 points in the middle: 172 to 228.
        finger.press(at: CGPoint(x: 312, y: 207))
        #expect(source.asked == ["C 2"] && table.contentOffset.y == 800)
        finger.move(to: CGPoint(x: 312, y: 190))
        #expect(source.asked == ["C 2", "B 1"] && table.contentOffset.y == 1200)
        finger.move(to: CGPoint(x: 312, y: 10))
        #expect(source.asked.last == "A 0" && table.contentOffset.y == 0)
        finger.lift()
        #expect(source.asked.count == 3)
    }

    @Test func theTitlesComeAndGo() {
        source.titles = nil
        table.reloadSectionIndexTitles()
        window.layoutIfNeeded()
        #expect(index == nil && table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == 320)
        source.titles = ["X"]
        table.reloadData()
        window.layoutIfNeeded()
        #expect(index != nil)
        table.sectionIndexMinimumDisplayRowCount = 41
        window.layoutIfNeeded()
        #expect(index == nil)
    }

    @Test func theTableColoursTheIndex() {
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .orange
        table.sectionIndexColor = .purple
        #expect(index?.backgroundColor == .yellow)
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 312, y: 180))
        #expect(index?.backgroundColor == .orange)
        #expect(window.pictureMismatch("SectionIndex", scale: 2) == nil)
        finger.lift()
        #expect(index?.backgroundColor == .yellow)
    }
}
