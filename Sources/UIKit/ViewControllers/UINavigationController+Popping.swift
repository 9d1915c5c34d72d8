/// An interactive pop.
@MainActor
struct NavigationPop {
    let driver = UIPercentDrivenInteractiveTransition()
    /// The distance of the pan before it was recognized, in points.
    let slop: CGFloat
}

/// Pops by a pan gesture from the screen's edge, with the same animation as a tap on the back button, including the
/// bar's.
extension UINavigationController {
    func preparePopRecognizer() {
        guard popRecognizer == nil else { return }
        let (recognizer, decider) = (NavigationPopGestureRecognizer(), NavigationPopDelegate(self))
        recognizer.navigation = self
        recognizer.edges = isRightToLeft ? .right : .left
        recognizer.delegate = decider
        (popRecognizer, popDelegate) = (recognizer, decider)
        view.addGestureRecognizer(recognizer)
    }

    func prepareContentPopRecognizer() {
        guard contentPopRecognizer == nil else { return }
        preparePopRecognizer()
        let recognizer = NavigationContentPopGestureRecognizer()
        recognizer.navigation = self
        recognizer.delegate = popDelegate
        contentPopRecognizer = recognizer
        view.addGestureRecognizer(recognizer)
    }

    /// Called when a pop gesture entered a state.
    func followPop(_ pan: UIPanGestureRecognizer, _ state: UIGestureRecognizer.State) {
        switch state {
        case .began: beginPop(pan)
        case .changed: followPop(pan)
        case .ended: endPop(pan)
        case .cancelled: cancelPop()
        case .possible, .failed: break
        }
    }

    var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var direction: CGFloat { isRightToLeft ? -1 : 1 }

    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let pops = recognizer === popRecognizer || recognizer === contentPopRecognizer
        return !pops || viewControllers.count > 1 && stackTransition == nil && !animatesPop
    }

    func beginPop(_ pan: UIPanGestureRecognizer) {
        guard viewControllers.count > 1, SystemTransition.takesTime(in: viewIfLoaded) else { return }
        pop = NavigationPop(slop: UIPanGestureRecognizer.slop(of: pan.translation(in: nil)).x)
        popViewController(animated: true)
        guard stackTransition != nil else { return pop = nil }
        followPop(pan)
    }

    func followPop(_ pan: UIPanGestureRecognizer) { pop?.driver.update(way(of: pan) / max(transitionView.bounds.width, 1)) }

    /// Called when the finger was lifted: completes the pop or cancels it, whichever end is nearer to the position that
    /// the pan's velocity leads to. If transitions are not animated, the pop happens only here.
    func endPop(_ pan: UIPanGestureRecognizer) {
        let rate = UIScrollView.DecelerationRate.fast.rawValue
        let end = ScrollGlide.target(from: way(of: pan), velocity: direction * pan.velocity(in: nil).x, rate: rate)
        let isFinished = end > transitionView.bounds.width / 2
        guard let pop else {
            if isFinished { popViewController(animated: true) }
            return
        }
        isFinished ? pop.driver.finish() : pop.driver.cancel()
    }

    func cancelPop() { pop?.driver.cancel() }

    /// The distance of the pan towards the edge at which the popped view leaves, in points.
    private func way(of pan: UIPanGestureRecognizer) -> CGFloat {
        max(0, direction * (pan.translation(in: nil).x - (pop?.slop ?? 0)))
    }
}
