extension CALayer {
    // MARK: Frame

    /// The anchor point in the layer's own coordinates.
    private var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    private var untransformedFrame: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
            height: bounds.height)
    }

    /// Whether ``transform`` is the identity.
    var isUntransformed: Bool {
        guard let extras else { return true }
        return CATransform3DIsIdentity(extras.transform)
    }

    var outerFrame: CGRect { isUntransformed ? untransformedFrame : bounds.applying(transformToSuperlayer) }

    func setOuterFrame(_ frame: CGRect) {
        let frame = frame.standardized
        if isUntransformed { return setUntransformedFrame(frame) }
        let transform = transform
        let linear = CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
        let size = linear.isIdentity ? frame.size : CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
        if bounds.size != size { bounds.size = size }
        let mapped = outerFrame
        let wanted = CGPoint(
            x: linear.isIdentity
                ? frame.minX + anchorPoint.x * size.width - transform.m41 : position.x + frame.minX - mapped.minX,
            y: linear.isIdentity
                ? frame.minY + anchorPoint.y * size.height - transform.m42 : position.y + frame.minY - mapped.minY)
        if position != wanted { position = wanted }
    }

    private func setUntransformedFrame(_ frame: CGRect) {
        let size = frame.size
        if bounds.size != size { bounds.size = size }
        let wanted = CGPoint(x: frame.minX + anchorPoint.x * size.width, y: frame.minY + anchorPoint.y * size.height)
        if position != wanted { position = wanted }
    }

    func boundsSizeChanged() {
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Converting

    /// The transform from this layer's coordinates to the superlayer's, including the superlayer's `sublayerTransform`.
    var transformToSuperlayer: CGAffineTransform {
        let own =
            isUntransformed
            ? CGAffineTransform(translationX: untransformedFrame.minX - bounds.minX, y: untransformedFrame.minY - bounds.minY)
            : Self.around(anchor, transform.planar, movingTo: position)
        let turned = geometryFlip?.concatenating(own) ?? own
        guard let parent = tree.superlayer, let extras = parent.extras, !CATransform3DIsIdentity(extras.sublayerTransform) else {
            return turned
        }
        return turned.concatenating(Self.around(parent.anchor, parent.sublayerTransform.planar, movingTo: parent.anchor))
    }

    private static func around(_ point: CGPoint, _ map: CGAffineTransform, movingTo target: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(map)
            .concatenating(CGAffineTransform(translationX: target.x, y: target.y))
    }

    func map(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let route = route(to: layer)
        let shared = route.up.reduce(point) { $0.applying($1.transformToSuperlayer) }
        return route.down.reduce(shared) { $0.applying($1.transformToSuperlayer.inverted()) }
    }

    func map(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        let route = route(to: layer)
        let shared = route.up.reduce(rect) { $0.applying($1.transformToSuperlayer) }
        return route.down.reduce(shared) { $0.applying($1.transformToSuperlayer.inverted()) }
    }

    func map(_ point: CGPoint, from layer: CALayer?) -> CGPoint { (layer ?? outermost).map(point, to: self) }
    func map(_ rect: CGRect, from layer: CALayer?) -> CGRect { (layer ?? outermost).map(rect, to: self) }

    private var outermost: CALayer { ancestors[ancestors.count - 1] }

    /// The layers to leave, from this one upwards, and then to enter, down to `layer`.
    private func route(to layer: CALayer?) -> (up: [CALayer], down: [CALayer]) {
        // Most conversions are to a sublayer or the superlayer; others traverse the ancestors of both.
        if let layer, layer.tree.superlayer === self { return ([], [layer]) }
        if let above = tree.superlayer, above === layer { return ([self], []) }
        let own = ancestors
        guard let layer else { return (Array(own.dropLast()), []) }
        let others = layer.ancestors
        let shared = zip(own.reversed(), others.reversed()).prefix { $0 === $1 }.count
        return (Array(own.dropLast(shared)), others.dropLast(shared).reversed())
    }

    // MARK: Hit testing

    func deepestLayer(at point: CGPoint) -> CALayer? {
        guard !isHidden else { return nil }
        let inside = point.applying(transformToSuperlayer.inverted())
        if masksToBounds && !contains(inside) { return nil }
        for layer in sublayersInDrawingOrder.reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    /// The sublayers from back to front: by ``zPosition``, and among equals in the order of ``sublayers``.
    var sublayersInDrawingOrder: [CALayer] {
        let layers = children
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        return layers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    // MARK: Backs and flipped coordinates

    /// Whether the back of the layer faces the viewer, by its own transform and the superlayer's for sublayers.
    var isTurnedAway: Bool {
        var map = transform.planar
        if let above = tree.superlayer { map = map.concatenating(above.sublayerTransform.planar) }
        return map.a * map.d - map.b * map.c < 0
    }

    /// The reflection of flipped geometry around the middle of the bounds; nil if the geometry is not flipped.
    var geometryFlip: CGAffineTransform? {
        guard extras?.isGeometryFlipped == true else { return nil }
        return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    }
}
