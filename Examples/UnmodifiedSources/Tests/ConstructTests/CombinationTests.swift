import UIKit
import XCTest

// MARK: Generic and nested classes

private class GenericScreen<Model>: UIViewController {
    var calls: [String] = []
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        return button
    }()
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(tap)
        view.addSubview(button)
    }
    @objc func pressed(_ sender: UIButton) { calls.append("\(Model.self)") }
    @objc private func tapped(_ recognizer: UITapGestureRecognizer) { calls.append("tapped") }
}

private final class TextScreen: GenericScreen<String> {
    override func pressed(_ sender: UIButton) {
        super.pressed(sender)
        calls.append("override")
    }
}

private enum Menu {
    final class Item: NSObject {
        static var picked: [String] = []
        final class Badge: NSObject {
            @objc fileprivate func show() { Item.picked.append("badge") }
            var own: Selector { #selector(show) }
        }
        @objc fileprivate func pick() { Item.picked.append("item") }
    }
    struct Actions {
        static let pick = #selector(Item.pick)
        static let all: [String: Selector] = ["item": #selector(Menu.Item.pick), "badge": #selector(Item.Badge.show)]
    }
}

// MARK: Overloads

private class Overloads: UIView {
    var calls: [String] = []
    @objc func change() { calls.append("none") }
    @objc func change(_ sender: UIControl) { calls.append("one") }
    @objc(changeValue:event:) func change(_ sender: UIControl, _ event: UIEvent?) { calls.append("two") }
    @objc func close() { calls.append("close") }
    @objc func close(animated: Bool) { calls.append("animated \(animated)") }
    var selectors: [Selector] {
        [
            #selector(change as () -> Void), #selector(self.change as (UIControl) -> Void),
            #selector(Overloads.change as (Overloads) -> (UIControl, UIEvent?) -> Void),
            #selector((close as () -> Void)), #selector(close as (Bool) -> Void),
        ]
    }
}

private final class MoreOverloads: Overloads {
    var inherited: [Selector] { [#selector(close(animated:)), #selector(setNeedsLayout), #selector(super.close as () -> Void)] }
}

// MARK: Protocols with properties, names

@objc private protocol Titled: NSObjectProtocol {
    var title: String { get set }
    @objc optional var subtitle: String? { get }
    @objc optional func titleDidChange(from old: String)
    static func make() -> Titled
}

private final class Heading: NSObject, Titled {
    @objc dynamic var title = "" {
        didSet { (self as Titled).titleDidChange?(from: oldValue) }
    }
    var changes: [String] = []
    func titleDidChange(from old: String) { changes.append(old + ">" + title) }
    static func make() -> Titled { Heading() }
}

private final class Lamp: NSObject {
    @objc(isLit) var lit = false
    private var stored = 0
    @objc var brightness: Int {
        @objc(currentBrightness) get { stored }
        @objc(useBrightness:) set { stored = newValue }
    }
}

private final class TallTabBar: UITabBar {}

@objc(CTMetering) private protocol Metering {}
@objc protocol PlainMetering {}

struct NameShelf {
    class Card: NSObject { class Corner: NSObject {} }
    class Box<Value>: NSObject {}
}
enum NameKind {}
extension NameKind { final class Tag: NSObject {} }
private class NamePrivate: NSObject {}

/// `@objc` with a name in front of a class, which documents and `NSClassFromString` find by that name.
@objc(CTMeterView)
public class MeterView: UIView {
    @IBOutlet weak var label: UILabel?
    @objc(CTNeedle) final class Needle: NSObject {
        override var description: String { "<\(NSStringFromClass(type(of: self)))>" }
    }
}

/// Some of the members have no names in Objective-C.
@objcMembers private final class Version: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    func raise(_ other: inout Int) { other += number }
    func sum(_ others: Int...) -> Int { others.reduce(number, +) }
    func write(_ text: some StringProtocol) -> String { "\(text) \(number)" }
    func next() -> Version { Version(number + 1) }
    static func == (one: Version, other: Version) -> Bool { one.number == other.number }
}

extension Version: Comparable {
    static func < (one: Version, other: Version) -> Bool { one.number < other.number }
}

// MARK: Actions in extensions

private final class Panel: UIViewController {
    var log: [String] = []
    var context = 0
    let items: [UIBarButtonItem] = [
        UIBarButtonItem(title: "Add", style: .plain, target: nil, action: #selector(add)),
        UIBarButtonItem(title: "Undo", style: .plain, target: nil, action: #selector(Panel.undoLast(_:))),
    ]
    let makeButton: (Panel) -> UIButton = { panel in
        let button = UIButton(type: .system)
        button.addTarget(panel, action: #selector(Panel.add), for: .primaryActionTriggered)
        return button
    }
    private lazy var recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(target: self, action: #selector(recognized(_:))),
        UILongPressGestureRecognizer(target: self, action: #selector(recognized)),
    ]
    var recognizerCount: Int { recognizers.count }
}

extension Panel {
    @IBAction func add() { log.append("add") }
    @IBAction fileprivate func undoLast(_ sender: UIBarButtonItem) { log.append("undo \(sender.title ?? "")") }
    @IBAction func remove(_ sender: Any?) { log.append("remove") }
    @objc fileprivate func recognized(_ recognizer: UIGestureRecognizer) { log.append("recognized") }
}

/// Names `self` before the object is there.
private final class EarlyScreen: UIViewController {
    var presses: [String] = []
    let button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
        return button
    }()
    private let item = UIBarButtonItem(title: "Go", style: .plain, target: self, action: #selector(EarlyScreen.go))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
        navigationItem.rightBarButtonItem = item
    }
    @objc private func press(_ sender: UIButton) { presses.append("button") }
    @objc private func go() { presses.append("item") }
}

private final class EditableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(copy(_:)), #selector(EditableLabel.shout): return true
        case #selector(UIResponderStandardEditActions.paste(_:)): return UIPasteboard.general.hasStrings
        default: return super.canPerformAction(action, withSender: sender)
        }
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    @objc func shout() { text = text?.uppercased() }
}

// MARK: Time, notifications, observing

private final class Ticker: NSObject {
    private var link: CADisplayLink?
    private var timer: Timer?
    private(set) var ticks = 0
    private(set) var frames = 0
    private(set) var late: [String] = []
    func start() {
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
        timer = .scheduledTimer(timeInterval: 0.005, target: self, selector: #selector(Ticker.tick), userInfo: nil, repeats: true)
    }
    func stop() {
        link?.invalidate()
        timer?.invalidate()
    }
    @objc private func step(_ link: CADisplayLink) { frames += 1 }
    @objc private func tick() { ticks += 1 }
    func wait() {
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(#selector(finish(_:)), with: "first", afterDelay: 0.01)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(finish(_:)), object: "first")
        perform(#selector(finish(_:)), with: "second", afterDelay: 0.01)
        performSelector(onMainThread: #selector(finish(_:)), with: "main", waitUntilDone: true)
    }
    @objc private func finish(_ text: String) { late.append(text) }
}

private var progressContext = 0

private final class ProgressScreen: UIViewController {
    @objc final class Job: NSObject {
        @objc dynamic var progress = 0.0
        @objc dynamic private(set) var name: String?
        func rename(_ new: String) { name = new }
    }
    let job = Job()
    var seen: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        job.addObserver(self, forKeyPath: #keyPath(Job.progress), options: [.old, .new], context: &progressContext)
        job.addObserver(self, forKeyPath: "name", options: .new, context: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(reset), name: .init("CTReset"), object: job)
        NotificationCenter.default.addObserver(self, selector: #selector(note(_:)), name: .init("CTNote"), object: nil)
    }
    deinit {
        job.removeObserver(self, forKeyPath: #keyPath(Job.progress), context: &progressContext)
        job.removeObserver(self, forKeyPath: "name")
    }
    @objc private func reset() { job.progress = 0 }
    @objc private func note(_ note: NSNotification) { seen.append(note.userInfo?["text"] as? String ?? "") }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &progressContext else {
            if keyPath == "name" { return seen.append("name \(change?[.newKey] as? String ?? "-")") }
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        seen.append("\(change?[.oldKey] as? Double ?? -1) \((object as? Job)?.progress ?? -1)")
    }
}

private final class FormRecord: NSObject {
    @objc var name = ""
    @objc var level = 0
    private(set) var extra: [String: Any?] = [:]
    convenience init(_ values: [String: Any]) {
        self.init()
        setValuesForKeys(values)
    }
    func fill(_ values: [String: Any]) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            let setter = Selector("set" + key.prefix(1).uppercased() + key.dropFirst() + ":")
            if responds(to: setter) { perform(setter, with: value) } else { extra[key] = value }
        }
    }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { extra[key] = value }
    override func value(forUndefinedKey key: String) -> Any? { extra[key] ?? nil }
    override func setNilValueForKey(_ key: String) {
        guard key == #keyPath(level) else { return super.setNilValueForKey(key) }
        level = -1
    }
    @objc func validateLabel(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>) throws {
        guard let label = ioValue.pointee as? String else { throw CocoaError(.keyValueValidation) }
        ioValue.pointee = label.trimmingCharacters(in: .whitespaces) as NSString
    }
    override func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws {
        guard inKey == "level" else { return try super.validateValue(ioValue, forKey: inKey) }
        guard let level = ioValue.pointee as? NSNumber else { throw CocoaError(.keyValueValidation) }
        if level.intValue > 10 { ioValue.pointee = NSNumber(value: 10) }
    }
}

/// Forms of the language together, as programs have them.
final class CombinationTests: XCTestCase {
    private let control = UIControl()

    private func send(_ selector: Selector, to target: Any?) {
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.addTarget(target, action: selector, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
    }

    func testGenericClassesAndTheirSubclassesAreCalled() {
        let screen = TextScreen()
        screen.loadViewIfNeeded()
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(screen.calls, ["String", "override"])
        XCTAssertEqual(screen.view.gestureRecognizers?.count, 1)
    }

    func testNestedClassesAreCalled() {
        Menu.Item.picked = []
        let (item, badge) = (Menu.Item(), Menu.Item.Badge())
        send(Menu.Actions.pick, to: item)
        for selector in [badge.own, Menu.Actions.all["badge"]!] { send(selector, to: badge) }
        XCTAssertEqual(Menu.Item.picked, ["item", "badge", "badge"])
    }

    func testOverloadedMethodsAreToldApartByTheirTypes() {
        let view = MoreOverloads()
        XCTAssertEqual(
            (view.selectors + view.inherited).map(NSStringFromSelector),
            [
                "change", "change:", "changeValue:event:", "close", "closeWithAnimated:", "closeWithAnimated:", "setNeedsLayout",
                "close",
            ])
        for selector in view.selectors.prefix(4) { send(selector, to: view) }
        view.perform(#selector(Overloads.close(animated:)), with: true)
        XCTAssertEqual(view.calls, ["none", "one", "two", "close", "animated true"])
    }

    func testClassesTakeNilAndCheckValues() throws {
        let record = FormRecord(["level": 4])
        record.setValue(nil, forKey: "level")
        XCTAssertEqual(record.level, -1)
        var value: AnyObject? = NSNumber(value: 12)
        try record.validateValue(&value, forKey: "level")
        XCTAssertEqual(value as? Int, 10)
        value = nil
        XCTAssertNoThrow(try record.validateValue(&value, forKey: "name"))
        XCTAssertThrowsError(try record.validateValue(&value, forKey: "level"))
        value = " padded " as NSString
        try record.validateValue(&value, forKey: "label")
        XCTAssertEqual(value as? String, "padded")
        value = nil
        XCTAssertThrowsError(try record.validateValue(&value, forKey: "label")) { error in
            XCTAssertEqual((error as NSError).code, CocoaError.Code.keyValueValidation.rawValue)
        }
    }

    func testProtocolsHaveProperties() {
        let type: Titled.Type = Heading.self
        let titled = type.make()
        titled.title = "One"
        titled.title = "Two"
        XCTAssertNil(titled.subtitle ?? nil)
        XCTAssertEqual((titled as? Heading)?.changes, [">One", "One>Two"])
        XCTAssertEqual((titled as? NSObject)?.value(forKey: "title") as? String, "Two")
    }

    func testAccessorsHaveNamesOfTheirOwn() {
        let lamp = Lamp()
        XCTAssertEqual(NSStringFromSelector(#selector(getter: Lamp.lit)), "isLit")
        XCTAssertEqual(NSStringFromSelector(#selector(setter: Lamp.lit)), "setIsLit:")
        lamp.perform(#selector(setter: Lamp.lit), with: true)
        XCTAssertTrue(lamp.lit)
        XCTAssertEqual(NSStringFromSelector(#selector(getter: Lamp.brightness)), "currentBrightness")
        lamp.perform(Selector(("useBrightness:")), with: 4)
        XCTAssertEqual(lamp.perform(NSSelectorFromString("currentBrightness"))?.takeUnretainedValue() as? Int, 4)
    }

    func testMembersWithoutNamesStayAsTheyAre() {
        let version = Version(2)
        XCTAssertTrue(version < Version(3) && version == Version(2))
        XCTAssertEqual((version.perform(#selector(Version.next))?.takeUnretainedValue() as? Version)?.number, 3)
        var level = 1
        version.raise(&level)
        XCTAssertEqual(level, 3)
        XCTAssertEqual(version.sum(1, 2), 5)
        XCTAssertEqual(version.write("v"), "v 2")
    }

    func testBarsAreSetByKeys() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        tabs.setValue(TallTabBar(), forKey: "tabBar")
        tabs.setValue(3, forKeyPath: "tabBar.tag")
        XCTAssertTrue(tabs.tabBar is TallTabBar)
        XCTAssertEqual(tabs.tabBar.items?.count, 1)
        XCTAssertEqual(tabs.tabBar.tag, 3)
        let navigation = tabs.viewControllers?[0] as? UINavigationController
        navigation?.setValue(false, forKeyPath: "navigationBar.translucent")
        XCTAssertEqual(navigation?.navigationBar.isTranslucent, false)
    }

    func testClassesHaveNamesOfTheirOwn() throws {
        XCTAssertTrue(NSClassFromString("CTMeterView") == MeterView.self)
        XCTAssertEqual(NSStringFromClass(MeterView.self), "CTMeterView")
        XCTAssertEqual(NSStringFromClass(MeterView.Needle.self), "CTNeedle")
        XCTAssertEqual(MeterView.Needle().description, "<CTNeedle>")
        XCTAssertTrue(NSClassFromString("UIKit.UILabel") == UILabel.self)
        XCTAssertNil(NSClassFromString("CTNothing"))
        XCTAssertEqual(NSStringFromProtocol(Metering.self), "CTMetering")
        XCTAssertTrue(NSStringFromProtocol(PlainMetering.self).hasSuffix(".PlainMetering"))
        let nib = UINib(nibName: "Meter", bundle: .module)
        let meter = try XCTUnwrap(nib.instantiate(withOwner: nil, options: nil).first as? MeterView)
        XCTAssertEqual(meter.label?.text, "5 V")
    }

    /// On iOS such names have the kinds and lengths of all names around; the run-time library takes one dot only.
    func testClassesInsideOfTypesHaveNames() {
        class Local: NSObject {}
        let nested = NSStringFromClass(NameShelf.Card.self)
        XCTAssertEqual(nested, "_TtCV14ConstructTests9NameShelf4Card")
        XCTAssertTrue(NSClassFromString(nested) == NameShelf.Card.self)
        XCTAssertEqual(NSStringFromClass(NameShelf.Card.Corner.self), "_TtCCV14ConstructTests9NameShelf4Card6Corner")
        XCTAssertTrue(NSClassFromString("_TtCO14ConstructTests8NameKind3Tag") == NameKind.Tag.self)
        XCTAssertNil(NSClassFromString("_TtCV14ConstructTests9NameShelf5Cards"))
        XCTAssertNil(NSClassFromString("ConstructTests.NameShelf.Card"))
        for type in [Local.self, NamePrivate.self, NameShelf.Box<Int>.self, NameShelf.Box<String>.self] as [AnyClass] {
            XCTAssertTrue(NSClassFromString(NSStringFromClass(type)) == type)
        }
    }

    func testActionsInExtensionsAreCalled() throws {
        let panel = Panel()
        for item in panel.items { UIApplication.shared.sendAction(try XCTUnwrap(item.action), to: panel, from: item, for: nil) }
        panel.makeButton(panel).sendActions(for: .primaryActionTriggered)
        send(#selector(Panel.remove), to: panel)
        XCTAssertEqual(panel.log, ["add", "undo Undo", "add", "remove"])
        XCTAssertEqual(panel.recognizerCount, 2)
    }

    func testActionsOfEarlyTargetsGoAlongTheResponders() {
        let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), EarlyScreen())
        window.rootViewController = screen
        window.makeKeyAndVisible()
        screen.button.sendActions(for: .touchUpInside)
        XCTAssertNil(screen.navigationItem.rightBarButtonItem?.target)
        XCTAssertEqual(screen.presses, ["button"])
    }

    func testMenusAskForActions() {
        let label = EditableLabel()
        label.text = "quiet"
        XCTAssertTrue(label.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
        XCTAssertFalse(label.canPerformAction(#selector(UIResponderStandardEditActions.cut(_:)), withSender: nil))
        XCTAssertTrue(
            label.canPerformAction(UIMenuItem(title: "Shout", action: #selector(EditableLabel.shout)).action, withSender: nil))
        UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.copy), to: label, from: self, for: nil)
        label.perform(#selector(EditableLabel.shout))
        XCTAssertEqual(UIPasteboard.general.string, "quiet")
        XCTAssertEqual(label.text, "QUIET")
        XCTAssertTrue(label.canPerformAction(#selector(UIResponderStandardEditActions.paste), withSender: nil))
    }

    func testTimersAndDisplayLinksCallPrivateMethods() {
        let ticker = Ticker()
        ticker.start()
        ticker.wait()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.15))
        ticker.stop()
        XCTAssertGreaterThan(ticker.ticks, 2)
        XCTAssertGreaterThan(ticker.frames, 2)
        XCTAssertEqual(ticker.late, ["main", "second"])
    }

    func testObserversWithAndWithoutAContext() {
        let screen = ProgressScreen()
        screen.loadViewIfNeeded()
        screen.job.progress = 0.5
        screen.job.rename("copy")
        NotificationCenter.default.post(name: Notification.Name("CTReset"), object: screen.job)
        NotificationCenter.default.post(name: Notification.Name("CTNote"), object: nil, userInfo: ["text": "noted"])
        XCTAssertEqual(screen.seen, ["0.0 0.5", "name copy", "0.5 0.0", "noted"])
    }

    func testNamesAreMadeOfTexts() {
        let record = FormRecord(["name": "Ada", "level": 3, "other": true])
        XCTAssertEqual(record.name, "Ada")
        XCTAssertEqual(record.level, 3)
        XCTAssertEqual(record.value(forKey: "other") as? Bool, true)
        record.fill(["name": "Bea", "level": 4, "else": "x"])
        XCTAssertEqual(record.name, "Bea")
        XCTAssertEqual(record.level, 4)
        XCTAssertEqual(record.extra["else"] as? String, "x")
        XCTAssertEqual(record.dictionaryWithValues(forKeys: ["name"]) as? [String: String], ["name": "Bea"])
        XCTAssertNil(record.value(forKey: "absent"))
    }
}
