import CairnTesting
import Testing

@testable import UIKit

/// A table below an accessory view that comes while the tab bar goes: its inset is what covers it in the end.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewcontroller on keyboards,
///   uiviewcontroller/hidesbottombarwhenpushed
@MainActor
struct KeyboardRoomBarTests {
    private final class Chat: UITableViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(arguments: [true, false]) func theInsetIsWhatCoversTheTable(_ animated: Bool) {
        TestClock.hold { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let stack = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            clock.advance(by: 1)
            let chat = Chat(style: .plain)
            chat.hidesBottomBarWhenPushed = true
            stack.pushViewController(chat, animated: animated)
            clock.advance(by: 1)
            let top = chat.bar.convert(chat.bar.bounds, to: window).minY
            #expect(top == 607 && chat.tableView.adjustedContentInset.bottom == 60)
            stack.popViewController(animated: animated)
            clock.advance(by: 1)
            #expect(chat.bar.window == nil)
        }
    }
}
