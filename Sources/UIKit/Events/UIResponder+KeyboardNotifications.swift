/// Notifications of the keyboard, and the keys of their information.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
extension UIResponder {
    /// Posted before the keyboard is shown; the object is the screen.
    nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard was shown; the object is the screen.
    nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard is hidden; the object is the screen.
    nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard was hidden; the object is the screen.
    nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes, also when it is shown or hidden; the object is the screen.
    nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame changed, also when it was shown or hidden; the object is the screen.
    nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's rectangle before, as an `NSValue`, in points of the screen.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's rectangle after, as an `NSValue`, in points of the screen.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The animation's curve, a `UIView.AnimationCurve` as a number.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The animation's duration in seconds: always 0.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// Whether the keyboard belongs to this program.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIScreen {
    /// Seconds in which the keyboard comes and goes.
    ///
    /// - Source: what the notifications of iOS say.
    private static let keyboardDuration: TimeInterval = 0.25

    /// The windows on the screen.
    private var windows: [UIWindow] { UIWindow.all.filter { $0.windowScreen === self } }

    /// Moves the layout guides that follow the keyboard.
    func updateKeyboardGuides() {
        for window in windows { window.updateKeyboardGuides() }
    }

    /// Posts the notifications of a keyboard that was shown, moved or hidden, and updates the layout guides that follow it. An undocked
    /// keyboard counts as hidden, as on a device. Where time passes it takes 0.25 seconds, in which input views and what follows the guides
    /// move along.
    ///
    /// - Parameter leaving: Input views that go with the movement.
    func moveKeyboard(from old: KeyboardPlacement?, to new: KeyboardPlacement?, leaving: [InputSetHostView]) {
        let windows = windows
        let (wasDocked, isDocked) = (old?.isDocked ?? false, new?.isDocked ?? false)
        let duration = windows.contains { AnimationTime.passes(in: $0) } ? Self.keyboardDuration : 0
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old?.frame ?? offScreen(new)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new?.frame ?? offScreen(old)),
            UIResponder.keyboardAnimationDurationUserInfoKey: duration,
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
        post(UIResponder.keyboardWillChangeFrameNotification)
        if isDocked { post(UIResponder.keyboardWillShowNotification) }
        if wasDocked && !isDocked { post(UIResponder.keyboardWillHideNotification) }
        let arrived = {
            for host in leaving { host.leave() }
            post(UIResponder.keyboardDidChangeFrameNotification)
            if isDocked { post(UIResponder.keyboardDidShowNotification) }
            if wasDocked && !isDocked { post(UIResponder.keyboardDidHideNotification) }
        }
        let follow = { (window: UIWindow) in
            window.updateKeyboardGuides()
            guard isDocked, let view = window.firstResponder as? UIView else { return }
            window.layoutIfNeeded()
            view.keyboardCame()
        }
        let moveInputs = { [self] in
            inputs.place()
            for host in leaving { host.frame.origin.y = host.superview?.bounds.maxY ?? 0 }
        }
        guard duration > 0 else {
            moveInputs()
            windows.forEach(follow)
            return arrived()
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
            moveInputs()
            for window in windows {
                follow(window)
                window.layoutIfNeeded()
            }
        }
        _ = MediaClock.shared.alarm(after: duration, arrived)
    }

    /// A keyboard's rectangle just below the screen.
    private func offScreen(_ keyboard: KeyboardPlacement?) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: bounds.height), size: keyboard?.frame.size ?? .zero)
    }
}
