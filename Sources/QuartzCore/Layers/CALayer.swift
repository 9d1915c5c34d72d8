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
    @exclusivity(unchecked) var animationState = AnimationState()
    /// Properties that few layers set; nil while all have their usual values.
    @exclusivity(unchecked) var extras: LayerExtras?
    /// Whether a property is being set whose action is to run afterwards.
    @exclusivity(unchecked) var hasPreparedAction = false
    /// The view that the layer belongs to, which clears the reference in its `deinit`; it is the delegate until another one is
    /// set.
    @exclusivity(unchecked) private unowned(unsafe) var view: (any CALayerDelegate)?
    /// Whether the layer belongs to a view, asked without counting references.
    @exclusivity(unchecked) private(set) var isOfView = false
    private weak var otherDelegate: (any CALayerDelegate)?

    /// Whether views' layers ask for actions when properties change: while changes of views are being animated.
    @exclusivity(unchecked) package nonisolated(unsafe) static var viewsAskForActions = false
    /// Whether a change of a property asks for an action.
    var asksForActions: Bool { !isOfView || CALayer.viewsAskForActions }

    // MARK: Making a layer

    /// Makes an empty layer with bounds of zero and the anchor point in the middle.
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

    deinit {
        forgetSublayers()
        leaveAnimations()
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    ///
    /// Raises `CALayerInvalidGeometry` for values that are not finite numbers, as ``position`` does.
    @exclusivity(unchecked)
    open var bounds = CGRect.zero {
        willSet {
            newValue.checkAsLayerBounds()
            if asksForActions { prepareAction("bounds") }
        }
        didSet {
            if bounds.size != oldValue.size { boundsSizeChanged() }
            if hasPreparedAction { runPreparedAction("bounds") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// Where the anchor point is in the superlayer.
    @exclusivity(unchecked)
    open var position = CGPoint.zero {
        willSet {
            newValue.checkAsLayerPosition()
            if asksForActions { prepareAction("position") }
        }
        didSet {
            if hasPreparedAction { runPreparedAction("position") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// The point of the bounds that ``position`` places and ``transform`` turns around; (0, 0) is the top left, (1, 1) the
    /// bottom right.
    @exclusivity(unchecked)
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        willSet { if asksForActions { prepareAction("anchorPoint") } }
        didSet { if hasPreparedAction { runPreparedAction("anchorPoint") } }
    }
    /// Siblings with larger values are drawn above those with smaller ones.
    open var zPosition: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("zPosition") } }
        didSet { if hasPreparedAction { runPreparedAction("zPosition") } }
    }
    /// Applied around the anchor point. Depth and perspective do not show.
    open var transform: CATransform3D {
        get { extras?.transform ?? CATransform3DIdentity }
        set {
            setExtra(\.transform, newValue, action: "transform")
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// Applied to the sublayers, around this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { setExtra(\.sublayerTransform, newValue, action: "sublayerTransform") }
    }

    /// Where the anchor point is along the z axis. It reads back what was set; depth does not show.
    open var anchorPointZ: CGFloat {
        get { extras?.anchorPointZ ?? 0 }
        set { setExtra(\.anchorPointZ, newValue) }
    }
    /// Whether y points up in the layer and its sublayers, relative to the superlayer. Pictures in ``contents`` stay upright.
    open var isGeometryFlipped: Bool {
        get { extras?.isGeometryFlipped ?? false }
        set { setExtra(\.isGeometryFlipped, newValue) }
    }
    /// Whether y points up in the layer: whether an odd number of it and the layers above it is flipped.
    open func contentsAreFlipped() -> Bool {
        ancestors.reduce(false) { $0 != $1.isGeometryFlipped }
    }
    /// Whether the layer shows while its transform turns its back to the front.
    open var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { setExtra(\.isDoubleSided, newValue) }
    }

    /// The smallest upright rectangle around the transformed layer, in the superlayer.
    ///
    /// Setting it sets position and size so that the untransformed layer, mapped, has the rectangle's size.
    open var frame: CGRect {
        get { outerFrame }
        set { setOuterFrame(newValue) }
    }

    /// The transform as an affine one; the identity where it is not affine.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Pixels per point of ``contents`` and of what is drawn.
    open var contentsScale: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("contentsScale") } }
        didSet { if hasPreparedAction { runPreparedAction("contentsScale") } }
    }

    /// Maps a point from another layer's coordinates to this one's. `nil` stands for the outermost layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { map(p, from: l) }
    /// Maps a point from this layer's coordinates to another one's. `nil` stands for the outermost layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, to: l) }
    /// Maps a rectangle from another layer's coordinates: the smallest upright rectangle around the mapped one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l) }
    /// Maps a rectangle to another layer's coordinates: the smallest upright rectangle around the mapped one.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, to: l) }

    /// Whether a point in this layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The deepest visible layer that contains a point, which is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    // MARK: Hierarchy

    /// The layer this one is a sublayer or the mask of; nil for outermost layers.
    open var superlayer: CALayer? { tree.superlayer }

    /// The layers in this one, lowest first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    /// Adds a layer above the other sublayers; it leaves its present superlayer first.
    ///
    /// Raises `CALayerInvalidTree` if the layer is this one or one of its ancestors.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// Adds a layer at an index counted from the lowest; larger indices than there are sublayers mean the top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts below a sibling; at the bottom where there is no such sibling.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts above a sibling; at the top where there is no such sibling.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// Puts a layer in a sublayer's place; does nothing if `oldLayer` is not a sublayer of this one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Takes the layer out of its superlayer; a mask stops masking.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Appearance

    /// Whether the layer, with everything in it, is left out of drawing and hit testing.
    @exclusivity(unchecked)
    open var isHidden = false {
        willSet { if asksForActions { prepareAction("hidden") } }
        didSet {
            if hasPreparedAction { runPreparedAction("hidden") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// 0...1, for the layer with everything in it.
    open var opacity: Float = 1 {
        willSet { if asksForActions { prepareAction("opacity") } }
        didSet {
            if hasPreparedAction { runPreparedAction("opacity") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// A hint without effect: drawing always blends.
    open var isOpaque = false
    /// Whether sublayers and contents are cut off at the bounds with their rounded corners.
    open var masksToBounds = false {
        willSet { if asksForActions { prepareAction("masksToBounds") } }
        didSet { if hasPreparedAction { runPreparedAction("masksToBounds") } }
    }
    /// Fills the bounds with their rounded corners, below the contents; nil and transparent colours draw nothing.
    open var backgroundColor: CGColor? {
        willSet { if asksForActions { prepareAction("backgroundColor") } }
        didSet {
            if hasPreparedAction { runPreparedAction("backgroundColor") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// Points; more than half the shorter side counts as that.
    open var cornerRadius: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("cornerRadius") } }
        didSet { if hasPreparedAction { runPreparedAction("cornerRadius") } }
    }
    /// Which corners ``cornerRadius`` rounds.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of rounded corners. It reads back what was set; corners are drawn as quarter circles whatever it says.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set { setExtra(\.cornerCurve, newValue) }
    }
    /// Points, inside the bounds, above everything else in the layer.
    open var borderWidth: CGFloat {
        get { extras?.borderWidth ?? 0 }
        set { setExtra(\.borderWidth, newValue, action: "borderWidth") }
    }
    /// Colour of the border; nil draws none. Black by default.
    open var borderColor: CGColor? {
        get { if let extras { extras.borderColor } else { .black } }
        set { setExtra(\.borderColor, newValue, action: "borderColor") }
    }
    /// A layer whose alpha masks this one with everything in it; it lies in this one's coordinates.
    @exclusivity(unchecked)
    open var mask: CALayer? {
        didSet { maskChanged(from: oldValue) }
    }

    /// A `CGImage`, or nil for what ``draw(in:)`` draws.
    open var contents: Any? {
        willSet { if asksForActions { prepareAction("contents") } }
        didSet { if hasPreparedAction { runPreparedAction("contents") } }
    }
    /// The part of ``contents`` to show, in fractions of its size.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { setExtra(\.contentsRect, newValue, action: "contentsRect") }
    }
    /// The part of the picture that is stretched, in fractions of what shows of it; what is around it keeps its size at the edges. All of it is stretched by
    /// default.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { setExtra(\.contentsCenter, newValue) }
    }
    /// How the pixels of what the layer draws are stored. Without effect: drawing is not kept.
    open var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { setExtra(\.contentsFormat, newValue) }
    }
    /// Whether edges are smoothed. Without effect: they always are.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { setExtra(\.allowsEdgeAntialiasing, newValue) }
    }
    /// Which edges are smoothed. Without effect: all are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
        set { setExtra(\.edgeAntialiasingMask, newValue) }
    }
    /// Whether the layer fades as one picture with the layers in it. Without effect: it always does.
    open var allowsGroupOpacity: Bool {
        get { extras?.allowsGroupOpacity ?? true }
        set { setExtra(\.allowsGroupOpacity, newValue) }
    }
    /// Values of properties that are not set. It reads back what was set; nothing here depends on it.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { setExtra(\.style, newValue) }
    }
    /// Whether ``draw(in:)`` runs in the background. It reads back what was set; drawing is done on the spot.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { setExtra(\.drawsAsynchronously, newValue) }
    }
    /// Filters of the layer and its sublayers. It reads back what was set; on iOS they have no effect either.
    open var filters: [Any]? {
        get { extras?.filters }
        set { setExtra(\.filters, newValue) }
    }
    /// Filters of what is behind the layer. It reads back what was set; on iOS they have no effect either.
    open var backgroundFilters: [Any]? {
        get { extras?.backgroundFilters }
        set { setExtra(\.backgroundFilters, newValue) }
    }
    /// The filter that mixes the layer with what is behind. It reads back what was set; on iOS it is documented to have
    /// no effect either.
    open var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { setExtra(\.compositingFilter, newValue) }
    }
    /// Whether contents may be brighter than white. It reads back what was set; no contents are.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { extras?.wantsExtendedDynamicRangeContent ?? false }
        set { setExtra(\.wantsExtendedDynamicRangeContent, newValue) }
    }
    /// How ``contents`` fill the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { extras?.contentsGravity ?? .resize }
        set { if newValue != contentsGravity { setExtra(\.contentsGravity, newValue) } }
    }
    /// How contents are resampled when they are drawn larger than they are; only ``CALayerContentsFilter/nearest`` makes a
    /// difference.
    open var magnificationFilter: CALayerContentsFilter {
        get { extras?.magnificationFilter ?? .linear }
        set { setExtra(\.magnificationFilter, newValue) }
    }
    /// How contents are resampled when they are drawn smaller than they are; only ``CALayerContentsFilter/nearest`` makes a
    /// difference.
    open var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set { setExtra(\.minificationFilter, newValue) }
    }

    /// Colour of the shadow, whose alpha is multiplied with ``shadowOpacity``; nil draws none.
    open var shadowColor: CGColor? {
        get { if let extras { extras.shadowColor } else { .black } }
        set { setExtra(\.shadowColor, newValue, action: "shadowColor") }
    }
    /// 0...1; 0 means no shadow.
    open var shadowOpacity: Float {
        get { extras?.shadowOpacity ?? 0 }
        set { setExtra(\.shadowOpacity, newValue, action: "shadowOpacity") }
    }
    /// Points in the layer's coordinates.
    open var shadowOffset: CGSize {
        get { extras?.shadowOffset ?? CGSize(width: 0, height: -3) }
        set { setExtra(\.shadowOffset, newValue, action: "shadowOffset") }
    }
    /// Standard deviation of the blur, in points.
    open var shadowRadius: CGFloat {
        get { extras?.shadowRadius ?? 3 }
        set { setExtra(\.shadowRadius, newValue, action: "shadowRadius") }
    }
    /// The shape that casts the shadow, instead of what the layer draws.
    open var shadowPath: CGPath? {
        get { extras?.shadowPath }
        set { setExtra(\.shadowPath, newValue, action: "shadowPath") }
    }

    /// A hint without effect: nothing is cached as pixels.
    open var shouldRasterize: Bool {
        get { extras?.shouldRasterize ?? false }
        set { setExtra(\.shouldRasterize, newValue) }
    }
    /// Pixels per point of a rasterized layer; without effect.
    open var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { setExtra(\.rasterizationScale, newValue) }
    }

    /// A name for the program's use; nothing reads it.
    open var name: String? {
        get { extras?.name }
        set { setExtra(\.name, newValue) }
    }
    /// Receives what happens to the layer. Held weakly.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? otherDelegate }
        set { (view, isOfView, otherDelegate) = (nil, false, newValue) }
    }

    /// Makes the view that the layer belongs to its delegate, without the cost of a weak reference.
    package func join(_ view: any CALayerDelegate) { (self.view, isOfView) = (view, true) }

    /// Clears the reference to the view, which is being deinitialised.
    package func leave(_ view: any CALayerDelegate) {
        if self.view === view { (self.view, isOfView) = (nil, false) }
    }

    // MARK: Display

    /// Requests ``display()`` before the layer is drawn next.
    open func setNeedsDisplay() {
        displayState.needsDisplay = true
        Self.displayRequests.store(true, ordering: .relaxed)
    }
    /// Requests a display of the whole layer; the rectangle is not used.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Whether a display is pending.
    open func needsDisplay() -> Bool { displayState.needsDisplay }
    /// Calls ``display()`` if a display is pending.
    open func displayIfNeeded() { if needsDisplay() { display() } }

    /// Gives the layer its contents, if an override or the delegate does; else ``draw(in:)`` is called on each drawing.
    open func display() {
        displayState.needsDisplay = false
        delegate?.display(self)
    }

    /// Whether a change of the bounds' size requests a display.
    @exclusivity(unchecked)
    open var needsDisplayOnBoundsChange = false
    /// How much larger a corner of a shape is than a quarter circle of the same radius: 1 for ``CALayerCornerCurve/circular``.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// Whether a change of a property should request a display; false unless a subclass overrides it. Rewritten sources call it for properties of their own
    /// that are marked `@NSManaged`.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of a property that animations change, of a property that rewritten sources registered, or what was kept under any other key;
    /// nil for nothing. Numbers are `NSNumber`s.
    open func value(forKey key: String) -> Any? { namedValue(key) }
    /// Sets a property, or keeps a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }
    /// The value at a path of names, such as `transform.rotation.z` or `bounds.size.width`.
    open func value(forKeyPath keyPath: String) -> Any? { namedValue(at: keyPath) }
    /// Sets the value at a path of names, such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, at: keyPath) }

    /// The usual value of a property; nil unless a subclass overrides it. Nothing calls it.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Draws the layer's contents in the layer's coordinates.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    /// Draws the layer with everything in it, in the layer's coordinates; its own position and transform do not count.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Layout

    /// Requests ``layoutSublayers()`` in the next ``layoutIfNeeded()``; new layers need layout.
    open func setNeedsLayout() { displayState.needsLayout = true }
    /// Whether layout is pending.
    open func needsLayout() -> Bool { displayState.needsLayout }
    /// Lays out the topmost of the layers above that need layout in an unbroken chain, and everything below it.
    open func layoutIfNeeded() { layoutTree() }
    /// Places the sublayers; asks the delegate to unless a subclass overrides it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// The size of ``frame``. Nothing calls it.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Animation

    /// A copy whose properties have the values that show now, between those of the model as animations say, in a tree of such copies; nil for
    /// a layer that is not in a visible window.
    ///
    /// - Complexity: O(layers above); sublayers are copied when they are asked for.
    open func presentation() -> Self? { presented as? Self }
    /// Of a layer that ``presentation()`` returned, the layer it was asked of; otherwise the layer itself.
    open func model() -> Self { animationState.shown?.model as? Self ?? self }

    /// What the layer does at an event, such as a change of a property: what the delegate says, else ``actions``, else the class. `NSNull` ends
    /// the search, and nothing is done.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    /// The class's action for an event: for animatable properties an animation from what shows now, nil for others.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }
    /// Actions by event, for ``action(forKey:)``.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { setExtra(\.actions, newValue) }
    }

    /// Adds a copy of an animation, which replaces another with the same key. It starts with the end of this turn, and is over at once where
    /// the layer is not in a visible window then.
    open func add(_ anim: CAAnimation, forKey key: String?) { store(anim, forKey: key) }
    /// Removes the animation with a key; its delegate is called with `finished` false.
    open func removeAnimation(forKey key: String) { dropAnimations { $0 == key } }
    /// Removes all animations; their delegates are called with `finished` false.
    open func removeAllAnimations() { dropAnimations { _ in true } }
    /// The animation with a key, while the layer holds it: a copy of what was added.
    open func animation(forKey key: String) -> CAAnimation? { animationState.entries.first { $0.key == key }?.animation }
    /// The keys of the animations the layer holds, in the order they were added; nil when there are none.
    open func animationKeys() -> [String]? { storedAnimationKeys }

    /// Maps a time of another layer to this one's. `nil` stands for `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(ofMedia: l?.mediaTime(ofLocal: t) ?? t)
    }
    /// Maps a time of this layer to another one's. `nil` stands for `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(ofLocal: t)
        return l?.localTime(ofMedia: time) ?? time
    }

    /// When the layer's time begins, in seconds of the superlayer's.
    open var beginTime: CFTimeInterval {
        get { extras?.beginTime ?? 0 }
        set {
            setExtra(\.beginTime, newValue)
            timingChanged()
        }
    }
    /// Seconds; infinite by default. It reads back what was set; nothing here depends on it.
    open var duration: CFTimeInterval {
        get { extras?.duration ?? .infinity }
        set { setExtra(\.duration, newValue) }
    }
    /// Own seconds per second of the superlayer's time; 0 holds the animations of the layer and those in it.
    open var speed: Float {
        get { extras?.speed ?? 1 }
        set {
            setExtra(\.speed, newValue)
            timingChanged()
        }
    }
    /// Seconds added to the own time.
    open var timeOffset: CFTimeInterval {
        get { extras?.timeOffset ?? 0 }
        set {
            setExtra(\.timeOffset, newValue)
            timingChanged()
        }
    }
    /// How often the duration repeats. It reads back what was set; nothing here depends on it.
    open var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { setExtra(\.repeatCount, newValue) }
    }
    /// Seconds to repeat for. It reads back what was set; nothing here depends on it.
    open var repeatDuration: CFTimeInterval {
        get { extras?.repeatDuration ?? 0 }
        set { setExtra(\.repeatDuration, newValue) }
    }
    /// Whether time runs backwards after running forwards. It reads back what was set; nothing here depends on it.
    open var autoreverses: Bool {
        get { extras?.autoreverses ?? false }
        set { setExtra(\.autoreverses, newValue) }
    }
    /// What shows before and after the layer's active time. It reads back what was set; nothing here depends on it.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.fillMode ?? .removed }
        set { setExtra(\.fillMode, newValue) }
    }

    // MARK: What the layer classes of this module animate

    /// The properties that animations change, besides those of all layers.
    class var ownProperties: [LayerProperty] { [] }

    // MARK: What the layer classes of this module draw

    /// Draws what the class of layer adds between background and sublayers.
    func renderContent(in context: CGContext) { renderContents(in: context) }

    /// Draws the sublayers.
    func renderSublayers(in context: CGContext) {
        for layer in sublayersInDrawingOrder { layer.renderAsSublayer(in: context) }
    }

    /// Has the layer's content drawn, which ``draw(in:)`` does.
    func drawContent(in context: CGContext) { draw(in: context) }
    /// Whether background, contents and border show; a transform layer has only sublayers.
    var drawsOnlySublayers: Bool { false }

    /// Takes over the properties of a layer of the same class.
    func copyProperties(of other: CALayer) { copyLayerProperties(of: other) }
}
