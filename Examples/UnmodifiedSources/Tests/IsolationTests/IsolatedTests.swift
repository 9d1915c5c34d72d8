import UIKit
import XCTest

@MainActor
class WindowTestCase: XCTestCase {
    var window: UIWindow!

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    override func tearDown() async throws { window = nil }
}

/// A class that is isolated, in the language mode of Swift 6.
@MainActor
final class IsolatedTests: WindowTestCase {
    private let view = UIView()
    private var taps = 0

    func testItsMethodsUseViews() throws {
        window.addSubview(view)
        XCTAssertTrue(try XCTUnwrap(view.superview) === window)
        XCTAssertEqual(#function, "testItsMethodsUseViews()")
    }

    func testAsynchronousMethodsUseViews() async throws {
        await Task.yield()
        window.addSubview(view)
        XCTAssertEqual(window.subviews.count, 1)
    }

    func testActionsReachIt() {
        let button = UIButton()
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(taps, 1)
    }

    @objc private func tapped() { taps += 1 }
}

extension IsolatedTests {
    func testMethodsOfExtensionsUseViews() { XCTAssertNil(view.superview) }
}

/// Methods that are isolated by themselves.
final class IsolatedMethodTests: XCTestCase {
    private var count = 0

    @MainActor func testAnIsolatedMethodUsesViews() { XCTAssertEqual(UIView().frame, .zero) }

    @MainActor
    func testAnIsolatedMethodThrows() throws {
        count += 1
        XCTAssertEqual(try XCTUnwrap(UILabel().layer.sublayers?.count ?? 0), 0)
    }

    func testOthersAreAsTheyWere() { XCTAssertEqual(count, 0) }
}
