import CairnTesting
import Testing

@testable import UIKit

/// Alerts and action sheets, answered by a finger.
///
/// - Source: developer.apple.com/documentation/uikit/uialertcontroller
@MainActor
struct UIAlertControllerTests {
    private final class Answers {
        var list: [String] = []
    }

    /// A phone's screen of 375 x 667 points.
    @MainActor
    private struct Screen {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let root = UIViewController()
        let answers = Answers()

        init() {
            window.traitOverrides.horizontalSizeClass = .compact
            window.traitOverrides.verticalSizeClass = .regular
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
            UIAlertAction(title: title, style: style) { [answers, root] action in
                answers.list.append("\(action.title ?? "") \(root.presentedViewController == nil ? "after" : "before")")
            }
        }

        func present(_ alert: UIAlertController) {
            root.present(alert, animated: true)
            window.layoutIfNeeded()
        }

        func frame(of view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: window) } ?? .null }

        func tap(_ action: UIAlertAction, of alert: UIAlertController) { alert.button(for: action).map(window.tap) }
    }

    @Test func aTapDismissesTheAlertAndThenRunsTheHandler() {
        let screen = Screen()
        let alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: .alert)
        let (delete, cancel) = (screen.action("Delete", .destructive), screen.action("Cancel", .cancel))
        alert.addAction(delete)
        alert.addAction(cancel)
        screen.present(alert)
        #expect(screen.root.presentedViewController === alert)
        screen.tap(delete, of: alert)
        #expect(screen.answers.list == ["Delete after"])
        #expect(screen.root.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test func anAlertIsInTheMiddleAndTwoButtonsStandBesideEachOther() {
        let screen = Screen()
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        let (ok, cancel) = (screen.action("OK"), screen.action("Cancel", .cancel))
        alert.addAction(ok)
        alert.addAction(cancel)
        screen.present(alert)
        let frame = alert.view.frame
        #expect(frame.width == 270 && frame.midX == 187.5 && abs(frame.midY - 333.5) <= 0.5)
        let (left, right) = (screen.frame(of: alert.button(for: cancel)), screen.frame(of: alert.button(for: ok)))
        #expect(left.minX == frame.minX && right.maxX == frame.maxX && left.midY == right.midY)
        #expect(left.height == 44 && abs(left.width - right.width) < 1)
    }

    @Test func longTitlesAndThirdButtonsStandBelowEachOtherAndTheCancellingOneIsLast() {
        let screen = Screen()
        let long = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let (keep, leave) = (screen.action("Keep everything as it is"), screen.action("Leave", .cancel))
        long.addAction(leave)
        long.addAction(keep)
        screen.present(long)
        #expect(screen.frame(of: long.button(for: leave)).midX == screen.frame(of: long.button(for: keep)).midX)
        screen.root.dismiss(animated: false)

        let three = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let actions = [screen.action("Cancel", .cancel), screen.action("One"), screen.action("Two")]
        actions.forEach(three.addAction)
        screen.present(three)
        let tops = actions.map { screen.frame(of: three.button(for: $0)).minY }
        #expect(tops[1] < tops[2] && tops[2] < tops[0])
        #expect(three.actions.map(\.title) == ["Cancel", "One", "Two"])
    }

    @Test func anActionSheetIsAtTheBottomWithTheCancellingButtonApart() {
        let screen = Screen()
        let sheet = UIAlertController(title: nil, message: "Choose a picture", preferredStyle: .actionSheet)
        let (camera, cancel) = (screen.action("Camera"), screen.action("Cancel", .cancel))
        sheet.addAction(cancel)
        sheet.addAction(camera)
        screen.present(sheet)
        #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 359 && sheet.view.frame.maxY == 659)
        #expect(sheet.popoverPresentationController == nil)
        let (upper, lower) = (screen.frame(of: sheet.button(for: camera)), screen.frame(of: sheet.button(for: cancel)))
        #expect(upper.height == 57 && lower.height == 57 && lower.minY - upper.maxY == 8)
        screen.window.tap(at: CGPoint(x: 180, y: 60))
        #expect(screen.answers.list == ["Cancel after"])
    }

    @Test func aTapBesideAnAlertDoesNothing() {
        let screen = Screen()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(screen.action("Cancel", .cancel))
        screen.present(alert)
        screen.window.tap(at: CGPoint(x: 20, y: 60))
        #expect(screen.root.presentedViewController === alert && screen.answers.list.isEmpty)
    }

    @Test func textFieldsAreSetUpAtOnceAndEnableAnAction() {
        let screen = Screen()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        #expect(alert.textFields == nil)
        let rename = screen.action("Rename")
        rename.isEnabled = false
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(rename)
        #expect(alert.textFields?.first?.placeholder == "Name")
        screen.present(alert)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        screen.tap(rename, of: alert)
        #expect(screen.answers.list.isEmpty)
        rename.isEnabled = true
        screen.tap(rename, of: alert)
        #expect(screen.answers.list == ["Rename after"])
    }

    @Test func theKeyboardMovesTheAlertUp() {
        let screen = Screen()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(screen.action("OK"))
        screen.present(alert)
        let main = UIScreen.main
        defer { main.environment.keyboard = nil }
        main.environment.keyboard = KeyboardPlacement(frame: CGRect(x: 0, y: 407, width: 375, height: 260))
        screen.window.layoutIfNeeded()
        #expect(abs(alert.view.frame.midY - 203.5) <= 0.5)
    }

    @Test func theReturnKeyGoesToTheNextFieldAndThenChoosesThePreferredAction() throws {
        let screen = Screen()
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        let (signIn, cancel) = (screen.action("Sign in"), screen.action("Cancel", .cancel))
        alert.addAction(signIn)
        alert.addAction(cancel)
        alert.preferredAction = signIn
        screen.present(alert)
        let fields = try #require(alert.textFields)
        let weights = [signIn, cancel].map {
            alert.button(for: $0)?.subviews.lazy.compactMap { $0 as? UILabel }.first?.font.fontName
        }
        #expect(weights[0] != weights[1])
        fields[0].sendActions(for: .editingDidEndOnExit)
        #expect(fields[1].isFirstResponder && screen.answers.list.isEmpty)
        fields[1].sendActions(for: .editingDidEndOnExit)
        #expect(screen.answers.list == ["Sign in after"])
    }

    @Test func changesOfTextsShowWhileTheAlertIsThere() {
        let screen = Screen()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let first = screen.action("First")
        alert.addAction(first)
        screen.present(alert)
        let height = alert.view.frame.height
        alert.message = "More is to be said about this."
        let second = screen.action("Second")
        alert.addAction(second)
        alert.view.tintColor = .systemGreen
        screen.window.layoutIfNeeded()
        #expect(alert.view.frame.height > height)
        let label = alert.button(for: second)?.subviews.lazy.compactMap { $0 as? UILabel }.first
        #expect(label?.text == "Second" && label?.textColor == .systemGreen)
    }

    @Test func aCopyOfAnActionSaysTheSame() throws {
        let action = UIAlertAction(title: "Delete", style: .destructive)
        action.isEnabled = false
        let copy = try #require(action.copy() as? UIAlertAction)
        #expect(copy !== action && copy.title == "Delete" && copy.style == .destructive && !copy.isEnabled)
    }

    @Test func textsAndFieldsFollowTheTextSize() throws {
        let screen = Screen()
        let alert = UIAlertController(title: "Rename", message: "All of it", preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(screen.action("OK"))
        screen.present(alert)
        let height = alert.view.frame.height
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        screen.window.layoutIfNeeded()
        #expect(alert.view.frame.height > height)
        #expect(try #require(alert.textFields?.first?.font).pointSize > 13)
    }

    @Test func manyActionsScroll() {
        let screen = Screen()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        let actions = (1...30).map { screen.action("Action \($0)") }
        actions.forEach(alert.addAction)
        screen.present(alert)
        #expect(abs(alert.view.frame.height - (667 - 48)) < 0.001)
        let last = alert.button(for: actions[29])
        #expect(screen.frame(of: last).minY > 667)
        let scroll = sequence(first: last, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }.first
        #expect(scroll?.contentSize.height ?? 0 > 30 * 44)
    }

    @Test func aSheetOnATabletIsAPopoverWithoutACancellingButton() throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let source = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
            root.view.addSubview(source)
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            let (share, cancel) = (
                UIAlertAction(title: "Share", style: .default), UIAlertAction(title: "Cancel", style: .cancel)
            )
            sheet.addAction(share)
            sheet.addAction(cancel)
            let popover = try #require(sheet.popoverPresentationController)
            popover.sourceView = source
            root.present(sheet, animated: true)
            window.layoutIfNeeded()
            #expect(sheet.button(for: cancel) == nil)
            #expect(sheet.view.frame.size == CGSize(width: 304, height: 57))
            #expect(sheet.view.frame.origin == CGPoint(x: 140, y: 91.5))
        }
    }

    @Test func misuseEndsTheProgramInUIKitsWords() async {
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            }
        }
        #expect(said(second).contains("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
        let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
        }
        #expect(said(field).contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
        let placeless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try SimulatedDevice("iPad Air 11\"").perform {
                    let window = UIWindow()
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
                    window.rootViewController?.present(sheet, animated: true)
                }
            }
        }
        #expect(said(placeless).contains("You must provide location information for this popover"))
    }

    private func said(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
