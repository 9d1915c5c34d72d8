/// A layer: a rectangle that draws itself and its sublayers.
///
/// Geometry is in points with y pointing down, as on iOS: `position` and `frame` in the superlayer's coordinates,
/// `bounds` in the layer's own. The overridable members are declared here, because members of extensions cannot be
/// overridden; each forwards to the file of its topic.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject, CAMediaTiming {
    // MARK: State of the facets

    @exclusivity(unchecked) var tree = TreeState()
    @exclusivity(unchecked) var displayState = DisplayState()
    @exclusivity(unchecked) var animationState = AnimationState()
    /// Rarely set properties; nil while all have their default values.
    @exclusivity(unchecked) var extras: LayerExtras?
    /// The recording of the layer's last drawing; nil from a request of display until the next drawing.
    @exclusivity(unchecked) var keptDrawing: KeptLayerDrawing?
    /// Whether a property is being set whose action runs afterwards.
    @exclusivity(unchecked) var hasPreparedAction = false
    /// The view of the layer, which clears the reference in its `deinit`; it is the delegate until another one is set.
    @exclusivity(unchecked) private unowned(unsafe) var view: (any CALayerDelegate)?
    /// Whether the layer belongs to a view, tested without reference counting.
    @exclusivity(unchecked) private(set) var isOfView = false
    private weak var otherDelegate: (any CALayerDelegate)?

    /// Whether views' layers look up actions when properties change: true while changes of views are animated.
    @exclusivity(unchecked) package nonisolated(unsafe) static var viewsAskForActions = false
    /// Whether a change of a property looks up an action.
    var asksForActions: Bool { !isOfView || CALayer.viewsAskForActions }

    // MARK: Creating a layer

    /// Creates an empty layer with bounds of zero and the anchor point in the middle.
    public override init() {
        super.init()
    }

    /// Creates a copy of another layer's properties; overrides copy the properties they add.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { copyProperties(of: other) }
    }

    /// Creates an empty layer; archives are not read.
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
    /// The position of the anchor point in the superlayer.
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
    /// The point of the bounds that ``position`` places and around which ``transform`` applies; (0, 0) is the top left,
    /// (1, 1) the bottom right.
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
    /// The transform around the anchor point. Depth and perspective have no visible effect.
    open var transform: CATransform3D {
        get { extras?.transform ?? CATransform3DIdentity }
        set {
            setExtra(\.transform, newValue, action: "transform")
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// The transform of the sublayers, around this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set { setExtra(\.sublayerTransform, newValue, action: "sublayerTransform") }
    }

    /// The position of the anchor point along the z axis. It reads back what was set; depth has no visible effect.
    open var anchorPointZ: CGFloat {
        get { extras?.anchorPointZ ?? 0 }
        set { setExtra(\.anchorPointZ, newValue) }
    }
    /// Whether y points up in the layer and its sublayers, relative to the superlayer. Images in ``contents`` stay
    /// upright.
    open var isGeometryFlipped: Bool {
        get { extras?.isGeometryFlipped ?? false }
        set { setExtra(\.isGeometryFlipped, newValue) }
    }
    /// Whether y points up in the layer: whether an odd number of it and its ancestors is flipped.
    open func contentsAreFlipped() -> Bool {
        ancestors.reduce(false) { $0 != $1.isGeometryFlipped }
    }
    /// Whether the layer is visible while its back faces the viewer.
    open var isDoubleSided: Bool {
        get { extras?.isDoubleSided ?? true }
        set { setExtra(\.isDoubleSided, newValue) }
    }

    /// The bounding box of the transformed layer, in the superlayer's coordinates.
    ///
    /// Setting it sets the position and the size such that the untransformed layer, once transformed, has the
    /// rectangle's size.
    open var frame: CGRect {
        get { outerFrame }
        set { setOuterFrame(newValue) }
    }

    /// The transform as an affine one; the identity if it is not affine.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets ``transform`` to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The number of pixels per point of ``contents`` and of drawing.
    open var contentsScale: CGFloat = 1 {
        willSet { if asksForActions { prepareAction("contentsScale") } }
        didSet { if hasPreparedAction { runPreparedAction("contentsScale") } }
    }

    /// Converts a point from another layer's coordinates to this one's. `nil` means the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { map(p, from: l) }
    /// Converts a point from this layer's coordinates to another one's. `nil` means the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, to: l) }
    /// Converts a rectangle from another layer's coordinates to its bounding box in this one's.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, from: l) }
    /// Converts a rectangle to its bounding box in another layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, to: l) }

    /// Whether a point in this layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The deepest visible layer that contains a point, which is in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

    // MARK: Hierarchy

    /// The layer of which this one is a sublayer or the mask; nil for root layers.
    open var superlayer: CALayer? { tree.superlayer }

    /// The sublayers from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : tree.sublayers }
        set { replaceSublayers(newValue ?? []) }
    }

    /// Adds a layer above the other sublayers, after removing it from its current superlayer.
    ///
    /// Raises `CALayerInvalidTree` if the layer is this one or one of its ancestors.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
    /// Inserts a layer at an index counted from the back; indices beyond the number of sublayers mean the top.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer below a sibling; at the bottom if there is no such sibling.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    /// Inserts a layer above a sibling; at the top if there is no such sibling.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    /// Replaces a sublayer; does nothing if `oldLayer` is not a sublayer of this one.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    /// Removes the layer from its superlayer; a mask stops masking.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Appearance

    /// Whether the layer and its sublayers are excluded from drawing and hit testing.
    @exclusivity(unchecked)
    open var isHidden = false {
        willSet { if asksForActions { prepareAction("hidden") } }
        didSet {
            if hasPreparedAction { runPreparedAction("hidden") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// The opacity of the layer with its sublayers, 0...1.
    open var opacity: Float = 1 {
        willSet { if asksForActions { prepareAction("opacity") } }
        didSet {
            if hasPreparedAction { runPreparedAction("opacity") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// A hint without effect: drawing always blends.
    open var isOpaque = false
    /// Whether sublayers and contents are clipped to the bounds with their rounded corners.
    open var masksToBounds = false {
        willSet { if asksForActions { prepareAction("masksToBounds") } }
        didSet { if hasPreparedAction { runPreparedAction("masksToBounds") } }
    }
    /// The colour that fills the bounds with their rounded corners, below the contents; nil and transparent colours
    /// draw nothing.
    open var backgroundColor: CGColor? {
        willSet { if asksForActions { prepareAction("backgroundColor") } }
        didSet {
            if hasPreparedAction { runPreparedAction("backgroundColor") }
            if KeyValueObservers.exist { tellObservers() }
        }
    }
    /// The radius in points; clamped to half of the shorter side.
    open var cornerRadius: CGFloat = 0 {
        willSet { if asksForActions { prepareAction("cornerRadius") } }
        didSet { if hasPreparedAction { runPreparedAction("cornerRadius") } }
    }
    /// The corners that ``cornerRadius`` rounds.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of rounded corners. It reads back what was set; corners are always drawn as quarter circles.
    open var cornerCurve: CALayerCornerCurve {
        get { extras?.cornerCurve ?? .circular }
        set { setExtra(\.cornerCurve, newValue) }
    }
    /// The border's width in points, inside the bounds, above everything else in the layer.
    open var borderWidth: CGFloat {
        get { extras?.borderWidth ?? 0 }
        set { setExtra(\.borderWidth, newValue, action: "borderWidth") }
    }
    /// The colour of the border; nil draws none. Black by default.
    open var borderColor: CGColor? {
        get { if let extras { extras.borderColor } else { .black } }
        set { setExtra(\.borderColor, newValue, action: "borderColor") }
    }
    /// A layer whose alpha masks this one with its sublayers; it is in this one's coordinates.
    @exclusivity(unchecked)
    open var mask: CALayer? {
        didSet { maskChanged(from: oldValue) }
    }

    /// A `CGImage`, or nil for the drawing of ``draw(in:)``.
    open var contents: Any? {
        willSet { if asksForActions { prepareAction("contents") } }
        didSet { if hasPreparedAction { runPreparedAction("contents") } }
    }
    /// The visible part of ``contents``, in fractions of their size.
    open var contentsRect: CGRect {
        get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { setExtra(\.contentsRect, newValue, action: "contentsRect") }
    }
    /// The part of the image that is stretched, in fractions of its visible part; the rest keeps its size at the edges.
    /// All of it is stretched by default.
    open var contentsCenter: CGRect {
        get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { setExtra(\.contentsCenter, newValue) }
    }
    /// The pixel format of the layer's drawing. Has no effect: drawing is not cached.
    open var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { setExtra(\.contentsFormat, newValue) }
    }
    /// Whether edges are antialiased. Has no effect: they always are.
    open var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { setExtra(\.allowsEdgeAntialiasing, newValue) }
    }
    /// The edges that are antialiased. Has no effect: all are.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
        set { setExtra(\.edgeAntialiasingMask, newValue) }
    }
    /// Whether the layer fades as a group with its sublayers. Has no effect: it always does.
    open var allowsGroupOpacity: Bool {
        get { extras?.allowsGroupOpacity ?? true }
        set { setExtra(\.allowsGroupOpacity, newValue) }
    }
    /// Values of properties that are not set. It reads back what was set; nothing here depends on it.
    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { setExtra(\.style, newValue) }
    }
    /// Whether ``draw(in:)`` runs in the background. It reads back what was set; drawing is synchronous.
    open var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { setExtra(\.drawsAsynchronously, newValue) }
    }
    /// Filters of the layer and its sublayers. It reads back what was set; on iOS they have no effect either.
    open var filters: [Any]? {
        get { extras?.filters }
        set { setExtra(\.filters, newValue) }
    }
    /// Filters of the content behind the layer. It reads back what was set; on iOS they have no effect either.
    open var backgroundFilters: [Any]? {
        get { extras?.backgroundFilters }
        set { setExtra(\.backgroundFilters, newValue) }
    }
    /// The standard deviation of the blur of the layer's backdrop, in points of its coordinates; 0 for none.
    package final var backdropBlur: CGFloat {
        get { extras?.backdropBlur ?? 0 }
        set { if newValue != backdropBlur { setExtra(\.backdropBlur, newValue) } }
    }
    /// The filter that composites the layer with the content behind. It reads back what was set; on iOS it is
    /// documented to have no effect either.
    open var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set { setExtra(\.compositingFilter, newValue) }
    }
    /// Whether contents may be brighter than white. It reads back what was set; no contents are.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { extras?.wantsExtendedDynamicRangeContent ?? false }
        set { setExtra(\.wantsExtendedDynamicRangeContent, newValue) }
    }
    /// The position and scaling of ``contents`` in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { extras?.contentsGravity ?? .resize }
        set { if newValue != contentsGravity { setExtra(\.contentsGravity, newValue) } }
    }
    /// The filter for enlarged contents; only ``CALayerContentsFilter/nearest`` makes a difference.
    open var magnificationFilter: CALayerContentsFilter {
        get { extras?.magnificationFilter ?? .linear }
        set { setExtra(\.magnificationFilter, newValue) }
    }
    /// The filter for reduced contents; only ``CALayerContentsFilter/nearest`` makes a difference.
    open var minificationFilter: CALayerContentsFilter {
        get { extras?.minificationFilter ?? .linear }
        set { setExtra(\.minificationFilter, newValue) }
    }

    /// The colour of the shadow, whose alpha is multiplied with ``shadowOpacity``; nil draws none.
    open var shadowColor: CGColor? {
        get { if let extras { extras.shadowColor } else { .black } }
        set { setExtra(\.shadowColor, newValue, action: "shadowColor") }
    }
    /// The opacity of the shadow, 0...1; 0 for none.
    open var shadowOpacity: Float {
        get { extras?.shadowOpacity ?? 0 }
        set { setExtra(\.shadowOpacity, newValue, action: "shadowOpacity") }
    }
    /// The offset of the shadow in points of the layer's coordinates.
    open var shadowOffset: CGSize {
        get { extras?.shadowOffset ?? CGSize(width: 0, height: -3) }
        set { setExtra(\.shadowOffset, newValue, action: "shadowOffset") }
    }
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { extras?.shadowRadius ?? 3 }
        set { setExtra(\.shadowRadius, newValue, action: "shadowRadius") }
    }
    /// The shape that casts the shadow, instead of the layer's drawing.
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

    /// A name for the program's use.
    open var name: String? {
        get { extras?.name }
        set { setExtra(\.name, newValue) }
    }
    /// The delegate. Held weakly.
    open weak var delegate: (any CALayerDelegate)? {
        get { view ?? otherDelegate }
        set { (view, isOfView, otherDelegate) = (nil, false, newValue) }
    }

    /// Makes the layer's view its delegate, without the cost of a weak reference.
    package func join(_ view: any CALayerDelegate) { (self.view, isOfView) = (view, true) }

    /// Clears the reference to the view, which is being deallocated.
    package func leave(_ view: any CALayerDelegate) {
        if self.view === view { (self.view, isOfView) = (nil, false) }
    }

    // MARK: Display

    /// Requests a call of ``display()`` before the layer is drawn next.
    open func setNeedsDisplay() {
        displayState.needsDisplay = true
        keptDrawing = nil
        Self.displayRequests.store(true, ordering: .relaxed)
    }
    /// Requests a display of the whole layer; the rectangle has no effect.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Whether a display is pending.
    open func needsDisplay() -> Bool { displayState.needsDisplay }
    /// Calls ``display()`` if a display is pending.
    open func displayIfNeeded() { if needsDisplay() { display() } }

    /// Sets the layer's contents, if an override or the delegate does; otherwise ``draw(in:)`` is called with each
    /// drawing.
    open func display() {
        displayState.needsDisplay = false
        delegate?.display(self)
    }

    /// Whether a change of the bounds' size requests a display.
    @exclusivity(unchecked)
    open var needsDisplayOnBoundsChange = false
    /// The ratio of a corner's extent to that of a quarter circle of the same radius: 1 for
    /// ``CALayerCornerCurve/circular``.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// Whether a change of a property requests a display; false unless a subclass overrides it. Rewritten sources call
    /// it for their own `@NSManaged` properties.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value of an animatable property, of a property that rewritten sources registered, or one stored under any
    /// other key; nil for none. Numbers are `NSNumber`s.
    open func value(forKey key: String) -> Any? { namedValue(key) }
    /// Sets a property, or stores a value under any other key.
    open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }
    /// The value at a key path, such as `transform.rotation.z` or `bounds.size.width`.
    open func value(forKeyPath keyPath: String) -> Any? { namedValue(at: keyPath) }
    /// Sets the value at a key path, such as `transform.rotation.z`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, at: keyPath) }

    /// The default value of a property; nil unless a subclass overrides it. Never called here.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Draws the layer's contents in the layer's coordinates.
    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    /// Draws the layer and its sublayers in the layer's coordinates, regardless of its own position and transform.
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Layout

    /// Requests ``layoutSublayers()`` in the next ``layoutIfNeeded()``; new layers need layout.
    open func setNeedsLayout() { displayState.needsLayout = true }
    /// Whether layout is pending.
    open func needsLayout() -> Bool { displayState.needsLayout }
    /// Lays out the topmost superlayer up to which all need layout, and its descendants.
    open func layoutIfNeeded() { layoutTree() }
    /// Lays out the sublayers; calls the delegate unless a subclass overrides it.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// The size of ``frame``. Never called here.
    open func preferredFrameSize() -> CGSize { frame.size }

    // MARK: Animation

    /// A copy with the presentation values, which animations interpolate, in a tree of such copies; nil for a layer
    /// that is not in a visible window.
    ///
    /// - Complexity: O(ancestors); sublayers are copied when they are read.
    open func presentation() -> Self? { presented as? Self }
    /// The model layer of a layer that ``presentation()`` returned; otherwise the layer itself.
    open func model() -> Self { animationState.shown?.model as? Self ?? self }

    /// The action for an event, such as a change of a property: the delegate's, or else that in ``actions``, or else
    /// the class's. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    /// The class's action for an event: an animation from the presented value for animatable properties, nil for
    /// others.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { usualAction(forKey: event) }
    /// Actions by event, for ``action(forKey:)``.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { setExtra(\.actions, newValue) }
    }

    /// Adds a copy of an animation, which replaces another one with the same key. It starts at the end of this turn,
    /// and ends at once if the layer is not in a visible window then.
    open func add(_ anim: CAAnimation, forKey key: String?) { store(anim, forKey: key) }
    /// Removes the animation with a key; its delegate is called with `finished` false.
    open func removeAnimation(forKey key: String) { dropAnimations { $0 == key } }
    /// Removes all animations; their delegates are called with `finished` false.
    open func removeAllAnimations() { dropAnimations { _ in true } }
    /// The stored copy of the animation with a key.
    open func animation(forKey key: String) -> CAAnimation? { animationState.entries.first { $0.key == key }?.animation }
    /// The keys of the layer's animations in the order in which they were added; nil if there are none.
    open func animationKeys() -> [String]? { storedAnimationKeys }

    /// Converts a time of another layer to this one's. `nil` means `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(ofMedia: l?.mediaTime(ofLocal: t) ?? t)
    }
    /// Converts a time of this layer to another one's. `nil` means `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(ofLocal: t)
        return l?.localTime(ofMedia: time) ?? time
    }

    /// The start of the layer's time, in seconds of the superlayer's.
    open var beginTime: CFTimeInterval {
        get { extras?.beginTime ?? 0 }
        set {
            setExtra(\.beginTime, newValue)
            timingChanged()
        }
    }
    /// The duration in seconds; infinite by default. It reads back what was set; nothing here depends on it.
    open var duration: CFTimeInterval {
        get { extras?.duration ?? .infinity }
        set { setExtra(\.duration, newValue) }
    }
    /// Seconds of local time per second of the superlayer's time; 0 pauses the animations of the layer and its
    /// sublayers.
    open var speed: Float {
        get { extras?.speed ?? 1 }
        set {
            setExtra(\.speed, newValue)
            timingChanged()
        }
    }
    /// Seconds added to the local time.
    open var timeOffset: CFTimeInterval {
        get { extras?.timeOffset ?? 0 }
        set {
            setExtra(\.timeOffset, newValue)
            timingChanged()
        }
    }
    /// The number of repetitions. It reads back what was set; nothing here depends on it.
    open var repeatCount: Float {
        get { extras?.repeatCount ?? 0 }
        set { setExtra(\.repeatCount, newValue) }
    }
    /// The total duration of the repetitions in seconds. It reads back what was set; nothing here depends on it.
    open var repeatDuration: CFTimeInterval {
        get { extras?.repeatDuration ?? 0 }
        set { setExtra(\.repeatDuration, newValue) }
    }
    /// Whether time runs backwards after running forwards. It reads back what was set; nothing here depends on it.
    open var autoreverses: Bool {
        get { extras?.autoreverses ?? false }
        set { setExtra(\.autoreverses, newValue) }
    }
    /// The presentation before and after the layer's active time. It reads back what was set; nothing here depends on
    /// it.
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.fillMode ?? .removed }
        set { setExtra(\.fillMode, newValue) }
    }

    // MARK: Animatable properties of this module's layer classes

    /// The animatable properties, in addition to those of all layers.
    class var ownProperties: [LayerProperty] { [] }

    // MARK: Drawing of this module's layer classes

    /// Draws the layer class's content between background and sublayers.
    func renderContent(in context: CGContext) { renderContents(in: context) }

    /// Draws the sublayers.
    func renderSublayers(in context: CGContext) {
        for layer in sublayersInDrawingOrder { layer.renderAsSublayer(in: context) }
    }

    /// Draws the layer's content by calling ``draw(in:)``.
    func drawContent(in context: CGContext) { draw(in: context) }
    /// Whether what the layer draws depends on nothing but its bounds until it needs display.
    var keepsDrawing: Bool { true }
    /// Whether the layer draws its sublayers only, as a transform layer does.
    var drawsOnlySublayers: Bool { false }

    /// Copies the properties of a layer of the same class.
    func copyProperties(of other: CALayer) { copyLayerProperties(of: other) }
}
