import Testing

@testable import SourceRewriting

/// Names of Swift 3 to 4.1, as Apple's list of changes between UIKit's versions has them.
@Suite struct RenamedNameTests {
    private func line(_ text: String) -> String { RewrittenText("import UIKit\n" + text).lines[1] }

    @Test(arguments: [
        ("let a: [UIApplicationLaunchOptionsKey: Any] = [:]", "let a: [UIApplication.LaunchOptionsKey: Any] = [:]"),
        ("let a = [NSAttributedStringKey.font: b]", "let a = [NSAttributedString.Key.font: b]"),
        ("let a = RunLoopMode.commonModes", "let a = RunLoop.Mode.common"),
        ("a.add(b, forMode: .defaultRunLoopMode)", "a.add(b, forMode: .default)"),
        ("a.add(b, forMode: .UITrackingRunLoopMode)", "a.add(b, forMode: .tracking)"),
        ("let a = UITableViewAutomaticDimension", "let a = UITableView.automaticDimension"),
        ("let a = UIEdgeInsetsMake(1, b(2), 3, 4)", "let a = UIEdgeInsets(top: 1, left: b(2), bottom: 3, right: 4)"),
        ("let a = UIImageJPEGRepresentation(b, 0.5)", "let a = (b).jpegData(compressionQuality: 0.5)"),
        ("let a = UIEdgeInsetsInsetRect(b, c)", "let a = (b).inset(by: c)"),
        ("let a = UIAccessibilityIsVoiceOverRunning()", "let a = UIAccessibility.isVoiceOverRunning"),
        ("let a = Notification.Name.UIKeyboardWillShow", "let a = UIResponder.keyboardWillShowNotification"),
        ("let a = UIActivityIndicatorView(activityIndicatorStyle: .gray)", "let a = UIActivityIndicatorView(style: .gray)"),
        (
            "func imagePickerController(_ a: B, didFinishPickingMediaWithInfo c: [String : Any]) {}",
            "func imagePickerController(_ a: B, didFinishPickingMediaWithInfo c: [UIImagePickerController.InfoKey: Any]) {}"
        ),
        ("let a = UIDeviceOrientationIsPortrait(b)", "let a = (b as UIDeviceOrientation).isPortrait"),
        ("let a = AVPlayerItemStatus.failed", "let a = AVPlayerItem.Status.failed"),
        ("let a: MKDirectionsRequest", "let a: MKDirections.Request"),
        ("let a = CMTimeMakeWithSeconds(1, 60)", "let a = CMTimeMakeWithSeconds(1, preferredTimescale: 60)"),
        ("let a = CMTimeMake(value: 1, timescale: 2)", "let a = CMTimeMake(value: 1, timescale: 2)"),
        ("a.setCategory(b, with: .mixWithOthers)", "a.setCategory(b, options: .mixWithOthers)"),
        ("a.setCategory(b, options: c)", "a.setCategory(b, options: c)"),
        ("let a = UNNotificationSound.default()", "let a = UNNotificationSound.default  "),
        ("let a = b.recordPermission() == c", "let a = b.recordPermission   == c"),
        ("let a = UNNotificationSound(named: \"b\")", "let a = UNNotificationSound(named: UNNotificationSoundName(\"b\"))"),
        ("let a = MKCoordinateSpanMake(1, 2)", "let a = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)"),
        (
            "class A: UIViewController { override func prefersHomeIndicatorAutoHidden() -> Bool { return true } }",
            "class A: UIViewController { override var prefersHomeIndicatorAutoHidden   : Bool { return true } }"
        ),
        ("let a = Notification.Name.UIDocumentStateChanged", "let a = UIDocument.stateChangedNotification"),
        ("let a = f(name: .UIKeyboardWillShow)", "let a = f(name: UIResponder.keyboardWillShowNotification)"),
    ]) func namesAreThoseOfSwift5(_ old: String, _ new: String) { #expect(line(old) == new) }

    @Test func callsInBodiesAreThoseOfSwift5() {
        let result = RewrittenText(
            "import UIKit\nclass A: UIViewController {\nfunc f(_ a: A) {\nview.bringSubview(toFront: a.view)\naddChildViewController(a)\n"
                + "a.didMove(toParentViewController: self)\nfor c in a.childViewControllers { c.removeFromParentViewController() }\n}\n"
                + "override func willMove(toParentViewController parent: UIViewController?) {}\n}")
        #expect(result.lines[3].hasPrefix("view.bringSubviewToFront(") && result.lines[3].hasSuffix(" a.view)"))
        #expect(result.lines[4] == "addChild(a)")
        #expect(result.lines[5] == "a.didMove(toParent: self)")
        #expect(result.lines[6] == "for c in a.children { c.removeFromParent() }")
        #expect(result.lines[8] == "override func willMove(toParent parent: UIViewController?) {}")
        #expect(result.messages.count == 1 && result.messages[0].hasSuffix(": note: \(RenamedNameStep.message)"))
    }

    @Test func namesOfTheProjectStay() {
        #expect(line("struct UIControlState {}; let a: UIControlState") == "struct UIControlState {}; let a: UIControlState")
        #expect(
            line("class A { var childViewControllers = 1; func f() { g(childViewControllers) } }").contains(
                "g(childViewControllers)"))
    }
}
