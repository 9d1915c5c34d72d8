/// How a view looks, as far as the layer does not keep it.
struct AppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    /// Whether the view is hidden once an animation ends; until then it is seen as it goes.
    var hidesAtEnd = false
}

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        appearance.backgroundColor = color
        backingLayer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    /// Whether the view is hidden, or will be when the animation it goes with is over.
    var isHiddenOrGoing: Bool { backingLayer.isHidden || appearance.hidesAtEnd }

    func setHidden(_ hidden: Bool) {
        guard isHiddenOrGoing != hidden else { return }
        appearance.hidesAtEnd = hidden && hidesWithAnimation
        backingLayer.isHidden = hidden && !appearance.hidesAtEnd
        if appearance.hidesAtEnd { AnimationBlock.atEnd { [self] in hideIfGoing() } }
        hierarchy.superview?.subviewHiddenChanged(self)
    }

    /// In an animation a view that a stack view arranges is seen while its room goes.
    private var hidesWithAnimation: Bool { AnimationBlock.isOpen && hierarchy.superview?.arranges(self) == true }

    private func hideIfGoing() {
        guard appearance.hidesAtEnd else { return }
        appearance.hidesAtEnd = false
        backingLayer.isHidden = true
    }

    /// The view's own tint, or the nearest one above it, or the system's.
    var effectiveTintColor: UIColor {
        var current: UIView? = self
        while let view = current {
            if let color = view.appearance.tintColor { return color }
            current = view.hierarchy.superview
        }
        return .systemBlue
    }

    func setTintColor(_ color: UIColor?) {
        appearance.tintColor = color
        tellTintChange()
    }

    private func tellTintChange() {
        tintColorDidChange()
        setNeedsDisplay()
        for view in hierarchy.subviews where view.appearance.tintColor == nil { view.tellTintChange() }
    }

    // MARK: Traits and direction

    /// The view's traits, kept until something above changes them.
    var inheritedTraits: UITraitCollection {
        if let known = layoutState.traits { return known }
        let traits = computedTraits
        layoutState.traits = traits
        return traits
    }

    /// The superview's traits with what the controller and the view override.
    private var computedTraits: UITraitCollection {
        let base = hierarchy.superview?.inheritedTraits ?? rootTraits
        var values = base.values
        if let window = self as? UIWindow { values.merge(window.traitOverrides) }
        if let overrides = hierarchy.controller?.traitOverridesFromParent { values.merge(overrides) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == base.values ? base : UITraitCollection(values: values)
    }

    /// What a view without a superview starts from.
    private var rootTraits: UITraitCollection { (self as? UIWindow)?.windowScreen.traitCollection ?? UITraitCollection.current }

    /// Looks up what depends on traits again, here and below, and tells views whose traits differ.
    func traitsChanged() {
        let previous = layoutState.traits
        let traits = computedTraits
        layoutState.traits = traits
        guard let previous, previous !== traits, previous != traits else { return }
        for view in hierarchy.subviews { view.traitsChanged() }
        resolveTraits()
        if previous.layoutDirection != traits.layoutDirection { directionChanged() }
        hierarchy.controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
    }

    var isRightToLeft: Bool {
        switch semanticContentAttribute {
        case .forceRightToLeft: true
        case .forceLeftToRight, .playback, .spatial: false
        case .unspecified: inheritedTraits.layoutDirection == .rightToLeft
        }
    }

    func directionChanged() {
        layoutState.host?.directionChanged(self)
        updateInsets()
        markNeedsLayout()
    }
}

extension UIView: CALayerDelegate {
    public nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
        nonisolated(unsafe) let context = ctx
        MainActor.assumeIsolated {
            UIGraphicsPushContext(context)
            traitCollection.performAsCurrent { draw(bounds) }
            UIGraphicsPopContext()
        }
    }
}
