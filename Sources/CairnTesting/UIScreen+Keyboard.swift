import UIKit

extension UIScreen {
    /// The height of the keyboard at the bottom of the screen, in points, with what the home indicator takes; nil while there is none, as beside a
    /// keyboard of hardware.
    ///
    /// It neither comes nor goes by itself: a test that types does not need it, and one that looks at what the keyboard covers sets it.
    public var keyboardHeight: CGFloat? {
        get { environment.keyboard?.frame.height }
        set {
            environment.keyboard = newValue.map { height in
                KeyboardPlacement(frame: bounds.divided(atDistance: height, from: .maxYEdge).slice)
            }
        }
    }

    /// The height of a keyboard that comes by itself when a field or another object that is typed into becomes first responder, and goes when that
    /// resigns, as on a device without a keyboard of hardware; in points, with what the home indicator takes. Nil, the default, for a device
    /// with one. Pictures show an area without keys.
    public var softwareKeyboardHeight: CGFloat? {
        get { environment.softwareKeyboardHeight }
        set { environment.softwareKeyboardHeight = newValue }
    }
}
