/// How a window follows its screen.
extension UIWindow {
    /// The part of the screen's safe area that the window reaches under, in points.
    var screenSafeArea: UIEdgeInsets {
        windowScreen.environment.safeArea.covered(at: distances(of: untransformedFrame, in: windowScreen.environment.size))
    }

    /// The screen turned or its settings changed: tells the controllers, takes over size, traits and insets, and lays out.
    func screenChanged(from old: ScreenEnvironment) {
        let new = windowScreen.environment
        let filled = frame == CGRect(origin: .zero, size: old.size)
        let resizes = filled && old.size != new.size
        let traits = overridden(windowScreen.traitCollection)
        let transition = WindowTransition(of: self)
        let changesTraits = old.traits != new.traits && traits != traitCollection
        if resizes || changesTraits { self.transition = transition }
        if let root = rootViewController, root.isAppeared {
            if changesTraits { root.willTransition(to: root.overriding(traits), with: transition) }
            if resizes { root.viewWillTransition(to: new.size, with: transition) }
        }
        if resizes { frame.size = new.size }
        traitsChanged()
        updateInsets()
        guard self.transition != nil else { return }
        transition.finish()
        self.transition = nil
    }

    private func overridden(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(style: overrideUserInterfaceStyle, by: traitState.overrides)
    }
}
