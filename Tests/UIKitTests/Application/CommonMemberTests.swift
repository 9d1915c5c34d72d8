import CairnTesting
import Testing

@testable import UIKit

/// Members of several classes that many programs use.
extension ApplicationTests {
    @MainActor
    @Suite struct CommonMemberTests {
        /// Since iOS 16 the system writes a line and turns nothing.
        @Test func settingTheDevicesOrientationIsToldOnceAndTurnsNothing() {
            let sink = LayoutWarning.sink
            defer { LayoutWarning.sink = sink }
            var lines: [String] = []
            LayoutWarning.sink = { lines.append($0) }
            let before = UIDevice.current.orientation
            for _ in 0..<2 { UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation") }
            let told = lines.filter { $0.contains("Setting UIDevice.orientation is not supported") }
            #expect(UIDevice.current.orientation == before && told.count == 1)
        }

        @Test func actionsTellWhatMenusArePresentedFrom() {
            var item: (any UIPopoverPresentationControllerSourceItem)?
            let action = UIAction { item = $0.presentationSourceItem }
            let button = UIButton(primaryAction: action)
            button.sendActions(for: .primaryActionTriggered)
            #expect(item === button && action.presentationSourceItem == nil)
        }

        @Test func theStatusBarsFrameIsToldAsTheInterfaceTurns() throws {
            try SimulatedDevice("iPhone 15").perform {
                _ = UIApplication.shared
                var frames: [CGRect?] = []
                let names = [
                    "UIApplicationWillChangeStatusBarFrameNotification", "UIApplicationDidChangeStatusBarFrameNotification",
                ]
                let tokens = names.map { name in
                    NotificationCenter.default.addObserver(forName: NSNotification.Name(name), object: nil, queue: nil) { note in
                        let frame = (note.userInfo?["UIApplicationStatusBarFrameUserInfoKey"] as? NSValue)?.cgRectValue
                        MainActor.assumeIsolated { frames.append(frame) }
                    }
                }
                defer { tokens.forEach(NotificationCenter.default.removeObserver) }
                let old = UIScreen.main.environment
                UIScreen.main.environment = old.turned()
                let new = UIScreen.main.environment
                #expect(frames.map(\.?.width) == [new.size.width, old.size.width] && new.size.width != old.size.width)
                #expect(frames.map(\.?.height) == [new.safeArea.top, old.safeArea.top])
            }
        }

        @Test func theScreensSnapshotShowsItsWindows() throws {
            let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            window.backgroundColor = .red
            window.isHidden = false
            let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
            #expect(snapshot.frame == UIScreen.main.bounds)
            #expect(snapshot.subviews.last?.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
            let count = snapshot.subviews.count
            window.isHidden = true
            #expect(UIScreen.main.snapshotView(afterScreenUpdates: false).subviews.count == count - 1)
        }

        private final class Form: UIView {
            var ends = 0
            override func endEditing(_ force: Bool) -> Bool {
                ends += 1
                return super.endEditing(force)
            }
        }

        @Test func classesHearOfTheEndOfEditing() {
            let (window, form, field) = (UIWindow(), Form(), UITextField())
            form.addSubview(field)
            window.addSubview(form)
            window.isHidden = false
            field.becomeFirstResponder()
            #expect((form as UIView).endEditing(true) && form.ends == 1 && !field.isFirstResponder)
            #expect(!form.endEditing(true))
            window.isHidden = true
        }

        @Test func interactionStatesRestoreSelectionAndFirstResponder() throws {
            let (window, field, view) = (UIWindow(), UITextField(), UITextView())
            window.addSubview(field)
            window.addSubview(view)
            window.isHidden = false
            defer { window.isHidden = true }
            (field.text, view.text) = ("some text", "other text")
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 2, length: 3)
            let kept = try NSKeyedArchiver.archivedData(withRootObject: view.interactionState, requiringSecureCoding: true)
            let idle = field.interactionState
            view.resignFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 0)
            let state = try #require(
                try NSKeyedUnarchiver.unarchivedObject(ofClass: TextInteractionState.self, from: kept))
            view.interactionState = state
            #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 2, length: 3))
            field.interactionState = state
            let range = try #require(field.selectedTextRange)
            #expect(field.isFirstResponder && field.text(in: range) == "me ")
            field.interactionState = idle
            view.interactionState = "no state"
            #expect(view.selectedRange == NSRange(location: 2, length: 3))
        }

        @Test func listContentIsAsOpaqueAsItsConfiguration() {
            var configuration = UIListContentConfiguration.cell()
            configuration.text = "a"
            configuration.alpha = 0.5
            let view = UIListContentView(configuration: configuration)
            #expect(view.subviews.map(\.alpha) == [0.5] && view.alpha == 1)
            configuration.alpha = 1
            view.configuration = configuration
            #expect(view.subviews.map(\.alpha) == [1])
        }

        @Test func tabsHaveDefaults() {
            let tab = NSTextTab()
            #expect(tab.alignment == .natural && tab.location == 0 && tab.options.isEmpty)
        }
    }
}
