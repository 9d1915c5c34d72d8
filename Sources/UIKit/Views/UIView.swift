import LayoutEngine

/// A rectangle on the screen: it draws, takes part in layout, and holds subviews.
///
/// The overridable members are declared here, because Swift cannot override members of extensions; each forwards to the
/// file of its topic. Geometry is stored in the layer, in points; `frame` and `center` are in the superview's
/// coordinates, `bounds` in the view's own.
///
/// - Source: developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace {
    /// The value for a dimension in which the view has no intrinsic content size.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// A target for `systemLayoutSizeFitting` for the smallest fitting size.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// A target for `systemLayoutSizeFitting` for a large fitting size.
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
    /// The constraint objects that represent the content size in logs, created on demand.
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
        // A view belongs to the main actor, but its last reference may be released on any thread; no other code can
        // reach it then.
        let letGo: @MainActor (UIView) -> Void = { $0.letGo() }
        unsafeBitCast(letGo, to: ((UIView) -> Void).self)(self)
    }

    /// The class, address, frame and the properties that differ from their defaults, in the format of logs.
    open override nonisolated var description: String { MainActor.assumeIsolated { viewDescription } }

    /// An identifier for state restoration. It reads back what was set; nothing here depends on it.
    open var restorationIdentifier: String?
    /// Encodes the view's state for restoration. Not called: no state is saved here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the view's state. Not called: no state is saved here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Nil until one of the properties is set.
    var accessibility: AccessibilityState?
    /// The short name that assistive technologies read out. It reads back what was set; nothing here depends on it.
    open var accessibilityLabel: String? {
        get { accessibility?.blocks?.label.map { $0() } ?? accessibility?.label }
        set { setAccessibility(\.label, to: newValue) }
    }
    /// A description of the effect of using the view, for assistive technologies. It reads back what was set; nothing
    /// here depends on it.
    open var accessibilityHint: String? {
        get { accessibility?.blocks?.hint.map { $0() } ?? accessibility?.hint }
        set { setAccessibility(\.hint, to: newValue) }
    }
    /// The view's present value for assistive technologies. It reads back what was set; nothing here depends on it.
    open var accessibilityValue: String? {
        get { accessibility?.blocks?.value.map { $0() } ?? accessibility?.value }
        set { setAccessibility(\.value, to: newValue) }
    }
    /// The traits for assistive technologies: those of the class until set. It reads back what was set; nothing here
    /// depends on it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.blocks?.traits?() ?? accessibility?.traits ?? usualAccessibilityTraits }
        set { setAccessibility(\.traits, to: newValue) }
    }
    /// Whether the view is an element for assistive technologies: true for controls and texts until set.
    open var isAccessibilityElement: Bool {
        get { accessibility?.blocks?.isElement?() ?? accessibility?.isElement ?? isUsuallyAccessibilityElement }
        set { setAccessibility(\.isElement, to: newValue) }
    }
    /// The frame for assistive technologies, in screen coordinates: the view's own rectangle until set.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? frameOnScreen(bounds) }
        set { setAccessibility(\.frame, to: newValue) }
    }
    /// The accessibility elements of the view, in order: views and elements; nil for the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility?.blocks?.elements.map { $0() } ?? accessibility?.elements }
        set { setAccessibility(\.elements, to: newValue) }
    }
    /// Actions that assistive technologies offer beside activating the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.blocks?.customActions.map { $0() } ?? accessibility?.customActions }
        set { setAccessibility(\.customActions, to: newValue) }
    }
    /// Whether the view and its descendants are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { setAccessibility(\.hidesElements, to: newValue) }
    }
    /// Whether assistive technologies ignore everything outside the view.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { setAccessibility(\.isModal, to: newValue) }
    }
    /// Performs the view's main action. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }
    /// The default accessibility traits of the class in the view's present state.
    var usualAccessibilityTraits: UIAccessibilityTraits { .none }
    var isUsuallyAccessibilityElement: Bool { false }
    /// An identifier for tests and logs, where it replaces class and address.
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
    /// The outline that assistive technologies show instead of the frame, in screen coordinates; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { setAccessibility(\.path, to: newValue) }
    }
    /// The point that assistive technologies touch, in screen coordinates: the middle of ``accessibilityFrame`` until
    /// set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { setAccessibility(\.activationPoint, to: newValue) }
    }
    /// The language in which the view's texts are spoken, as a BCP 47 tag; nil for the user's. It reads back what was
    /// set; nothing speaks.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { setAccessibility(\.language, to: newValue) }
    }
    /// Whether assistive technologies visit all of the view's children before the view's siblings. It reads back what
    /// was set; children are always visited together.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { setAccessibility(\.groupsChildren, to: newValue) }
    }
    /// Whether switch control visits the view's children one by one. It reads back what was set; nothing here depends
    /// on it.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility?.navigationStyle ?? .automatic }
        set { setAccessibility(\.navigationStyle, to: newValue) }
    }
    /// The names by which a user can refer to the view in speech: the label until set.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    /// The names by which a user can refer to the view in speech, with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility?.userInputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
        set { setAccessibility(\.userInputLabels, to: newValue) }
    }
    /// The kind of text that the view shows. It reads back what was set; nothing here depends on it.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility?.textualContext }
        set { setAccessibility(\.textualContext, to: newValue) }
    }
    /// Whether the user can interact with the view: whether it receives touches until set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.respondsToUser ?? isUserInteractionEnabled }
        set { setAccessibility(\.respondsToUser, to: newValue) }
    }
    /// Whether the view keeps its colours while the screen's colours are inverted. It reads back what was set; colours
    /// are never inverted here.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertedColors ?? false }
        set { setAccessibility(\.ignoresInvertedColors, to: newValue) }
    }
    /// The way the view handles touches itself while an assistive technology runs; none by default.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility?.directTouchOptions ?? [] }
        set { setAccessibility(\.directTouchOptions, to: newValue) }
    }
    /// Whether the view is expanded, or can be. It reads back what was set; nothing here depends on it.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility?.expandedStatus ?? .unsupported }
        set { setAccessibility(\.expandedStatus, to: newValue) }
    }
    /// The kind of container that the view is for its elements. It reads back what was set; nothing here depends on it.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { setAccessibility(\.containerType, to: newValue) }
    }
    /// The elements that are the headers of an element in a table. It reads back what was set; nothing here depends on
    /// it.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility?.headerElements }
        set { setAccessibility(\.headerElements, to: newValue) }
    }
    /// Named points in the view from which items can be dragged. It reads back what was set; nothing here depends on
    /// it.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.dragSources }
        set { setAccessibility(\.dragSources, to: newValue) }
    }
    /// Named points in the view where items can be dropped. It reads back what was set; nothing here depends on it.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { accessibility?.dropPoints }
        set { setAccessibility(\.dropPoints, to: newValue) }
    }
    /// The number of accessibility elements in the view.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The accessibility element at an index; nil if the index is out of bounds.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The index of an accessibility element; `NSNotFound` if the view does not have it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Called when an assistive technology focuses the view. Nothing calls it: none runs here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology's focus leaves the view. Nothing calls it: none runs here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology focuses the view: never here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The value of a property by its name: beyond those of all responders `recursiveDescription`, `_autolayoutTrace`
    /// and `hasAmbiguousLayout`.
    open override func value(forKey key: String) -> Any? { debuggingValue(forKey: key) ?? super.value(forKey: key) }

    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether changes in animation blocks are animated; true by default.
    public internal(set) static var areAnimationsEnabled = true {
        didSet { AnimationBlock.update() }
    }

    /// The layer the view draws in.
    open var layer: CALayer { backingLayer }

    /// The action of the view's layer for a change of one of its properties: an animation inside an animation block,
    /// `NSNull` outside. The action for `backgroundColor` is a `CABasicAnimation` with the timing of the block.
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

    /// The point, in unit coordinates of the view, that `center` positions and that transforms use as their origin.
    /// Setting it moves the view.
    open var anchorPoint: CGPoint {
        get { backingLayer.anchorPoint }
        set {
            backingLayer.anchorPoint = newValue
            placementChanged()
            markNeedsPlacing()
        }
    }

    /// Pixels per point of the view's drawn content.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set { backingLayer.contentsScale = newValue }
    }

    /// Whether subviews follow their autoresizing masks when the size changes.
    @exclusivity(unchecked)
    open var autoresizesSubviews = true {
        didSet { if autoresizesSubviews != oldValue { subviewPlacementsChanged() } }
    }

    /// The parts of the frame that are flexible when the superview's size changes.
    @exclusivity(unchecked)
    open var autoresizingMask: UIView.AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { placementChanged() } }
    }

    /// The size that fits the content best if the given size is available, in points. Constraints are not considered.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to `sizeThatFits` of its present size, keeping the origin; a transform is ignored.
    open func sizeToFit() {
        let (origin, size, anchor) = (untransformedFrame.origin, sizeThatFits(bounds.size), anchorPoint)
        bounds.size = size
        center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }

    /// The deepest visible descendant that contains the point, which is in this view's coordinates; the view itself if
    /// no subview does.
    ///
    /// Hidden views, views that do not receive touches and views with an alpha below 0.01 are skipped together with
    /// their descendants.
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
    /// The window of the view's subviews: the window that contains the view, or the view itself if it is a window
    /// without a superview.
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

    /// Schedules `layoutSubviews` for the next layout pass.
    open func setNeedsLayout() {
        markSubviewsNeedPlacing()
        markNeedsLayout()
    }

    /// Lays out the view and its descendants now, if needed.
    open func layoutIfNeeded() { LayoutPasses(for: self).run() }

    /// Updates the contents of the view's layer: draws the view if its class overrides ``draw(_:)``.
    open func display(_ layer: CALayer) { prepareContents() }
    /// Called before the contents of the view's layer are drawn; does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Draws the view into the layer's context, under the view's traits: calls ``draw(_:)``.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
    /// Lays out the view's layer: calls ``layoutSubviews()`` if the view's layout pass asked for it, and does nothing
    /// if the layer's own did.
    open func layoutSublayers(of layer: CALayer) {
        guard layoutState.subviewsAreDue, layer === backingLayer else { return }
        layoutState.subviewsAreDue = false
        layoutSubviews()
    }
    /// Sets the subviews' frames to those that the constraints determine. Overrides call super first if they read
    /// subviews' frames.
    open func layoutSubviews() { placeSubviews() }

    open var constraints: [NSLayoutConstraint] { listedConstraints }
    /// Installs a constraint on this view; by the time of layout its items must be this view or its descendants.
    open func addConstraint(_ constraint: NSLayoutConstraint) { holdAsAsked(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(holdAsAsked) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// Updates the constraints of the view and its descendants now, if needed, from the leaves to the root.
    open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
    /// Schedules ``updateProperties()`` before the next layout, without a layout of the view itself.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Calls ``updateProperties()`` of the view and its descendants now, if needed, from the root to the leaves.
    open func updatePropertiesIfNeeded() { updateSubtreeProperties() }
    /// Called before the first layout and after ``setNeedsUpdateProperties()``, before ``layoutSubviews()``; does
    /// nothing unless overridden.
    open func updateProperties() {}
    /// Updates constraints in a batch. Overrides call super last.
    open func updateConstraints() {}
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the autoresizing mask place the view instead of constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesMask || layoutState.isMaskSuspended }
        set {
            setTranslatesMask(newValue)
            if !newValue { maskTranslationWasStopped() }
        }
    }

    open var layoutGuides: [UILayoutGuide] { listedGuides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

    /// The natural size of the view's content, in points, as a size of the alignment rectangle; `noIntrinsicMetric` for
    /// a dimension without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Notifies layout that `intrinsicContentSize` may have changed.
    open func invalidateIntrinsicContentSize() {
        contentSizeChanged()
        contentSizeWasInvalidated()
    }

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

    /// The alignment rectangle, which constraints act on, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: alignmentRectInsets.negated) }
    /// The insets from the frame to the alignment rectangle; negative if the frame is smaller.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline is used as this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used as this view's; by default, the one that ``forBaselineLayout()`` returns.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose last baseline is used as this view's; the name of iOS 6 to 8 for ``forLastBaselineLayout``.
    open func forBaselineLayout() -> UIView { self }

    /// The size that satisfies the view's constraints without its superview, as close to the target as a priority of
    /// `fittingSizeLevel` gets.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// The size that satisfies the view's constraints, with the target size as a constraint of the given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether the view could have another frame that satisfies its constraints equally well.
    open var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }
    /// Moves an ambiguous view to another frame that satisfies its constraints equally well; each call moves it
    /// further. For debugging.
    open func exerciseAmbiguityInLayout() { moveToOtherSolution() }
    /// The constraints that determine the view's position and size along an axis: those of autoresizing masks first,
    /// then in the order of installation.
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
    /// Whether the margins also include the superview's margins.
    @exclusivity(unchecked)
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { updateInsets() } }
    }
    /// Whether margins are measured from the safe area instead of the bounds.
    @exclusivity(unchecked)
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { updateInsets() } }
    }
    open func layoutMarginsDidChange() {}
    /// The insets of the area that bars and screen corners do not cover, in points.
    open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { publicGuide(.margins) }
    open var safeAreaLayoutGuide: UILayoutGuide { publicGuide(.safeArea) }
    open var readableContentGuide: UILayoutGuide { publicGuide(.readableContent) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { publicGuide(.keyboard) as! UIKeyboardLayoutGuide }

    // MARK: Direction and traits

    /// The meaning of the content, which decides whether the view flips in right-to-left layouts.
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
    /// An appearance for this view and its descendants that overrides the inherited one.
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
    /// Whether tint colours of the view and its descendants are dimmed: its own mode, or the nearest ancestor's that is
    /// not automatic.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }
    open func tintColorDidChange() {}
    /// Makes the first responder resign if it is the view or a descendant. Returns whether it did.
    ///
    /// - Parameter force: Whether the first responder resigns even if it refuses.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { leaveKeyboard(force: force) }
    /// Draws the view's content, in its own coordinates, into the current context.
    open func draw(_ rect: CGRect) {}
    /// Sets contents of the layer other than those that ``draw(_:)`` draws, before the layer is displayed.
    func prepareContents() {}
    /// A view with a picture of this view's present content.
    @discardableResult
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }
    /// A view with a picture of a part of this view, given in its own coordinates.
    @discardableResult
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets)
    }
    /// Draws the view and its descendants into the current context, scaled into a rectangle. Returns whether there was
    /// such a context.
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

    /// The view's gesture recognizers; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { listedRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }
    /// Adds a gesture recognizer, and removes it from the view that it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The view's interactions.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set {
            attachedInteractions.forEach(removeInteraction)
            newValue.forEach(addInteraction)
        }
    }
    /// Adds an interaction, and removes it from the view that it was added to.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// Whether a gesture recognizer of the view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether taps on the view belong to it, regardless of its ancestors' gesture recognizers.
    var takesTaps: Bool { false }
    /// Whether a tap in the view triggers an action of the view's own, as in a control or a cell.
    var answersTaps: Bool { false }

    // MARK: Focus

    /// Whether the view can be focused; false unless overridden.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused.
    open var isFocused: Bool { window?.ownFocusSystem?.focusedItem === self }
    /// The environments inside the view that focus prefers, in order; if empty, the subviews in their order.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Requests a focus update, if the view contains the focused item.
    open func setNeedsFocusUpdate() { window?.ownFocusSystem?.needUpdate(in: self) }
    /// Updates focus now, if an update was requested.
    open func updateFocusIfNeeded() { window?.ownFocusSystem?.updateFocusIfNeeded() }
    /// Whether focus may move; true unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved to or from the view or a descendant. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Rarely set

    /// Nil until one of the properties is set.
    var rareValues: RareValues?
    /// Whether a long press on the view shows its title enlarged at the accessibility text sizes.
    open var showsLargeContentViewer: Bool {
        get { rareValues?.showsLargeContentViewer ?? false }
        set { changeRareValues { $0.showsLargeContentViewer = newValue } }
    }
    /// The title that is shown enlarged; a control's title until set.
    open var largeContentTitle: String? {
        get { rareValues?.largeContentTitle ?? textForDescription }
        set { changeRareValues { $0.largeContentTitle = newValue } }
    }
    /// The image that is shown enlarged.
    open var largeContentImage: UIImage? {
        get { rareValues?.largeContentImage }
        set { changeRareValues { $0.largeContentImage = newValue } }
    }
    /// Whether the image is scaled to the viewer. It reads back what was set; the image keeps its size.
    open var scalesLargeContentImage: Bool {
        get { rareValues?.scalesLargeContentImage ?? false }
        set { changeRareValues { $0.scalesLargeContentImage = newValue } }
    }
    /// The offset of the image from its position, in points. It reads back what was set; nothing here depends on it.
    open var largeContentImageInsets: UIEdgeInsets {
        get { rareValues?.largeContentImageInsets ?? .zero }
        set { changeRareValues { $0.largeContentImageInsets = newValue } }
    }
    /// The least content size category of the view and its descendants; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareValues?.minimumContentSizeCategory }
        set {
            changeRareValues { $0.minimumContentSizeCategory = newValue }
            traitsChanged()
        }
    }
    /// The greatest content size category of the view and its descendants; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareValues?.maximumContentSizeCategory }
        set {
            changeRareValues { $0.maximumContentSizeCategory = newValue }
            traitsChanged()
        }
    }
    /// The content size category in use and its limits, for logs.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let range = "\(minimumContentSizeCategory?.rawValue ?? "none")...\(maximumContentSizeCategory?.rawValue ?? "none")"
        return "\(traitCollection.preferredContentSizeCategory.rawValue) within \(range)"
    }
    /// The motion effects of the view.
    open var motionEffects: [UIMotionEffect] {
        get { rareValues?.motionEffects ?? [] }
        set { changeRareValues { $0.motionEffects = newValue } }
    }
    /// Adds a motion effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Custom rotors, which are lists of elements that assistive technologies step through. It reads back what was set;
    /// tests and programs can query them.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { rareValues?.accessibilityCustomRotors }
        set { changeRareValues { $0.accessibilityCustomRotors = newValue } }
    }
    /// Scrolls on behalf of an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Increments the value on behalf of an assistive technology. Does nothing unless overridden.
    open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
    /// Decrements the value on behalf of an assistive technology. Does nothing unless overridden.
    open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }
    /// Dismisses the view on behalf of an assistive technology. Returns whether it did; false unless overridden.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.performEscape?() ?? false }
    /// Performs the program's main action on behalf of an assistive technology. Returns whether it did; false unless
    /// overridden.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

    // MARK: Dynamics

    /// The shape of the view for collisions in a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for the type `path`: convex, with the view's centre at (0, 0).
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Hooks for subclasses inside UIKit

    /// Creates the gesture recognizers that views of the class have by default.
    func prepareRecognizers() {}
    /// Called when a program set ``translatesAutoresizingMaskIntoConstraints`` to false.
    func maskTranslationWasStopped() {}

    /// Whether a drag on content inside the view that is scrolled to its top moves this view first.
    func precedesScrolling(_ translation: CGPoint) -> Bool { false }
    /// Whether a drag on content inside the view that cannot scroll further moves the view or its content.
    func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool { false }
    /// The delay, in seconds, before views receive a touch, since it may turn out to scroll; 0 for none, nil if
    /// ancestors decide.
    var delayOfTouches: TimeInterval? { nil }
    /// Whether the view decides which of its descendants receive touches.
    var decidesOnTouches: Bool { false }
    /// Whether a descendant that was hit receives the touch.
    func admitsTouch(_ touch: UITouch, _ event: UIEvent, in view: UIView) -> Bool { true }
    /// Whether a tap on the status bar may scroll the view to its top.
    var scrollsToTopOnTap: Bool { false }
    /// Called when the status bar was tapped and this is the only view that scrolls to its top.
    func statusBarTapped() {}
    /// Called after the view's size changed.
    func boundsSizeChanged() {}
    /// Whether another size of a subview flags the view for layout.
    var isLaidOutForSizesOfSubviews: Bool { true }
    /// The fields of the description after the layer.
    var fieldsOfContent: [String] { [] }
    /// Places, before the view's tree is solved for a layout, what the view itself places in that layout.
    func placeBeforeSolving() {}
    /// Whether the container prescribes the frame, so that conflicts name neither a mask nor the container's size.
    var isPlacedByContainer: Bool { hierarchy.hasController }
    /// Called before layout or an autoresizing mask changes the view's size.
    func boundsWillChange(to bounds: CGRect) {}
    /// Called when the view is added to an engine: it may rank its subviews' content sizes.
    func rankContents() {}
    /// Called when a subview's content size or its priorities changed.
    func subviewContentSizeChanged(_ subview: UIView) {}
    /// Called when a subview was hidden or shown.
    func subviewHiddenChanged(_ subview: UIView) {}
    /// Whether the view's arrangement of its subviews can be computed without the engine.
    var hasRegularRecipe: Bool { false }
    /// Whether content decides the distances between the subviews.
    var gapsFollowContents: Bool { false }
    /// The arrangement of the subviews, while it is up to date.
    var subviewArrangement: SubviewArrangement { .none }
    /// Adds the arranged subviews to a tree.
    ///
    /// - Returns: False if one of them needs the engine.
    func addArranged(_ recipe: StackRecipe, to reader: inout DirectTreeReader, at number: Int) -> Bool { false }
    /// Whether the constraints that the view makes for its subviews are deferred until there is an engine.
    var isArrangementDeferred: Bool { false }
    /// States the deferred constraints.
    func stateDeferred() {}
    /// Called before a subview is hidden or shown.
    func subviewHiddenWillChange(_ subview: UIView) {}
    /// Whether a subview takes no space while it is hidden.
    func arranges(_ subview: UIView) -> Bool { false }
    /// Called when the engine gave the view a width, in points, of the alignment rectangle, that differs from the
    /// intrinsic one. Text that wraps is measured again.
    func widthSolved(_ width: CGFloat) {}
    /// Called when the view gets a given width, in points, of the alignment rectangle, independent of its intrinsic
    /// content size.
    func widthStated(_ width: CGFloat) {
        guard let content = layoutContentSize(.horizontal).value, !SolvedLength.areSame(content, Double(width)) else { return }
        widthSolved(width)
    }
    /// Called when the width may change: text that wraps forgets the width that it was measured for.
    func forgetSolvedWidth() {}
    /// Whether `widthSolved` affects the content size.
    var wrapsToWidth: Bool { false }
    /// The distance from the alignment rectangle's top to the first baseline, or from the last one to its bottom; zero
    /// for most views.
    func baselineOffset(first: Bool) -> CGFloat { 0 }
    /// The font of the text whose baselines are the view's; nil for views without text of their own.
    var baselineFont: UIFont? { nil }
    /// A fixed size that overrides the size that layout computes; nil for most views.
    var sizeOfAllFrames: CGSize? { nil }
    /// Whether the content is centred vertically, so that its baselines depend on the height.
    var centersContentVertically: Bool { false }
    /// Whether the content is centred in the height of a placeholder, which documents prescribe instead of the
    /// intrinsic one.
    var centersContentInPlaceholder: Bool { false }
    /// The highest index that a view may have among the subviews.
    func highestPlace(for view: UIView) -> Int { hierarchy.subviews.count }
    /// Called when the keyboard appeared for the view.
    func keyboardCame() {}
    /// Scrolls the scroll views that contain the view, the innermost first, so that a rectangle in its coordinates is
    /// visible.
    func bringIntoView(_ rect: CGRect, animated: Bool) {
        guard let superview else { return }
        superview.bringIntoView(convert(rect, to: superview), animated: animated)
    }
    /// The content offset, in points; nil for views that do not scroll.
    var scrollOffset: CGPoint? { nil }
    /// The guide that replaces the edges of a scroll view in constraints of `item`, a descendant.
    func contentGuide(seenFrom item: AnyObject) -> UILayoutGuide? { nil }
    /// The safe area that the subviews inherit.
    var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
    /// The default margins of the class.
    var defaultMargins: UIEdgeInsets { .marginsOfView }
    /// The minimum margins, in points, of a subview that preserves this view's.
    func marginsPreserved(by subview: UIView) -> UIEdgeInsets { usualMarginsPreserved(by: subview) }
    /// The text that identifies a label or button in logs of constraints.
    var textForDescription: String? { nil }
    /// Called when the content size was invalidated by ``invalidateIntrinsicContentSize()``.
    func contentSizeWasInvalidated() {}
    /// The text that is shown in the view's own description.
    var textInDescription: String? { nil }
    /// The background colour in it.
    var backgroundInDescription: UIColor? { backgroundColor }
    /// The background colour of the view's layer: fields with round corners draw it themselves.
    var backgroundOfLayer: UIColor? { backgroundColor }
    /// The name of a text field's border in it.
    var borderInDescription: String? { nil }
    /// The properties that views of the class copy from an appearance proxy.
    class var appearanceValues: [AppearanceValue] { [.value(\UIView.backgroundColor), .value(\UIView.ownTintColor)] }
    /// Called when traits changed: resolves the colours and fonts that depend on them.
    func resolveTraits() { setBackgroundColor(appearance.backgroundColor) }
}

extension UIEdgeInsets {
    /// The insets with opposite signs.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
