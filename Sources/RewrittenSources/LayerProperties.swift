public import QuartzCore

/// A property that `@NSManaged` gives a layer was set. The layer is drawn again where its class asks for that; animations of such properties are not
/// followed, so what is drawn is the last value.
public func layerPropertyWasSet(_ layer: CALayer, _ key: String) {
    if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
}
