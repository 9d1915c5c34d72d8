/// A layer that draws its sublayers only, each composited directly onto the content below.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransformlayer
open class CATransformLayer: CALayer {
    /// Always nil: a transform layer cannot be hit itself.
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }

    override var drawsOnlySublayers: Bool { true }
}
