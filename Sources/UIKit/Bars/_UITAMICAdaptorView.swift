/// Contains a program's view in a bar, which sets the adaptor's frame, and finds the view's size.
///
/// A frame that the program gave the view decides its size, unless the view's own constraints do; otherwise its
/// constraints and content decide. Lengths are points.
///
/// - Source: bars size views by constraints since iOS 11: Apple's session "Updating Your App for iOS 11" (WWDC 2017).
final class _UITAMICAdaptorView: UIView {
    let content: UIView
    /// The size that the program's frame gave the content; 0 for a dimension without one.
    private var ownSize = CGSize.zero
    /// The size of the content for which the bar was laid out last.
    private var knownSize = CGSize.zero
    private lazy var limits = [
        content.widthAnchor.constraint(lessThanOrEqualToConstant: 0),
        content.heightAnchor.constraint(lessThanOrEqualToConstant: 0),
    ]
    private lazy var ties =
        limits + [
            content.centerXAnchor.constraint(equalTo: centerXAnchor), content.centerYAnchor.constraint(equalTo: centerYAnchor),
            content.widthAnchor.constraint(equalTo: widthAnchor), content.heightAnchor.constraint(equalTo: heightAnchor),
        ]

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        for limit in limits { limit.priority = UILayoutPriority(999) }
        // Used where neither constraints nor content decide.
        for fill in ties.suffix(2) { fill.priority = UILayoutPriority(1) }
    }

    required init?(coder: NSCoder) { fatalError("bars' adaptors are not archived") }

    /// Takes the content in, if it is elsewhere.
    func takeContent() {
        guard !holdsContent else { return }
        if content.translatesAutoresizingMaskIntoConstraints, content.bounds.size != content.rareValues?.sizeInBar {
            ownSize = content.bounds.size
        }
        addSubview(content)
    }

    private var holdsContent: Bool { content.superview === self }

    /// Releases the content, unless the program has already moved it elsewhere.
    func releaseContent() { if holdsContent { content.removeFromSuperview() } }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview === content else { return }
        content.resumeMask()
        NSLayoutConstraint.deactivate(ties)
    }

    // MARK: Size

    private var isSizedByFrame: Bool {
        ownSize.width > 0 && ownSize.height > 0 && content.translatesAutoresizingMaskIntoConstraints && !content.hasOwnConstraints
    }

    /// The size that the content needs, in points, at most a given one.
    ///
    /// - Parameter natural: The size for which a view without constraints, content and frame is asked for its own.
    func contentSize(within limit: CGSize, natural: CGSize = .zero) -> CGSize {
        guard holdsContent else { return .zero }
        var size = isSizedByFrame ? ownSize : sizeByConstraints(within: limit)
        if size.width <= 0 || size.height <= 0 {
            let own = content.sizeThatFits(natural)
            if size.width <= 0 { size.width = ownSize.width > 0 ? ownSize.width : own.width }
            if size.height <= 0 { size.height = ownSize.height > 0 ? ownSize.height : own.height }
        }
        knownSize = CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
        return knownSize
    }

    private func sizeByConstraints(within limit: CGSize) -> CGSize {
        let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard size.width > limit.width else { return size }
        return content.systemLayoutSizeFitting(
            CGSize(width: limit.width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
            verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: Layout

    /// Sets the frame, in which the content is centred.
    ///
    /// - Parameter limit: The size that the content must not exceed.
    func place(in frame: CGRect, limit: CGSize) {
        self.frame = frame
        guard holdsContent else { return }
        if isSizedByFrame { placeByFrame() } else { placeByConstraints(limit) }
    }

    private func placeByFrame() {
        if content.layoutState.isMaskSuspended {
            NSLayoutConstraint.deactivate(ties)
            content.resumeMask()
        }
        let size = CGSize(width: min(ownSize.width, bounds.width), height: min(ownSize.height, bounds.height))
        let frame = CGRect(center: CGPoint(x: bounds.midX, y: bounds.midY), width: size.width, height: size.height)
            .roundedToPixels(pixelScale)
        if content.frame != frame { content.frame = frame }
        knownSize = frame.size
    }

    private func placeByConstraints(_ limit: CGSize) {
        for (constraint, length) in zip(limits, [limit.width, limit.height]) where constraint.constant != length {
            constraint.constant = length
        }
        content.suspendMask()
        NSLayoutConstraint.activate(ties.filter { !$0.isActive })
    }

    /// Has the bar laid out again if the content's size differs from that of the bar's last layout.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard holdsContent else { return }
        let size = content.bounds.size
        let isByFrame = isSizedByFrame
        if !isByFrame { content.changeRareValues { $0.sizeInBar = size } }
        let pixel = 1 / pixelScale
        guard abs(size.width - knownSize.width) >= pixel || abs(size.height - knownSize.height) >= pixel else { return }
        knownSize = size
        if isByFrame { ownSize = size }
        sequence(first: self as UIView) { $0.superview }.first { $0 is any UIBarPositioning }?.setNeedsLayout()
    }
}

extension UIView {
    /// Whether the view has constraints that name it or its guides, or arranges its subviews by constraints.
    fileprivate var hasOwnConstraints: Bool {
        if case .none = subviewArrangement {} else { return true }
        return layoutState.constraints.contains { constraint in
            [constraint.firstItem, constraint.secondItem].contains { item in
                item === self || (item as? UILayoutGuide)?.owningView === self
            }
        }
    }
}
