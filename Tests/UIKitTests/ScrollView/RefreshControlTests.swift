import Testing

@testable import UIKit

/// A refresh control stands above the content, and takes room there while it refreshes.
@MainActor
struct RefreshControlTests {
    @Test func refreshingTakesRoom() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        let table: UITableView = controller.tableView
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.layoutIfNeeded()
        #expect(control.superview === table && control.isHidden && control.frame.maxY == 0 && control.frame.width == 320)
        control.beginRefreshing()
        #expect(control.isRefreshing && !control.isHidden && table.contentInset.top == control.frame.height)
        control.endRefreshing()
        #expect(!control.isRefreshing && table.contentInset.top == 0)
        table.refreshControl = nil
        #expect(control.superview == nil)
    }
}
