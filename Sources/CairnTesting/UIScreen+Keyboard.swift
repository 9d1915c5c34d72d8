import UIKit

extension UIScreen {
    /// The height of the keyboard at the bottom of the screen, in points, including the home indicator's area; nil
    /// while it is hidden, as with a hardware keyboard.
    ///
    /// The keyboard appears only if a test sets this height or ``softwareKeyboardHeight``: typing does not need it.
    public var keyboardHeight: CGFloat? {
        get { environment.keyboard?.frame.height }
        set {
            environment.keyboard = newValue.map { height in
                KeyboardPlacement(frame: bounds.divided(atDistance: height, from: .maxYEdge).slice)
            }
        }
    }

    /// The height of a software keyboard that appears when a text input becomes first responder, and disappears when
    /// that resigns; in points, including the home indicator's area. Nil, the default, for a device with a hardware
    /// keyboard. Pictures show an area without keys.
    public var softwareKeyboardHeight: CGFloat? {
        get { environment.softwareKeyboardHeight }
        set { environment.softwareKeyboardHeight = newValue }
    }
}
