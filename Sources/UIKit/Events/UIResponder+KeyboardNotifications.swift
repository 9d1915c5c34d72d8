/// The keyboard's notifications, and the keys of their user info.
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

    /// The key of the keyboard's frame before the change: an `NSValue`, in screen coordinates.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame after the change: an `NSValue`, in screen coordinates.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation curve: the raw value of a `UIView.AnimationCurve`, as a number.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of the animation's duration in seconds: 0.25, or 0 if the change is not animated.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of whether the keyboard belongs to this program.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIScreen {
    /// The duration of the keyboard's animation, in seconds.
    ///
    /// - Source: the notifications of iOS.
    private static let keyboardDuration: TimeInterval = 0.25

    /// The windows on the screen.
    private var windows: [UIWindow] { UIWindow.all.filter { $0.windowScreen === self } }

    /// Updates the layout guides that follow the keyboard.
    func updateKeyboardGuides() {
        for window in windows { window.updateKeyboardGuides() }
    }

    /// Posts the notifications for a keyboard that is shown, moved or hidden, and updates the layout guides that follow
    /// it. An undocked keyboard counts as hidden, as on a device. If animations run, the change takes 0.25 seconds, and
    /// input views and views that follow the guides are animated alongside.
    ///
    /// - Parameter leaving: Input views that are removed at the end of the animation.
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

    /// The frame of a keyboard directly below the screen.
    private func offScreen(_ keyboard: KeyboardPlacement?) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: bounds.height), size: keyboard?.frame.size ?? .zero)
    }
}
