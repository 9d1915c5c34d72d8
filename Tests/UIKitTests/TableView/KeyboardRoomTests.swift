import CairnTesting
import Testing

@testable import UIKit

/// Tables of controllers below the keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor
@Suite(.serialized)
struct KeyboardRoomTests {
    private final class Fields: UITableViewController {
        var fields: [UITextField] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
            field.tag = indexPath.row
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @Test func theTableEndsAtTheKeyboardAndShowsItsField() throws {
        try SimulatedDevice("iPhone SE").perform {
            try TestClock.hold { clock in
                let (window, list) = (UIWindow(frame: UIScreen.main.bounds), Fields(style: .plain))
                list.tableView.rowHeight = 44
                window.rootViewController = list
                window.makeKeyAndVisible()
                clock.advance(by: 0.1)
                let before = list.tableView.adjustedContentInset.bottom
                let field = try #require(list.tableView.viewWithTag(11) as? UITextField)
                field.becomeFirstResponder()
                UIScreen.main.keyboardHeight = 260
                clock.advance(by: 1)
                #expect(list.tableView.adjustedContentInset.bottom == 260)
                let place = field.convert(field.bounds, to: window)
                #expect(place.maxY <= window.bounds.height - 260 && place.minY >= 0)
                UIScreen.main.keyboardHeight = nil
                clock.advance(by: 1)
                #expect(list.tableView.adjustedContentInset.bottom == before && list.tableView.contentInset.bottom == 0)
            }
        }
    }

    @Test func aTableThatIsNotSeenAnyMoreGivesItsRoomBack() throws {
        try SimulatedDevice("iPhone SE").perform {
            TestClock.hold { clock in
                let (window, list) = (UIWindow(frame: UIScreen.main.bounds), Fields(style: .plain))
                window.rootViewController = list
                window.makeKeyAndVisible()
                UIScreen.main.keyboardHeight = 260
                clock.advance(by: 1)
                #expect(list.tableView.contentInset.bottom == 260)
                window.rootViewController = UIViewController()
                #expect(list.tableView.contentInset.bottom == 0)
                UIScreen.main.keyboardHeight = nil
            }
        }
    }
}
