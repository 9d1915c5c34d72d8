/// Two controllers of a stack while a finger takes the upper one away.
struct NavigationPop {
    let upper: UIViewController
    let lower: UIViewController
    /// The views in which those of the controllers are.
    let upperPlace: UIView
    let lowerPlace: UIView
    /// The part of the finger's way that had to be gone before.
    let slop: CGFloat
    /// How far the finger took the upper view, in points towards its edge.
    var way: CGFloat = 0
    /// Whether the finger left, and the views go on by themselves.
    var isEnding = false
}

/// A finger from the screen's edge goes back. The bar changes once it has.
extension UINavigationController {
    /// Seconds.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let duration: TimeInterval = 0.3

    func preparePopRecognizer() {
        guard popRecognizer == nil else { return }
        let (recognizer, decider) = (NavigationPopGestureRecognizer(), NavigationPopDelegate(self))
        recognizer.navigation = self
        recognizer.edges = isRightToLeft ? .right : .left
        recognizer.delegate = decider
        (popRecognizer, popDelegate) = (recognizer, decider)
        view.addGestureRecognizer(recognizer)
    }

    var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var direction: CGFloat { isRightToLeft ? -1 : 1 }

    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer !== popRecognizer || viewControllers.count > 1 && currentPop == nil && stackTransition == nil && !animatesPop
    }

    // MARK: The finger

    func beginPop(_ pan: UIPanGestureRecognizer) {
        let stack = viewControllers
        guard stack.count > 1, let upperPlace = transitionView.subviews.last, shown === stack.last else { return }
        let (upper, lower) = (stack[stack.count - 1], stack[stack.count - 2])
        upper.beginDisappearing(animated: true)
        lower.beginAppearing(animated: true)
        guard topViewController === upper else { return }
        delegate?.navigationController(self, willShow: lower, animated: true)
        let lowerPlace = UIViewControllerWrapperView(lower.view, in: transitionView.bounds)
        transitionView.insertSubview(lowerPlace, at: 0)
        place(lower)
        lower.callViewIsAppearing(animated: true)
        currentPop = NavigationPop(
            upper: upper, lower: lower, upperPlace: upperPlace, lowerPlace: lowerPlace,
            slop: UIPanGestureRecognizer.slop(of: pan.translation(in: nil)).x)
        followPop(pan)
    }

    func followPop(_ pan: UIPanGestureRecognizer) {
        guard let pop = currentPop, !pop.isEnding else { return }
        let way = direction * (pan.translation(in: nil).x - pop.slop)
        move(to: min(max(0, way), transitionView.bounds.width))
    }

    private func move(to way: CGFloat) {
        guard let pop = currentPop else { return }
        currentPop?.way = way
        let width = transitionView.bounds.width
        pop.upperPlace.frame.origin.x = direction * way
        pop.lowerPlace.frame.origin.x = -direction * SystemTransition.lag * (width - way)
    }

    /// The finger left: the upper view goes where it is nearer to, with its velocity.
    ///
    /// - Parameter velocity: Points per second; positive is to the right.
    func endPop(velocity: CGFloat) {
        guard let pop = currentPop else { return }
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        let end = ScrollGlide.target(from: pop.way, velocity: direction * velocity, rate: rate)
        leave(finishing: end > transitionView.bounds.width / 2)
    }

    func cancelPop() { leave(finishing: false) }

    private func leave(finishing: Bool) {
        guard currentPop != nil else { return }
        currentPop?.isEnding = true
        UIView.animate(withDuration: Self.duration) { [self] in
            move(to: finishing ? transitionView.bounds.width : 0)
        } completion: { [self] _ in
            finishing ? finishPop() : restoreUpper()
        }
    }

    // MARK: Afterwards

    /// Takes the controller off the stack, which ends what has begun of both appearances.
    private func finishPop() {
        guard let pop = currentPop else { return }
        if topViewController === pop.upper { popViewController(animated: true) }
        currentPop = nil
    }

    private func restoreUpper() {
        guard let pop = currentPop else { return }
        currentPop = nil
        pop.lower.beginDisappearing(animated: true)
        pop.upper.beginAppearing(animated: true)
        pop.lowerPlace.removeFromSuperview()
        pop.upperPlace.frame = transitionView.bounds
        pop.lower.endDisappearing(animated: true)
        pop.upper.endAppearing(animated: true)
    }
}
