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

/// Observing by names: an object without a superclass that has the method, one below it, and a responder.
final class ObservingTests: XCTestCase {
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
}
