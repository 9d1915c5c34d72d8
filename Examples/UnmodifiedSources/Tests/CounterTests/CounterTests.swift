import CairnTesting
import Counter
import XCTest

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

final class NamedCallTests: XCTestCase {
    class Observer: NSObject {
        var heard: [String] = []
        var ticks = 0

        func start(_ center: NotificationCenter) {
            center.addObserver(self, selector: #selector(hear(_:)), name: Notification.Name("spoken"), object: nil)
            center.addObserver(self, selector: #selector(count), name: Notification.Name("counted"), object: nil)
        }
        @objc private func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
        @objc private func count() { heard.append("count") }
        @objc func tick(_ timer: Timer) {
            ticks += 1
            if ticks == 3 { timer.invalidate() }
        }
    }

    func testNotificationsAreHeardUntilTheObserverIsRemoved() {
        let (center, observer) = (NotificationCenter(), Observer())
        observer.start(center)
        center.post(name: Notification.Name("spoken"), object: nil)
        center.post(name: Notification.Name("counted"), object: nil)
        XCTAssertEqual(observer.heard, ["spoken", "count"])
        center.removeObserver(observer, name: Notification.Name("spoken"), object: nil)
        center.post(name: Notification.Name("spoken"), object: nil)
        center.post(name: Notification.Name("counted"), object: nil)
        XCTAssertEqual(observer.heard, ["spoken", "count", "count"])
        center.removeObserver(observer)
        center.post(name: Notification.Name("counted"), object: nil)
        XCTAssertEqual(observer.heard.count, 3)
    }

    func testACenterDoesNotKeepItsObservers() {
        let center = NotificationCenter()
        weak var gone: Observer?
        do {
            let observer = Observer()
            observer.start(center)
            gone = observer
        }
        XCTAssertNil(gone)
        center.post(name: Notification.Name("spoken"), object: nil)
    }

    func testATimerCallsItsTarget() {
        let observer = Observer()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.001, target: observer, selector: #selector(Observer.tick(_:)), userInfo: nil, repeats: true)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertEqual(observer.ticks, 3)
        XCTAssertFalse(timer.isValid)
    }
}

/// Turns of the device, as programs hear of them.
final class TurningTests: XCTestCase {
    private final class Listener: NSObject {
        var orientations: [UIDeviceOrientation] = []
        func start() {
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            NotificationCenter.default.addObserver(
                self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)
        }
        func stop() {
            NotificationCenter.default.removeObserver(self)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
        }
        @objc private func turned() { orientations.append(UIDevice.current.orientation) }
    }

    func testTurnsAreHeard() throws {
        let listener = Listener()
        try MainActor.assumeIsolated {
            var device = try SimulatedDevice("iPhone 17")
            device.perform {
                listener.start()
                device.isLandscape = true
                device.use()
                device.isLandscape = false
                device.use()
                listener.stop()
                device.isLandscape = true
                device.use()
            }
        }
        XCTAssertEqual(listener.orientations, [.landscapeLeft, .portrait])
    }

    func testProgramsCannotTurnTheDeviceByItsKey() throws {
        let listener = Listener()
        try MainActor.assumeIsolated {
            try SimulatedDevice("iPhone 17").perform {
                listener.start()
                UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
                let orientation = UIDevice.current.value(forKey: #keyPath(UIDevice.orientation)) as? Int
                XCTAssertEqual(orientation, UIDeviceOrientation.portrait.rawValue)
                listener.stop()
            }
        }
        XCTAssertEqual(listener.orientations, [])
    }

    func testSubclassesOfOtherModulesAddMethodsOfDelegates() {
        let numbers = Numbers()
        numbers.loadViewIfNeeded()
        XCTAssertEqual(numbers.table.delegate?.tableView?(numbers.table, heightForRowAt: IndexPath(row: 0, section: 0)), 61)
        numbers.table.delegate?.tableView?(numbers.table, didSelectRowAt: IndexPath(row: 4, section: 0))
        XCTAssertEqual(numbers.selected, [4])
        let letters = Letters()
        XCTAssertEqual((letters as UITextFieldDelegate).textFieldShouldReturn?(UITextField()), false)
    }
}

private final class Numbers: ListController {
    var selected: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }
}

private class Letters: ListController {}

extension Letters {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}
