import XCTest

@testable import Pins

final class PinTests: XCTestCase {
    private var window: UIWindow!
    private var view: UIView!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view = UIView()
        window.addSubview(view)
    }

    override func tearDown() {
        (window, view) = (nil, nil)
        super.tearDown()
    }

    func testEdgesFillTheSuperview() {
        view.pin { $0.edges(inset: 10) }
        window.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 10, width: 300, height: 460))
        XCTAssertEqual(view.pinnedConstraints.count, 4)
    }

    func testAnAspectGivesWay() {
        view.pin {
            $0.edges([.top, .leading, .trailing])
            $0.size(height: 100)
            $0.aspect(1, priority: .defaultLow)
        }
        window.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 320, height: 100))
    }

    func testUnpinnedViewsAreFree() {
        let constraints = view.pin { $0.size(width: 20, height: 30) }
        XCTAssertTrue(constraints.allSatisfy(\.isActive))
        view.unpin()
        XCTAssertFalse(constraints.contains { $0.isActive })
        XCTAssertTrue(view.pinnedConstraints.isEmpty)
    }

    func testConstraintsHaveNames() {
        let names = view.pin { $0.edges([.top, .bottom]) }.map(\.identifier)
        XCTAssertEqual(names, ["Pins.0", "Pins.1"])
    }
}
