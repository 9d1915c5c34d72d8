import LayoutEngine

/// A view whose content may be larger than it is.
///
/// Constraints between its edges and views inside it act on the content, whose size they decide; its own size and centre stay the frame's.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrollview, Apple technical note TN2154
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// How the safe area widens the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes
        case never
        case always
    }

    private var guides: (content: UILayoutGuide, frame: UILayoutGuide)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Where the visible part begins, in content coordinates.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// The content's size, in points; constraints between edges and content set it in layout.
    open var contentSize: CGSize = .zero
    /// Room around the content, in points.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
    }
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedContentInsetDidChange() } }
    }
    /// The content insets with the part of the safe area that the behaviour adds.
    open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaPart }
    open func adjustedContentInsetDidChange() {}
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// The content's rectangle as a guide; constraints may fix its size.
    open var contentLayoutGuide: UILayoutGuide { bothGuides.content }
    /// The frame's rectangle as a guide, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { bothGuides.frame }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize(from: layoutState.host)
    }

    // MARK: Content

    override var contentGuide: UILayoutGuide? { bothGuides.content }

    override var safeAreaForSubviews: UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? super.safeAreaForSubviews : .zero
    }

    private var safeAreaPart: UIEdgeInsets {
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always, .automatic: return safeAreaInsets
        case .scrollableAxes:
            let scrollsX = alwaysBounceHorizontal || contentSize.width > bounds.width
            let scrollsY = alwaysBounceVertical || contentSize.height > bounds.height
            return UIEdgeInsets(
                top: scrollsY ? safeAreaInsets.top : 0, left: scrollsX ? safeAreaInsets.left : 0,
                bottom: scrollsY ? safeAreaInsets.bottom : 0, right: scrollsX ? safeAreaInsets.right : 0)
        }
    }

    private var bothGuides: (content: UILayoutGuide, frame: UILayoutGuide) {
        if let guides { return guides }
        let made = (content: ScrollContentGuide() as UILayoutGuide, frame: ScrollFrameGuide() as UILayoutGuide)
        made.content.identifier = "UIScrollView-contentLayoutGuide"
        made.frame.identifier = "UIScrollView-frameLayoutGuide"
        guides = made
        adopt(made.content)
        adopt(made.frame)
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            hold(NSLayoutConstraint(first: made.frame, attribute, .equal, second: self, attribute))
        }
        return made
    }

    private func adopt(_ guide: UILayoutGuide) {
        guide.owner = self
        layoutState.scrollGuides.append(guide)
        layoutState.host?.engine.addItem(guide)
    }

    /// Takes over the content size that constraints decide, once a constraint reaches the content's far edges.
    private func updateContentSize(from host: LayoutHost?) {
        guard let host, let guides, host.engine.isConstrained(guides.content) else { return }
        let size = host.frame(of: guides.content, in: self).size
        guard size != contentSize else { return }
        contentSize = size
    }
}

/// The content's rectangle: its corner is the content's origin.
private final class ScrollContentGuide: UILayoutGuide {
    override var givens: LayoutGivens { LayoutGivens(x: 0, y: 0) }
    override var marginEdges: LayoutEdges { owner?.layoutMarginEdges ?? .zero }
}

/// The frame's rectangle, in content coordinates with nothing scrolled.
private final class ScrollFrameGuide: UILayoutGuide {
    override var givens: LayoutGivens { LayoutGivens(x: 0, y: 0) }
}
