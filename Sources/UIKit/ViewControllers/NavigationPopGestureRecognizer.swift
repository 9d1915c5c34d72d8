/// The recognizer of a finger that comes from the screen's edge and takes the top controller of a stack away.
final class NavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    weak var navigation: UINavigationController?

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: navigation?.beginPop(self)
        case .changed: navigation?.followPop(self)
        case .ended: navigation?.endPop(self)
        case .cancelled: navigation?.cancelPop()
        case .possible, .failed: break
        }
    }
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
