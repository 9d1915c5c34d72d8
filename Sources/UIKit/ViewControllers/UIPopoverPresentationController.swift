/// Sides on which a popover's arrow may be.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverarrowdirection
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Below what it points to.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Above what it points to.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the right of what it points to.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the left of what it points to.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// Presents a controller in a popover beside what it belongs to, or in a sheet where width is compact and the delegate lets it.
///
/// Popovers are as large as their controllers prefer, up to the window less the margins. Where exactly they lie Apple does not say; here they
/// touch what they point to, and their arrows are not drawn.
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

    /// Decides what becomes of the popover where there is little room.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        didSet { super.delegate = delegate }
    }
    /// The view that the popover belongs to.
    open weak var sourceView: UIView?
    /// The part of the view that the popover points to, in points of that view; the null rectangle stands for all of it.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover belongs to.
    open weak var barButtonItem: UIBarButtonItem?
    /// Whether the popover may cover what it points to; kept, without effect.
    open var canOverlapSourceViewRect = false
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Where the arrow is, while the popover is presented.
    open var arrowDirection: UIPopoverArrowDirection { place?.arrow ?? .unknown }
    /// Views that can still be used; kept, without effect.
    open var passthroughViews: [UIView]?
    /// Behind the popover's content; kept, without effect.
    open var backgroundColor: UIColor?
    /// Points that the popover keeps from the window's edges.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
    open override var frameOfPresentedViewInContainerView: CGRect {
        place?.frame ?? sheet.frameOfPresentedViewInContainerView
    }
    override var autoresizing: UIView.AutoresizingMask { place == nil ? sheet.autoresizing : [] }
    override var cornerRadius: CGFloat { place == nil ? sheet.cornerRadius : Self.radius }

    /// - Source: not located.
    private static let radius: CGFloat = 13
    /// Points of a popover whose controller does not say.
    private static let usualSize = CGSize(width: 320, height: 1100)

    /// nil where the popover became a sheet, or nothing tells where it belongs.
    private var place: (frame: CGRect, arrow: UIPopoverArrowDirection)? {
        guard presentedViewController.presentationStyle == .popover, let stage = containerView, let source = source(in: stage)
        else { return nil }
        let room = stage.bounds.inset(by: popoverLayoutMargins)
        let preferred = presentedViewController.preferredContentSize
        let wanted = preferred == .zero ? Self.usualSize : preferred
        let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        let choices = Self.directions.filter { permittedArrowDirections.contains($0) }
        let arrow = choices.first { room.contains(Self.frame(size, at: source, $0)) } ?? choices.first ?? .up
        return (Self.inside(room, Self.frame(size, at: source, arrow)), arrow)
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

    /// The rectangle, moved as far as it takes to be in the room.
    private static func inside(_ room: CGRect, _ frame: CGRect) -> CGRect {
        CGRect(
            x: max(room.minX, min(frame.minX, room.maxX - frame.width)),
            y: max(room.minY, min(frame.minY, room.maxY - frame.height)), width: frame.width, height: frame.height)
    }
}

/// Decides what becomes of a popover, and hears of it.
///
/// - Source: developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
