/// The recognizer of a finger that comes from the screen's edge and takes the top controller of a stack away.
final class NavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var navigation: UINavigationController?

    override func entered(_ state: UIGestureRecognizer.State) { navigation?.followPop(self, state) }
}

/// The recognizer of a finger that moves across the content and takes the top controller of a stack away.
final class NavigationContentPopGestureRecognizer: UIPanGestureRecognizer {
    weak var navigation: UINavigationController?

    /// A finger that moves towards the edge to which the upper view goes, more than up or down.
    override func mayBegin(after way: CGPoint) -> Bool {
        guard let navigation else { return false }
        return (navigation.isRightToLeft ? -way.x : way.x) > abs(way.y)
    }

    override func entered(_ state: UIGestureRecognizer.State) { navigation?.followPop(self, state) }
}

/// Lets a finger go back where the bar has a button for it. Programs that go back in other ways give the recognizer another delegate, or none.
final class NavigationPopDelegate: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let item = navigation.topViewController?.navigationItem, !navigation.isNavigationBarHidden else { return false }
        let replacesButton = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !replacesButton
    }
}
