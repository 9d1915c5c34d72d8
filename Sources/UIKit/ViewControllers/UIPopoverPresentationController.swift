/// The directions in which a popover's arrow may point.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// Bit mask of the directions.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is at the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is at the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// All four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction is determined.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a controller in a popover beside its source, or as a sheet in a compact width unless the delegate returns
/// another style.
///
/// A popover has its controller's preferred content size, limited to the window without the margins. Apple does not
/// document its exact position; here it touches its source, and arrows are not drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let sheet: UISheetPresentationController

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    /// The delegate that decides how the popover adapts to compact width. Held weakly.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }
    /// The view that the popover points at. Held weakly.
    open weak var sourceView: UIView?
    /// The part of ``sourceView`` that the popover points at, in its coordinates; the null rectangle, the default,
    /// means all of it.
    open var sourceRect = CGRect.null
    /// The bar item that the popover points at, if there is no ``sourceView``. Held weakly.
    open weak var barButtonItem: UIBarButtonItem?
    /// The view or bar item that the popover points at. Setting it sets ``sourceView`` or ``barButtonItem``.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet {
            sourceView = sourceItem as? UIView
            barButtonItem = sourceItem as? UIBarButtonItem
        }
    }
    /// Whether the popover may cover its source. It reads back what was set; nothing here depends on it.
    open var canOverlapSourceViewRect = false
    /// The allowed directions of the arrow; the first with enough space, in the order up, down, left, right, is chosen.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The arrow's direction while the popover is presented; ``UIPopoverArrowDirection/unknown`` otherwise.
    open var arrowDirection: UIPopoverArrowDirection { place?.arrow ?? .unknown }
    /// Views outside the popover that receive touches; other touches outside dismiss it.
    open var passthroughViews: [UIView]?
    /// The background colour of the popover. It reads back what was set; nothing here depends on it.
    open var backgroundColor: UIColor?
    /// The class of the popover's background view. It reads back what was set; popovers have the system's background.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
    /// The sheet that the popover becomes in a compact width, unless the delegate chooses another style.
    open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
    /// The minimum distances from the window's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
    open override var frameOfPresentedViewInContainerView: CGRect {
        place?.frame ?? sheet.frameOfPresentedViewInContainerView
    }
    open override var presentedView: UIView? { place == nil ? sheet.presentedView : super.presentedView }
    override var isElevated: Bool { place != nil || sheet.isElevated }
    override func prepareViews() { if place == nil { sheet.prepareViews() } }
    override func move(_ view: UIView, to frame: CGRect) {
        place == nil ? sheet.move(view, to: frame) : super.move(view, to: frame)
    }
    override var autoresizing: UIView.AutoresizingMask { place == nil ? sheet.autoresizing : [] }
    override var motion: PresentationMotion { place == nil ? super.motion : .dissolve }
    override var cornerRadius: CGFloat { place == nil ? sheet.cornerRadius : Self.radius }

    // MARK: Touches

    override var outside: UIView? { backdrop }
    private let backdrop = UIDimmingView()

    override func addGestures(to stage: UIView) {
        guard place != nil else { return sheet.addGestures(to: stage) }
        backdrop.frame = stage.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.addAction(UIAction { [weak self] _ in self?.tappedOutside() }, for: .touchUpInside)
        stage.insertSubview(backdrop, at: 0)
    }
    override func passesTouch(at point: CGPoint, in stage: UIView) -> Bool {
        if place == nil { return sheet.passesTouch(at: point, in: stage) }
        return passthroughViews?.contains { $0.point(inside: $0.convert(point, from: stage), with: nil) } ?? false
    }
    override func presentedViewMoved() { if place == nil { sheet.presentedViewMoved() } }
    override func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { place != nil || sheet.mayBegin(recognizer) }
    override func precedesScrolling(_ translation: CGPoint) -> Bool { place == nil && sheet.precedesScrolling(translation) }
    override func takesDrag(_ axis: NSLayoutConstraint.Axis, _ translation: CGPoint) -> Bool {
        place == nil && sheet.takesDrag(axis, translation)
    }

    private func tappedOutside() {
        guard mayDismiss else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentation.presenting?.dismissPresented(animated: true) { [self] in
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }

    /// - Source: not located.
    private static let radius: CGFloat = 13
    /// The size of a popover whose controller has no preferred size, in points.
    private static let usualSize = CGSize(width: 320, height: 1100)

    /// The popover's frame and arrow; nil if it was adapted to a sheet or has no source.
    private var place: (frame: CGRect, arrow: UIPopoverArrowDirection)? {
        guard presentedViewController.presentationStyle == .popover, let stage = containerView, let source = source(in: stage)
        else { return nil }
        let room = stage.bounds.inset(by: popoverLayoutMargins)
        let preferred = presentedViewController.sizeForPresentation
        let wanted = preferred == .zero ? Self.usualSize : preferred
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let choices = Self.directions.filter { permittedArrowDirections.contains($0) }
        let arrow = choices.first { room.contains(Self.frame(size, at: source, $0)) } ?? choices.first ?? .up
        return (Self.inside(room, Self.frame(size, at: source, arrow)), arrow)
    }

    /// Moves the presented view to the place for its new preferred size.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followPreferredSize()
    }

    /// Raises `NSGenericException` if a popover has no source.
    func mustHaveSource() {
        guard presentedViewController.presentationStyle == .popover, sourceView == nil, barButtonItem == nil else { return }
        raise(
            "NSGenericException",
            "UIPopoverPresentationController (\(LayoutText.opening(self))>) should have a non-nil sourceView or barButtonItem set "
                + "before the presentation occurs.")
    }

    private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    private func source(in stage: UIView) -> CGRect? {
        if let view = sourceView { return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: stage) }
        return barButtonItem?.shownView.map { $0.convert($0.bounds, to: stage) }
    }

    private static func frame(_ size: CGSize, at source: CGRect, _ arrow: UIPopoverArrowDirection) -> CGRect {
        var frame = CGRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        switch arrow {
        case .down: frame.origin.y = source.minY - size.height
        case .left: frame.origin.x = source.maxX
        case .right: frame.origin.x = source.minX - size.width
        default: frame.origin.y = source.maxY
        }
        return frame
    }

    /// The rectangle, moved into the available space.
    private static func inside(_ room: CGRect, _ frame: CGRect) -> CGRect {
        CGRect(
            x: max(room.minX, min(frame.minX, room.maxX - frame.width)),
            y: max(room.minY, min(frame.minY, room.maxY - frame.height)), width: frame.width, height: frame.height)
    }
}

/// The delegate of a popover presentation, which decides how it adapts.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
