/// A layer that draws several copies of its sublayers, each with an additional transform, colour offset and delay.
///
/// - Source: developer.apple.com/documentation/quartzcore/careplicatorlayer
open class CAReplicatorLayer: CALayer {
    /// The number of copies.
    open var instanceCount = 1 {
        willSet { if asksForActions { prepareAction("instanceCount") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceCount") } }
    }
    /// The delay in seconds between the animations of successive copies.
    open var instanceDelay: CFTimeInterval = 0 {
        willSet { if asksForActions { prepareAction("instanceDelay") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceDelay") } }
    }
    /// The transform from each copy to the next, around the middle of the bounds.
    open var instanceTransform = CATransform3DIdentity {
        willSet { if asksForActions { prepareAction("instanceTransform") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceTransform") } }
    }
    /// The colour by which the first copy is multiplied; white, the default, has no effect.
    open var instanceColor: CGColor? = .white {
        willSet { if asksForActions { prepareAction("instanceColor") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceColor") } }
    }
    /// The change of the red component with each copy.
    open var instanceRedOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceRedOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceRedOffset") } }
    }
    /// The change of the green component with each copy.
    open var instanceGreenOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceGreenOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceGreenOffset") } }
    }
    /// The change of the blue component with each copy.
    open var instanceBlueOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceBlueOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceBlueOffset") } }
    }
    /// The change of the alpha component with each copy.
    open var instanceAlphaOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceAlphaOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceAlphaOffset") } }
    }
    /// Whether copies keep their depth. It reads back what was set; layers are always drawn flat.
    open var preservesDepth = false

    override class var ownProperties: [LayerProperty] { LayerProperty.ofReplicators }

    // MARK: Drawing

    override func renderSublayers(in context: CGContext) {
        var transform = CATransform3DIdentity
        for index in 0..<max(0, min(instanceCount, Self.mostInstances)) {
            context.saveGState()
            context.concatenate(CATransform3DGetAffineTransform(aroundMiddle(transform)))
            let layers = copies(delayedBy: Double(index) * instanceDelay)
            context.draw(multipliedBy: color(ofCopy: index), in: bounds) {
                for layer in layers { layer.renderAsSublayer(in: context) }
            }
            context.restoreGState()
            transform = CATransform3DConcat(transform, instanceTransform)
        }
    }

    /// The largest number of copies that is drawn.
    private static let mostInstances = 10_000

    private func aroundMiddle(_ transform: CATransform3D) -> CATransform3D {
        let there = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
        let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform), back)
    }

    /// The sublayers; on the screen, with the presentation values of some seconds ago.
    private func copies(delayedBy delay: CFTimeInterval) -> [CALayer] {
        guard delay != 0, let shown = animationState.shown else { return sublayersInDrawingOrder }
        return shown.model.sublayersInDrawingOrder.map { $0.present(at: shown.time - delay) }
    }

    private func color(ofCopy index: Int) -> CGColor {
        let start = (instanceColor ?? .white).sRGBComponents.map { CGFloat($0) }
        let offsets = [instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset]
        let sums = zip(start, offsets).map { max(0, min(1, $0 + CGFloat($1) * CGFloat(index))) }
        return CGColor(red: sums[0], green: sums[1], blue: sums[2], alpha: sums[3])
    }

    override func copyProperties(of other: CALayer) {
        super.copyProperties(of: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay, instanceTransform) = (other.instanceCount, other.instanceDelay, other.instanceTransform)
        (instanceColor, preservesDepth) = (other.instanceColor, other.preservesDepth)
        (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }
}
