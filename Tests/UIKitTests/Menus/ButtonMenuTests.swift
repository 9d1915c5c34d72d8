import CairnTesting
import Testing

@testable import UIKit

/// Menus of buttons and bar items open, are chosen from, and close by fingers.
@MainActor
@Suite(.serialized) struct ButtonMenuTests {
    private let window = visibleWindow()
    private let button = UIButton(type: .system)
    private let log = Log()

    private final class Log { var lines: [String] = [] }

    init() {
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
        button.setTitle("Sort", for: .normal)
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] in
            log.lines.append("\($0.title) by \(type(of: $0.sender ?? self))")
        }
    }

    private var stage: MenuStage? { window.subviews.lazy.compactMap { $0 as? MenuStage }.first { $0.isOpen } }
    private func row(_ title: String) -> MenuRow? { stage?.list.rows.first { $0.element.title == title } }

    private func choose(_ title: String) throws { window.tap(try #require(row(title))) }

    @Test func aTapOpensAndAnotherChooses() throws {
        button.addAction(UIAction { [log] _ in log.lines.append("touched") }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.lines.append("opens") }, for: .menuActionTriggered)
        button.menu = UIMenu(title: "By", children: [action("Name"), action("Date"), action("Secret", .hidden)])
        window.tap(button)
        #expect(stage?.list.rows.map(\.element.title) == ["Name", "Date"] && log.lines == ["opens"])
        try choose("Date")
        #expect(log.lines == ["opens", "Date by UIButton"] && stage == nil)
    }

    @Test func aTapBesideClosesAndDoesNothingElse() {
        button.menu = UIMenu(children: [action("Name")])
        window.tap(button)
        window.tap(at: CGPoint(x: 300, y: 460))
        #expect(stage == nil && log.lines.isEmpty)
        window.tap(button)
        window.tap(button)
        #expect(stage == nil, "The button is beside the menu, too.")
    }

    @Test func disabledEntriesStayAndAreNotChosen() throws {
        button.menu = UIMenu(children: [action("Name", .disabled), action("Date", .keepsMenuPresented)])
        window.tap(button)
        try choose("Name")
        #expect(log.lines.isEmpty && stage != nil)
        try choose("Date")
        #expect(log.lines.count == 1 && stage != nil)
    }

    @Test func aFingerThatSlidesChoosesWhereItLifts() throws {
        button.menu = UIMenu(children: [action("Name"), action("Date")])
        let finger = Finger(over: window)
        finger.press(at: button.center)
        let entry = try #require(row("Date"))
        let point = entry.convert(CGPoint(x: 40, y: 10), to: window)
        finger.move(to: point)
        #expect(entry.isHighlighted && row("Name")?.isHighlighted == false)
        finger.lift()
        #expect(log.lines == ["Date by UIButton"] && stage == nil)
    }

    @Test func aRestingFingerOpensWhereTheButtonHasAnActionOfItsOwn() throws {
        try TestClock.hold { clock in
            button.showsMenuAsPrimaryAction = false
            button.addAction(UIAction { [log] _ in log.lines.append("touched") }, for: .touchUpInside)
            button.menu = UIMenu(children: [action("Name")])
            window.tap(button)
            #expect(log.lines == ["touched"] && stage == nil)
            let finger = Finger(over: window)
            finger.press(at: button.center)
            clock.advance(by: 0.6)
            #expect(stage != nil)
            finger.lift()
            #expect(log.lines == ["touched"])
            try choose("Name")
            #expect(log.lines == ["touched", "Name by UIButton"])
        }
    }

    @Test func innerMenusOpenAndGoBack() throws {
        let inner = UIMenu(title: "More", children: [action("Size")])
        button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [action("Name")]), inner])
        window.tap(button)
        #expect(stage?.list.rows.map(\.element.title) == ["Name", "More"])
        try choose("More")
        #expect(stage?.list.rows.map(\.element.title) == ["More", "Size"])
        try choose("More")
        #expect(stage?.list.rows.map(\.element.title) == ["Name", "More"])
        try choose("More")
        try choose("Size")
        #expect(log.lines == ["Size by UIButton"] && stage == nil)
    }

    @Test func deferredEntriesComeWhenTheyAreGiven() throws {
        var answer: (([UIMenuElement]) -> Void)?
        var questions = 0
        let deferred = UIDeferredMenuElement { taker in
            questions += 1
            answer = taker
        }
        button.menu = UIMenu(children: [action("Name"), deferred])
        window.tap(button)
        #expect(stage?.list.rows.count == 2 && stage?.list.rows[1].isEnabled == false)
        answer?([action("Late"), action("Later")])
        window.layoutIfNeeded()
        #expect(stage?.list.rows.map(\.element.title) == ["Name", "Late", "Later"])
        try choose("Late")
        window.tap(button)
        #expect(stage?.list.rows.count == 3 && questions == 1, "They are kept.")
        let always = UIDeferredMenuElement.uncached { taker in
            questions += 1
            taker([])
        }
        button.menu = UIMenu(children: [action("Name"), always])
        window.tap(at: CGPoint(x: 300, y: 460))
        for _ in 0..<2 {
            window.tap(button)
            #expect(stage?.list.rows.count == 1)
            window.tap(at: CGPoint(x: 300, y: 460))
        }
        #expect(questions == 3)
    }

    @Test func aPopUpButtonShowsWhatIsChosen() throws {
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [action("Name"), action("Date")])
        #expect(button.currentTitle == "Name")
        window.tap(button)
        try choose("Date")
        #expect(button.currentTitle == "Date" && !button.isSelected)
        #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
    }

    @Test func menusOfOneSelectionMarkIt() throws {
        let menu = UIMenu(options: .singleSelection, children: [action("Name"), action("Date")])
        button.menu = menu
        window.tap(button)
        try choose("Name")
        window.tap(button)
        try choose("Date")
        #expect(menu.selectedElements.map(\.title) == ["Date"])
    }

    @Test func commandsGoAlongTheResponderChain() throws {
        window.makeKey()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "abc"
        window.addSubview(field)
        field.becomeFirstResponder()
        button.menu = UIMenu(children: [UICommand(title: "All", action: Selector("selectAll:"))])
        window.tap(button)
        try choose("All")
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "abc")
    }

    @Test func barItemsOpenTheirMenus() throws {
        let controller = UIViewController()
        window.rootViewController = UINavigationController(rootViewController: controller)
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name")]))
        controller.navigationItem.rightBarButtonItem = item
        window.layoutIfNeeded()
        window.tap(try #require(item.shownView))
        #expect(stage?.list.frame.maxX ?? 0 <= 320 - 8)
        try choose("Name")
        #expect(log.lines == ["Name by UIBarButtonItem"] && stage == nil)
    }

    @Test func longMenusScrollInTheRoomThereIs() throws {
        button.menu = UIMenu(children: (1...30).map { action("\($0)") })
        window.tap(button)
        window.layoutIfNeeded()
        let list = try #require(stage?.list)
        #expect(list.frame.minY >= button.frame.maxY && list.frame.maxY <= 480 && list.wholeHeight >= 30 * 44)
    }

    /// Rows that are scrolled out of the safe area keep their margins, which their height is made for.
    @Test func rowsOutsideTheSafeAreaHaveRoomForTheirTitles() throws {
        window.overrideSafeArea(EdgeOverride(top: 24, bottom: 34))
        button.menu = UIMenu(children: (1...30).map { action("\($0)") })
        let sink = ConflictLog.sink
        defer { ConflictLog.sink = sink }
        var logged: [String] = []
        ConflictLog.sink = { logged.append($0) }
        window.tap(button)
        window.layoutIfNeeded()
        let margins = try #require(stage?.list.rows).map { $0.subviews[0].layoutMargins }
        #expect(logged.isEmpty && margins.allSatisfy { $0.top == 11 && $0.bottom == 11 })
    }
}
