/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
///
/// - Source: developer.apple.com/documentation/quartzcore/careplicatorlayer
open class CAReplicatorLayer: CALayer {
    /// How often the sublayers are shown.
    open var instanceCount = 1 {
        willSet { if asksForActions { prepareAction("instanceCount") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceCount") } }
    }
    /// Seconds by which the animations of each copy come after those of the one before.
    open var instanceDelay: CFTimeInterval = 0 {
        willSet { if asksForActions { prepareAction("instanceDelay") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceDelay") } }
    }
    /// How each copy is transformed from the one before, around the middle of the bounds.
    open var instanceTransform = CATransform3DIdentity {
        willSet { if asksForActions { prepareAction("instanceTransform") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceTransform") } }
    }
    /// The colour that the first copy is multiplied with; white, the default, leaves it as it is.
    open var instanceColor: CGColor? = .white {
        willSet { if asksForActions { prepareAction("instanceColor") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceColor") } }
    }
    /// What is added to the red of the colour for each copy.
    open var instanceRedOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceRedOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceRedOffset") } }
    }
    /// What is added to the green of the colour for each copy.
    open var instanceGreenOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceGreenOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceGreenOffset") } }
    }
    /// What is added to the blue of the colour for each copy.
    open var instanceBlueOffset: Float = 0 {
        willSet { if asksForActions { prepareAction("instanceBlueOffset") } }
        didSet { if hasPreparedAction { runPreparedAction("instanceBlueOffset") } }
    }
    /// What is added to the alpha of the colour for each copy.
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

    /// More copies are not drawn.
    private static let mostInstances = 10_000

    private func aroundMiddle(_ transform: CATransform3D) -> CATransform3D {
        let there = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
        let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
        return CATransform3DConcat(CATransform3DConcat(there, transform), back)
    }

    /// The sublayers; on the screen, as they were some seconds ago.
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
