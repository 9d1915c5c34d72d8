extension UIView {
    /// Makes the layer of the class the view asks for.
    static func makeLayer() -> CALayer {
        guard let layerClass = layerClass as? CALayer.Type else {
            raise(
                "NSInternalInconsistencyException", "+[\(LayoutText.name(of: self)) layerClass] must return a subclass of CALayer"
            )
        }
        return CALayer.make(layerClass)
    }

    /// Runs a change of frame, bounds or centre and all that follows from it.
    func changeGeometry(byEngine: Bool = false, _ change: () -> Void) {
        let old = (bounds: backingLayer.bounds, position: backingLayer.position)
        change()
        let new = (bounds: backingLayer.bounds, position: backingLayer.position)
        guard old != new else { return }
        if !byEngine { placementChanged() }
        if old.bounds.size != new.bounds.size { sizeChanged(from: old.bounds.size) }
        updateInsets()
    }

    private func sizeChanged(from old: CGSize) {
        markNeedsLayout()
        if let host = layoutState.host, host.root === self { host.forgetSolvedWidths() }
        if autoresizesSubviews { resizeSubviews(from: old) }
        if contentMode == .redraw { setNeedsDisplay() }
        boundsSizeChanged()
    }

    /// Sets bounds size and centre to the frame that layout decided.
    func place(at frame: CGRect) {
        let anchor = backingLayer.anchorPoint
        changeGeometry(byEngine: true) {
            if backingLayer.bounds.size != frame.size { backingLayer.bounds.size = frame.size }
            let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
            if backingLayer.position != position { backingLayer.position = position }
        }
    }

    /// The frame as layout sees it: without the transform.
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
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        for view in hierarchy.subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        return self
    }
}
