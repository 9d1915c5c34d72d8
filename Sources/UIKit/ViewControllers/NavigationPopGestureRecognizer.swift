/// The recognizer of a pan from the screen's edge that pops the top controller of a navigation stack.
final class NavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var navigation: UINavigationController?

    override func entered(_ state: UIGestureRecognizer.State) { navigation?.followPop(self, state) }
}

/// The recognizer of a pan on the content that pops the top controller of a navigation stack.
final class NavigationContentPopGestureRecognizer: UIPanGestureRecognizer {
    weak var navigation: UINavigationController?

    /// The pan must be mainly horizontal, towards the edge at which the popped view leaves.
    override func mayBegin(after way: CGPoint) -> Bool {
        guard let navigation else { return false }
        return (navigation.isRightToLeft ? -way.x : way.x) > abs(way.y)
    }

    override func entered(_ state: UIGestureRecognizer.State) { navigation?.followPop(self, state) }
}

/// Allows a pop gesture if the bar shows a back button. Programs that replace the button give the recognizer another
/// delegate, or none.
final class NavigationPopDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let item = navigation.topViewController?.navigationItem, !navigation.isNavigationBarHidden else { return false }
        let replacesButton = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !replacesButton
    }
}
