/// The traits that a view overrides, and the handlers of their changes.
struct TraitState {
    var overrides: UITraitOverrides?
    var handlers: [TraitHandler] = []
    /// The traits that the view and its controller had at their last callbacks, while callbacks for other present
    /// traits are due.
    var untold: (view: UITraitCollection?, controller: UITraitCollection?)
    /// Whether callbacks of the view or its descendants are running.
    var isTelling = false
}

extension UIView {
    /// Traits that override the inherited ones for the view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { traitState.overrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    /// Updates the traits of the view and its descendants. They are always up to date here, so that it does nothing.
    public func updateTraitsIfNeeded() {}

    var traitHandlers: [TraitHandler] {
        get { traitState.handlers }
        set { traitState.handlers = newValue }
    }

    private func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides != traitOverrides else { return }
        traitState.overrides = overrides
        traitsChanged()
    }

    /// The view's traits, cached until an ancestor or the view itself changes them.
    var inheritedTraits: UITraitCollection {
        if let known = layoutState.traits { return known }
        var traits = hierarchy.superview?.inheritedTraits ?? rootTraits
        if hierarchy.hasController, let controller = hierarchy.controller { traits = controller.takeTraits(from: traits) }
        traits = overriding(traits)
        layoutState.traits = traits
        return traits
    }

    private var overridesNoTraits: Bool {
        guard rareValues == nil, case .none = traitState.overrides else { return false }
        return overrideUserInterfaceStyle == .unspecified
    }

    /// The traits with the view's own overrides.
    private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
        if overridesNoTraits { return traits }
        var traits = traits
        if let rareValues { traits = limitingContentSize(traits, rareValues) }
        if overrideUserInterfaceStyle == .unspecified, case .none = traitState.overrides { return traits }
        return traits.overridden(style: overrideUserInterfaceStyle, by: traitState.overrides)
    }

    /// The traits with a content size category clamped to the view's limits.
    private func limitingContentSize(_ traits: UITraitCollection, _ rareValues: RareValues) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let least = rareValues.minimumContentSizeCategory, category < least { category = least }
        if let most = rareValues.maximumContentSizeCategory, category > most { category = most }
        guard category != traits.preferredContentSizeCategory else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: category)])
    }

    /// The traits of a view without a superview, before its own overrides.
    private var rootTraits: UITraitCollection { (self as? UIWindow)?.ownTraits ?? UITraitCollection.current }

    /// Updates the traits of the view and its descendants, and calls the callbacks of those whose traits differ, from
    /// the root to the leaves. Changes that the view's own callbacks make are reported after these.
    func traitsChanged() {
        if case (nil, nil) = traitState.untold, layoutState.traits == nil, !hierarchy.hasController {
            // There are no former traits that callbacks could be given.
            if let known = hierarchy.superview?.layoutState.traits, overridesNoTraits {
                layoutState.traits = known
            } else {
                _ = inheritedTraits
            }
            return
        }
        takeOverTraits()
        guard traitState.untold.view != nil || traitState.untold.controller != nil, !traitState.isTelling else { return }
        traitState.isTelling = true
        LayoutLoop.watch(self, layoutState.host) { tellOfTraits() }
        traitState.isTelling = false
    }

    private func takeOverTraits() {
        let before = layoutState.traits
        let controllerBefore = hierarchy.hasController ? hierarchy.controller?.knownTraits : nil
        layoutState.traits = nil
        let now = inheritedTraits
        if traitState.untold.controller == nil { traitState.untold.controller = controllerBefore }
        guard let before else { return }
        guard before !== now, before != now else { return layoutState.traits = before }
        if traitState.untold.view == nil { traitState.untold.view = before }
        LayoutLoop.note(.traits, self)
        takeOver(now, from: before)
    }

    /// Calls the callbacks for the changes so far; returns false if there are none.
    private func tellOfTraits() -> Bool {
        let before = traitState.untold
        traitState.untold = (nil, nil)
        if let controller = hierarchy.controller, let known = before.controller {
            perform(.traitCollectionDidChange) { controller.tellTraitsChanged(from: known) }
        }
        guard let known = before.view, known != inheritedTraits else { return traitState.untold != (nil, nil) }
        perform(.traitCollectionDidChange) { tellTraitsChanged(from: known, to: inheritedTraits) }
        for view in hierarchy.subviews { view.traitsChanged() }
        return true
    }

    /// Updates the state of the view that depends on traits.
    private func takeOver(_ now: UITraitCollection, from before: UITraitCollection) {
        resolveTraits()
        setNeedsDisplay()
        if before.layoutDirection != now.layoutDirection { directionChanged() }
        if before.preferredContentSizeCategory != now.preferredContentSizeCategory { updateSystemGuides() }
        if before.displayScale != now.displayScale {
            markSubviewsNeedPlacing()
            markNeedsLayout()
        }
    }

    // MARK: Direction

    var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback, .spatial: false
        case .unspecified: inheritedTraits.layoutDirection == .rightToLeft
        }
    }

    func directionChanged() {
        layoutState.host?.directionChanged(self)
        fittingSizesMayDiffer()
        updateInsets()
        markNeedsLayout()
        setNeedsDisplay()
    }
}

extension UITraitCollection {
    /// The collection with its values overridden; the same object if nothing changes.
    func overridden(style: UIUserInterfaceStyle, by overrides: UITraitOverrides?) -> UITraitCollection {
        if style == .unspecified && overrides == nil { return self }
        var values = values
        if style != .unspecified { values.userInterfaceStyle = style }
        if let overrides { values.merge(overrides.values) }
        return values == self.values ? self : UITraitCollection(values: values)
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitObserving {}

extension UIScreen: UITraitEnvironment {}
