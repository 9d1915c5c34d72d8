/// The parts of a view's appearance that its layer does not store.
struct AppearanceState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    /// Whether the view is hidden once an animation ends; until then it stays visible.
    var hidesAtEnd = false
    /// How many animations run during which the view takes no touches.
    var animationsWithoutTouches = 0
}

extension UIView {
    func setBackgroundColor(_ color: UIColor?) {
        appearance.backgroundColor = color
        backingLayer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    }

    /// Whether the view is hidden, or will be at the end of the running animation.
    var isHiddenOrGoing: Bool { backingLayer.isHidden || appearance.hidesAtEnd }

    func setHidden(_ hidden: Bool) {
        guard isHiddenOrGoing != hidden else { return }
        appearance.hidesAtEnd = hidden && hidesWithAnimation
        backingLayer.isHidden = hidden && !appearance.hidesAtEnd
        if appearance.hidesAtEnd { AnimationBlock.atEnd { [self] in hideIfGoing() } }
        hierarchy.superview?.subviewHiddenChanged(self)
    }

    /// An arranged view of a stack view stays visible during an animation that hides it.
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

    /// The view's own tint, not one inherited.
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
}

extension UIView: @preconcurrency CALayerDelegate {
    /// Draws the view into a context, under the view's traits.
    func drawContents(in context: CGContext) {
        UIGraphicsPushContext(context)
        traitCollection.performAsCurrent { draw(bounds) }
        UIGraphicsPopContext()
    }
}
