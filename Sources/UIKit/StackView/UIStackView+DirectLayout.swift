import LayoutEngine

/// A stack view's part in a layout without an engine, and its postponed constraints.
extension UIStackView {
    // MARK: The recipe as numbers

    /// Whether arithmetic gives the same as the constraints would.
    var isRecipeRegular: Bool { plainRecipe.isArithmetic && !sharesWidthAmongTexts }

    /// Whether the views are not arranged by the present properties yet.
    private var needsUpdateArrangement: Bool { layoutState.needsUpdateConstraints || needsArrangement && !isArrangementDeferred }

    var arrangementOfItems: SubviewArrangement {
        if items.isEmpty { return hierarchy.subviews.isEmpty && !needsUpdateArrangement ? .none : .irregular }
        let recipe = recipe
        guard recipe.isArithmetic, !sharesWidthAmongTexts, recipe.hidden.isEmpty, !needsUpdateArrangement,
            hierarchy.subviews.count == items.count
        else { return .irregular }
        return .regular(recipe)
    }

    /// Adds the arranged views to a reader.
    func addItems(_ recipe: StackRecipe, to reader: inout DirectTreeReader, at number: Int) -> Bool {
        let items = items
        reader.reserve(items.count)
        for index in items.indices {
            let gap = index > 0 ? recipe.gap(after: index - 1) : 0
            let isRegular = Unmanaged.passUnretained(items[index].view).borrow { reader.addArranged($0, at: number, gap: gap) }
            guard isRegular else { return false }
        }
        reader.direct.tree.addWishes(of: recipe, at: number)
        return true
    }

    // MARK: Constraints postponed until there is an engine

    /// Whether the constraints can be postponed, because the tree may be laid out or measured without them.
    var defersArrangement: Bool {
        let (isRegular, host) = (isRecipeRegular && layoutState.generated == nil, layoutState.host)
        let isDeferred = host?.defersArrangement(of: self, isRegular: isRegular) ?? (isRegular && DirectLayout.isEnabled)
        guard isDeferred else { return false }
        if deferredOrder == nil {
            deferredOrder = .reserve(10 * items.count + 10)
            host?.takeDeferral(of: self)
        }
        return true
    }

    /// States the postponed constraints of the present arrangement before it changes, so that those that stay keep
    /// their places among others.
    func arrangementWillChange() { stateArrangement() }

    /// States the constraints that were postponed, in their places among others.
    func stateDeferredArrangement() {
        guard let order = deferredOrder else { return }
        deferredOrder = nil
        if needsArrangement { order.use { stateArrangementNow() } }
    }
}
