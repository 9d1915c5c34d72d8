import LayoutEngine

/// Stack views in a view whose size is asked for: their recipes as equations, where each view has the length that it asks for.
///
/// What a recipe asks besides is weaker than the contents that decide: a stack view that does not fill across its axis is as long there as the longest of
/// its views, and no longer at the priority of ``UILayoutPriority/spanningFit``.
extension PinnedSubviews {
    /// A stack view that is as long across its axis as the longest of its views.
    struct Reach {
        let stack: Int
        let views: Range<Int>
        let isVertical: Bool
    }

    func isStack(_ index: Int) -> Bool { stacks & 1 << UInt64(index) != 0 }

    // MARK: Recipes

    /// Adds what stack views arrange.
    ///
    /// - Returns: False where one of them takes an engine.
    mutating func addStacks() -> Bool {
        var index = first
        while index < subviews.count {
            if let stack = subviews[index].takeUnretainedValue() as? UIStackView {
                guard addArranged(of: stack, at: index) else { return false }
            }
            index += 1
        }
        return true
    }

    private mutating func addArranged(of stack: UIStackView, at index: Int) -> Bool {
        guard case .regular(let arrangement) = stack.subviewArrangement, arrangement.margins == nil, !arrangement.isMirrored
        else { return false }
        let (isVertical, views) = (stack.axis == .vertical, subviews.count..<subviews.count + stack.items.count)
        guard views.upperBound <= UInt64.bitWidth, isInLine(arrangement) else { return false }
        stacks |= 1 << UInt64(index)
        for item in stack.items {
            guard !item.view.isHidden, !item.view.layoutState.translatesMask, add(item.view) != nil else { return false }
        }
        guard line(stack, index, views, isVertical) else { return false }
        if case .equally = arrangement.distribution {
            for view in views.dropFirst() { equate(view, view - 1, .length, isVertical) }
        }
        for view in views { equate(view, index, .start, !isVertical) }
        guard case .fill = arrangement.alignment else {
            reaches.append(Reach(stack: index, views: views, isVertical: !isVertical))
            return true
        }
        for view in views { equate(view, index, .end, !isVertical) }
        return true
    }

    /// Whether all views begin where the stack view does, and lie as far apart as spacing says.
    private func isInLine(_ arrangement: StackTree.Arrangement) -> Bool {
        switch (arrangement.distribution, arrangement.alignment) {
        case (.fill, .fill), (.fill, .start), (.equally, .fill), (.equally, .start): true
        default: false
        }
    }

    /// Puts views one after the other, from the beginning of the stack view to its end.
    ///
    /// - Returns: False where they overlap.
    private mutating func line(_ stack: UIStackView, _ index: Int, _ views: Range<Int>, _ isVertical: Bool) -> Bool {
        let scale = stack.spacingScale
        equate(views.lowerBound, index, .start, isVertical)
        for view in views.dropFirst() {
            let gap = stack.gap(after: view - 1 - views.lowerBound, before: view - views.lowerBound, scale)
            guard gap >= 0 else { return false }
            equations.append(
                Equation(
                    one: side(view, .start, isVertical), other: side(view - 1, .end, isVertical), constant: Double(gap)))
        }
        equate(views.upperBound - 1, index, .end, isVertical)
        return true
    }

    private mutating func equate(_ one: Int, _ other: Int, _ part: LayoutSpan.Part, _ isVertical: Bool) {
        equations.append(Equation(one: side(one, part, isVertical), other: side(other, part, isVertical), constant: 0))
    }

    private func side(_ index: Int, _ part: LayoutSpan.Part, _ isVertical: Bool) -> Side {
        Side(span: Int32(place(of: index, isVertical)), part: part)
    }

    /// Whether a stack view holds only what it states itself, and lengths of its own.
    func holdsArrangementOnly(_ view: UIView) -> Bool {
        guard view.layoutState.systemGuides.isEmpty, view.layoutState.scrollGuides.isEmpty, view.layoutAlignmentInsets == .zero
        else { return false }
        for guide in view.layoutState.guides where guide.arrangement == 0 { return false }
        for constraint in view.layoutState.constraints where !Self.isOwnLength(constraint, of: view) { return false }
        return true
    }

    // MARK: Across the axis

    /// A stack view whose length across its axis is open while those of its views are known.
    func openReach(_ isVertical: Bool) -> Reach? {
        for reach in reaches where reach.isVertical == isVertical && span(of: reach.stack, isVertical).length.isNaN {
            if !longest(of: reach).isNaN { return reach }
        }
        return nil
    }

    /// The length of the longest view; not a number where one is not known.
    private func longest(of reach: Reach) -> Double {
        var longest = 0.0
        for view in reach.views {
            let length = span(of: view, reach.isVertical).length
            if length.isNaN { return .nan }
            longest = max(longest, length)
        }
        return longest
    }

    /// Lets a stack view be as long as the longest of its views, and takes what equations say of others then.
    mutating func follow(_ reach: Reach, _ waiting: inout [Equation]) -> Bool {
        keepKnown(waiting)
        guard spread(longest(of: reach), to: reach.stack, reach.isVertical, &waiting) == 0 else { return false }
        noteContent(reach.isVertical)
        return true
    }

    /// Whether the views of all stack views have room across the axis.
    func reachesAreMet(_ isVertical: Bool) -> Bool {
        for reach in reaches where reach.isVertical == isVertical {
            let (longest, length) = (longest(of: reach), span(of: reach.stack, isVertical).length)
            guard longest <= length + 1e-9 * (1 + abs(length)) else { return false }
        }
        return true
    }
}
