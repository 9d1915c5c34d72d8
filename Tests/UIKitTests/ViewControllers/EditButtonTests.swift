import Testing

@testable import UIKit

/// The button that starts and ends editing mode.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem
@MainActor
struct EditButtonTests {
    private final class Editor: UIViewController {
        var changes: [String] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            changes.append("\(editing) \(animated)")
        }
    }

    @Test func theApplicationSendsItsAction() throws {
        let editor = Editor()
        let item = editor.editButtonItem
        #expect(item.target === editor && item.primaryAction == nil && item.systemItem == .edit)
        let action = try #require(item.action)
        #expect(editor.responds(to: action) && !UIView().responds(to: action))
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        #expect(editor.isEditing && editor.changes == ["true true"])
        #expect(item.systemItem == .done && item.style == .done)
        #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
        #expect(!editor.isEditing && editor.changes == ["true true", "false true"])
        #expect(item.systemItem == .edit && item.style == .plain)
    }

    @Test func theTitleTogglesBetweenEditAndDone() {
        let editor = Editor()
        #expect(editor.editButtonItem.title == "Edit")
        editor.setEditing(true, animated: false)
        #expect(editor.editButtonItem.title == "Done")
        editor.editButtonItem.title = "Leave"
        editor.isEditing = false
        #expect(editor.editButtonItem.title == "Edit")
    }

    @Test func controllersPerformIt() throws {
        let editor = UITableViewController()
        editor.loadViewIfNeeded()
        let action: Selector = try #require(editor.editButtonItem.action)
        editor.perform(action, with: nil)
        #expect(editor.isEditing && editor.tableView.isEditing)
    }

    @Test func tapsSendIt() {
        let editor = Editor()
        editor.isEditing = true
        #expect(editor.editButtonItem.systemItem == .done)
        editor.editButtonItem.tapped()
        #expect(editor.changes == ["true false", "false true"])
    }

    @Test func theItemDoesNotKeepItsController() {
        var editor: Editor? = Editor()
        let item = editor?.editButtonItem
        editor = nil
        #expect(item != nil && item?.target == nil)
        item?.tapped()
    }
}
