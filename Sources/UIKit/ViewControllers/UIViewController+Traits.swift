extension UIViewController {
    /// Traits that override the inherited ones for the controller, its view and its children.
    public var traitOverrides: UITraitOverrides {
        get { ownTraitOverrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    private func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides != traitOverrides else { return }
        ownTraitOverrides = overrides
        traitsChanged()
    }

    func setTraitsFromParent(_ traits: UITraitOverrides?) {
        guard traits != traitsFromParent else { return }
        traitsFromParent = traits
        traitsChanged()
    }

    /// The traits: derived from the view's superview once the view is loaded, and from the parent before.
    var currentTraits: UITraitCollection {
        guard let view = loadedView else { return overriding(parent?.currentTraits ?? UIScreen.main.traitCollection) }
        _ = view.inheritedTraits
        return knownTraits ?? overriding(view.inheritedTraits)
    }

    func traitsChanged() { loadedView?.traitsChanged() }

    /// Computes the controller's traits from those of the view's superview.
    func takeTraits(from inherited: UITraitCollection) -> UITraitCollection {
        let traits = overriding(inherited)
        if traits != knownTraits { knownTraits = traits }
        return traits
    }

    /// The traits with the overrides of parent and controller.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(style: .unspecified, by: traitsFromParent)
            .overridden(style: overrideUserInterfaceStyle, by: ownTraitOverrides)
    }

    /// Calls the trait callbacks if the traits changed.
    func tellTraitsChanged(from before: UITraitCollection) {
        guard let now = knownTraits, before !== now, before != now else { return }
        tellTraitsChanged(from: before, to: now)
    }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObserving {}
