/// Draws and lays out a layer in its stead.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its contents.
    func display(_ layer: CALayer)
    /// Draws the layer's contents, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Tells that the layer's contents are about to be drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What the layer does when an event happens.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
