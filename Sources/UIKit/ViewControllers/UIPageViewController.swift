/// Provides the pages before and after a page. The last two methods have default implementations.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another; nil for none. Called when a gesture begins.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nil for none. Called when a gesture begins.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots in the page control; 0 for no page control. Called for scrolling pages only.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the present page's dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Returns 0.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Returns 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller, which is notified of page turns by gestures.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when a gesture begins to turn a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a gesture turned a page or its turn was cancelled.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Shows one page at a time, each with its own view controller, and optionally a page control below.
///
/// Gestures scroll the pages, or curl them around the spine. Taps near the edges turn curling pages.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContentArranging {
    /// The animation of page turns. Only scrolling pages can have a page control.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }
    /// The axis along which pages scroll.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }
    /// The direction in which pages turn.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }
    /// The edge at which a curling page is bound. Two pages side by side, which `mid` means, are not supported.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min, mid, max
    }
    /// A key of the options of a page view controller.
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's string.
        public var rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The space between scrolling pages, in points, as a number; 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// The ``SpineLocation`` of curling pages, as a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// The animation of page turns.
    open private(set) var transitionStyle: UIPageViewController.TransitionStyle
    /// The axis along which pages turn.
    open private(set) var navigationOrientation: UIPageViewController.NavigationOrientation
    /// The edge at which a curling page is bound; none for scrolling pages.
    open private(set) var spineLocation: UIPageViewController.SpineLocation
    /// Whether pages have content on both sides. It reads back what was set; nothing here depends on it.
    open var isDoubleSided = false
    private let dots = UIPageControl(frame: .zero)
    private var list: [UIViewController] = []
    /// The space between pages, in points.
    let spacing: CGFloat
    /// The superview of the pages. It is larger than a page by the space between pages, one half on each side.
    let scroll = _UIQueuingScrollView(frame: .zero)
    /// The pages before and after the shown one, as far as the data source was asked.
    var neighbours = PageNeighbours()
    var turn: PageTurn?
    /// An interactive curl, also while it runs to its end after the finger was lifted.
    var fingerCurl: FingerCurl?
    private let curlRecognizer = PageCurlGestureRecognizer()
    private let tapRecognizer = PageTapGestureRecognizer()
    /// The index of the present dot after gestures turned pages; nil if the data source provides it.
    private var turnedDot: Int?

    /// Makes a controller without a page.
    ///
    /// - Parameter options: The spine location of curling pages, `min` by default, and the space between scrolling
    ///   pages.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let stated = (options?[.spineLocation] as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
        spineLocation = style == .scroll ? .none : stated ?? .min
        spacing = style == .scroll ? options?[.interPageSpacing].flatMap(CGFloat.init(attribute:)) ?? 0 : 0
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        transitionStyle = coder.documentAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = coder.documentAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        let spines: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
        let isScrolling = transitionStyle == .scroll
        spineLocation = isScrolling ? .none : coder.documentAttribute("spineLocation").flatMap { spines[$0] } ?? .min
        spacing = isScrolling ? coder.documentAttribute("pageSpacing").flatMap(Double.init).map { CGFloat($0) } ?? 0 : 0
        super.init(coder: coder)
        coder.readDocument(into: self, as: UIPageViewController.self)
    }

    /// The delegate that is notified of page turns by gestures. Held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Provides the number of dots, and the pages for gestures; without it gestures turn no pages. Held weakly.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet {
            neighbours = PageNeighbours()
            turnedDot = nil
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The recognizers of pans that curl pages and of taps near their edges; empty for scrolling pages.
    open var gestureRecognizers: [UIGestureRecognizer] {
        transitionStyle == .pageCurl ? [curlRecognizer, tapRecognizer] : []
    }
    /// The shown page as an array with one element, or an empty array.
    open var viewControllers: [UIViewController]? { list }

    /// Shows another page. Without animation, or if transitions are not animated here, it is shown when the call
    /// returns. Raises `NSInvalidArgumentException` for more than one page.
    ///
    /// - Parameter completion: Called with true when the page is shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        finishTurn()
        let (old, new) = (list.first, viewControllers?.first)
        guard viewControllers?.count ?? 0 < 2 else {
            raise(
                "NSInvalidArgumentException",
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) for "
                    + "the requested transition")
        }
        neighbours = PageNeighbours()
        turnedDot = nil
        guard old !== new else { return completion.map { $0(true) } ?? () }
        old?.willMove(toParent: nil)
        new.map(addChild)
        list = new.map { [$0] } ?? []
        if animated, turnsInTime, let old, let new {
            let end: (Bool) -> Void = { completion?($0) }
            return transitionStyle == .scroll
                ? scroll(from: old, to: new, direction, completion: end) : curl(from: old, to: new, direction, completion: end)
        }
        replacePage(old, by: new, animated)
        completion?(true)
    }

    /// Records the page that is shown after a turn.
    ///
    /// - Parameter step: The number of pages that gestures turned.
    func show(_ page: UIViewController, steppedBy step: Int) {
        if page !== list.first { neighbours = PageNeighbours() }
        list = [page]
        if step != 0 { turnedDot = dots.currentPage + step }
        viewIfLoaded?.setNeedsLayout()
    }

    private func replacePage(_ old: UIViewController?, by new: UIViewController?, _ animated: Bool) {
        if isViewLoaded { showPage(from: old, animated) }
        old?.removeFromParent()
        new?.containment.isMovingToParent = false
        new?.didMove(toParent: self)
    }

    private func showPage(from old: UIViewController?, _ animated: Bool) {
        let new = list.first
        replaceContent(old, by: new, animated: animated, isStillMeant: { self.list.first === new }) {
            old?.viewIfLoaded?.superview?.removeFromSuperview()
            old?.viewIfLoaded?.removeFromSuperview()
            guard let new else { return }
            UIViewControllerWrapperView.add(new.view, to: scroll, frame: pagePlace, at: 0)
        }
    }

    // MARK: View

    open override func loadView() {
        let container = _UIPageViewControllerContentView(frame: UIScreen.main.bounds)
        scroll.pages = self
        place(in: container.bounds)
        scroll.isScrollEnabled = transitionStyle == .scroll
        let isVertical = navigationOrientation == .vertical
        (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = (!isVertical, isVertical)
        container.addSubview(scroll)
        if spacing > 0 { container.clipsToBounds = true }
        container.addSubview(dots)
        takeOwnView(container)
        (curlRecognizer.pages, tapRecognizer.pages) = (self, self)
        gestureRecognizers.forEach(container.addGestureRecognizer)
        showPage(from: nil, false)
    }

    /// Lays the page out above the page control.
    func arrangeContent() {
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count == 0
        dots.numberOfPages = count
        if count > 0 { dots.currentPage = turnedDot ?? dataSource?.presentationIndex(for: self) ?? 0 }
        let height = count == 0 ? 0 : Self.dotsHeight + view.safeAreaInsets.bottom
        let (page, below) = view.bounds.divided(atDistance: view.bounds.height - height, from: .minYEdge)
        dots.frame = CGRect(x: below.minX, y: below.minY, width: below.width, height: min(below.height, Self.dotsHeight))
        if turn == nil, scroll.frame != page.insetBy(dx: -halfSpacing.x, dy: -halfSpacing.y) { place(in: page) }
    }

    /// Sets the frame of the page.
    private func place(in frame: CGRect) {
        scroll.frame = frame.insetBy(dx: -halfSpacing.x, dy: -halfSpacing.y)
        scroll.contentSize = CGSize(width: scroll.frame.width + 2 * rest.x, height: scroll.frame.height + 2 * rest.y)
        list.first?.viewIfLoaded?.superview?.frame = pagePlace
        recentre()
    }

    /// Half of the space between pages, along their axis.
    var halfSpacing: CGPoint { axis == .vertical ? CGPoint(x: 0, y: spacing / 2) : CGPoint(x: spacing / 2, y: 0) }
    /// The frame of the shown page in the scroll view.
    var pagePlace: CGRect { CGRect(origin: rest, size: scroll.bounds.size).shrunk(dx: halfSpacing.x, dy: halfSpacing.y) }

    /// In points.
    private static let dotsHeight: CGFloat = 37
}

/// The view of a page view controller.
final class _UIPageViewControllerContentView: UILayoutContainerView {}
