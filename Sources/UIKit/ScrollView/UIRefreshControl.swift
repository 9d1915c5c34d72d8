/// Stands above a scroll view's content while that is brought up to date.
///
/// A finger that pulls the content far enough down begins to refresh, of which actions for
/// ``UIControl/Event/valueChanged`` hear; so does ``beginRefreshing()``, of which they do not.
///
/// - Source: developer.apple.com/documentation/uikit/uirefreshcontrol
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(frame: .zero)

    /// Points.
    ///
    /// - Source: not located; what programs find.
    private static let height: CGFloat = 60
    /// Points of room above the content at which a finger has pulled far enough.
    ///
    /// - Source: not documented; of the size that users of the system meet.
    private static let pull: CGFloat = 90

    /// Creates a hidden control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads a control from a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readDocument(into: self, as: UIRefreshControl.self)
    }

    /// Creates a hidden control of the usual height.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height)) }

    private func setUp() {
        isHidden = true
        addSubview(spinner)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
    }

    /// Whether the control stands above the content.
    open private(set) var isRefreshing = false
    /// Below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Shows the control, which takes room above the content.
    open func beginRefreshing() { change(to: true) }
    /// Hides the control, which gives its room back.
    open func endRefreshing() { change(to: false) }

    private func change(to refreshing: Bool) {
        guard refreshing != isRefreshing else { return }
        isRefreshing = refreshing
        if refreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
        guard let scrollView = superview as? UIScrollView else { return isHidden = !refreshing }
        if !scrollView.isDragging { takeRoom(in: scrollView) }
    }

    // MARK: In a scroll view

    private var hasRoom = false
    /// Whether the finger that pulls has begun to refresh; the next one may again.
    private var wasPulledFar = false

    /// Takes room above the content while it refreshes, and gives it back afterwards. Under a finger it waits for its
    /// end.
    func takeRoom(in scrollView: UIScrollView) {
        wasPulledFar = false
        isHidden = !isRefreshing
        guard hasRoom != isRefreshing else { return }
        hasRoom = isRefreshing
        let offset = scrollView.contentOffset
        scrollView.contentInset.top += hasRoom ? Self.height : -Self.height
        if !hasRoom { scrollView.returnToTop(from: offset) }
    }

    /// A finger pulls the content down by so many points beyond its limit.
    func pulled(by distance: CGFloat) {
        if !isRefreshing { isHidden = distance <= 0 }
        guard isEnabled, !isRefreshing, !wasPulledFar, distance >= Self.pull else { return }
        wasPulledFar = true
        beginRefreshing()
        sendValueChanged()
    }

    /// Takes its place above the content.
    func settle(in scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        let place = CGRect(x: 0, y: -Self.height, width: width, height: Self.height)
        if frame != place { frame = place }
    }

    /// Places the spinner above the title, both in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (size, text) = (spinner.sizeThatFits(bounds.size), label.sizeThatFits(bounds.size))
        let top = (bounds.height - size.height - text.height) / 2
        spinner.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: top + size.height, width: bounds.width, height: text.height)
    }
}
