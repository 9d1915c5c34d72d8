extension UIView {
    /// Makes a layer of `layerClass`.
    static func makeLayer() -> CALayer {
        let layerClass: AnyClass = layerClass
        if layerClass == CALayer.self { return CALayer() }
        guard let layerClass = layerClass as? CALayer.Type else {
            raise(
                "NSInternalInconsistencyException", "+[\(LayoutText.name(of: self)) layerClass] must return a subclass of CALayer"
            )
        }
        return CALayer.make(layerClass)
    }

    /// Runs a change of frame, bounds or centre that does not come from layout, and updates what depends on it.
    ///
    /// A view is laid out when its size or the origin of its bounds changed, and its superview when the size did,
    /// unless the superview is being laid out, or is a list, which has sizes of its own for its views.
    ///
    /// - Source: the measurements of stackoverflow.com/questions/728372.
    func changeGeometry(_ change: () -> Void) {
        let (bounds, position) = (backingLayer.bounds, backingLayer.position)
        change()
        let size = backingLayer.bounds.size
        let isMoved = backingLayer.bounds.origin != bounds.origin || backingLayer.position != position
        guard isMoved || size != bounds.size else { return }
        placementChanged()
        markNeedsPlacing()
        layoutState.host?.noteMove()
        if size != bounds.size {
            sizeChanged(from: bounds.size)
            hierarchy.superview?.subviewSizeChanged()
        }
        if backingLayer.bounds.origin != bounds.origin { markNeedsLayout() }
        updateInsets()
    }

    private func subviewSizeChanged() {
        if isLaidOutForSizesOfSubviews, !layoutState.isLayingOut { markNeedsLayout() }
    }

    private func sizeChanged(from old: CGSize) {
        markNeedsLayout()
        if let host = layoutState.host, host.isRoot(self) { host.forgetSolvedWidths() }
        if !hierarchy.subviews.isEmpty, autoresizesSubviews { resizeSubviews(from: old) }
        if contentMode == .redraw { setNeedsDisplay() }
        boundsSizeChanged()
    }

    /// Sets bounds size and centre to a frame that layout computed.
    func place(at frame: CGRect) {
        let (layer, old) = (backingLayer, backingLayer.bounds)
        let (anchor, before) = (layer.anchorPoint, layer.position)
        let rect = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
        let position = CGPoint(x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        let isResized = old.size != frame.size
        guard isResized || position != before else { return }
        if isResized {
            let new = CGRect(origin: old.origin, size: frame.size)
            boundsWillChange(to: new)
            layer.bounds = new
        }
        if position != before { layer.position = position }
        if isResized { sizeChanged(from: old.size) }
        if insetsFollowGeometry { updateInsets() }
    }

    /// The frame without the transform, as layout uses it.
    var untransformedFrame: CGRect {
        let (size, anchor, position) = (backingLayer.bounds.size, backingLayer.anchorPoint, backingLayer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    // MARK: Converting and hit testing

    func convertPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? hierarchyRoot as UIView? else { return point }
        return target === self ? point : backingLayer.convert(point, to: target.backingLayer)
    }

    func convertPoint(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? hierarchyRoot).convertPoint(point, to: self) }

    func convertRect(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? hierarchyRoot
        return target === self ? rect : backingLayer.convert(rect, to: target.backingLayer)
    }

    func convertRect(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? hierarchyRoot).convertRect(rect, to: self) }

    func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, appearance.animationsWithoutTouches == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for view in hierarchy.subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
}
