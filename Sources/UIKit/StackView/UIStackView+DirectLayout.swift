import LayoutEngine

/// What a stack view says for a layout without an engine, and how it states its constraints when one comes.
extension UIStackView {
    // MARK: The recipe as numbers

    /// Whether the recipe is one of those that a ``StackTree`` stands for.
    var isRecipeRegular: Bool {
        guard distribution != .fillProportionally, distribution != .equalCentering else { return false }
        return alignment != .firstBaseline && alignment != .lastBaseline && !countsFromBaselines && !sharesWidthAmongTexts
    }

    /// Whether the views are not arranged as the properties say, and no layout is due that sees to it.
    private var needsUpdateArrangement: Bool { layoutState.needsUpdateConstraints || needsArrangement && !isArrangementDeferred }

    var arrangementOfItems: SubviewArrangement {
        if items.isEmpty { return hierarchy.subviews.isEmpty && !needsUpdateArrangement ? .none : .irregular }
        guard isRecipeRegular, !needsUpdateArrangement, hierarchy.subviews.count == items.count else { return .irregular }
        let isSingle = items.count == 1
        let distribution: StackTree.Distribution =
            switch self.distribution {
            case .fillEqually: .equally
            case .equalSpacing where !isSingle: .spacing
            default: .fill
            }
        let alignment: StackTree.Alignment =
            switch self.alignment {
            case .leading: .start
            case .center: .center
            case .trailing: .end
            default: .fill
            }
        return .regular(
            StackTree.Arrangement(
                axis: axis.layoutAxis, distribution: distribution, alignment: alignment, isMirrored: isRightToLeft,
                margins: isLayoutMarginsRelativeArrangement ? layoutMarginEdges : nil))
    }

    /// Adds the arranged views to a tree, and what the recipe asks of lengths.
    func addItems(to tree: inout RegularTree, at number: Int) -> Bool {
        let (scale, items) = (spacingScale, items)
        tree.reserve(items.count)
        let common = items.count > 1 ? gap(of: spacing, after: 0, before: 1, scale) : 0
        for index in items.indices {
            var gap = index > 0 ? common : 0
            if index > 0, items[index - 1].customSpacing != UIStackView.spacingUseDefault {
                gap = self.gap(after: index - 1, before: index, scale)
            }
            let isRegular = Unmanaged.passUnretained(items[index].view).borrow { tree.addArranged($0, at: number, gap: gap) }
            guard isRegular else { return false }
        }
        if makesGapsEqual { tree.addZero(axis.layoutAxis, at: number, .canvasFit) }
        guard alignment != .fill else { return true }
        let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
        tree.addZero(across, at: number, .spanningFit)
        tree.addZeroToArranged(across, at: number, .ambiguitySuppression)
        return true
    }

    var makesGapsEqual: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    // MARK: Constraints that wait for an engine

    /// Whether the constraints need not be stated now, as the tree may be laid out or measured without them.
    var defersArrangement: Bool {
        let (isRegular, host) = (isRecipeRegular && layoutState.generated == nil, layoutState.host)
        guard host?.defersArrangements(ofRegular: isRegular) ?? (isRegular && DirectLayout.isEnabled) else { return false }
        if deferredOrder == nil {
            deferredOrder = .reserve(10 * items.count + 10)
            host?.takeDeferral(of: self)
        }
        return true
    }

    /// Has the constraints of the present arrangement stated before it changes, so that those that stay keep their places among others.
    func arrangementWillChange() { stateArrangement() }

    /// States the constraints that waited for an engine, in their places among others.
    func stateDeferredArrangement() {
        guard let order = deferredOrder else { return }
        deferredOrder = nil
        if needsArrangement { order.use { stateArrangementNow() } }
    }
}
