import CairnTesting
import Testing

@testable import UIKit

/// Alerts and sheets of the time before alert controllers.
@MainActor
@Suite(.serialized) struct OldAlertTests {
    @available(iOS, deprecated: 9.0)
    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var heard: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("alert \(buttonIndex)") }
        func didPresent(_ alertView: UIAlertView) { heard.append("shown") }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            heard.append("gone \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { heard.append("sheet \(buttonIndex)") }
    }

    private let window = visibleWindow()
    private let root = UIViewController()

    init() { window.rootViewController = root }

    private func tap(_ title: String, in alert: UIAlertController?) {
        window.layoutIfNeeded()
        let action = alert?.actions.first { $0.title == title }
        action.flatMap { alert?.button(for: $0) }.map(window.tap)
    }

    @available(iOS, deprecated: 9.0)
    @Test func anAlertTellsWhatWasTyped() throws {
        TestClock.hold { clock in
            let listener = Listener()
            let alert = UIAlertView(
                title: "Name?", message: nil, delegate: listener, cancelButtonTitle: "Cancel", otherButtonTitles: "OK")
            alert.alertViewStyle = .plainTextInput
            window.makeKeyAndVisible()
            alert.show()
            clock.advance(by: 1)
            let shown = root.presentedViewController as? UIAlertController
            #expect(shown?.title == "Name?" && shown?.actions.map(\.title) == ["Cancel", "OK"] && alert.isVisible)
            shown?.textFields?.first?.text = "Ada"
            tap("OK", in: shown)
            clock.advance(by: 1)
            #expect(listener.heard == ["shown", "alert 1", "gone 1"] && alert.textField(at: 0)?.text == "Ada")
            #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 2)
        }
    }

    @available(iOS, deprecated: 9.0)
    @Test func aSheetTellsWhichButton() {
        TestClock.hold { clock in
            let listener = Listener()
            let sheet = UIActionSheet(
                title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "Keep")
            sheet.show(in: root.view)
            clock.advance(by: 1)
            let shown = root.presentedViewController as? UIAlertController
            #expect(shown?.preferredStyle == .actionSheet && shown?.actions.map(\.style) == [.destructive, .default, .cancel])
            tap("Keep", in: shown)
            clock.advance(by: 1)
            #expect(listener.heard == ["sheet 1"] && sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 2)
        }
    }
}
