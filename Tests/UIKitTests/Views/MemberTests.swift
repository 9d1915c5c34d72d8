import CairnTesting
import Testing

@testable import UIKit

/// Members that many programs use, each seen to act.
@MainActor
struct MemberTests {
    @Test func theDeviceTellsOfItself() throws {
        let device = UIDevice.current
        #expect(
            device.systemName == "iOS" && device.systemVersion == "26.0" && device.model == "iPhone" && device.name == "iPhone")
        #expect(device.localizedModel == "iPhone" && device.isMultitaskingSupported && device.identifierForVendor != nil)
        #expect(device.identifierForVendor == device.identifierForVendor)
        try SimulatedDevice("iPad Air 11\"").perform { #expect(device.systemName == "iPadOS" && device.model == "iPad") }
    }

    @Test func turnsAreToldWhileSomebodyListens() throws {
        nonisolated(unsafe) var turns = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in turns += 1 }
        var device = try SimulatedDevice("iPhone 17")
        device.perform {
            device.isLandscape = true
            device.use()
            #expect(turns == 0)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            device.isLandscape = false
            device.use()
            #expect(turns == 1 && UIDevice.current.isGeneratingDeviceOrientationNotifications)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
            device.isLandscape = true
            device.use()
            #expect(turns == 1)
        }
        NotificationCenter.default.removeObserver(token)
    }

    @Test func theBatteryIsKnownWhileItIsWatched() {
        let device = UIDevice.current
        #expect(device.batteryState == .unknown && device.batteryLevel == -1)
        device.isBatteryMonitoringEnabled = true
        defer { device.isBatteryMonitoringEnabled = false }
        nonisolated(unsafe) var told: [String] = []
        let tokens = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told.append($0.name.rawValue) }
        }
        device.battery = (.charging, 0.5)
        #expect(device.batteryState == .charging && device.batteryLevel == 0.5 && told.count == 2)
        device.battery = (.unplugged, 1)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func brightnessIsLimitedAndTold() {
        nonisolated(unsafe) var told = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil
        ) { _ in told += 1 }
        let screen = UIScreen.main
        let before = screen.brightness
        screen.brightness = 2
        #expect(screen.brightness == 1 && told == 1)
        screen.brightness = before
        NotificationCenter.default.removeObserver(token)
        #expect(UIScreen.screens == [screen] && screen.mirrored == nil && !screen.isCaptured)
    }

    @Test func barsShowTheirImages() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let window = visibleWindow()
        window.addSubview(bar)
        func picture(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                color.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
        }
        bar.setBackgroundImage(picture(.red), for: .default)
        bar.shadowImage = picture(.blue)
        window.layoutIfNeeded()
        let views = bar.background.subviews.compactMap { $0 as? UIImageView }
        #expect(views[0].image != nil && views[1].image != nil && views[1].frame.height == 4)
        #expect(bar.backgroundImage(for: .default) != nil && bar.backgroundImage(for: .compact) == nil)
        bar.setBackgroundImage(nil, for: .default)
        window.layoutIfNeeded()
        #expect(views[0].image == nil && views[1].image == nil)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        window.addSubview(toolbar)
        toolbar.setBackgroundImage(picture(.red), forToolbarPosition: .any, barMetrics: .default)
        toolbar.setShadowImage(picture(.blue), forToolbarPosition: .any)
        window.layoutIfNeeded()
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) != nil)
        #expect(toolbar.shadowImage(forToolbarPosition: .any) != nil)
        let shown = toolbar.subviews.flatMap(\.subviews).compactMap { ($0 as? UIImageView)?.image }
        #expect(shown.count == 2)
    }

    @Test func aSplitViewsButtonHidesAndShowsThePrimaryColumn() throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(UIViewController(), for: .secondary)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = split
            window.isHidden = false
            #expect(split.displayMode == .oneBesideSecondary)
            split.displayModeButtonItem.tapped()
            #expect(split.displayMode == .secondaryOnly)
            split.displayModeButtonItem.tapped()
            #expect(split.displayMode == .oneBesideSecondary)
            window.isHidden = true
        }
    }

    @Test func iconsAreThoseOfTheInformation() async {
        let application = UIApplication.shared
        let before = application.information
        defer { application.information = before }
        #expect(!application.supportsAlternateIcons)
        let icons: [String: Any] = ["CFBundleIcons": ["CFBundleAlternateIcons": ["Night": [:] as [String: Any]]]]
        application.information = ProgramInformation(values: icons, module: nil)
        #expect(application.supportsAlternateIcons)
        let fault = await withCheckedContinuation { wait in
            application.setAlternateIconName("Day") { wait.resume(returning: $0 != nil) }
        }
        #expect(fault && application.alternateIconName == nil)
        application.setAlternateIconName("Night")
        #expect(application.alternateIconName == "Night")
        application.setAlternateIconName(nil)
        #expect(application.alternateIconName == nil)
    }

    @Test func indexPathsOfFoundationsClass() {
        let path = NSIndexPath(row: 3, section: 2)
        #expect(path.row == 3 && path.item == 3 && path.section == 2 && path as IndexPath == IndexPath(row: 3, section: 2))
        #expect(NSIndexPath(item: 1, section: 0).item == 1)
    }

    @Test func anExtensionAnswers() {
        final class Share: UIViewController {
            let given: NSExtensionContext
            init(_ context: NSExtensionContext) {
                given = context
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override var extensionContext: NSExtensionContext? { given }
        }
        var answers: [String] = []
        let item = NSExtensionItem()
        item.attributedContentText = NSAttributedString(string: "text")
        let controller = Share(
            NSExtensionContext([item]) { answer in
                switch answer {
                case .success(let items): answers.append("\(items.count)")
                case .failure: answers.append("failed")
                }
            })
        #expect(controller.extensionContext?.inputItems.count == 1 && UIViewController().extensionContext == nil)
        controller.extensionContext?.completeRequest(returningItems: [item])
        controller.extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
        #expect(answers == ["1", "failed"])
    }

    @Test func undoingAndRedoing() {
        @MainActor final class Model {
            var value = 0
            func set(_ new: Int, _ manager: UndoManager) {
                let old = value
                manager.registerUndo(withTarget: self) { $0.set(old, manager) }
                value = new
            }
        }
        let (window, view, model) = (visibleWindow(), UIView(), Model())
        window.addSubview(view)
        guard let manager = view.undoManager else {
            Issue.record("no manager")
            return
        }
        manager.groupsByEvent = false
        #expect(manager === window.undoManager && !manager.canUndo)
        model.set(1, manager)
        model.set(2, manager)
        manager.setActionName("Change")
        #expect(manager.canUndo && manager.undoMenuItemTitle == "Undo Change")
        manager.undo()
        #expect(model.value == 1 && manager.canRedo && manager.redoActionName == "Change")
        manager.undo()
        #expect(model.value == 0 && !manager.canUndo)
        manager.redo()
        manager.redo()
        #expect(model.value == 2 && !manager.canRedo)
        manager.beginUndoGrouping()
        model.set(3, manager)
        model.set(4, manager)
        manager.endUndoGrouping()
        manager.undo()
        #expect(model.value == 2)
        manager.beginUndoGrouping()
        #expect(manager.groupingLevel == 1)
        manager.endUndoGrouping()
        #expect(manager.groupingLevel == 0 && manager.undoActionName == "Change" && manager.redoMenuItemTitle == "Redo")
        nonisolated(unsafe) var told: [String] = []
        let tokens = [NSNotification.Name.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told.append($0.name.rawValue) }
        }
        var states: [Bool] = []
        manager.registerUndo(withTarget: model) { _ in
            states.append(manager.isUndoing)
            manager.registerUndo(withTarget: model) { _ in states.append(manager.isRedoing) }
        }
        manager.undo()
        manager.redo()
        #expect(states == [true, true] && told.count == 2)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        manager.removeAllActions()
        manager.levelsOfUndo = 1
        model.set(5, manager)
        model.set(6, manager)
        manager.undo()
        manager.undo()
        #expect(model.value == 5 && manager.isUndoRegistrationEnabled)
        manager.disableUndoRegistration()
        #expect(!manager.isUndoRegistrationEnabled)
        model.set(9, manager)
        manager.enableUndoRegistration()
        manager.removeAllActions(withTarget: model)
        #expect(!manager.canUndo && !manager.canRedo)
    }
}
