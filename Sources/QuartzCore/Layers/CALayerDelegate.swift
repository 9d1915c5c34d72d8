/// Provides the contents, the layout and the actions of a layer.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its contents.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer's contents are about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action the layer runs when an event happens; nil leaves it to the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil: the layer looks its own actions up.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
