/// What is told of the keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's rectangle before, as an `NSValue`, in points of the screen.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's rectangle after, as an `NSValue`, in points of the screen.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The animation's curve, a `UIView.AnimationCurve` as a number.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Seconds: 0, as nothing moves here.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Whether the keyboard belongs to this program.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The rectangle the value holds.
    public var cgRectValue: CGRect { rectValue }
}

extension UIScreen {
    /// Tells everybody that the keyboard came, moved or went, and moves what follows it. An undocked keyboard counts as hidden, as on a
    /// device.
    func moveKeyboard(from old: KeyboardPlacement?, in windows: [UIWindow]) {
        let new = environment.keyboard
        let (wasDocked, isDocked) = (old?.isDocked ?? false, new?.isDocked ?? false)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old?.frame ?? offScreen(new)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new?.frame ?? offScreen(old)),
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
        post(UIResponder.keyboardWillChangeFrameNotification)
        if isDocked { post(UIResponder.keyboardWillShowNotification) }
        if wasDocked && !isDocked { post(UIResponder.keyboardWillHideNotification) }
        for window in windows { window.updateKeyboardGuides() }
        post(UIResponder.keyboardDidChangeFrameNotification)
        if isDocked { post(UIResponder.keyboardDidShowNotification) }
        if wasDocked && !isDocked { post(UIResponder.keyboardDidHideNotification) }
    }

    /// A keyboard's place just below the screen.
    private func offScreen(_ keyboard: KeyboardPlacement?) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: bounds.height), size: keyboard?.frame.size ?? .zero)
    }
}
