import XCTest

@testable import Notes

class NotesTests: XCTestCase {
    private func loadedController() throws -> NotesViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: NotesViewController.self))
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? NotesViewController)
        controller.loadViewIfNeeded()
        return controller
    }

    private func subview<View: UIView>(_ type: View.Type, of controller: UIViewController) throws -> View {
        try XCTUnwrap(controller.view.subviews.compactMap { $0 as? View }.first)
    }

    func testTheButtonAddsANote() throws {
        let controller = try loadedController()
        try subview(UIButton.self, of: controller).sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.notes, ["Note 1"])
        XCTAssertEqual(try subview(UILabel.self, of: controller).text, "1")
        XCTAssertEqual(try subview(UITableView.self, of: controller).numberOfRows(inSection: 0), 1)
    }

    func testTheDelegateRemovesTheNoteThatIsChosen() throws {
        let controller = try loadedController()
        for _ in 0..<2 { try subview(UIButton.self, of: controller).sendActions(for: .touchUpInside) }
        let table = try subview(UITableView.self, of: controller)
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(controller.notes, ["Note 2"])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    }

    func testTheHeightOfTheNotesIsObserved() throws {
        let controller = try loadedController()
        let table = try subview(UITableView.self, of: controller)
        try subview(UIButton.self, of: controller).sendActions(for: .touchUpInside)
        controller.view.layoutIfNeeded()
        let height = controller.notesHeight
        XCTAssertGreaterThan(height, 0)
        XCTAssertEqual(height, table.contentSize.height)
        try subview(UIButton.self, of: controller).sendActions(for: .touchUpInside)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.notesHeight, 2 * height)
    }

    func testAMemoryWarningRemovesNotes() throws {
        let controller = try loadedController()
        try subview(UIButton.self, of: controller).sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        XCTAssertEqual(controller.notes, [])
    }

    func testTheControllerRespondsToItsMethods() throws {
        let controller = try loadedController()
        XCTAssertTrue(controller.responds(to: #selector(NotesViewController.removeAll)))
        XCTAssertTrue(controller.responds(to: Selector("add:")))
        XCTAssertFalse(controller.responds(to: Selector("removeOne")))
    }

    func testNotesAreKept() throws {
        let archive = NoteArchive(inMemory: true)
        let folder = try archive.keep(["one", "two"], in: "Old")
        XCTAssertEqual(folder.texts, ["one", "two"])
        XCTAssertEqual(try archive.entries().map(\.text), ["two", "one"])
        XCTAssertEqual(try archive.entries().first?.folder?.title, "Old")
        archive.container.viewContext.delete(folder)
        XCTAssertEqual(try archive.entries(), [])
    }

    func testTheCatalogueHasTheColour() throws {
        XCTAssertEqual(try loadedController().view.backgroundColor, UIColor(named: "Accent"))
        XCTAssertNotNil(UIColor(named: "Accent"))
    }
}
