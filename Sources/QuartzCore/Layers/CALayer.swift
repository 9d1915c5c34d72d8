/// A rectangle that draws itself and the layers in it.
///
/// Geometry is in points with y pointing down, as on iOS: `position` and `frame` in the superlayer's coordinates,
/// `bounds` in the layer's own. The overridable members stand here, because Swift cannot override what an extension
/// declares; each hands over to the file of its topic.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming {
    // MARK: State of the facets

    @exclusivity(unchecked) var tree = TreeState()
    @exclusivity(unchecked) var displayState = DisplayState()
    var animationState = AnimationState()
    /// The view that the layer belongs to, which says when it goes away; it is the delegate until another is set.
    @exclusivity(unchecked) private unowned(unsafe) var view: (any CALayerDelegate)?
    private weak var otherDelegate: (any CALayerDelegate)?

    // MARK: Making a layer

    public override init() {
        super.init()
    }

    /// Makes a copy of another layer's properties; overrides copy the properties they add.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyProperties(of: other) }
    }

    /// Makes an empty layer; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit { forgetSublayers() }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    ///
    /// Raises `CALayerInvalidGeometry` for values that are not finite numbers, as ``position`` does.
    @exclusivity(unchecked)
    open var bounds = CGRect.zero {
        willSet { newValue.checkAsLayerBounds() }
        didSet { if bounds.size != oldValue.size { boundsSizeChanged() } }
    }
    /// Where the anchor point is in the superlayer.
    @exclusivity(unchecked)
    open var position = CGPoint.zero {
        willSet { newValue.checkAsLayerPosition() }
    }
    /// The point of the bounds that ``position`` places and ``transform`` turns around; (0, 0) is the top left, (1, 1) the
    /// bottom right.
    @exclusivity(unchecked)
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Siblings with larger values are drawn above those with smaller ones.
    open var zPosition: CGFloat = 0
    /// Applied around the anchor point. Depth and perspective do not show.
    @exclusivity(unchecked)
    open var transform = CATransform3DIdentity
    /// Applied to the sublayers, around this layer's anchor point.
    open var sublayerTransform = CATransform3DIdentity

    /// The smallest upright rectangle around the transformed layer, in the superlayer.
    ///
    /// Setting it sets position and size so that the untransformed layer, mapped, has the rectangle's size.
    open var frame: CGRect {
        get { outerFrame }
        set { setOuterFrame(newValue) }
    }

    /// The transform as an affine one; the identity where it is none.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Pixels per point of ``contents`` and of what is drawn.
    open var contentsScale: CGFloat = 1

    /// Maps a point of another layer (nil: of the outermost one) to this one.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { map(p, from: l) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, to: l) }

    /// Whether a point in this layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The deepest visible layer that contains a point, which is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    // MARK: Hierarchy

    open var superlayer: CALayer? { tree.superlayer }

    /// The layers in this one, lowest first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { tree.sublayers.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts below a sibling; at the bottom where there is no such sibling.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts above a sibling; at the top where there is no such sibling.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Appearance

    @exclusivity(unchecked)
    open var isHidden = false
    /// 0...1, for the layer with everything in it.
    open var opacity: Float = 1
    /// A hint without effect: drawing always blends.
    open var isOpaque = false
    /// Whether sublayers and contents are cut off at the bounds with their rounded corners.
    open var masksToBounds = false
    open var backgroundColor: CGColor?
    /// Points; more than half the shorter side counts as that.
    open var cornerRadius: CGFloat = 0
    /// Which corners ``cornerRadius`` rounds.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Points, inside the bounds, above everything else in the layer.
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    /// A layer whose alpha masks this one with everything in it; it lies in this one's coordinates.
    open var mask: CALayer? {
        didSet { maskChanged(from: oldValue) }
    }

    /// A `CGImage`, or nil for what ``draw(in:)`` draws.
    open var contents: Any?
    /// The part of ``contents`` to show, in fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsGravity: CALayerContentsGravity = .resize
    open var magnificationFilter: CALayerContentsFilter = .linear
    open var minificationFilter: CALayerContentsFilter = .linear

    open var shadowColor: CGColor? = .black
    /// 0...1; 0 means no shadow.
    open var shadowOpacity: Float = 0
    /// Points in the layer's coordinates.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Standard deviation of the blur, in points.
    open var shadowRadius: CGFloat = 3
    /// The shape that casts the shadow, instead of what the layer draws.
    open var shadowPath: CGPath?

    /// A hint without effect: nothing is cached as pixels.
    open var shouldRasterize = false
    /// Pixels per point of a rasterized layer; without effect.
    open var rasterizationScale: CGFloat = 1

    /// Anything to tell the layer by.
    open var name: String?
    /// Told of what happens to the layer, and not kept alive by it.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? otherDelegate }
        set { (view, otherDelegate) = (nil, newValue) }
    }

    /// Makes the view that the layer belongs to its delegate, without the costs of a weak reference.
    package func join(_ view: any CALayerDelegate) { self.view = view }

    /// The view goes away.
    package func leave(_ view: any CALayerDelegate) {
        if self.view === view { self.view = nil }
    }

    // MARK: Display

    /// Asks for ``display()`` before the layer is drawn next.
    open func setNeedsDisplay() { displayState.needsDisplay = true }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { displayState.needsDisplay }
    open func displayIfNeeded() { if needsDisplay() { display() } }

    /// Gives the layer its contents, if an override or the delegate does; else ``draw(in:)`` is called on each drawing.
    open func display() {
        displayState.needsDisplay = false
        delegate?.display(self)
    }

    /// Whether a change of size asks for a new display.
    open var needsDisplayOnBoundsChange = false
    /// Whether keys of a subclass's own properties ask for a new display; the class says so.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Draws the layer's contents in the layer's coordinates.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    /// Draws the layer with everything in it, in the layer's coordinates; its own position and transform do not count.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Layout

    open func setNeedsLayout() { displayState.needsLayout = true }
    open func needsLayout() -> Bool { displayState.needsLayout }
    /// Lays out everything below the nearest layer above that needs no layout.
    open func layoutIfNeeded() { layoutTree() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Animation

    /// The layer itself: nothing is ever shown in between.
    open func presentation() -> Self? { self }
    open func model() -> Self { self }

    /// What the layer does when an event happens: asks the delegate, then ``actions``, then the class.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open var actions: [String: any CAAction]?

    /// Adds an animation, which replaces another with the same key and is over at the next flush.
    open func add(_ anim: CAAnimation, forKey key: String?) { store(anim, forKey: key) }
    open func removeAnimation(forKey key: String) { dropAnimations { $0 == key } }
    open func removeAllAnimations() { dropAnimations { _ in true } }
    open func animation(forKey key: String) -> CAAnimation? { animationState.entries.first { $0.key == key }?.animation }
    /// nil when there are none.
    open func animationKeys() -> [String]? { storedAnimationKeys }

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: What the layer classes of this module draw

    /// Draws what belongs to the kind of layer, between background and sublayers.
    func renderContent(in context: CGContext) { renderContents(in: context) }

    /// Whether background, contents and border show; a transform layer has only sublayers.
    var drawsOnlySublayers: Bool { false }

    /// Takes over the properties of a layer of the same class.
    func copyProperties(of other: CALayer) { copyLayerProperties(of: other) }
}
