import LayoutEngine

/// The natural size of a view: that of its content, or else its smallest fitting size. Stack views read it when they
/// plan constraints, so a fitting size is kept until something in the view changes.
extension UIView {
    /// The length of the content along an axis, or else that of the view's smallest fitting size, in points.
    ///
    /// The width of text that wraps is that of the unwrapped text: it does not depend on the layout so far.
    func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        if axis == .horizontal, let width = unwrappedWidth { return width }
        if let length = knownLength(axis.layoutAxis) { return CGFloat(length) }
        let size = compressedSize
        return axis == .horizontal ? size.width : size.height
    }

    /// The unwrapped width of text that is wrapped now; nil if nothing is wrapped.
    private var unwrappedWidth: CGFloat? {
        guard wrapsToWidth, let width = solvedWidth else { return nil }
        solvedWidth = nil
        defer { solvedWidth = width }
        return layoutContentSize(.horizontal).value.map { CGFloat($0) }
    }

    /// The length of the content size, from the engine if that has one, so that only changed content is measured again.
    /// For views without content the engine may have 0 instead.
    private func knownLength(_ axis: LayoutAxis) -> Double? {
        if !layoutState.needsContentSize, let known = layoutState.host?.installedEngine?.contentSize(of: self, axis), known > 0 {
            return known
        }
        return layoutContentSize(axis).value
    }

    private var compressedSize: CGSize {
        updateSubtreeConstraints()
        if let known = layoutState.compressedSize { return known }
        let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        layoutState.compressedSize = size
        LayoutAnswers.kept += 1
        return size
    }

    /// A change in a view that fitting sizes depend on.
    enum FittingChange {
        /// The size of the view's own content, or its priorities.
        case content
        case constraints
    }

    /// Invalidates the fitting sizes of the view and those around it after a change that they depend on, and tells
    /// their superviews.
    @inline(__always)
    func fittingSizesMayDiffer(_ change: FittingChange = .constraints) {
        if LayoutAnswers.kept > 0 { forgetFittingSizes(change) }
    }

    private func forgetFittingSizes(_ change: FittingChange) {
        // Most views on the way up keep nothing. The parts of the state are read one by one, because a property of the
        // whole state would copy it.
        var next: Unmanaged<UIView>? = .passUnretained(self)
        while let here = next {
            next = here.borrow { $0.hierarchy.uncountedSuperview }
            if here.borrow({ $0.keepsFittingSizes }) { here.takeUnretainedValue().forgetKeptFittingSizes(change, of: self) }
        }
    }

    @inline(__always)
    private var keepsFittingSizes: Bool {
        layoutState.keepsFitting || layoutState.compressedSize != nil || layoutState.rowHeight != nil
    }

    private func forgetKeptFittingSizes(_ change: FittingChange, of changed: UIView) {
        let above = hierarchy.superview
        if let kept = layoutState.keptFitting {
            if change == .content { kept.contentChanged(changed) } else { endFitting() }
        }
        guard layoutState.compressedSize != nil || layoutState.rowHeight != nil else { return }
        forgetNaturalSize()
        above?.subviewContentSizeChanged(self)
    }

    /// Forgets the natural size and the row height of the view.
    func forgetNaturalSize() {
        forgetRowHeight()
        guard layoutState.compressedSize != nil else { return }
        layoutState.compressedSize = nil
        LayoutAnswers.kept -= 1
    }

    func keepRowHeight(_ height: CGFloat) {
        if layoutState.rowHeight == nil { LayoutAnswers.kept += 1 }
        layoutState.rowHeight = height
    }

    func forgetRowHeight() {
        guard layoutState.rowHeight != nil else { return }
        layoutState.rowHeight = nil
        LayoutAnswers.kept -= 1
    }

    /// Runs a change of the width at which layout wraps the content. Fitting sizes, which start from unwrapped text,
    /// stay valid.
    func takeWidth(_ change: () -> Void) {
        layoutState.isTakingWidth = true
        change()
        layoutState.isTakingWidth = false
    }
}

/// State and counters of natural and fitting sizes; the counters are for tests that guard against regressions.
@MainActor
enum LayoutAnswers {
    /// The number of sizes and measurements that views keep.
    @exclusivity(unchecked) static var kept = 0
    /// The view that keeps an engine which has measured it only once, if there is one; it clears the reference when it
    /// ends the engine.
    @exclusivity(unchecked) unowned(unsafe) static var measuredOnce: UIView?
    /// The number of fitting sizes being computed, one inside the other.
    @exclusivity(unchecked) static var running = 0
    /// The number of trees being laid out without an engine, one while another reads a content size.
    @exclusivity(unchecked) static var walking = 0
    /// The number of engines that were made for measurements.
    @exclusivity(unchecked) static var engines = 0
    /// The number of views that were measured for the first time without an engine, and of later measurements of them.
    @exclusivity(unchecked) static var directFittings = 0
    @exclusivity(unchecked) static var repeatedFittings = 0
    /// The number of fitting sizes that were computed.
    @exclusivity(unchecked) static var fittingSizes = 0
    /// The number of searches for the tallest view of a row.
    @exclusivity(unchecked) static var tallestViews = 0
    /// The number of times that the height of a row was computed.
    @exclusivity(unchecked) static var rowHeights = 0
    /// Views and guides that left their views during fitting sizes or layouts without an engine. They are kept alive
    /// until these end, because engines and walks refer to them.
    private static var departed: [any LayoutItem] = []

    /// Records that a view or a guide leaves its view.
    static func noteDeparture(of item: any LayoutItem) {
        LayoutEngine.noteDeparture()
        if running > 0 || walking > 0 { departed.append(item) }
    }

    /// Ends a fitting size.
    static func endFitting() {
        running -= 1
        forgetDeparted()
    }

    /// Ends a layout without an engine, whether or not it succeeded.
    static func endWalking() {
        walking -= 1
        forgetDeparted()
    }

    private static func forgetDeparted() {
        if running == 0, walking == 0, !departed.isEmpty { departed = [] }
    }
}
