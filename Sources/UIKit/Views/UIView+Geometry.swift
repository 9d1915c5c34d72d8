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
        if !byEngine { layoutState.host?.engine.givensChanged(self) }
        if old.bounds.size != new.bounds.size { sizeChanged(from: old.bounds.size) }
        updateInsets()
    }

    private func sizeChanged(from old: CGSize) {
        markNeedsLayout()
        if let host = layoutState.host, host.root === self { host.forgetSolvedWidths() }
        if autoresizesSubviews { resizeSubviews(from: old) }
        if contentMode == .redraw { setNeedsDisplay() }
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

    // MARK: Autoresizing

    /// Lets the subviews that constraints do not place follow a change of this view's size.
    private func resizeSubviews(from old: CGSize) {
        for view in hierarchy.subviews where view.layoutState.translatesMask && !view.autoresizingMask.isEmpty {
            view.follow(from: old, to: bounds.size)
        }
    }

    private func follow(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        let frame = untransformedFrame
        let (x, width) = Self.stretch(
            frame.minX, frame.width, old.width, new.width,
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let (y, height) = Self.stretch(
            frame.minY, frame.height, old.height, new.height,
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        changeGeometry {
            backingLayer.bounds.size = CGSize(width: width, height: height)
            let anchor = backingLayer.anchorPoint
            backingLayer.position = CGPoint(x: x + anchor.x * width, y: y + anchor.y * height)
        }
    }

    /// Shares a change of the whole among the flexible parts in proportion to their sizes.
    private static func stretch(
        _ origin: CGFloat, _ size: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ middle: Bool, _ after: Bool
    ) -> (CGFloat, CGFloat) {
        let flexible = [before, middle, after]
        let parts = [origin, size, old - origin - size]
        let count = flexible.count { $0 }
        guard count > 0, old != new else { return (origin, size) }
        let total = zip(flexible, parts).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return (new - old) * (total != 0 ? parts[index] / total : 1 / CGFloat(count))
        }
        return (origin + share(0), max(0, size + share(1)))
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
