import CairnTesting
import Testing

@testable import UIKit

/// Screens and scenes tell what has focus.
///
/// - Source: developer.apple.com/documentation/uikit/uiscreen/focuseditem, /uiwindowscene/focussystem
@MainActor
@Suite(.serialized) struct ScreenFocusTests {
    private final class Place: UIView {
        override var canBecomeFocused: Bool { true }
    }

    @Test func theFocusedViewOfTheKeyWindowIsTold() throws {
        #expect(!UIScreen.main.supportsFocus, "The simulated phone has no keyboard.")
        try SimulatedDevice("iPad Air 11\"").perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            let place = Place(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
            window.rootViewController?.view.addSubview(place)
            window.makeKeyAndVisible()
            #expect(UIScreen.main.supportsFocus && UIScreen.main.focusedView == nil)
            _ = window.pressFocusKey(.first)
            #expect(UIScreen.main.focusedView === place && UIScreen.main.focusedItem === place)
            #expect(window.windowScene?.focusSystem?.focusedItem === place)
            window.isHidden = true
        }
    }
}
