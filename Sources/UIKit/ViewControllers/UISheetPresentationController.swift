/// Presents a controller in a sheet.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// A height that a sheet may have.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// Names a height.
        public struct Identifier: Hashable, Equatable, RawRepresentable, Sendable {
            public var rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier, _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.height) = (identifier, height)
            super.init()
        }

        /// About half the screen; exactly so here, which Apple does not say.
        open class func medium() -> Detent {
            Detent(.medium) { ($0 as? SheetRoom).map { $0.container.bounds.height / 2 - $0.safeBottom } }
        }
        /// All there is.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A height in points, above the safe area's bottom; nil where it is not to be used.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            height(context)
        }
    }

    /// The heights that the sheet may have where width is compact; it has the smallest unless another is selected.
    open var detents: [Detent] = [.large()] {
        didSet { placeAnew() }
    }
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { placeAnew() } }
    }
    /// The largest height at which what is below can still be used; kept, without effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the sheet has a grip; kept, without effect.
    open var prefersGrabberVisible = false
    /// nil for the system's.
    open var preferredCornerRadius: CGFloat?
    /// Whether scrolling makes the sheet larger; kept, without effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is at the bottom where height is compact; kept, without effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Kept, without effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Makes changes to the sheet as an animation does.
    open func animateChanges(_ changes: () -> Void) { AnimationBlock.run(changes) }
    /// Works out the heights again.
    open func invalidateDetents() { placeAnew() }

    open override var frameOfPresentedViewInContainerView: CGRect { sheetFrame ?? super.frameOfPresentedViewInContainerView }

    override var autoresizing: UIView.AutoresizingMask {
        isCard
            ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
            : [.flexibleWidth, .flexibleHeight]
    }
    override var cornerRadius: CGFloat { sheetFrame == nil ? 0 : preferredCornerRadius ?? Self.usualCornerRadius }

    // MARK: Where it is

    /// Points that a sheet leaves free below the status bar, and the radius of its corners.
    ///
    /// - Source: recorded roots of sheets are as much shorter than their devices.
    private static let gap: CGFloat = 10
    private static let usualCornerRadius: CGFloat = 10
    /// Points of a form sheet on a large screen, unless the controller prefers another size.
    private static let formSize = CGSize(width: 540, height: 620)

    private var style: UIModalPresentationStyle { presentedViewController.presentationStyle }
    private var isSheet: Bool { style == .pageSheet || style == .formSheet || style == .popover }
    /// Whether the sheet is in the middle of a large screen.
    private var isCard: Bool { isSheet && presentingViewController.traitCollection.horizontalSizeClass == .regular }

    private var sheetFrame: CGRect? {
        guard isSheet, let stage = containerView else { return nil }
        let insets = presentingViewController.viewIfLoaded?.window?.safeAreaInsets ?? .zero
        return isCard ? card(in: stage.bounds, below: insets.top) : attached(in: stage, insets)
    }

    private func card(in bounds: CGRect, below top: CGFloat) -> CGRect {
        let preferred = presentedViewController.preferredContentSize
        let wanted = preferred == .zero ? Self.formSize : preferred
        let isForm = style != .pageSheet
        let size = CGSize(
            width: min(isForm ? wanted.width : max(wanted.width, 704), bounds.width),
            height: min(isForm ? wanted.height : bounds.height - 2 * (top + Self.gap), bounds.height))
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func attached(in stage: UIView, _ insets: UIEdgeInsets) -> CGRect {
        let whole = stage.bounds.inset(by: UIEdgeInsets(top: insets.top + Self.gap, left: 0, bottom: 0, right: 0))
        let room = SheetRoom(stage, maximum: whole.height - insets.bottom, safeBottom: insets.bottom)
        let heights = detents.map { (id: $0.identifier, height: $0.resolvedValue(in: room)) }
        let selected = heights.first { $0.id == selectedDetentIdentifier }?.height
        guard let height = selected ?? heights.compactMap(\.height).min() else { return whole }
        let taken = min(height + insets.bottom, whole.height)
        return CGRect(x: whole.minX, y: whole.maxY - taken, width: whole.width, height: taken)
    }

    private func placeAnew() {
        guard containerView != nil else { return }
        presentedViewController.placePresentedView()
        containerView?.layoutIfNeeded()
    }
}

/// What is known when a sheet's height is worked out.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// Points of the largest sheet, above the safe area's bottom.
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
