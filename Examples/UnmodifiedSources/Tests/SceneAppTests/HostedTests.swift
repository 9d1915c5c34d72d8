import SceneApp
import Testing
import UIKit
import XCTest

/// The program is running when its tests begin, as the host of a test target of Xcode.
final class HostTests: XCTestCase {
    @MainActor func testTheProgramIsRunning() throws {
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        XCTAssertTrue(UIApplication.shared.delegate is AppDelegate && scene.delegate is SceneDelegate)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        let window = try XCTUnwrap(scene.windows.first)
        // Whether it is the key window depends on the windows of tests that ran before.
        XCTAssertTrue(window.rootViewController is StartViewController)
        XCTAssertTrue(window.rootViewController?.view.window === window)
    }

    @MainActor func testTimePassesWhileATestWaits() throws {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        window.isHidden = false
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let (laidOut, animated) = (expectation(description: "layout"), expectation(description: "animation"))
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            if window.isHidden == false, view.bounds.width == 50 { laidOut.fulfill() }
        }
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: { _ in
            animated.fulfill()
        }
        wait(for: [laidOut, animated], timeout: 5)
    }

    @MainActor func testAsynchronousTestsAreLaidOut() async throws {
        let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        window.isHidden = false
        window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        try await Task.sleep(nanoseconds: 50_000_000)
        XCTAssertEqual(view.bounds.width, 50)
        XCTAssertFalse(window.isHidden)
    }
}

@MainActor @Suite struct HostedSuite {
    @Test func theProgramIsRunning() throws {
        #expect(UIApplication.shared.delegate is AppDelegate)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.windows.first?.rootViewController is StartViewController)
    }

    @Test func timePassesWhileATestWaits() async throws {
        final class Page: UIViewController {
            var appeared: (() -> Void)?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                appeared?()
            }
        }
        let (window, page) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Page())
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        var ended = false
        UIView.animate(withDuration: 0.1) {
            stack.view.alpha = 0.5
        } completion: { _ in
            ended = true
        }
        await withCheckedContinuation { waiting in
            page.appeared = { waiting.resume() }
            stack.pushViewController(page, animated: true)
        }
        #expect(page.view.bounds.size == window.bounds.size && Thread.isMainThread)
        try await Task.sleep(nanoseconds: 200_000_000)
        #expect(ended)
    }
}
