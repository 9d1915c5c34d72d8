import Testing

@testable import UIKit

/// - Source: Apple's documentation of UIViewController; roots of sheets as recorded documents have them: 10 points
///   below the status bar, with navigation bars of 56.
@MainActor
struct PresentationTests {
    private let notes = CallbackController.Notes()
    /// Keeps the windows while a test runs.
    private final class Devices { var list: [DeviceWindow] = [] }
    private let devices = Devices()

    private func shown(_ device: String = "iPhone 15") -> (DeviceWindow, CallbackController) {
        let (device, presenter) = (DeviceWindow(device), CallbackController("a", notes))
        device.show(presenter)
        devices.list.append(device)
        notes.list = []
        return (device, presenter)
    }

    @Test("Full screen: the one below goes away, and hears of that last") func fullScreen() {
        let (device, presenter) = shown()
        let presented = CallbackController("b", notes)
        presented.modalPresentationStyle = .fullScreen
        var isDone = false
        presenter.present(presented, animated: true) { isDone = true }
        #expect(notes.list == ["a willDisappear", "b load", "b willAppear", "b didAppear", "a didDisappear"] && isDone)
        #expect(presented.view.frame == device.window.bounds && presented.view.safeAreaInsets.top == 59)
        #expect(presenter.presentedViewController === presented && presented.presentingViewController === presenter)
        notes.list = []
        presented.dismiss(animated: true)
        #expect(notes.list == ["b willDisappear", "a willAppear", "a didAppear", "b didDisappear"])
        #expect(presenter.presentedViewController == nil && presented.view.window == nil && !presenter.view.isHidden)
    }

    @Test("Automatic is a sheet on a phone: what is below stays") func sheet() {
        let (_, presenter) = shown()
        let presented = CallbackController("b", notes)
        presenter.present(presented, animated: true)
        #expect(notes.list == ["b load", "b willAppear", "b didAppear"])
        #expect(presented.modalPresentationStyle == .pageSheet)
        #expect(presented.presentationController?.presentedView?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
        #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test("In a sheet navigation bars are 56 high, large ones 108") func barInSheet() {
        let (device, presenter) = shown("iPhone 11")
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        presenter.present(navigation, animated: false)
        #expect(content.view.safeAreaInsets.top == 56 && content.view.frame.height == 838)
        navigation.navigationBar.prefersLargeTitles = true
        device.window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 108)
    }

    @Test("On a phone's side sheets fill the screen; on a tablet a form is a card in the middle") func adaptation() {
        let flat = DeviceWindow("iPhone 8", isLandscape: true)
        let presenter = UIViewController()
        flat.show(presenter)
        let sheet = UIViewController()
        presenter.present(sheet, animated: false)
        #expect(sheet.view.frame == flat.window.bounds)
        let (tablet, form) = (DeviceWindow("iPad (9th generation)"), UIViewController())
        let below = UIViewController()
        tablet.show(below)
        form.modalPresentationStyle = .formSheet
        below.present(form, animated: false)
        #expect(form.view.convert(form.view.bounds, to: nil) == CGRect(x: 135, y: 230, width: 540, height: 620))
    }

    @Test("Containers present for what is in them, unless a context is asked for and defined") func contexts() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        let device = DeviceWindow("iPhone 15")
        devices.list.append(device)
        device.show(navigation)
        let first = UIViewController()
        content.present(first, animated: false)
        #expect(first.presentingViewController === navigation && content.presentedViewController === first)
        content.dismiss(animated: false)
        content.definesPresentationContext = true
        let second = UIViewController()
        second.modalPresentationStyle = .overCurrentContext
        content.present(second, animated: false)
        #expect(second.presentingViewController === content && navigation.presentedViewController == nil)
    }

    @Test("Dismissing takes what is above along") func chain() {
        let (_, presenter) = shown()
        let (first, second) = (UIViewController(), UIViewController())
        presenter.present(first, animated: false)
        first.present(second, animated: false)
        presenter.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil && first.presentedViewController == nil)
        #expect(first.view.window == nil && second.view.window == nil)
    }

    @Test("A second presentation, and one from outside a window, are refused with a warning") func refused() {
        let (_, presenter) = shown()
        let sink = LayoutWarning.sink
        defer { LayoutWarning.sink = sink }
        var warnings: [String] = []
        LayoutWarning.sink = { warnings.append($0) }
        let first = UIViewController()
        presenter.present(first, animated: false)
        presenter.present(UIViewController(), animated: false)
        UIViewController().present(UIViewController(), animated: false)
        #expect(presenter.presentedViewController === first && warnings.count == 2)
        #expect(warnings.first?.contains("which is already presenting <UIViewController: 0x") == true)
        #expect(warnings.last?.hasSuffix("whose view is not in the window hierarchy.") == true)
    }

    @Test("isBeingPresented and isBeingDismissed hold during the callbacks") func flags() {
        final class Watching: UIViewController {
            var flags: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { flags.append(isBeingPresented) }
            override func viewWillDisappear(_ animated: Bool) { flags.append(isBeingDismissed) }
        }
        let (_, presenter) = shown()
        let watching = Watching()
        presenter.present(watching, animated: false)
        watching.dismiss(animated: false)
        #expect(watching.flags == [true, true] && !watching.isBeingPresented && !watching.isBeingDismissed)
    }

    @Test("Presented views turn with the window") func turning() {
        let (device, presenter) = shown()
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: false)
        device.turn("iPhone 15", isLandscape: true)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }
}
