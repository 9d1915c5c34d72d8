/// A control above a scroll view's content that shows that the content is being refreshed.
///
/// Pulling the content down far enough begins refreshing and sends ``UIControl/Event/valueChanged``;
/// ``beginRefreshing()`` does not send the event.
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
    /// The distance in points beyond the top at which refreshing begins.
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

    /// Creates a hidden control of the standard height.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

    private func setUp() {
        isHidden = true
        autoresizingMask = .flexibleWidth
        addSubview(spinner)
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
    }

    /// Whether the control is visible above the content.
    open private(set) var isRefreshing = false
    /// Below the spinner.
    open var attributedTitle: NSAttributedString? {
        get { label.attributedText }
        set {
            label.attributedText = newValue
            setNeedsLayout()
        }
    }

    /// Shows the control and adds room for it above the content. Outside of windows it only logs a warning, from iOS 17
    /// on.
    ///
    /// - Source: public logs of iOS 17, which iOS 16 does not write.
    open func beginRefreshing() {
        guard window != nil || traitCollection.generation < .iOS13 else {
            return LayoutWarning.sink("[UIKit] beginRefreshing() of \(description), which is in no window, has no effect.")
        }
        change(to: true)
    }
    /// Hides the control and removes its room.
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
    /// Whether the current drag has begun a refresh; the next drag may again.
    private var wasPulledFar = false

    /// Adds room above the content while refreshing, and removes it afterwards. During a drag this is deferred to its
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

    /// The content is dragged by a number of points beyond its top.
    func pulled(by distance: CGFloat) {
        if !isRefreshing { isHidden = distance <= 0 }
        guard isEnabled, !isRefreshing, !wasPulledFar, distance >= Self.pull else { return }
        wasPulledFar = true
        beginRefreshing()
        sendValueChanged()
    }

    /// Positions the control above the content.
    func settle(in scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        let place = CGRect(x: 0, y: -Self.height, width: width, height: Self.height)
        if frame != place { frame = place }
    }

    /// Lays out the spinner above the title, both centred.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let (size, text) = (spinner.sizeThatFits(bounds.size), label.sizeThatFits(bounds.size))
        let top = (bounds.height - size.height - text.height) / 2
        spinner.frame = CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: top + size.height, width: bounds.width, height: text.height)
    }
}
