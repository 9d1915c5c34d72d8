/// The implicit actions of a layer on changes of its properties.
extension CALayer {
    /// Looks up the action for a property that is about to change, if the layer has been on the screen.
    func prepareAction(_ key: String) {
        guard animationState.shown == nil, isOfView || isCommitted, !CATransaction.disableActions(),
            let action = action(forKey: key), !(action is NSNull)
        else { return }
        animationState.prepared.append((key, implicit(action, key)))
        hasPreparedAction = true
    }

    /// Runs the prepared action after the property changed.
    func runPreparedAction(_ key: String) {
        guard let index = animationState.prepared.lastIndex(where: { $0.key == key }) else { return }
        let action = animationState.prepared.remove(at: index).action
        hasPreparedAction = !animationState.prepared.isEmpty
        action.run(forKey: key, object: self, arguments: nil)
    }

    /// The action, with a start value for an animation without values: the presented one.
    private func implicit(_ action: any CAAction, _ key: String) -> any CAAction {
        guard let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
            animation.byValue == nil, let path = LayerKeyPath(animation.keyPath ?? key, in: self)
        else { return action }
        animation.fromValue = path.value(in: animationState.entries.isEmpty ? self : presentation() ?? self).boxed
        if animation.timingFunction == nil {
            animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        }
        return animation
    }

    /// The implicit animation of a property for layers of this class.
    static func usualAction(forKey key: String) -> CABasicAnimation? {
        guard
            let property = ownProperties.first(where: { $0.name == key })
                ?? LayerProperty.ofLayers.first(where: { $0.name == key }),
            property.form != .object
        else { return nil }
        return CABasicAnimation(keyPath: key)
    }

    // MARK: On the screen

    /// Whether the layer is in the tree of a visible window.
    package var isOnScreen: Bool {
        var top = self
        while let above = top.tree.superlayer { top = above }
        return top.tree.isScreenRoot
    }

    /// Whether the layer was on the screen at its current place when a turn ended.
    private var isCommitted: Bool {
        let current = CATransaction.commits
        var top = self
        while let above = top.tree.superlayer {
            if top.tree.joined == current { return false }
            top = above
        }
        return top.tree.isScreenRoot
    }

    /// Makes the layer the root layer of a visible window, or not any longer. Remaining animations of removed windows
    /// end at the latest when another window is shown, even if no turn ends.
    package func setScreenRoot(_ isRoot: Bool) {
        tree.isScreenRoot = isRoot
        if isRoot { AnimationSchedule.shared.endOffScreen() }
    }
}
