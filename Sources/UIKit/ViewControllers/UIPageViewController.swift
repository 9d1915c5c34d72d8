/// Says which pages there are around another. The last two methods have defaults.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots the page control has; 0 for no page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot is the present one, from 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages turned by gestures, of which there are none here.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

/// Shows one page at a time, each with a controller of its own, and perhaps dots below.
///
/// Pages turn when the program says so: there are no gestures.
///
/// - Source: developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, ContentArranging {
    /// How pages would turn; nothing moves here.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }
    /// Along which axis pages would turn.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }
    /// Which way pages turn.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }
    /// Where a curling page would be bound.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min, mid, max
    }
    /// The name of an option.
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A number: points between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// A number: where a curling page would be bound.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    open private(set) var transitionStyle: UIPageViewController.TransitionStyle
    open private(set) var navigationOrientation: UIPageViewController.NavigationOrientation
    /// Where a curling page would be bound; none when pages scroll.
    open private(set) var spineLocation: UIPageViewController.SpineLocation
    /// Whether pages have content on both sides; kept, without effect.
    open var isDoubleSided = false
    private let dots = UIPageControl(frame: .zero)
    private var list: [UIViewController] = []

    /// Makes a controller without a page.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        let stated = (options?[.spineLocation] as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) }
        spineLocation = style == .scroll ? .none : stated ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = coder.documentAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
        navigationOrientation = coder.documentAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
        spineLocation = .min
        super.init(coder: coder)
        coder.readDocument(into: self, as: UIPageViewController.self)
    }

    /// Hears of pages turned by gestures.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Says which pages there are, and how many dots.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The page that shows.
    open var viewControllers: [UIViewController]? { list }

    /// Shows another page. It is there when the call returns.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (list.first, viewControllers?.first)
        guard viewControllers?.count ?? 0 < 2 else {
            raise(
                "NSInvalidArgumentException",
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1) for "
                    + "the requested transition")
        }
        if old !== new { turn(from: old, to: new, animated) }
        completion?(true)
    }

    private func turn(from old: UIViewController?, to new: UIViewController?, _ animated: Bool) {
        old?.willMove(toParent: nil)
        new.map(addChild)
        list = new.map { [$0] } ?? []
        if isViewLoaded { showPage(from: old, animated) }
        old?.removeFromParent()
        new?.containment.isMovingToParent = false
        new?.didMove(toParent: self)
    }

    private func showPage(from old: UIViewController?, _ animated: Bool) {
        let new = list.first
        replaceContent(old, by: new, animated: animated, isStillMeant: { self.list.first === new }) {
            old?.viewIfLoaded?.removeFromSuperview()
            guard let new else { return }
            view.insertSubview(UIViewControllerWrapperView(new.view, in: view.bounds), at: 0)
        }
    }

    // MARK: View

    open override func loadView() {
        let container = UILayoutContainerView(frame: UIScreen.main.bounds)
        container.addSubview(dots)
        view = container
        showPage(from: nil, false)
    }

    /// Dots take their room from the page.
    func arrangeContent() {
        let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count == 0
        dots.numberOfPages = count
        if count > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        let height = count == 0 ? 0 : Self.dotsHeight + view.safeAreaInsets.bottom
        let (page, below) = view.bounds.divided(atDistance: view.bounds.height - height, from: .minYEdge)
        dots.frame = CGRect(x: below.minX, y: below.minY, width: below.width, height: min(below.height, Self.dotsHeight))
        if let content = list.first?.viewIfLoaded, content.frame != page { content.frame = page }
    }

    /// Points.
    private static let dotsHeight: CGFloat = 37
}
