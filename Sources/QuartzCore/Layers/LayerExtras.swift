/// The properties of a layer that few layers set; they stand apart, so that the others need no room for them.
final class LayerExtras {
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
    var compositingFilter: Any?
    var minificationFilterBias: Float = 0
    var wantsExtendedDynamicRangeContent = false

    init() {}

    init(_ other: LayerExtras) {
        (isDoubleSided, isGeometryFlipped, contentsCenter) = (other.isDoubleSided, other.isGeometryFlipped, other.contentsCenter)
        (contentsFormat, allowsEdgeAntialiasing) = (other.contentsFormat, other.allowsEdgeAntialiasing)
        (edgeAntialiasingMask, allowsGroupOpacity) = (other.edgeAntialiasingMask, other.allowsGroupOpacity)
        (anchorPointZ, style, drawsAsynchronously) = (other.anchorPointZ, other.style, other.drawsAsynchronously)
        (filters, backgroundFilters, compositingFilter) = (other.filters, other.backgroundFilters, other.compositingFilter)
        (minificationFilterBias, wantsExtendedDynamicRangeContent) = (
            other.minificationFilterBias, other.wantsExtendedDynamicRangeContent
        )
    }
}

extension CALayer {
    /// Changes a property that few layers set.
    func setExtra<Value>(_ path: ReferenceWritableKeyPath<LayerExtras, Value>, _ value: Value) {
        let extras = extras ?? LayerExtras()
        extras[keyPath: path] = value
        self.extras = extras
    }
}
