import UIKit
import XCTest

private var offsetContext = 0

private class OffsetWatcher: NSObject {
    var seen: [CGPoint] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &offsetContext, keyPath == #keyPath(UIScrollView.contentOffset) else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        if let point = change?[.newKey] as? CGPoint { seen.append(point) }
    }
}

private final class CountingWatcher: OffsetWatcher {
    var count = 0
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        count += 1
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

private final class WatchingScreen: UIViewController {
    let box = UIView()
    var hidden: [Bool] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        box.addObserver(self, forKeyPath: #keyPath(UIView.isHidden), options: [.new], context: nil)
    }
    deinit { box.removeObserver(self, forKeyPath: #keyPath(UIView.isHidden)) }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == #keyPath(UIView.isHidden), let view = object as? UIView {
            hidden.append(view.isHidden)
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
}

/// Properties of its own that others observe: stored, with observers, computed, and one that announces its changes itself.
private class Account: NSObject {
    @objc dynamic var balance = 0
    @objc dynamic var owner: String? { didSet { owners.append(oldValue) } }
    @objc dynamic var isRich: Bool { balance > 100 }
    @objc class func keyPathsForValuesAffectingIsRich() -> Set<String> { [#keyPath(balance)] }
    @objc dynamic var limit: Int {
        get { storedLimit }
        set { storedLimit = max(0, newValue) }
    }
    @objc var note = "" {
        willSet { willChangeValue(forKey: "note") }
        didSet { didChangeValue(forKey: "note") }
    }
    private var storedLimit = 0
    var owners: [String?] = []
}

private final class SavingsAccount: Account {}

private final class AccountWatcher: NSObject {
    var changes: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let (old, new) = (change?[.oldKey], change?[.newKey])
        changes.append("\(keyPath ?? ""): \(old is NSNull ? "null" : old ?? "-") \(new ?? "-")")
    }
}

/// Observing by names: an object without a superclass that has the method, one below it, and a responder.
extension UserDefaults {
    @objc fileprivate dynamic var shade: Int { integer(forKey: "shade") }
}

private final class DefaultsWatcher: NSObject {
    var seen: [Any?] = []
    var notes = 0
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        seen.append(change?[.newKey])
    }
    @objc func note() { notes += 1 }
}

final class ObservingTests: XCTestCase {
    func testDefaultsTellOfChanges() {
        let (defaults, watcher) = (UserDefaults.standard, DefaultsWatcher())
        defer { for key in ["tone", "shade"] { defaults.removeObject(forKey: key) } }
        NotificationCenter.default.addObserver(
            watcher, selector: #selector(DefaultsWatcher.note), name: UserDefaults.didChangeNotification, object: defaults)
        defaults.addObserver(watcher, forKeyPath: "tone", options: .new, context: nil)
        defaults.set("dark", forKey: "tone")
        defaults.set(nil, forKey: "tone")
        defaults.removeObserver(watcher, forKeyPath: "tone")
        defaults.set(true, forKey: "tone")
        XCTAssertEqual(watcher.seen.count, 2)
        XCTAssertEqual(watcher.seen.first as? String, "dark")
        XCTAssertTrue(watcher.seen.last.flatMap { $0 } is NSNull)
        XCTAssertEqual(watcher.notes, 3)
        NotificationCenter.default.removeObserver(watcher)
        var shades: [Int] = []
        let observation = defaults.observe(\.shade, options: [.initial, .new]) { _, change in shades.append(change.newValue ?? -1)
        }
        defaults.set(4, forKey: "shade")
        observation.invalidate()
        XCTAssertEqual(shades, [0, 4])
        XCTAssertEqual(defaults.value(forKey: "shade") as? Int, 4)
    }

    func testObjectsHearOfChanges() {
        let (scroll, watcher, counter) = (UIScrollView(), OffsetWatcher(), CountingWatcher())
        for observer in [watcher, counter] {
            scroll.addObserver(
                observer, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.new], context: &offsetContext)
        }
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.removeObserver(watcher, forKeyPath: "contentOffset", context: &offsetContext)
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        scroll.removeObserver(counter, forKeyPath: "contentOffset")
        scroll.contentOffset = .zero
        XCTAssertEqual(watcher.seen, [CGPoint(x: 0, y: 30)])
        XCTAssertEqual(counter.seen, [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 40)])
        XCTAssertEqual(counter.count, 2)
    }

    func testRespondersHearOfChanges() {
        XCTAssertEqual(#keyPath(UIView.isHidden), "hidden")
        let screen = WatchingScreen()
        screen.loadViewIfNeeded()
        screen.box.isHidden = true
        screen.box.isHidden = false
        XCTAssertEqual(screen.hidden, [true, false])
    }

    func testOwnPropertiesAreObserved() {
        let account = SavingsAccount()
        var (balances, limits, isRich) = ([[Int?]](), [Int](), false)
        let tokens = [
            account.observe(\.balance, options: [.old, .new]) { account, change in
                balances.append([account.balance, change.oldValue, change.newValue])
            },
            account.observe(\.isRich, options: .new) { _, change in isRich = change.newValue ?? isRich },
            account.observe(\.limit) { account, _ in limits.append(account.limit) },
        ]
        account.balance = 5
        account.limit = 7
        XCTAssertFalse(isRich)
        account.balance = 200
        XCTAssertTrue(isRich)
        XCTAssertEqual(balances, [[5, 0, 5], [200, 5, 200]])
        XCTAssertEqual(limits, [7])
        tokens.forEach { $0.invalidate() }
        account.balance = 6
        XCTAssertEqual(balances.count, 2)
    }

    func testOwnPropertiesAreObservedByNames() {
        let (account, watcher) = (Account(), AccountWatcher())
        for key in ["balance", "owner", "note"] {
            account.addObserver(watcher, forKeyPath: key, options: [.old, .new], context: nil)
        }
        account.owner = "Ada"
        account.balance = 3
        account.balance = 3
        account.setValue(4, forKey: "balance")
        account.note = "n"
        for key in ["balance", "owner", "note"] { account.removeObserver(watcher, forKeyPath: key) }
        account.balance = 9
        XCTAssertEqual(
            watcher.changes, ["owner: null Ada", "balance: 0 3", "balance: 3 3", "balance: 3 4", "note:  n"])
        XCTAssertEqual(account.owners, [nil])
    }

    func testPropertiesOfPropertiesAreObserved() {
        final class Reader: NSObject {
            @objc let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            @objc dynamic var account: Account?
            var offsets: [CGFloat] = []
            var balances: [Int?] = []
            var tokens: [NSKeyValueObservation] = []
            func start() {
                tokens = [
                    observe(\.scrollView.contentOffset, options: [.new]) { reader, change in
                        reader.offsets.append(change.newValue?.y ?? -1)
                    },
                    observe(\.account?.balance) { reader, _ in reader.balances.append(reader.account?.balance) },
                ]
            }
        }
        let (reader, account, watcher) = (Reader(), Account(), OwnerWatcher())
        reader.start()
        reader.addObserver(watcher, forKeyPath: "account.owner", options: [.new, .initial], context: nil)
        reader.scrollView.contentOffset.y = 3
        reader.account = account
        account.balance = 5
        account.owner = "Ada"
        let other = Account()
        other.balance = 5
        reader.account = other
        account.balance = 7
        other.balance = 8
        other.owner = "Bea"
        reader.removeObserver(watcher, forKeyPath: "account.owner")
        other.owner = "Cy"
        XCTAssertEqual(reader.offsets, [3])
        XCTAssertEqual(reader.balances, [0, 5, 8])
        XCTAssertEqual(watcher.owners, ["none", "Ada", "none", "Bea"])
    }
}

private final class OwnerWatcher: NSObject {
    var owners: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        if keyPath == "account.owner" { owners.append(change?[.newKey] as? String ?? "none") }
    }

    func testClassesTellOfChangesThemselves() {
        let (pump, watcher) = (Pump(), PumpWatcher())
        for key in ["pressure", "level", "flow"] { pump.addObserver(watcher, forKeyPath: key, options: [.new], context: nil) }
        (pump.pressure, pump.level, pump.flow) = (1, 2, 3)
        XCTAssertEqual(watcher.keys, ["flow"])
        pump.willChangeValue(forKey: "pressure")
        pump.pressure = 4
        pump.didChangeValue(forKey: "pressure")
        XCTAssertEqual(watcher.keys, ["flow", "pressure"])
        for key in ["pressure", "level", "flow"] { pump.removeObserver(watcher, forKeyPath: key) }
    }
}

private class Pump: NSObject {
    @objc dynamic var pressure = 0
    @objc dynamic var level = 0
    @objc dynamic var flow = 0
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        key == "pressure" ? false : super.automaticallyNotifiesObservers(forKey: key)
    }
    @objc class func automaticallyNotifiesObserversOfLevel() -> Bool { false }
}

private final class PumpWatcher: NSObject {
    var keys: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        keys.append(keyPath ?? "none")
    }
}
