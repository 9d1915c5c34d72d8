import XCTest

@testable import Counter

class Listener: NSObject, CounterDelegate {
    var changes = 0
    func counterDidChange(_ counter: CounterViewController) { changes += 1 }
}

class TalkingListener: Listener {
    let step = 5
    func counter(_ counter: CounterViewController, titleFor count: Int) -> String { "counted \(count)" }
}

@MainActor
final class CounterTests: XCTestCase {
    private func loaded(_ delegate: CounterDelegate?) -> (CounterViewController, UILabel) {
        let counter = CounterViewController()
        let label = UILabel()
        counter.delegate = delegate
        counter.loadViewIfNeeded()
        counter.setValue(label, forKey: "titleLabel")
        return (counter, label)
    }

    func testASelectorCallsAPrivateMethod() {
        let listener = Listener()
        let (counter, label) = loaded(listener)
        counter.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 1)
        XCTAssertEqual(listener.changes, 1)
        XCTAssertEqual(label.text, "1")
    }

    func testASubclassAddsOptionalRequirements() {
        let listener = TalkingListener()
        let (counter, label) = loaded(listener)
        counter.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.count, 5)
        XCTAssertEqual(label.text, "counted 5")
    }

    func testAnActionTakesItsSender() {
        let (counter, _) = loaded(nil)
        counter.button.sendActions(for: .touchUpInside)
        XCTAssertEqual(counter.history, ["noted true"])
    }

    func testKeysRunObservers() {
        let (counter, _) = loaded(nil)
        counter.setValue(7, forKey: "limit")
        XCTAssertEqual(counter.limit, 7)
        XCTAssertEqual(counter.limitChanges, 1)
        XCTAssertEqual(counter.keys, ["view.frame", "limit"])
    }

    func testOverridesInExtensionsAreCalled() {
        let (counter, _) = loaded(nil)
        counter.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        counter.view.layoutIfNeeded()
        XCTAssertEqual(counter.button.frame, CGRect(x: 20, y: 20, width: 160, height: 60))
        counter.limit = 1
        XCTAssertTrue(counter.prefersStatusBarHidden)
        counter.button.sendActions(for: .touchDownRepeat)
        XCTAssertTrue(counter.button.isSelected)
        (counter as CountingViewController).reset(nil)
        XCTAssertFalse(counter.button.isSelected)
    }
}
