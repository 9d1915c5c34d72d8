import UIKit
import XCTest

extension Selector {
    fileprivate static let pressed = #selector(SelectorTarget.pressed(_:))
}

private class SelectorBase: UIViewController {
    var calls: [String] = []
    @objc func inherited() { calls.append("inherited") }
    @objc(customNameFor:) func renamed(_ sender: Any) { calls.append("renamed") }
}

private final class SelectorTarget: SelectorBase {
    @objc var isOpen = false
    lazy var selectors: [Selector] = [
        #selector(bare), #selector(labelled(sender:)), #selector(self.throughSelf), #selector(SelectorTarget.throughType),
        #selector(inherited), #selector(renamed(_:)), #selector(overloaded as (SelectorTarget) -> () -> Void), .pressed,
        #selector((UIViewController.inExtension)), Selector("inText"), Selector(("inText")), NSSelectorFromString("inText"),
    ]
    @objc private func bare(_ sender: UIControl) { calls.append("bare") }
    @objc private func labelled(sender: UIControl) { calls.append("labelled") }
    @objc fileprivate func throughSelf() { calls.append("self") }
    @objc dynamic func throughType() { calls.append("type") }
    @objc func overloaded() { calls.append("overloaded") }
    func overloaded(_ count: Int) {}
    @objc func pressed(_ sender: UIControl) { calls.append("pressed") }
    @objc func inText() { calls.append("text") }
    override func inherited() {
        super.inherited()
        calls.append("override")
    }
}

extension UIViewController {
    @objc fileprivate func inExtension() { (self as? SelectorTarget)?.calls.append("extension") }
}

private final class Box<Value>: NSObject {
    var opened: [String] = []
    @objc private func open() { opened.append("\(Value.self)") }
    func watch(_ center: NotificationCenter) {
        center.addObserver(self, selector: #selector(open), name: Notification.Name("open"), object: nil)
    }
}

private class Announcer: NSObject {
    static var heard: [String] = []
    static func listen(to center: NotificationCenter) {
        center.addObserver(self, selector: #selector(hear(_:)), name: Notification.Name("say"), object: nil)
    }
    class func stop(_ center: NotificationCenter) { center.removeObserver(self) }
    @objc private static func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    @objc class func press(_ sender: UIControl) { heard.append("pressed") }
}

private final class LoudAnnouncer: Announcer {
    override class func press(_ sender: UIControl) { heard.append("PRESSED") }
}

private final class Helper: NSObject {
    var helped: [String] = []
    @objc fileprivate func help(_ sender: UIControl) { helped.append("helped \(sender.tag)") }
    @objc func rest() { helped.append("rested") }
}

@objc extension Helper {
    private func close(_ sender: UIControl) { helped.append("closed") }
}

private final class Office: NSObject {
    let helper = Helper()
    lazy var view = UIView()
    var selectors: [Selector] { [#selector(helper.help(_:)), #selector(self.helper.rest), #selector(view.setNeedsLayout)] }
}

/// `@objc` and `#selector` in all forms, and methods of UIKit.
final class SelectorTests: XCTestCase {
    func testEachFormCallsItsMethod() {
        let (target, control) = (SelectorTarget(), UIControl())
        for selector in target.selectors {
            control.removeTarget(nil, action: nil, for: .allEvents)
            control.addTarget(target, action: selector, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
        }
        XCTAssertEqual(
            target.calls,
            [
                "bare", "labelled", "self", "type", "inherited", "override", "renamed", "overloaded", "pressed", "extension",
                "text", "text", "text",
            ])
    }

    func testValuesNameTheirMethods() {
        let (office, control) = (Office(), UIControl())
        control.tag = 5
        XCTAssertEqual(office.selectors.map(NSStringFromSelector), ["help:", "rest", "setNeedsLayout"])
        for selector in office.selectors.prefix(2) { control.addTarget(office.helper, action: selector, for: .touchUpInside) }
        control.addTarget(office.helper, action: Selector(("close:")), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(office.helper.helped, ["helped 5", "rested", "closed"])
    }

    func testAccessorsHaveNames() {
        XCTAssertEqual(NSStringFromSelector(#selector(getter: SelectorTarget.isOpen)), "isOpen")
        XCTAssertEqual(NSStringFromSelector(#selector(setter: SelectorTarget.isOpen)), "setIsOpen:")
    }

    func testGenericAndLocalClassesAreCalled() {
        final class Local: NSObject {
            var count = 0
            @objc func hear() { count += 1 }
        }
        let (center, box, local) = (NotificationCenter(), Box<Int>(), Local())
        box.watch(center)
        center.addObserver(local, selector: #selector(Local.hear), name: Notification.Name("open"), object: nil)
        center.post(name: Notification.Name("open"), object: nil)
        XCTAssertEqual(box.opened, ["Int"])
        XCTAssertEqual(local.count, 1)
    }

    func testMethodsOfUIKitAreCalled() {
        let (window, field) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UITextField())
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.view.addSubview(field)
        let application = UIApplication.shared
        field.becomeFirstResponder()
        application.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        XCTAssertFalse(field.isFirstResponder)
        field.becomeFirstResponder()
        application.sendAction(#selector(UIView.endEditing), to: navigation.view, from: nil, for: nil)
        XCTAssertFalse(field.isFirstResponder)
        navigation.pushViewController(UIViewController(), animated: false)
        application.sendAction(
            #selector(UINavigationController.popViewController(animated:)), to: navigation, from: nil, for: nil)
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testMethodsOfClassesAreCalled() {
        let (center, control) = (NotificationCenter(), UIControl())
        Announcer.listen(to: center)
        center.post(name: Notification.Name("say"), object: nil)
        Announcer.stop(center)
        center.post(name: Notification.Name("say"), object: nil)
        control.addTarget(LoudAnnouncer.self, action: #selector(Announcer.press(_:)), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.removeTarget(LoudAnnouncer.self, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        XCTAssertEqual(Announcer.heard, ["say", "PRESSED"])
    }

    func testObjectsRespondToTheirMethods() {
        let target = SelectorTarget()
        XCTAssertTrue(target.responds(to: #selector(SelectorTarget.throughSelf)))
        XCTAssertFalse(target.responds(to: Selector("absent")))
    }

    func testRespondersReturnWhatTheirMethodsReturn() {
        class Named: UIView {
            @objc func caption() -> NSString { "caption" }
            @objc func joined(_ first: String, with second: String) -> String { first + second }
            @objc func nothing() {}
        }
        let view = Named()
        XCTAssertEqual(view.perform(#selector(Named.caption))?.takeUnretainedValue() as? String, "caption")
        let joined = view.perform(#selector(Named.joined(_:with:)), with: "a", with: "b")
        XCTAssertEqual(joined?.takeUnretainedValue() as? String, "ab")
        XCTAssertNil(view.perform(#selector(Named.nothing)))
    }

    func testDelegatesAreToldByTheNamesOfTheirMethods() {
        class Hearer: NSObject {
            var heard: [String] = []
            @objc func start() { heard.append("start") }
            @objc func finish(_ name: String) -> String { name + "!" }
        }
        let hearer = Hearer()
        let target: NSObjectProtocol? = hearer
        if target?.responds(to: #selector(Hearer.start)) == true { target?.perform(#selector(Hearer.start)) }
        let answer = target?.perform(#selector(Hearer.finish(_:)), with: "done")?.takeUnretainedValue() as? String
        XCTAssertEqual(hearer.heard, ["start"])
        XCTAssertEqual(answer, "done!")
    }

    func testClassesAreObjects() {
        let selector = NSSelectorFromString("sharedApplication")
        XCTAssertTrue(UIApplication.responds(to: selector))
        XCTAssertFalse(UIApplication.responds(to: Selector(("otherApplication"))))
        XCTAssertTrue(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    }

    func testAccessorsAreMethods() {
        let target = SelectorTarget()
        XCTAssertTrue(target.responds(to: #selector(getter: SelectorTarget.isOpen)))
        XCTAssertTrue(target.responds(to: #selector(setter: SelectorTarget.isOpen)))
        target.perform(#selector(setter: SelectorTarget.isOpen), with: true)
        XCTAssertTrue(target.isOpen)
        XCTAssertEqual(target.perform(#selector(getter: SelectorTarget.isOpen))?.takeUnretainedValue() as? Bool, true)
    }

    func testTimersCarryAValue() {
        class Clock: NSObject {
            var seen: [String] = []
            @objc func tick(_ timer: Timer) { seen.append(timer.userInfo as? String ?? "none") }
        }
        let (clock, tick) = (Clock(), #selector(Clock.tick(_:)))
        let timer = Timer(timeInterval: 0.001, target: clock, selector: tick, userInfo: "first", repeats: false)
        RunLoop.main.add(timer, forMode: .common)
        Timer.scheduledTimer(timeInterval: 0.01, target: clock, selector: tick, userInfo: "second", repeats: false)
        Timer.scheduledTimer(timeInterval: 0.02, target: clock, selector: tick, userInfo: nil, repeats: false)
        let last = Timer(
            fireAt: Date(timeIntervalSinceNow: 0.03), interval: 0, target: clock, selector: tick, userInfo: "last", repeats: false
        )
        RunLoop.main.add(last, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(clock.seen, ["first", "second", "none", "last"])
        weak var kept: Clock?
        do {
            let value = Clock()
            kept = value
            Timer(timeInterval: 9, target: clock, selector: tick, userInfo: value, repeats: false).invalidate()
        }
        XCTAssertNil(kept)
    }

    func testMethodsOfFoundationAreCalled() {
        let (undoManager, operation, queue) = (UndoManager(), BlockOperation {}, OperationQueue())
        var undone: [String] = []
        undoManager.registerUndo(withTarget: self) { _ in undone.append("undone") }
        undoManager.perform(#selector(UndoManager.undo))
        XCTAssertEqual(undone, ["undone"])
        let button = UIBarButtonItem(
            barButtonSystemItem: .undo, target: undoManager, action: #selector(undoManager.removeAllActions as () -> Void))
        undoManager.registerUndo(withTarget: self) { _ in }
        _ = button.target?.perform(button.action)
        XCTAssertFalse(undoManager.canUndo)

        var fired = 0
        let timer = Timer(timeInterval: 60, repeats: true) { _ in fired += 1 }
        let control = UIControl()
        control.addTarget(timer, action: #selector(Timer.fire), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        timer.perform(#selector(Timer.invalidate))
        XCTAssertEqual(fired, 1)
        XCTAssertFalse(timer.isValid)

        queue.isSuspended = true
        queue.addOperation(operation)
        queue.perform(#selector(OperationQueue.cancelAllOperations))
        XCTAssertTrue(operation.isCancelled)
    }

    func testMethodsOfObjectsAreCalled() {
        let (text, list) = (NSString("same"), NSMutableArray())
        XCTAssertEqual(text.perform(#selector(NSObject.copy))?.takeUnretainedValue() as? String, "same")
        XCTAssertEqual(text.perform(#selector(getter: NSObject.description))?.takeUnretainedValue() as? String, "same")
        XCTAssertTrue(text.responds(to: #selector(NSObject.isEqual(_:))))
        list.perform(#selector(NSMutableArray.add(_:)), with: text)
        XCTAssertEqual(list.count, 1)
        list.perform(#selector(NSMutableArray.removeAllObjects))
        XCTAssertEqual(list.count, 0)
        XCTAssertEqual(NSStringFromSelector(#selector(NSObject.perform(_:with:))), "performSelector:withObject:")
    }

    func testTasksOfSessionsAreCancelled() {
        let task = URLSession.shared.dataTask(with: URL(string: "http://localhost:9/")!)
        task.perform(#selector(URLSessionDataTask.cancel))
        XCTAssertNotEqual(task.state, .suspended)
    }

    func testMethodsHaveOneNameAlone() {
        class Renamed: NSObject {
            var calls = 0
            @objc(storeItem:) func store(_ item: Any) { calls += 1 }
        }
        let object = Renamed()
        XCTAssertTrue(object.responds(to: #selector(Renamed.store(_:))))
        XCTAssertEqual(NSStringFromSelector(#selector(Renamed.store(_:))), "storeItem:")
        XCTAssertFalse(object.responds(to: Selector(("store:"))))
        object.perform(Selector(("storeItem:")), with: 1)
        XCTAssertEqual(object.calls, 1)
    }

    func testPropertiesOfClassesHaveSetters() {
        class Theme: NSObject {
            @objc static var name = "light"
            @objc class var size: Int {
                get { kept }
                set { kept = newValue }
            }
            static var kept = 0
        }
        XCTAssertTrue(Theme.responds(to: #selector(setter: Theme.name)))
        Theme.perform(#selector(setter: Theme.name), with: "dark")
        Theme.perform(#selector(setter: Theme.size), with: 12)
        XCTAssertEqual(Theme.perform(#selector(getter: Theme.name))?.takeUnretainedValue() as? String, "dark")
        XCTAssertEqual(Theme.kept, 12)
    }
}
