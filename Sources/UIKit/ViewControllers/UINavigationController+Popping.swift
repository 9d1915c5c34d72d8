/// A pop that a finger drives.
@MainActor
struct NavigationPop {
    let driver = UIPercentDrivenInteractiveTransition()
    /// The part of the finger's way that had to be gone before, in points.
    let slop: CGFloat
}

/// A finger from the screen's edge goes back: it drives the same pop as a tap on the back button, with the change of the bar.
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

    /// A finger that goes back entered a state.
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

    /// The finger left: the upper view goes where it is nearer to, with the finger's velocity. Where no time passes, it only decides.
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

    /// How far the finger went towards the edge to which the upper view goes, in points.
    private func way(of pan: UIPanGestureRecognizer) -> CGFloat {
        max(0, direction * (pan.translation(in: nil).x - (pop?.slop ?? 0)))
    }
}
