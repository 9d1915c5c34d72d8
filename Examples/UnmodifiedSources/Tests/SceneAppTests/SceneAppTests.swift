import CairnTesting
import SceneApp
import XCTest

/// A program with a scene, which these tests launch: `@main`, `UIWindowSceneDelegate`, `@IBAction` with none, one and two arguments, `@IBSegueAction` with one,
/// two and three, and the program's Info.plist.
final class SceneAppTests: XCTestCase {
    private func whileRunning(_ body: (StartViewController, SceneDelegate) throws -> Void) throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        try UIApplication.shared.launch(AppDelegate.self) {
            let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let controller = try XCTUnwrap(scene.windows.first?.rootViewController as? StartViewController)
            try body(controller, try XCTUnwrap(scene.delegate as? SceneDelegate))
        }
    }

    func testTheSceneIsMadeOfTheInformation() throws {
        try whileRunning { controller, delegate in
            XCTAssertTrue(delegate.window === controller.view.window)
            XCTAssertEqual(delegate.told, ["connect", "active"])
            UIApplication.shared.moveToBackground()
            XCTAssertEqual(delegate.told.last, "background")
        }
    }

    func testActionsTakeAsManyValuesAsTheyName() throws {
        try whileRunning { controller, _ in
            controller.buttons[0].sendActions(for: .touchUpInside)
            XCTAssertEqual(controller.actions, ["plain", "sent 1", "event"])
        }
    }

    func testSegueActionsMakeControllers() throws {
        try whileRunning { controller, _ in
            for (button, note) in zip(controller.buttons.dropFirst(), ["short", "sender 3", "full"]) {
                button.sendActions(for: .touchUpInside)
                let shown = try XCTUnwrap(controller.presentedViewController as? NoteViewController)
                XCTAssertEqual(shown.note, note)
                shown.perform(Selector(("back")))
                XCTAssertNil(controller.presentedViewController)
                XCTAssertTrue(controller.returned === shown)
            }
        }
    }

    func testTheMainBundleIsTheProgramsOwn() {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "example.SceneApp")
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "Endpoint") as? String, "https://example.com")
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String, "1.2")
        XCTAssertNotNil(UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController())
    }
}
