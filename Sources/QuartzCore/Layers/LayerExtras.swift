/// Rarely set properties of a layer, stored separately to keep other layers small.
final class LayerExtras {
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var name: String?
    var isDoubleSided = true
    var isGeometryFlipped = false
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var allowsGroupOpacity = true
    var anchorPointZ: CGFloat = 0
    var style: [AnyHashable: Any]?
    var drawsAsynchronously = false
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var backdropBlur: CGFloat = 0
    var compositingFilter: Any?
    var wantsExtendedDynamicRangeContent = false
    /// Values that programs stored under keys of their own.
    var keptValues: [String: Any] = [:]

    // MARK: Not copied with the layer

    var actions: [String: any CAAction]?
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    init() {}

    init(_ other: LayerExtras) {
        (transform, sublayerTransform, cornerCurve) = (other.transform, other.sublayerTransform, other.cornerCurve)
        (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
        (contentsRect, contentsGravity) = (other.contentsRect, other.contentsGravity)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath, name) = (other.shadowRadius, other.shadowPath, other.name)
        (isDoubleSided, isGeometryFlipped, contentsCenter) = (other.isDoubleSided, other.isGeometryFlipped, other.contentsCenter)
        (contentsFormat, allowsEdgeAntialiasing) = (other.contentsFormat, other.allowsEdgeAntialiasing)
        (edgeAntialiasingMask, allowsGroupOpacity) = (other.edgeAntialiasingMask, other.allowsGroupOpacity)
        (anchorPointZ, style, drawsAsynchronously) = (other.anchorPointZ, other.style, other.drawsAsynchronously)
        (filters, backgroundFilters, compositingFilter) = (other.filters, other.backgroundFilters, other.compositingFilter)
        (backdropBlur, keptValues) = (other.backdropBlur, other.keptValues)
        wantsExtendedDynamicRangeContent = other.wantsExtendedDynamicRangeContent
    }
}

extension CALayer {
    /// Sets a rarely set property.
    func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, _ value: Value) {
        let extras = extras ?? LayerExtras()
        extras[keyPath: path] = value
        self.extras = extras
    }

    /// Sets a rarely set property and runs its action, if one is looked up.
    func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, _ value: Value, action: String) {
        if asksForActions { prepareAction(action) }
        setExtra(path, value)
        if hasPreparedAction { runPreparedAction(action) }
    }
}
