import Testing

@testable import UIKit

/// Keys by their places, with the numbers of the usage tables: a is 4, 1 is 30, return is 40, up is 82.
@MainActor
struct KeyCodeTests {
    @Test func keysKnowTheirPlaces() {
        let codes = ["a", "Z", "1", "0", "\r", " ", "-", "/", UIKeyCommand.inputUpArrow, UIKeyCommand.f12, "\u{E4}"].map {
            UIKey($0, []).keyCode.rawValue
        }
        #expect(codes == [4, 29, 30, 39, 40, 44, 45, 56, 82, 69, 3])
        #expect(UIKeyboardHIDUsage.keyboardLeftShift.rawValue == 0xE1 && UIKeyboardHIDUsage.keypad0.rawValue == 98)
        #expect(UIPress(UIKey(UIKeyCommand.inputEscape, []), in: UIWindow()).type == .menu)
    }
}
