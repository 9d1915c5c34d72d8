import Testing

@testable import UIKit

/// Controllers whose view is a list put it into editing mode.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcontroller and uicollectionviewcontroller
@MainActor
struct ListControllerEditingTests {
    @Test func aCollectionViewControllerEditsItsCollection() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.setEditing(true, animated: false)
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.collectionView.isEditing && controller.isEditing)
        controller.isEditing = false
        #expect(!controller.collectionView.isEditing)
    }

    @Test func aTableViewControllerEditsItsTable() {
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: true)
        #expect(!controller.tableView.isEditing)
    }

    @Test func settingTheModeCallsTheMethod() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("\(editing) \(animated)")
            }
        }
        let controller = Controller()
        controller.isEditing = true
        #expect(controller.calls == ["true false"] && controller.isEditing)
    }
}
