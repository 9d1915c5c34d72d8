/// The changes of a property animator, recorded so that they can be reverted.
@MainActor
final class AnimatorRecorder: ChangeRecorder {
    private var changes: [(change: LayerChange, view: UIView, key: String?)] = []
    /// Whether the properties have the values at which the animation was stopped.
    private var wasStopped = false
    /// The animation whose changes are being made.
    var animation: ViewAnimation?
    /// The driver of the changes being made.
    var driver: (any AnimationDriver)?

    /// Whether any view on the screen is animated.
    var animatesSomething: Bool { changes.contains { $0.key != nil } }

    func record(_ change: LayerChange, in view: UIView) {
        let basic = CABasicAnimation()
        change.animate(basic) { $0.driver = driver }
        record(change, in: view, animatedBy: basic)
    }

    func record(_ change: LayerChange, in view: UIView, animatedBy animation: CAPropertyAnimation) {
        var key: String?
        if view.layer.isOnScreen, let own = self.animation {
            let free = change.freeKey
            animation.driver = driver
            own.add(animation, forKey: free, to: view)
            key = free
        }
        changes.append((change, view, key))
    }

    /// Removes the animations, and sets the properties to the values of a position. The recorded changes are kept.
    ///
    /// Properties have their new values from the start: an animation that was not stopped leaves them unchanged at its
    /// end, since later changes may have been made.
    func finish(at position: UIViewAnimatingPosition) {
        let shown = changes.indices.map { index in
            changes[index].change.presentValueSetter { [self] in
                changes[index].key.map(changes[index].view.layer.removeAnimation(forKey:))
                changes[index].key = nil
            }
        }
        UIView.performWithoutAnimation {
            switch position {
            case .start:
                for (change, view, _) in changes.reversed() {
                    view.take(change.key, by: wasStopped ? change.restore : change.undo)
                }
            case .end: if wasStopped { for (change, view, _) in changes { view.take(change.key, by: change.complete) } }
            case .current: for (index, (change, view, _)) in changes.enumerated() { view.take(change.key, by: shown[index]) }
            }
        }
        if position == .current { wasStopped = true }
    }
}

extension UIView {
    /// Sets a property of the layer and updates the view accordingly.
    fileprivate func take(_ key: String, by set: () -> Void) {
        changeGeometry(set)
        if key == "backgroundColor" { appearance.backgroundColor = layer.backgroundColor.map(UIColor.init(cgColor:)) }
    }
}
