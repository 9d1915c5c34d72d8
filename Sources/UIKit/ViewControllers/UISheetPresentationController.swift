/// Presents a controller in a sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
            /// The identifier's string.
            public var rawValue: String
            /// Makes an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The identifier of ``Detent/medium()``.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of ``Detent/large()``.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier by which the detent is selected.
        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier, _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.height) = (identifier, height)
            super.init()
        }

        /// Makes a detent of half the container's height, without the bottom safe area, which is inactive in compact
        /// height. Apple documents about half; the exact value is our choice.
        open class func medium() -> Detent {
            Detent(.medium) { context in
                guard let room = context as? SheetRoom, room.containerTraitCollection.verticalSizeClass != .compact else {
                    return nil
                }
                return room.container.bounds.height / 2 - room.safeBottom
            }
        }
        /// Makes a detent of the maximum height.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// Makes a detent whose height is computed by a closure, in points without the bottom safe area; nil
        /// deactivates the detent.
        ///
        /// - Parameter identifier: The identifier; nil for a unique one.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The detent's height in a context, in points without the bottom safe area; nil if it is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context)
        }
    }

    /// The delegate that is notified of changed detents and of dismissals. Held weakly.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }
    /// The detents of the sheet in compact width. The smallest is used unless another is selected.
    open var detents: [Detent] = [.large()] {
        didSet { placeAgain() }
    }
    /// The identifier of the selected detent; nil, the default, for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { placeAgain() } }
    }
    /// The largest detent at which the views behind are not dimmed and receive touches; nil, the default, dims them at
    /// all detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { arrangeScenery() }
    }
    /// Whether a sheet that is attached to the bottom has a grabber at its top; false by default. A tap on it selects
    /// the next detent.
    open var prefersGrabberVisible = false {
        didSet { arrangeScenery() }
    }
    /// The view from which the sheet is presented. It reads back what was set; sheets slide in from the bottom.
    open weak var sourceView: UIView?
    /// Whether the sheet has the size of a readable page. It reads back what was set; ``UIModalPresentationStyle``
    /// decides.
    open var prefersPageSizing = true
    /// The corner radius in points; nil, the default, for 10.
    open var preferredCornerRadius: CGFloat? {
        didSet { placeAgain() }
    }
    /// Whether an upward drag on content that is scrolled to its top enlarges the sheet before the content scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the bottom in compact height; false, the default, lets it fill the screen
    /// there.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { placeAgain() }
    }
    /// Whether a sheet that is attached to the bottom in compact height has its controller's preferred width; false,
    /// the default, gives it the width of the container's safe area.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { placeAgain() }
    }

    /// Animates changes of the sheet's properties, with the duration of the settling animation after a drag.
    open func animateChanges(_ changes: () -> Void) {
        AnimationBlock.run(ViewAnimation(duration: Self.settlingDuration, delay: 0, options: [])) {
            changes()
            placeAgain()
        }
    }
    /// Computes the heights of the detents again.
    open func invalidateDetents() { placeAgain() }

    /// The drop shadow view around the presented controller's view, while it is in a sheet. The recognizer that moves
    /// the sheet is its own.
    open override var presentedView: UIView? { shadow ?? super.presentedView }
    private var shadow: UIDropShadowView?
    override var isElevated: Bool { sheetFrame != nil }
    override func prepareViews() {
        shadow = sheetFrame == nil ? nil : UIDropShadowView(frame: .zero)
        shadow?.course = self
    }

    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame ?? super.frameOfPresentedViewInContainerView }

    override var autoresizing: UIView.AutoresizingMask {
        isCard
            ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
            : [.flexibleWidth, .flexibleHeight]
    }
    override var cornerRadius: CGFloat { sheetFrame == nil ? 0 : preferredCornerRadius ?? ChromeMetrics.sheetCornerRadius[place] }

    /// The recognizer that moves the sheet.
    weak var pan: SheetPanGestureRecognizer?
    /// The drag in progress.
    var currentDrag: SheetDrag?
    override func addGestures(to stage: UIView) {
        addPan(to: shadow ?? stage)
        if sheetFrame != nil { addScenery(to: stage) }
    }
    /// The views behind and on top of the sheet while it is presented.
    var scenery: SheetScenery?
    override func presentedViewMoved() { arrangeScenery() }
    /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier
    override func passesTouch(at point: CGPoint, in stage: UIView) -> Bool { scenery.map { $0.dimming.alpha < 0.01 } ?? false }
    override func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer as? SheetPanGestureRecognizer).map(mayDrag) ?? true
    }
    override func precedesScrolling(_ translation: CGPoint) -> Bool {
        translation.y < 0 && prefersScrollingExpandsWhenScrolledToEdge && hasHigherStop
    }
    /// Whether a downward drag on content that is scrolled to its top moves the sheet.
    override func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        axis == .vertical && translation.y > 0 && !stops.isEmpty && pan?.isEnabled ?? false
    }

    /// Moves the presented view to the place for its new preferred size.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followPreferredSize()
    }

    // MARK: Frame

    /// The key by which sizes of sheets over the presenting controller are found.
    private var place: ChromePlace {
        let bottom = presentingViewController.viewIfLoaded?.window?.safeAreaInsets.bottom ?? 0
        return ChromePlace(presentingViewController.traitCollection.values, hasHomeIndicator: bottom > 0)
    }

    private var style: UIModalPresentationStyle { presentedViewController.presentationStyle }
    private var isSheet: Bool { style == .pageSheet || style == .formSheet || style == .popover }
    /// Whether the sheet is centred, as in regular width.
    private var isCard: Bool {
        isSheet && !isEdgeAttached && presentingViewController.traitCollection.horizontalSizeClass == .regular
    }
    /// Whether the sheet is attached to the bottom in compact height.
    private var isEdgeAttached: Bool {
        prefersEdgeAttachedInCompactHeight && presentingViewController.traitCollection.verticalSizeClass == .compact
    }

    private var sheetFrame: CGRect? {
        guard isSheet, let stage = containerView else { return nil }
        let insets = presentingViewController.viewIfLoaded?.window?.safeAreaInsets ?? .zero
        return isCard ? card(in: stage.bounds, below: insets.top) : attached(in: stage, insets)
    }

    private func card(in bounds: CGRect, below top: CGFloat) -> CGRect {
        let preferred = presentedViewController.sizeForPresentation
        let place = place
        if style == .pageSheet, !ChromeMetrics.sheetsAreUsual[presentingViewController.traitCollection.generation] {
            return pageOfIOS12(in: bounds, below: top)
        }
        let formSize = CGSize(width: ChromeMetrics.formSheetWidth[place], height: ChromeMetrics.formSheetHeight[place])
        let wanted = preferred == .zero ? formSize : preferred
        let isForm = style != .pageSheet
        let size = CGSize(
            width: min(isForm ? wanted.width : max(wanted.width, ChromeMetrics.pageSheetWidth[place]), bounds.width),
            height: min(isForm ? wanted.height : bounds.height - 2 * self.top(below: top), bounds.height))
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A page sheet up to iOS 12: as wide as the screen in portrait, and below the status bar.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet, archived of iOS 12
    private func pageOfIOS12(in bounds: CGRect, below top: CGFloat) -> CGRect {
        let width = min(bounds.width, bounds.height)
        return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: bounds.height - top)
    }

    /// The y-coordinate of the top of a sheet of full height.
    private func top(below inset: CGFloat) -> CGFloat {
        max(inset, ChromeMetrics.sheetLeastInset[place]) + ChromeMetrics.sheetGap[place]
    }

    /// Moves the sheet to a frame; on iOS 26 one that is lower than the screen floats above its edges.
    override func move(_ view: UIView, to frame: CGRect) {
        let transform = floating(frame)
        guard !transform.isIdentity || !view.transform.isIdentity else { return view.frame = frame }
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.transform = transform
    }

    private func floating(_ frame: CGRect) -> CGAffineTransform {
        guard isAttached, !isEdgeAttached, place.generation == .iOS26, place.orientation == .portrait, let stage = containerView
        else { return .identity }
        let insets = presentingViewController.viewIfLoaded?.window?.safeAreaInsets ?? .zero
        return FloatingSheet(frame: frame, highest: wholeFrame(in: stage, insets).height, screen: stage.bounds.size).transform
    }

    private func attached(in stage: UIView, _ insets: UIEdgeInsets) -> CGRect {
        let (whole, stops) = (wholeFrame(in: stage, insets), attachedStops(in: stage, insets))
        guard let top = (stops.first { $0.detent == selectedDetentIdentifier } ?? stops.last)?.top else { return whole }
        return CGRect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top)
    }

    private func wholeFrame(in stage: UIView, _ insets: UIEdgeInsets) -> CGRect {
        let safe = UIEdgeInsets(top: top(below: insets.top), left: insets.left, bottom: 0, right: insets.right)
        let (whole, preferred) = (stage.bounds.inset(by: safe), presentedViewController.preferredContentSize.width)
        guard isEdgeAttached, widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 else { return whole }
        return whole.insetBy(dx: max(0, (whole.width - preferred) / 2), dy: 0)
    }

    /// The active detents of an attached sheet, from the top.
    private func attachedStops(in stage: UIView, _ insets: UIEdgeInsets) -> [SheetStop] {
        let whole = wholeFrame(in: stage, insets)
        let room = SheetRoom(stage, maximum: whole.height - insets.bottom, safeBottom: insets.bottom)
        let stops = detents.compactMap { detent in
            detent.resolvedValue(in: room).map { height in
                SheetStop(top: whole.maxY - min(height + insets.bottom, whole.height), detent: detent.identifier)
            }
        }
        return stops.sorted { $0.top < $1.top }
    }

    /// Whether the sheet is attached to the bottom.
    var isAttached: Bool { isSheet && !isCard }

    /// The positions at which a drag can leave the sheet, from the top; empty if the controller is not in a sheet.
    var stops: [SheetStop] {
        guard let stage = containerView, let frame = sheetFrame else { return [] }
        if isCard { return [SheetStop(top: frame.minY, detent: .large)] }
        return attachedStops(in: stage, presentingViewController.viewIfLoaded?.window?.safeAreaInsets ?? .zero)
    }

    private func placeAgain() {
        guard containerView != nil else { return }
        presentedViewController.placePresentedView()
        containerView?.layoutIfNeeded()
    }
}

/// The environment in which a detent's height is computed.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height, in points without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

private final class SheetRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let container: UIView
    let maximumDetentValue: CGFloat
    let safeBottom: CGFloat

    init(_ container: UIView, maximum: CGFloat, safeBottom: CGFloat) {
        (self.container, maximumDetentValue, self.safeBottom) = (container, maximum, safeBottom)
        super.init()
    }

    var containerTraitCollection: UITraitCollection { container.traitCollection }
}
