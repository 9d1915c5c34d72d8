extension UIViewController {
    /// Traits that the controller has instead of the inherited ones, and hands down to its view and its children.
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

    /// The traits: those of the view's place once it is loaded, of the parent before.
    var currentTraits: UITraitCollection {
        guard let view = loadedView else { return overriding(parent?.currentTraits ?? UIScreen.main.traitCollection) }
        _ = view.inheritedTraits
        return knownTraits ?? overriding(view.inheritedTraits)
    }

    func traitsChanged() { loadedView?.traitsChanged() }

    /// Works out the controller's traits from those of the view's place.
    func takeTraits(from inherited: UITraitCollection) -> UITraitCollection {
        let traits = overriding(inherited)
        if traits != knownTraits { knownTraits = traits }
        return traits
    }

    /// The traits with what the parent and the controller override.
    func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        traits.overridden(style: .unspecified, by: traitsFromParent)
            .overridden(style: overrideUserInterfaceStyle, by: ownTraitOverrides)
    }

    /// Tells the controller if its traits differ from what they were.
    func tellTraitsChanged(from before: UITraitCollection) {
        guard let now = knownTraits, before !== now, before != now else { return }
        tellTraitsChanged(from: before, to: now)
    }
}
