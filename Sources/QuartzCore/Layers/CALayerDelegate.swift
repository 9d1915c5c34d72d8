/// Provides the contents, the layout and the actions of a layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer's contents are drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for an event of the layer; nil lets the layer look it up.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Default implementation; does nothing.
    public func display(_ layer: CALayer) {}
    /// Default implementation; draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Default implementation; does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Default implementation; does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Default implementation; returns nil, so that the layer looks its actions up.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
