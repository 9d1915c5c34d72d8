import CairnTesting
import Testing
import UIKit

/// Keys that controllers get one by one, and members with older names that programs still use.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/addkeycommand(_:), /removekeycommand(_:)
@MainActor
@Suite(.serialized) struct ControllerKeyTests {
    @Test func addedKeysComeAfterTheControllersOwn() {
        let saver = KeySavingController()
        let window = visibleWindow()
        window.rootViewController = saver
        saver.becomeFirstResponder()
        let find = UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find:"))
        let alsoSave = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("find:"))
        #expect(!window.pressKey("f", holding: .command))
        saver.addKeyCommand(find)
        saver.addKeyCommand(alsoSave)
        #expect(window.pressKey("f", holding: .command) && window.pressKey("s", holding: .command))
        #expect(saver.told == ["find", "save"])
        saver.removeKeyCommand(find)
        #expect(!window.pressKey("f", holding: .command))
    }

    @Test func searchDimsByItsOlderName() {
        let search = UISearchController(searchResultsController: nil)
        #expect(search.dimsBackgroundDuringPresentation)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
    }

    @Test func translucentBlackBarsAreDark() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barStyle = .blackTranslucent
        visibleWindow().addSubview(bar)
        bar.layoutIfNeeded()
        #expect(bar.subviews.contains { $0.overrideUserInterfaceStyle == .dark })
        #expect(UIBarStyle.blackTranslucent.rawValue == 2)
    }
}

/// Notes which of its methods a key called.
final class KeySavingController: UIViewController {
    var told: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ["save:", "find:"].contains(action.description) || super.canPerformAction(action, withSender: sender)
    }
    func save(_ sender: Any?) { told.append("save") }
    func find(_ sender: Any?) { told.append("find") }
}
