/// Hides and shows the bars of a navigation controller automatically.
///
/// - Source: developer.apple.com/documentation/uikit/uinavigationcontroller/hidesbarsonswipe and its like
@MainActor
final class BarHiding {
    let swipe = BarSwipeGestureRecognizer()
    let tap = BarTapGestureRecognizer()
    private let decider: BarHidingDelegate
    /// Observes the keyboard while it hides the bars.
    private var keyboard: KeyboardWatch?
    /// Whether a tap shows the bars that the keyboard or the compact height hid.
    private var tapShows = false
    private var wasCompact = false

    init(of navigation: UINavigationController) {
        decider = BarHidingDelegate(navigation)
        (swipe.navigation, tap.navigation) = (navigation, navigation)
        for recognizer in [swipe, tap] as [UIGestureRecognizer] {
            recognizer.cancelsTouchesInView = false
            recognizer.delegate = decider
        }
    }

    /// Takes over the settings of the controller.
    func update(_ navigation: UINavigationController) {
        let watchesKeyboard = navigation.hidesBarsWhenKeyboardAppears
        swipe.isEnabled = navigation.hidesBarsOnSwipe
        tap.isEnabled = navigation.hidesBarsOnTap || watchesKeyboard || navigation.hidesBarsWhenVerticallyCompact
        if watchesKeyboard == (keyboard == nil) {
            keyboard = watchesKeyboard ? KeyboardWatch { [weak navigation] in navigation?.keyboardCame() } : nil
        }
        guard let view = navigation.viewIfLoaded else { return }
        for recognizer in [swipe, tap] as [UIGestureRecognizer] where recognizer.view == nil {
            view.addGestureRecognizer(recognizer)
        }
    }

    /// Whether a tap at a point of the controller's view hides or shows the bars.
    func takesTap(at point: CGPoint, in navigation: UINavigationController) -> Bool {
        if navigation.hidesBarsOnTap { return true }
        guard tapShows, navigation.isNavigationBarHidden else { return false }
        return !wasCompact || navigation.isWhereBarsWouldBe(point)
    }

    func keyboardHidBars() { tapShows = true }
    func barsWereShown() { tapShows = false }

    /// Hides the bars when the vertical size class becomes compact, and shows them when it becomes regular.
    func followVerticalSizeClass(of navigation: UINavigationController) {
        let isCompact = navigation.traitCollection.verticalSizeClass == .compact
        guard isCompact != wasCompact else { return }
        wasCompact = isCompact
        tapShows = isCompact
        navigation.hideBars(isCompact, animated: false)
    }
}

extension UINavigationController {
    /// Sets up the automatic hiding of bars if the program enabled any.
    func prepareBarHiding() {
        let isAskedFor = hidesBarsOnSwipe || hidesBarsOnTap || hidesBarsWhenKeyboardAppears || hidesBarsWhenVerticallyCompact
        if isAskedFor || knownBarHiding != nil { barHiding.update(self) }
    }

    /// Hides both bars, or shows the navigation bar, and the toolbar if it has items.
    func hideBars(_ hidden: Bool, animated: Bool) {
        if !hidden { barHiding.barsWereShown() }
        setNavigationBarHidden(hidden, animated: animated)
        if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(hidden, animated: animated) }
    }

    func keyboardCame() {
        guard isAppeared, viewIfLoaded?.window != nil, !isNavigationBarHidden else { return }
        hideBars(true, animated: true)
        barHiding.keyboardHidBars()
    }

    /// Whether a point of the view is where a hidden bar would be.
    func isWhereBarsWouldBe(_ point: CGPoint) -> Bool {
        point.y < navigationBar.frame.maxY || !(topViewController?.toolbarItems ?? []).isEmpty && point.y >= toolbar.frame.minY
    }
}

/// The recognizer of a drag on the content that hides or shows the bars.
final class BarSwipeGestureRecognizer: UIPanGestureRecognizer {
    weak var navigation: UINavigationController?

    /// The drag must be mainly vertical, in a direction that changes the bars.
    override func mayBegin(after way: CGPoint) -> Bool {
        abs(way.y) > abs(way.x) && navigation?.isNavigationBarHidden == (way.y > 0)
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        if state == .began, let navigation { navigation.hideBars(!navigation.isNavigationBarHidden, animated: true) }
    }
}

/// The recognizer of a tap on the content that hides or shows the bars, unless the tap triggers something else.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
    weak var navigation: UINavigationController?

    override func entered(_ state: UIGestureRecognizer.State) {
        if state == .ended, let navigation { navigation.hideBars(!navigation.isNavigationBarHidden, animated: true) }
    }
}

/// Ignores touches on bars and taps on controls and cells, and recognizes drags simultaneously with the content's.
private final class BarHidingDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = touch.view, view.isDescendant(of: navigation.transitionView) else { return false }
        guard gestureRecognizer is UITapGestureRecognizer else { return true }
        let above = sequence(first: view, next: \.superview).prefix { $0 !== navigation.transitionView }
        return !above.contains(where: \.answersTaps)
            && navigation.barHiding.takesTap(at: touch.location(in: navigation.view), in: navigation)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer is UIPanGestureRecognizer }
}

/// Calls a closure when the keyboard appears, until it is deallocated.
private final class KeyboardWatch {
    private let token: any NSObjectProtocol

    init(_ came: @escaping @MainActor @Sendable () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated(came) }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
