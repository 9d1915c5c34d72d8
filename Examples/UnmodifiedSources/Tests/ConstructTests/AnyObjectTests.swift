import UIKit
import XCTest

private class Sender: NSObject {
    @objc var detail: Int = 4
    @objc var note: String?
    @objc func doubled(_ value: Int, plus rest: Int) -> Int { value * 2 + rest }
    @objc func reset() { detail = 0 }
}

private final class Reader: NSObject {
    func tag(of sender: AnyObject) -> Int { sender.tag }
    func title(of sender: AnyObject?) -> String? { sender?.title ?? nil }
    func detail(of sender: Any) -> Int? { (sender as AnyObject).detail }
    func note(of sender: Any) -> String? { (sender as AnyObject).note ?? "none" }
    func calls(_ sender: AnyObject) -> Int {
        sender.reset!()
        return sender.doubled(
            3, plus: 1)
    }
    func callIfPresent(_ sender: AnyObject) -> Int? { sender.doubled?(5, plus: 0) }
    func isView(_ sender: AnyObject) -> Bool { sender.isKind(of: UIView.self) }
    func cast(_ sender: AnyObject) -> Int {
        if let sender = sender as? Sender {
            sender.detail = 9
            return sender.detail
        }
        return 0
    }
}

/// Tells the objects of an array and of a table.
private final class Multicast: NSObject {
    private let pointers = NSPointerArray.weakObjects()
    private let table = NSHashTable<AnyObject>.weakObjects()
    var targets: [AnyObject] {
        pointers.compact()
        return (0..<pointers.count).compactMap {
            pointers.pointer(at: $0).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        }
    }
    func add(_ target: AnyObject) {
        pointers.addPointer(Unmanaged.passUnretained(target).toOpaque())
        table.add(target)
    }
    func send(_ selector: Selector) -> Int {
        var count = 0
        for target in targets where target.responds(to: selector) { count += 1 }
        for target in table.allObjects {
            if target.responds?(to: selector) == true { _ = target.perform?(selector) }
        }
        return count
    }
}

private class Relay: NSObject {
    weak var target: AnyObject?
    var detail: Int? { self.target?.detail }
    func send(_ selector: Selector) { _ = target?.perform(selector) }
}

private final class SecondRelay: Relay {
    func title() -> String? { target?.title ?? nil }
}

/// Members of `AnyObject` values.
final class AnyObjectTests: XCTestCase {
    func testPropertiesAreFound() {
        let (reader, button, sender) = (Reader(), UIButton(), Sender())
        button.tag = 12
        sender.note = "kept"
        XCTAssertEqual(reader.tag(of: button), 12)
        XCTAssertEqual(reader.tag(of: UIBarButtonItem()), 0)
        XCTAssertEqual(reader.title(of: UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)), "Save")
        XCTAssertNil(reader.title(of: nil))
        XCTAssertEqual(reader.detail(of: sender), 4)
        XCTAssertNil(reader.detail(of: button))
        XCTAssertEqual(reader.note(of: sender), "kept")
    }

    func testMethodsAreCalled() {
        let (reader, sender) = (Reader(), Sender())
        XCTAssertEqual(reader.calls(sender), 7)
        XCTAssertEqual(sender.detail, 0)
        XCTAssertEqual(reader.callIfPresent(sender), 10)
        XCTAssertNil(reader.callIfPresent(UIView()))
        XCTAssertTrue(reader.isView(UILabel()))
        XCTAssertFalse(reader.isView(sender))
    }

    func testPropertiesOfTheTypeAreLookedInto() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        let (relay, sender) = (SecondRelay(), Sender())
        relay.target = sender
        XCTAssertEqual(relay.detail, 4)
        relay.send(#selector(Sender.reset))
        XCTAssertEqual(sender.detail, 0)
        relay.target = item
        XCTAssertEqual(relay.title(), "Go")
        relay.target = nil
        XCTAssertNil(relay.detail)
    }

    func testTargetsOfBarButtonItemsPerformTheirActions() throws {
        let sender = Sender()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: sender, action: #selector(Sender.reset))
        _ = item.target?.perform(item.action, with: item)
        XCTAssertEqual(sender.detail, 0)
        sender.detail = 3
        let target = try XCTUnwrap(item.target)
        _ = target.perform(try XCTUnwrap(item.action))
        XCTAssertEqual(sender.detail, 0)
        sender.detail = 5
        guard let owner = item.target, let selector = item.action else { return XCTFail("The item has no target.") }
        XCTAssertTrue(owner.responds(to: selector))
        _ = owner.perform(selector, with: item)
        XCTAssertEqual(sender.detail, 0)
        item.target = nil
        XCTAssertNil(item.target?.perform(item.action))
    }

    func testObjectsOfListsAreTold() {
        let (multicast, sender, label) = (Multicast(), Sender(), UILabel())
        autoreleasepool { multicast.add(Sender()) }
        multicast.add(sender)
        multicast.add(label)
        XCTAssertEqual(multicast.targets.count, 2)
        XCTAssertEqual(multicast.send(#selector(Sender.reset)), 1)
        XCTAssertEqual(sender.detail, 0)
    }

    func testNamesThatAreDeclaredAgainAreLeft() {
        XCTAssertEqual(Reader().cast(Sender()), 9)
    }
}
