import LayoutEngine

/// A rectangle on the screen: it draws, takes part in layout, and holds subviews.
///
/// The overridable members stand here, because Swift cannot override what an extension declares; each hands over to the file of its topic.
/// Geometry lives in the layer, in points; `frame` and `center` are in the superview's coordinates, `bounds` in the view's own.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace {
    /// The value of an intrinsic size that the view does not have.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target for `systemLayoutSizeFitting` that asks for the smallest size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// A target for `systemLayoutSizeFitting` that asks for a large size.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: State of the facets

    let backingLayer: CALayer
    @exclusivity(unchecked) var hierarchy = HierarchyState()
    @exclusivity(unchecked) var layoutState = LayoutState()
    @exclusivity(unchecked) var insetState = InsetState()
    @exclusivity(unchecked) var appearance = AppearanceState()
    @exclusivity(unchecked) var traitState = TraitState()
    var attachedRecognizers: [UIGestureRecognizer] = []
    var attachedInteractions: [any UIInteraction] = []
    @exclusivity(unchecked) package final var layoutTag = LayoutTag()
    /// The objects that stand for the content size in logs, as far as somebody asked for them.
    var contentSizeConstraints = AxisPair<NSContentSizeLayoutConstraint?>(nil)

    // MARK: Making a view

    /// Makes a view with the given frame, in its future superview's coordinates.
    public init(frame: CGRect) {
        backingLayer = Self.makeLayer()
        super.init()
        backingLayer.join(self)
        if !frame.isSame(as: .zero) { backingLayer.frame = frame }
        if AppearanceProxies.areInTheMaking { AppearanceProxies.initializing(self) }
    }

    /// Makes a view from an archive or an Interface Builder document.
    public required init?(coder: NSCoder) {
        backingLayer = Self.makeLayer()
        super.init()
        backingLayer.join(self)
        restore(from: coder)
        coder.readDocument(into: self, as: UIView.self)
    }

    /// Writes the view and its subviews to an archive; constraints and colours are left out.
    open func encode(with coder: NSCoder) { archive(to: coder) }

    public override convenience init() { self.init(frame: .zero) }

    deinit {
        // A view belongs to the main actor, but its last reference may be released on any thread; no other code can reach it then.
        let letGo: @MainActor (UIView) -> Void = { $0.letGo() }
        unsafeBitCast(letGo, to: ((UIView) -> Void).self)(self)
    }

    /// The class, address, frame and what differs from the usual, as logs show views.
    open override nonisolated var description: String { MainActor.assumeIsolated { viewDescription } }

    /// A name by which state that is kept between runs finds the view. Stored; nothing reads it.
    open var restorationIdentifier: String?
    /// Writes the view's state, to be restored later. Not called: no state is saved here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the view's state. Not called: no state is saved here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// nil until something of it is set.
    var accessibility: AccessibilityState?
    /// What assistive technologies call the view. Stored; nothing reads it.
    open var accessibilityLabel: String? {
        get { accessibility?.blocks?.label.map { $0() } ?? accessibility?.label }
        set { setAccessibility(\.label, to: newValue) }
    }
    /// What assistive technologies say about using the view. Stored; nothing reads it.
    open var accessibilityHint: String? {
        get { accessibility?.blocks?.hint.map { $0() } ?? accessibility?.hint }
        set { setAccessibility(\.hint, to: newValue) }
    }
    /// What assistive technologies say the view stands at. Stored; nothing reads it.
    open var accessibilityValue: String? {
        get { accessibility?.blocks?.value.map { $0() } ?? accessibility?.value }
        set { setAccessibility(\.value, to: newValue) }
    }
    /// What assistive technologies take the view for: what its class is until set. Stored; nothing reads it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.blocks?.traits?() ?? accessibility?.traits ?? usualAccessibilityTraits }
        set { setAccessibility(\.traits, to: newValue) }
    }
    /// Whether assistive technologies see the view: controls and texts until set.
    open var isAccessibilityElement: Bool {
        get { accessibility?.blocks?.isElement?() ?? accessibility?.isElement ?? isUsuallyAccessibilityElement }
        set { setAccessibility(\.isElement, to: newValue) }
    }
    /// Where assistive technologies show the view, in points of the screen: its own rectangle until set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen(bounds) }
        set { setAccessibility(\.frame, to: newValue) }
    }
    /// What assistive technologies see in the view, in order: views and elements; nil for the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.blocks?.elements.map { $0() } ?? accessibility?.elements }
        set { setAccessibility(\.elements, to: newValue) }
    }
    /// What is offered beside activating the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.blocks?.customActions.map { $0() } ?? accessibility?.customActions }
        set { setAccessibility(\.customActions, to: newValue) }
    }
    /// Whether assistive technologies see nothing of the view and what is in it.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, to: newValue) }
    }
    /// Whether assistive technologies see nothing beside the view.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { setAccessibility(\.isModal, to: newValue) }
    }
    /// Does what the view is for. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }
    /// What views of the class are to assistive technologies, in the state that this one is in.
    var usualAccessibilityTraits: UIAccessibilityTraits { .none }
    var isUsuallyAccessibilityElement: Bool { false }
    /// A name for tests and logs, where it stands for class and address.
    open var accessibilityIdentifier: String? {
        get { accessibility?.blocks?.identifier.map { $0() } ?? accessibility?.identifier }
        set { setAccessibility(\.identifier, to: newValue) }
    }
    /// The label with attributes for speech. Setting it sets the label.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(\.attributedLabel, of: accessibilityLabel) }
        set {
            setAccessibility(\.attributedLabel, to: newValue)
            accessibilityLabel = newValue?.string
        }
    }
    /// The hint with attributes for speech. Setting it sets the hint.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(\.attributedHint, of: accessibilityHint) }
        set {
            setAccessibility(\.attributedHint, to: newValue)
            accessibilityHint = newValue?.string
        }
    }
    /// The value with attributes for speech. Setting it sets the value.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(\.attributedValue, of: accessibilityValue) }
        set {
            setAccessibility(\.attributedValue, to: newValue)
            accessibilityValue = newValue?.string
        }
    }
    /// The outline that assistive technologies show instead of the frame, in points of the screen; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { setAccessibility(\.path, to: newValue) }
    }
    /// Where assistive technologies touch the view, in points of the screen: the middle of ``accessibilityFrame`` until set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { setAccessibility(\.activationPoint, to: newValue) }
    }
    /// The language in which the view's texts are spoken, as a BCP 47 tag; nil for the user's. Stored; nothing speaks.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { setAccessibility(\.language, to: newValue) }
    }
    /// Whether assistive technologies go through the view's children before they go on to what is beside the view. Stored; children
    /// always come together.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, to: newValue) }
    }
    /// Whether switch control goes through the view's children one by one. Stored; nothing reads it.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { setAccessibility(\.navigationStyle, to: newValue) }
    }
    /// What a user may call the view when speaking: the label until set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// What a user may call the view when speaking, with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility?.userInputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
        set { setAccessibility(\.userInputLabels, to: newValue) }
    }
    /// What kind of text the view shows. Stored; nothing reads it.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility?.textualContext }
        set { setAccessibility(\.textualContext, to: newValue) }
    }
    /// Whether the user can do something with the view: whether it takes touches until set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUser ?? isUserInteractionEnabled }
        set { setAccessibility(\.respondsToUser, to: newValue) }
    }
    /// Whether the view keeps its colours where the screen's are inverted. Stored; colours are never inverted here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertedColors ?? false }
        set { setAccessibility(\.ignoresInvertedColors, to: newValue) }
    }
    /// How the view handles touches itself while an assistive technology runs; none by default.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility?.directTouchOptions ?? [] }
        set { setAccessibility(\.directTouchOptions, to: newValue) }
    }
    /// Whether the view shows more, or could. Stored; nothing reads it.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility?.expandedStatus ?? .unsupported }
        set { setAccessibility(\.expandedStatus, to: newValue) }
    }
    /// What the view is for the elements in it. Stored; nothing reads it.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { setAccessibility(\.containerType, to: newValue) }
    }
    /// The elements that are headings of a table's element. Stored; nothing reads it.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility?.headerElements }
        set { setAccessibility(\.headerElements, to: newValue) }
    }
    /// Places in the view from which items can be dragged, with names. Stored; nothing reads it.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.dragSources }
        set { setAccessibility(\.dragSources, to: newValue) }
    }
    /// Places in the view where items can be dropped, with names. Stored; nothing reads it.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.dropPoints }
        set { setAccessibility(\.dropPoints, to: newValue) }
    }
    /// How many elements assistive technologies see in the view.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element at a place in the order in which assistive technologies go through the view; nil beyond the last.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The place of an element; `NSNotFound` where the view does not have it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// An assistive technology went to the view. Nothing calls it: none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    /// An assistive technology left the view. Nothing calls it: none runs here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology is at the view: never here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The value of a property by its name: beside those of all responders `recursiveDescription`, `_autolayoutTrace` and `hasAmbiguousLayout`.
    open override func value(forKey key: String) -> Any? { debuggingValue(forKey: key) ?? super.value(forKey: key) }

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether changes in animation blocks are animated; true by default.
    public internal(set) static var areAnimationsEnabled = true {
        didSet { AnimationBlock.update() }
    }

    /// The layer the view draws in.
    open var layer: CALayer { backingLayer }

    /// What the view's layer does when one of its properties changes: an animation inside an animation block, `NSNull` outside of one. The action
    /// for `backgroundColor` is a `CABasicAnimation` with the timing of the block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        guard layer === backingLayer else { return nil }
        return AnimationBlock.action(of: self, forKey: event) ?? NSNull()
    }

    // MARK: Geometry

    open var frame: CGRect {
        get { backingLayer.frame }
        set { changeGeometry { backingLayer.frame = newValue } }
    }

    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { changeGeometry { backingLayer.bounds = newValue } }
    }

    open var center: CGPoint {
        get { backingLayer.position }
        set { changeGeometry { backingLayer.position = newValue } }
    }

    /// Applied around the centre; layout ignores it.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { backingLayer.setAffineTransform(newValue) }
    }

    /// As `transform`, in three dimensions.
    open var transform3D: CATransform3D {
        get { backingLayer.transform }
        set { backingLayer.transform = newValue }
    }

    /// The place in the view, from 0 to 1 each way, that `center` is about and transforms turn around. Setting it moves the view.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set {
            backingLayer.anchorPoint = newValue
            placementChanged()
            markNeedsPlacing()
        }
    }

    /// Pixels per point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { backingLayer.contentsScale = newValue }
    }

    /// Whether subviews follow their autoresizing masks when the size changes.
    @exclusivity(unchecked)
    open var autoresizesSubviews = true {
        didSet { if autoresizesSubviews != oldValue { subviewPlacementsChanged() } }
    }

    /// How the view follows its superview's size.
    @exclusivity(unchecked)
    open var autoresizingMask: UIView.AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { placementChanged() } }
    }

    /// The size the view would like, given one it could have, in points. Constraints do not come into it.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that `sizeThatFits` gives for the present one, keeping the origin; a transform is not looked at.
    open func sizeToFit() {
        let (origin, size, anchor) = (untransformedFrame.origin, sizeThatFits(bounds.size), anchorPoint)
        bounds.size = size
        center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }

    /// The deepest visible view that contains the point, which is in this view's coordinates.
    ///
    /// Hidden views, views that do not take touches and views with an alpha below 0.01 are passed over, with all inside them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubviews(point, with: event) }

    /// Whether the point, in this view's coordinates, lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

    open func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convertPoint(point, to: view) }
        return coordinateSpace.convert(point, from: self)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convertPoint(point, from: view) }
        return coordinateSpace.convert(point, to: self)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convertRect(rect, to: view) }
        return coordinateSpace.convert(rect, from: self)
    }
    open func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convertRect(rect, from: view) }
        return coordinateSpace.convert(rect, to: self)
    }

    // MARK: Hierarchy

    open var superview: UIView? { hierarchy.superview }
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { windowOfSubviews }
    /// The window that the view's subviews are in: the one above the view, or the view itself where it is a window that stands alone.
    var windowOfSubviews: UIWindow? { hierarchy.window }

    open func removeFromSuperview() { leaveSuperview() }
    open func addSubview(_ view: UIView) { adopt(view, at: hierarchy.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        adopt(view, beside: siblingSubview, offset: 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        adopt(view, beside: siblingSubview, offset: 1)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { restack(view, at: hierarchy.subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// A number to find the view by.
    open var tag = 0

    // MARK: Layout

    /// Asks for `layoutSubviews` in the next layout pass.
    open func setNeedsLayout() {
        markSubviewsNeedPlacing()
        markNeedsLayout()
    }

    /// Lays out the view and all below it now, as far as needed.
    open func layoutIfNeeded() { LayoutPasses(for: self).run() }

    /// Prepares the contents of the view's layer: draws the view, where its class overrides ``draw(_:)``.
    open func display(_ layer: CALayer) { prepareContents() }
    /// The contents of the view's layer are about to be drawn; does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Draws the view into the layer's context, under the view's traits: calls ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    /// Places what is in the view's layer: calls ``layoutSubviews()`` where the layout of views asks for it, and does nothing where the layer does.
    open func layoutSublayers(of layer: CALayer) {
        guard layoutState.subviewsAreDue, layer === backingLayer else { return }
        layoutState.subviewsAreDue = false
        layoutSubviews()
    }
    /// Gives the subviews the frames their constraints decide. Overrides call this first when they read subviews' frames.
    open func layoutSubviews() { placeSubviews() }

    open var constraints: [NSLayoutConstraint] { listedConstraints }
    /// Installs a constraint here; its items must be this view or below it by the time of layout.
    open func addConstraint(_ constraint: NSLayoutConstraint) { holdAsAsked(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(holdAsAsked) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Updates the constraints of the view and all below it now, as far as needed, lower views first.
    open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
    /// Has ``updateProperties()`` called before the next layout, without a layout of the view itself.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Calls ``updateProperties()`` of the view and all below it now, as far as needed, upper views first.
    open func updatePropertiesIfNeeded() { updateSubtreeProperties() }
    /// Called before the first layout and after ``setNeedsUpdateProperties()``, before ``layoutSubviews()``; does nothing unless overridden.
    open func updateProperties() {}
    /// Changes constraints, many at a time. Overrides call this last.
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the autoresizing mask, instead of constraints, place the view.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask }
        set { setTranslatesMask(newValue) }
    }

    open var layoutGuides: [UILayoutGuide] { listedGuides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

    /// What the view's content needs, in points, of the alignment rectangle; `noIntrinsicMetric` where it needs nothing.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Tells that `intrinsicContentSize` may have changed.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layoutState.hugging[axis] }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setHugging(priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setCompressionResistance(priority, axis)
    }

    /// The rectangle that constraints act on, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for a rectangle that constraints act on.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    /// How far the alignment rectangle lies inside the frame; negative where the frame is the smaller one.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline is used for this one's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used for this one's.
    open var forLastBaselineLayout: UIView { self }

    /// The size that the view's constraints give it without its superview, as near to the target as the lowest priorities allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size the view's constraints give it when it is asked for the target at the given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether another layout of the view would meet its constraints just as well.
    open var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }
    /// Moves an ambiguous view to another place that meets its constraints just as well; the next call moves it on. For debugging.
    open func exerciseAmbiguityInLayout() { moveToOtherSolution() }
    /// The constraints that decide the view's position and size along an axis: autoresizing masks first, then in the order of installation.
    ///
    /// - Complexity: that of eliminating all constraints connected with the view; for debugging only.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        decidingConstraints(of: self, axis)
    }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { insetState.margins }
        set { setMargins(.physical(newValue)) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { insetState.margins.directional(rightToLeft: isRightToLeft) }
        set { setMargins(.directional(newValue)) }
    }
    /// Whether margins also keep clear of the superview's margins.
    @exclusivity(unchecked)
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { updateInsets() } }
    }
    /// Whether margins are measured from the safe area.
    @exclusivity(unchecked)
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { updateInsets() } }
    }
    open func layoutMarginsDidChange() {}
    /// What bars and corners cover of the view, in points from its edges.
    open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { publicGuide(.margins) }
    open var safeAreaLayoutGuide: UILayoutGuide { publicGuide(.safeArea) }
    open var readableContentGuide: UILayoutGuide { publicGuide(.readableContent) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { publicGuide(.keyboard) as! UIKeyboardLayoutGuide }

    // MARK: Direction and traits

    /// What the content means, which decides whether the view flips in right-to-left layouts.
    @exclusivity(unchecked)
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
    open var traitCollection: UITraitCollection { inheritedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// An appearance for this view and all below it, instead of the inherited one.
    @exclusivity(unchecked)
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
    }

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        get { appearance.backgroundColor }
        set { setBackgroundColor(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { backingLayer.opacity = Float(newValue) }
    }
    open var isHidden: Bool {
        get { isHiddenOrGoing }
        set { setHidden(newValue) }
    }
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }
    @exclusivity(unchecked)
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// A view whose alpha masks this one.
    open var mask: UIView? {
        didSet { backingLayer.mask = mask?.backingLayer }
    }
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }
    /// Whether tints of the view and of those below it are greyed: its own mode, or the nearest one above that is not automatic.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}
    /// Has the first responder resign if it is the view or inside of it. Returns whether it was and did.
    ///
    /// - Parameter force: Whether to take it without asking.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { leaveKeyboard(force: force) }
    /// Draws the view's content, in its own coordinates, into the current context.
    open func draw(_ rect: CGRect) {}
    /// Gives the layer contents other than what ``draw(_:)`` draws, before the layer is drawn anew.
    func prepareContents() {}
    /// A view that shows what this one does at present.
    @discardableResult
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// A view that shows what a part of this one, in its own coordinates, does at present.
    @discardableResult
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets)
    }
    /// Draws the view with all inside it into the current context, fitted into a rectangle. Returns whether there was such a context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterScreenUpdates: afterUpdates)
    }
    open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open override var next: UIResponder? { hierarchy.controller ?? hierarchy.superview }

    /// The gestures that are looked for on the view; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { listedRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    /// Looks for a gesture on the view, which may be no other view's.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// What users can do with the view beyond gestures.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            attachedInteractions.forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }
    /// Adds an interaction, which is taken from another view that has it.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a gesture on the view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether taps on the view are its own, whatever the views around it look for.
    var takesTaps: Bool { false }
    /// Whether a tap in the view does something of its own, as in a control or a cell.
    var answersTaps: Bool { false }

    // MARK: Focus

    /// Whether the view takes focus; false unless overridden.
    open var canBecomeFocused: Bool { false }
    /// Whether the view has focus.
    open var isFocused: Bool { window?.ownFocusSystem?.focusedItem === self }
    /// Where focus goes inside the view; the views in it in their order where the list is empty.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Asks for focus to be looked for anew in the view, if it holds it.
    open func setNeedsFocusUpdate() { window?.ownFocusSystem?.needUpdate(in: self) }
    /// Looks for focus now, if that was asked for.
    open func updateFocusIfNeeded() { window?.ownFocusSystem?.updateFocusIfNeeded() }
    /// Whether focus may change; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when focus came to or left the view, or something in it. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Rarely set

    /// nil until something of it is set.
    var rareValues: RareValues?
    /// Whether a finger that rests on the view shows its name large, in the large text sizes.
    open var showsLargeContentViewer: Bool {
        get { rareValues?.showsLargeContentViewer ?? false }
        set { changeRareValues { $0.showsLargeContentViewer = newValue } }
    }
    /// The name that is shown large; a control's title until it is set.
    open var largeContentTitle: String? {
        get { rareValues?.largeContentTitle ?? textForDescription }
        set { changeRareValues { $0.largeContentTitle = newValue } }
    }
    /// The picture that is shown large.
    open var largeContentImage: UIImage? {
        get { rareValues?.largeContentImage }
        set { changeRareValues { $0.largeContentImage = newValue } }
    }
    /// Whether the picture is scaled to the room. Stored; the picture keeps its size.
    open var scalesLargeContentImage: Bool {
        get { rareValues?.scalesLargeContentImage ?? false }
        set { changeRareValues { $0.scalesLargeContentImage = newValue } }
    }
    /// How far the picture is moved from its place, in points. Stored; nothing reads it.
    open var largeContentImageInsets: UIEdgeInsets {
        get { rareValues?.largeContentImageInsets ?? .zero }
        set { changeRareValues { $0.largeContentImageInsets = newValue } }
    }
    /// The least text size that the view and those below it follow; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareValues?.minimumContentSizeCategory }
        set {
            changeRareValues { $0.minimumContentSizeCategory = newValue }
            traitsChanged()
        }
    }
    /// The greatest text size that the view and those below it follow; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareValues?.maximumContentSizeCategory }
        set {
            changeRareValues { $0.maximumContentSizeCategory = newValue }
            traitsChanged()
        }
    }
    /// The text size in use and what limits it, for logs.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let range = "\(minimumContentSizeCategory?.rawValue ?? "none")...\(maximumContentSizeCategory?.rawValue ?? "none")"
        return "\(traitCollection.preferredContentSizeCategory.rawValue) within \(range)"
    }
    /// What moves with the device in the user's hand.
    open var motionEffects: [UIMotionEffect] {
        get { rareValues?.motionEffects ?? [] }
        set { changeRareValues { $0.motionEffects = newValue } }
    }
    /// Adds something that moves with the device.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes something that moves with the device.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Lists of places in the view that assistive technologies go through. Stored; tests and programs ask them.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { rareValues?.accessibilityCustomRotors }
        set { changeRareValues { $0.accessibilityCustomRotors = newValue } }
    }
    /// Scrolls for an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Raises the value for an assistive technology. Does nothing unless overridden.
    open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
    /// Lowers the value for an assistive technology. Does nothing unless overridden.
    open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }
    /// Leaves the view for an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.performEscape?() ?? false }
    /// Does the program's most useful action for an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

    // MARK: Dynamics

    /// The shape of the view where a dynamic animator has it meet others.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for the type `path`: convex, around the middle of the view at (0, 0).
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: What subclasses inside UIKit take part in

    /// Makes the recognizers that views of the class have of themselves.
    func prepareRecognizers() {}
    /// Whether a drag on content inside the view that is at its top moves the view first.
    func precedesScrolling(_ translation: CGPoint) -> Bool { false }
    /// Whether a drag on content inside the view that has no room left moves the view, or its content.
    func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool { false }
    /// Seconds that a touch in the view waits before views hear of it, in case it scrolls; 0 where it never waits, nil where views around decide.
    var delayOfTouches: TimeInterval? { nil }
    /// Whether the view decides which of the views inside it hear of touches.
    var decidesOnTouches: Bool { false }
    /// Whether a view inside this one, which was hit, hears of the touch.
    func admitsTouch(_ touch: UITouch, _ event: UIEvent, in view: UIView) -> Bool { true }
    /// Whether a tap on the status bar may scroll the view to its top.
    var scrollsToTopOnTap: Bool { false }
    /// The status bar was tapped on, and this is the only view that scrolls to its top.
    func statusBarTapped() {}
    /// The view got another size.
    func boundsSizeChanged() {}
    /// Called before layout or an autoresizing mask gives the view another size.
    func boundsWillChange(to bounds: CGRect) {}
    /// The view comes into an engine: it may say which of its subviews' contents give way first.
    func rankContents() {}
    /// A subview's content size or its priorities changed.
    func subviewContentSizeChanged(_ subview: UIView) {}
    /// A subview was hidden or shown.
    func subviewHiddenChanged(_ subview: UIView) {}
    /// Whether the view arranges its subviews in a way that needs no engine of itself.
    var hasRegularRecipe: Bool { false }
    /// Whether contents decide how far the subviews stand apart.
    var gapsFollowContents: Bool { false }
    /// What the view does with its subviews, where it is up to date.
    var subviewArrangement: SubviewArrangement { .none }
    /// Adds the subviews that the view arranges to a tree.
    ///
    /// - Returns: False where one of them takes an engine.
    func addArranged(_ recipe: StackRecipe, to reader: inout DirectTreeReader, at number: Int) -> Bool { false }
    /// Whether constraints that the view makes for its subviews wait for an engine.
    var isArrangementDeferred: Bool { false }
    /// States these constraints.
    func stateDeferred() {}
    /// A subview is about to be hidden or shown.
    func subviewHiddenWillChange(_ subview: UIView) {}
    /// Whether hiding the subview takes its room away.
    func arranges(_ subview: UIView) -> Bool { false }
    /// The engine gave the view this width, in points, of the alignment rectangle, which is not what its content asked for. Text that wraps
    /// measures itself again.
    func widthSolved(_ width: CGFloat) {}
    /// The view gets this width, in points, of the alignment rectangle, whatever its content asks for.
    func widthStated(_ width: CGFloat) {
        guard let content = layoutContentSize(.horizontal).value, !SolvedLength.areSame(content, Double(width)) else { return }
        widthSolved(width)
    }
    /// The width may come out differently: text that wrapped forgets the width it had.
    func forgetSolvedWidth() {}
    /// Whether `widthSolved` matters.
    var wrapsToWidth: Bool { false }
    /// Distance from the alignment rectangle's top to the first baseline, or from the last one to its bottom; the edges for most.
    func baselineOffset(first: Bool) -> CGFloat { 0 }
    /// The font of the text whose baselines stand for the view's; nil for views without text of their own.
    var baselineFont: UIFont? { nil }
    /// The size that the view has whatever size layout finds for it; nil for most.
    var sizeOfAllFrames: CGSize? { nil }
    /// Whether the content lies in the middle of the view's height, so that its baselines move with the height.
    var centersContentVertically: Bool { false }
    /// Whether the content lies in the middle of a placeholder's height, which documents prescribe instead of the intrinsic one.
    var centersContentInPlaceholder: Bool { false }
    /// The highest place that a view may take among the subviews.
    func highestPlace(for view: UIView) -> Int { hierarchy.subviews.count }
    /// The keyboard came up for the view.
    func keyboardCame() {}
    /// Scroll views around the view show a rectangle in its coordinates, the innermost first.
    func bringIntoView(_ rect: CGRect, animated: Bool) {
        guard let superview else { return }
        superview.bringIntoView(convert(rect, to: superview), animated: animated)
    }
    /// How far the content is scrolled, in points; nil for views that do not scroll.
    var scrollOffset: CGPoint? { nil }
    /// The guide that stands for the edges of a view that scrolls when `item`, inside it, names them.
    func contentGuide(seenFrom item: AnyObject) -> UILayoutGuide? { nil }
    /// The safe area as the subviews inherit it.
    var safeAreaForSubviews: UIEdgeInsets { insetState.safeArea }
    /// Margins a view of this class has before anybody sets them.
    var defaultMargins: UIEdgeInsets { .marginsOfView }
    /// The least margins, in points, of a subview that preserves this view's.
    func marginsPreserved(by subview: UIView) -> UIEdgeInsets { usualMarginsPreserved(by: subview) }
    /// The text that identifies a label or button in logs of constraints.
    var textForDescription: String? { nil }
    /// The text that the view's own description shows.
    var textInDescription: String? { nil }
    /// The properties that views of the class take over from an appearance proxy.
    class var appearanceValues: [AppearanceValue] { [.value(\UIView.backgroundColor), .value(\UIView.ownTintColor)] }
    /// Traits changed: colours and fonts that depend on them are looked up again.
    func resolveTraits() { setBackgroundColor(appearance.backgroundColor) }
}

extension UIEdgeInsets {
    /// The insets turned outward.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
