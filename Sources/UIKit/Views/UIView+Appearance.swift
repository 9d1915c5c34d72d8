/// The parts of a view's appearance that its layer does not store.
struct AppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    /// Whether tint colours of the view and its descendants are dimmed; inherited if automatic.
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// Whether the view becomes hidden at the end of an animation; it stays visible until then.
    var hidesAtEnd = false
    /// The number of running animations during which the view ignores touches.
    var animationsWithoutTouches = 0
}

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        appearance.backgroundColor = color
        backingLayer.backgroundColor = backgroundOfLayer?.resolvedColor(with: traitCollection).cgColor
    }

    /// Whether the view is hidden, or becomes hidden at the end of the running animation.
    var isHiddenOrGoing: Bool { backingLayer.isHidden || appearance.hidesAtEnd }

    func setHidden(_ hidden: Bool) {
        guard isHiddenOrGoing != hidden else { return }
        hierarchy.superview?.subviewHiddenWillChange(self)
        appearance.hidesAtEnd = hidden && hidesWithAnimation
        backingLayer.isHidden = hidden && !appearance.hidesAtEnd
        if appearance.hidesAtEnd { AnimationBlock.atEnd { [self] in hideIfGoing() } }
        hierarchy.superview?.subviewHiddenChanged(self)
    }

    /// An arranged view of a stack view stays visible during the animation that hides it.
    private var hidesWithAnimation: Bool { AnimationBlock.isOpen && hierarchy.superview?.arranges(self) == true }

    private func hideIfGoing() {
        guard appearance.hidesAtEnd else { return }
        appearance.hidesAtEnd = false
        backingLayer.isHidden = true
    }

    /// The view's own tint colour, or that of the nearest ancestor that has one, or the system's; grey while tints are
    /// dimmed.
    var effectiveTintColor: UIColor {
        let color = nearest(\.tintColor) ?? .systemBlue
        return effectiveTintAdjustmentMode == .dimmed ? color.dimmed(with: traitCollection) : color
    }

    /// The view's own mode, or the nearest ancestor's that is not automatic, or normal.
    var effectiveTintAdjustmentMode: UIView.TintAdjustmentMode {
        nearest { $0.tintAdjustmentMode == .automatic ? nil : $0.tintAdjustmentMode } ?? .normal
    }

    /// The first value that is not nil, from the view up through its ancestors.
    private func nearest<Value>(_ value: (AppearanceState) -> Value?) -> Value? {
        var current: UIView? = self
        while let view = current {
            if let value = value(view.appearance) { return value }
            current = view.hierarchy.superview
        }
        return nil
    }

    /// The view's own tint colour, not an inherited one.
    var ownTintColor: UIColor? {
        get { appearance.tintColor }
        set { setTintColor(newValue) }
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

    /// Has the view and its descendants draw again if they inherit another tint colour than in a former superview.
    func takeInheritedTint(in superview: UIView, before former: UIView?) {
        guard appearance.tintColor == nil, superview.nearest(\.tintColor) != former?.nearest(\.tintColor) else { return }
        drawInheritedTint()
    }

    private func drawInheritedTint() {
        setNeedsDisplay()
        for view in hierarchy.subviews where view.appearance.tintColor == nil { view.drawInheritedTint() }
    }

    func setTintAdjustmentMode(_ mode: UIView.TintAdjustmentMode) {
        let former = effectiveTintAdjustmentMode
        appearance.tintAdjustmentMode = mode
        if effectiveTintAdjustmentMode != former { tellDimming() }
    }

    /// Views with a tint colour of their own are dimmed too, so that only subtrees with an adjustment mode of their own
    /// are unaffected.
    private func tellDimming() {
        tintColorDidChange()
        setNeedsDisplay()
        for view in hierarchy.subviews where view.appearance.tintAdjustmentMode == .automatic { view.tellDimming() }
    }
}

extension UIColor {
    /// The grey of the same luminance, used for a dimmed tint. Apple's formula is not public.
    fileprivate func dimmed(with traits: UITraitCollection) -> UIColor {
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}

extension UIView: @preconcurrency CALayerDelegate {
    /// Draws the view into a context, under the view's traits.
    func drawContents(in context: CGContext) {
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }
}
