import LayoutEngine

/// The height of a view that is as wide as it is asked to be, as an engine would find it: it is one more open length, which the last of the equations
/// determines.
///
/// Where all contents have what they ask for, any other height would take that from one of them. It costs more than a target gains that is asked for less
/// strongly than each content is held.
extension PinnedSubviews {
    /// Works out the height for contents as they are. Contents that wrap are to be unwrapped, and those that changed to be forgotten.
    ///
    /// - Parameters:
    ///   - width: Points.
    ///   - priority: How strongly a height is asked for.
    /// - Returns: Points; nil where that takes an engine. Contents that wrap have the widths found.
    mutating func height(inWidth width: Double, over priority: Float) -> Double? {
        guard isPlainOwner, spansAtFirst.count > 2 else { return nil }
        startOver(priority)
        guard spans[0].set(.length, width), var waiting = takeEquations() else { return nil }
        while !waiting.isEmpty {
            let count = waiting.count
            guard take(&waiting) else { return nil }
            if waiting.count == count { break }
        }
        guard settleOpenLengths(waiting), areLengths else { return nil }
        return spans[1].length
    }

    /// Forgets what a view's content asked for.
    mutating func forgetContent(of view: UIView) {
        for index in contents.indices where subviews[index].toOpaque() == Unmanaged.passUnretained(view).toOpaque() {
            contents[index] = nil
        }
    }

    /// Calls a function with each view whose content wraps.
    func forEachWrapping(_ body: (UIView) -> Void) {
        for subview in subviews where subview.takeUnretainedValue().wrapsToWidth { body(subview.takeUnretainedValue()) }
    }

    private mutating func startOver(_ priority: Float) {
        spans.removeAll(keepingCapacity: true)
        spans += spansAtFirst
        (isTrying, knownBefore, hasWrapping) = (false, (nil, nil), false)
        leastPriority = max(priority, UILayoutPriority.spanningFit.rawValue)
        for index in first..<subviews.count where subviews[index].takeUnretainedValue().wrapsToWidth {
            hasWrapping = true
            if !contents.isEmpty { contents[index] = nil }
        }
    }

    /// Takes the equations in their order.
    ///
    /// - Returns: Those whose sides are both open so far; nil where one contradicts those before.
    private mutating func takeEquations() -> [Equation]? {
        var waiting: [Equation] = []
        waiting.reserveCapacity(equations.count)
        for equation in equations {
            switch take(equation) {
            case .taken: break
            case .waits: waiting.append(equation)
            case .fails: return nil
            }
        }
        return waiting
    }

    /// Whether the superview asks for no size itself.
    private var isPlainOwner: Bool {
        guard owner.layoutAlignmentInsets == .zero else { return false }
        let own = owner.layoutContentSizes
        guard own.horizontal.value == nil, own.vertical.value == nil else { return false }
        for index in first..<subviews.count where hasRequiredContent(subviews[index].takeUnretainedValue()) { return false }
        return true
    }

    /// Whether all is known, and nothing comes out shorter than nothing.
    private var areLengths: Bool {
        for index in spans.indices {
            guard spans[index].isKnown, RegularTree.isLength(spans[index].length) else { return false }
        }
        return true
    }

    /// Whether the superview and its subviews hold nothing that takes an engine: equations on all subviews' places, and their contents.
    var holdsNothingElse: Bool {
        guard !mixesAxes, isWithinCount, case .none = owner.subviewArrangement, !owner.hasGuides, isLeft(owner),
            owner.layoutState.generated == nil
        else { return false }
        for index in first..<subviews.count {
            let view = subviews[index].takeUnretainedValue()
            guard isLeft(view), isStack(index) ? holdsArrangementOnly(view) : isLeaf(view) else { return false }
        }
        return true
    }

    /// Whether a view itself asks for nothing but what its constraints and its content say.
    private func isLeft(_ view: UIView) -> Bool {
        !view.layoutState.isUnit && !view.layoutState.leavesHeightOpen && view.scrollOffset == nil
    }

    private func isLeaf(_ view: UIView) -> Bool {
        !view.hasGuides && view.hierarchy.subviews.isEmpty && Self.isBare(view)
    }

    /// Wraps content at the width that equations state, whatever it asks for.
    ///
    /// - Returns: False where contents decide widths.
    mutating func takeStatedWidth(_ width: Double, of view: UIView, at index: Int) -> Bool {
        guard isDecidedByEquations(false) else { return false }
        view.takeWidth { view.widthStated(CGFloat(width)) }
        if !contents.isEmpty { contents[index] = nil }
        return true
    }
}
