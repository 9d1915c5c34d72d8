import Foundation
import Testing

@testable import UIKit

final class RowCell: UITableViewCell {
    weak var button: UIButton!
    private(set) var steps: [String] = []
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        steps.append("init \(reuseIdentifier ?? "-") \(contentView.subviews.count)")
    }
    override func awakeFromNib() { steps.append("awake \(button.title(for: .normal) ?? "-")") }
}

final class ListController: UITableViewController {
    private(set) var steps: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { steps.append("didSelect") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        steps.append("prepare \(segue.identifier ?? "-") \(sender is RowCell)")
    }
    @discardableResult
    override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        steps.append("\(aSelector!) \(object is UIButton)")
        return nil
    }
}

/// Tables of documents have their prototypes and their static rows.
@MainActor
struct ListLoadingTests {
    private func controller<Controller: UIViewController>(_ identifier: String) -> (Controller, UIWindow) {
        let controller: Controller =
            UIStoryboard(name: "Main", bundle: LoadingFixtures.bundle).instantiateViewController(identifier: identifier)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (controller, window)
    }

    @Test func prototypesMakeCells() throws {
        let (list, _): (ListController, UIWindow) = controller("List")
        #expect(list.tableView.dataSource === list && list.tableView.delegate === list)
        let cells = list.tableView.visibleCells.compactMap { $0 as? RowCell }
        #expect(cells.map(\.frame.minY) == [0, 60, 120])
        #expect(cells.map(\.steps) == Array(repeating: ["init row 1", "awake Tap"], count: 3))
        #expect(Set(cells.map { ObjectIdentifier($0) }).count == 3)
        #expect(cells[1].button.frame.minX == 10 && cells[1].button.frame.height == 40)
    }

    /// A cell places the view that an outlet names as its accessory, wherever the document has it.
    @Test func outletsNameAccessories() throws {
        let made = LoadedDocument.nib(
            """
            <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v"><rect key="frame" x="0" y="0" width="320" height="60"/>
            <subviews><switch id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="9" y="6" width="51" height="31"/>
            </switch></subviews></tableViewCellContentView>
            <connections><outlet property="accessoryView" destination="s" id="o"/></connections></tableViewCell>
            """
        ).instantiate(withOwner: nil)
        let cell = try #require(made.first as? UITableViewCell)
        cell.layoutIfNeeded()
        let accessory = try #require(cell.accessoryView)
        #expect(accessory is UISwitch && accessory.superview === cell)
        #expect(accessory.frame.midY.rounded() == 30 && accessory.frame.maxX > 300 && accessory.frame.width == 51)
        #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    }

    /// What stands in a cell reaches the controller of the scene.
    @Test func prototypesAreConnectedWithTheScene() throws {
        let (list, _): (ListController, UIWindow) = controller("List")
        let cell = try #require(list.tableView.visibleCells.first as? RowCell)
        cell.button.sendActions(for: .touchUpInside)
        #expect(list.steps == ["rowTapped: true"])
        cell.documentSelection?()
        #expect(list.steps.last == "prepare row true")
    }

    @Test func staticRowsAreTheDocuments() throws {
        let (fixed, _): (UITableViewController, UIWindow) = controller("Fixed")
        let table = try #require(fixed.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        let cells = table.visibleCells
        #expect(cells.map(\.bounds.height) == [50, 70])
        #expect(cells.first?.textLabel?.text == "First" && cells.first?.accessoryType == .disclosureIndicator)
        #expect(fixed.tableView(table, titleForHeaderInSection: 0) == "One")
    }

    /// Static sections have their footers, and the table its views before and after the rows.
    @Test func footersAreTheDocuments() throws {
        let view = { (key: String, id: String, height: Int) in
            "<view key=\"\(key)\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/></view>"
        }
        let cell =
            "<tableViewCell rowHeight=\"50\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"50\"/></tableViewCell>"
        let board = try LoadedDocument.storyboard(
            """
            <tableViewController id="start"><tableView key="view" dataMode="static" style="plain" sectionHeaderHeight="20"
              sectionFooterHeight="30" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
            \(view("tableHeaderView", "h", 15))\(view("tableFooterView", "f", 25))
            <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>\(cell)</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="start" id="o1"/><outlet property="delegate" destination="start" id="o2"/>
            </connections>
            </tableView></tableViewController>
            """)
        let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
        let table = try #require(controller.tableView)
        table.layoutIfNeeded()
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "Foot")
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 15))
        let rows = table.rect(forSection: 0)
        #expect(table.sectionFooterHeight == 30 && rows.minY == 15)
        #expect(rows.maxY == table.rectForFooter(inSection: 0).maxY)
        #expect(table.rectForFooter(inSection: 0).minY == table.rectForRow(at: IndexPath(row: 0, section: 0)).maxY)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: rows.maxY, width: 320, height: 25))
    }

    @Test func nibsMakeCells() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell =
            "<tableViewCell reuseIdentifier=\"other\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
            + "<tableViewCellContentView key=\"contentView\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
            + "</tableViewCellContentView></tableViewCell>"
        table.register(LoadedDocument.nib(cell), forCellReuseIdentifier: "row")
        let made = table.dequeueReusableCell(withIdentifier: "row")
        #expect(made?.reuseIdentifier == "row" && made?.contentView.superview === made)
        table.register(nil as UINib?, forCellReuseIdentifier: "row")
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    }
}
