import LayoutEngine

/// The size that a view's content gives it, or else the constraints inside it. Stack views ask for it when they plan, so an answer that takes a
/// fitting size is kept until something in the view changes.
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

    /// The width of text that is wrapped now as it were unwrapped; nil where nothing is wrapped.
    private var unwrappedWidth: CGFloat? {
        guard wrapsToWidth, let width = solvedWidth else { return nil }
        solvedWidth = nil
        defer { solvedWidth = width }
        return layoutContentSize(.horizontal).value.map { CGFloat($0) }
    }

    /// The length of the content size, from the engine where it holds one, so that only changed content is measured again. For
    /// views without one the engine may have 0 instead.
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

    /// What changed in a view that fitting sizes depend on.
    enum FittingChange {
        /// The size of the view's own content, or how strongly the content holds it.
        case content
        case constraints
    }

    /// Something in the view changed that fitting sizes depend on: the view and those around it forget theirs, and their superviews are told.
    @inline(__always)
    func fittingSizesMayDiffer(_ change: FittingChange = .constraints) {
        if LayoutAnswers.kept > 0 { forgetFittingSizes(change) }
    }

    private func forgetFittingSizes(_ change: FittingChange) {
        // Most views on the way up keep nothing. The parts of the state are read one by one, since a property of the whole would be handed a
        // copy of it.
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

    /// Forgets what was worked out of the view alone.
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

    /// Lets content take over a width that layout found, or forget it. Fitting sizes start from unwrapped text and stay as they are.
    func takeWidth(_ change: () -> Void) {
        layoutState.isTakingWidth = true
        change()
        layoutState.isTakingWidth = false
    }
}

/// Answers that views keep for stack views, and counters of the questions that had to be worked out, for tests that guard against regressions.
@MainActor
enum LayoutAnswers {
    /// How many answers, and engines that give them, views keep.
    @exclusivity(unchecked) static var kept = 0
    /// The view that keeps an engine which has measured it once only, if there is one; it clears the reference when it ends the engine.
    @exclusivity(unchecked) unowned(unsafe) static var measuredOnce: UIView?
    /// How many fitting sizes are being worked out, one inside the other.
    @exclusivity(unchecked) static var running = 0
    /// How many trees are being laid out without an engine, one while a content of the other is asked for.
    @exclusivity(unchecked) static var walking = 0
    /// How many engines were made for measurements.
    @exclusivity(unchecked) static var engines = 0
    /// The number of views that were measured for the first time without an engine, and of later measurements of them.
    @exclusivity(unchecked) static var directFittings = 0
    @exclusivity(unchecked) static var repeatedFittings = 0
    /// How many fitting sizes were worked out.
    @exclusivity(unchecked) static var fittingSizes = 0
    /// How often the tallest view of a row was looked for.
    @exclusivity(unchecked) static var tallestViews = 0
    /// How often the height of a row was worked out.
    @exclusivity(unchecked) static var rowHeights = 0
    /// Views and guides that left while fitting sizes or layouts without an engine were worked out. They stay until that is done, because engines
    /// and walks refer to them.
    private static var departed: [any LayoutItem] = []

    /// A view or a guide leaves its view.
    static func noteDeparture(of item: any LayoutItem) {
        LayoutEngine.noteDeparture()
        if running > 0 || walking > 0 { departed.append(item) }
    }

    /// A fitting size was worked out.
    static func endFitting() {
        running -= 1
        forgetDeparted()
    }

    /// A layout without an engine was worked out, or given up.
    static func endWalking() {
        walking -= 1
        forgetDeparted()
    }

    private static func forgetDeparted() {
        if running == 0, walking == 0, !departed.isEmpty { departed = [] }
    }
}
