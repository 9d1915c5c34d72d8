/// The state of a split view that is collapsed in compact width.
struct ColumnCollapse {
    /// The column whose controller is displayed.
    let base: UISplitViewController.Column
    /// The columns whose controllers are on the base column's stack, from the bottom up.
    var loans: [ColumnLoan] = []
}

/// A column whose controllers are on another column's stack.
struct ColumnLoan {
    let column: UISplitViewController.Column
    /// The column's controller, to which the controllers return.
    let owner: UIViewController
    /// The lowest of the column's controllers on the stack.
    let bottom: UIViewController
}

/// In compact width the controllers of all columns up to the top one are on the first column's stack. Controllers that
/// are popped, and all controllers when the width becomes regular, return to their own column.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontroller, on column-style split views in compact
///   width. That a column's controllers are on the first stack themselves, and not below a stack inside of it, is our
///   choice.
extension UISplitViewController {
    /// The stack that is shown in compact width.
    var collapsedStack: UINavigationController? { (collapse?.base).flatMap { columns[$0] } as? UINavigationController }

    // MARK: Width

    /// Collapses or expands the columns if the size class requires it. Returns whether it did.
    func followWidth() -> Bool {
        if !isCollapsed { requestedColumn = nil }
        guard isCollapsed != (collapse != nil) else { return false }
        isCollapsed ? collapseColumns() : expandColumns()
        displayModeButton.isHidden = isCollapsed
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        return true
    }

    private func collapseColumns() {
        let top = topColumnForCollapsing()
        let chain = Self.order.prefix { $0 != top }.filter { columns[$0] != nil } + [top]
        let hasStack = top != .compact && columns[chain[0]] is UINavigationController
        collapse = ColumnCollapse(base: hasStack ? chain[0] : top)
        guard hasStack else { return }
        for column in chain.dropFirst() { lend(column, animated: false) }
    }

    private func expandColumns() {
        _ = takeLoansBack()
        collapse = nil
        guard style == .unspecified, let primary = columns[.primary],
            let own = delegate?.splitViewController(self, separateSecondaryFrom: primary)
                ?? primary.separateSecondaryViewController(for: self)
        else { return }
        setViewController(own, for: .secondary)
    }

    /// The column that the program requested, or the one that the delegate chose, if such a column exists.
    private func topColumnForCollapsing() -> Column {
        let proposed = [Column.compact, .secondary].first { columns[$0] != nil } ?? .primary
        if let requestedColumn, columns[requestedColumn] != nil { return requestedColumn }
        guard let delegate else { return proposed }
        guard style == .unspecified else {
            let chosen = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            return columns[chosen] == nil ? proposed : chosen
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return proposed }
        if delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) { return .primary }
        primary.collapseSecondaryViewController(secondary, for: self)
        return .secondary
    }

    // MARK: The stack

    /// Pushes a column's controllers on the shown stack.
    func lend(_ column: Column, animated: Bool) {
        guard let stack = collapsedStack, let owner = columns[column], owner !== stack, !isLent(column) else { return }
        let controllers = (owner as? UINavigationController)?.viewControllers ?? [owner]
        guard let bottom = controllers.first else { return }
        (owner as? UINavigationController)?.setViewControllers([], animated: false)
        collapse?.loans.append(ColumnLoan(column: column, owner: owner, bottom: bottom))
        stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
    }

    private func isLent(_ column: Column) -> Bool { collapse?.loans.contains { $0.column == column } ?? false }

    /// Removes all other columns' controllers from the shown stack. Returns these columns, from the bottom up.
    func takeLoansBack() -> [Column] {
        guard let stack = collapsedStack, let loans = collapse?.loans, let lowest = loans.first else { return [] }
        stack.setViewControllers(Array(stack.viewControllers.prefix { $0 !== lowest.bottom }), animated: false)
        return loans.map(\.column)
    }

    /// Called when controllers were removed from a stack, from the bottom up: those that belong to a column return to
    /// it.
    func controllersLeft(_ left: [UIViewController], of stack: UINavigationController) {
        guard stack === collapsedStack else { return }
        var rest = left[...]
        while let loan = collapse?.loans.last, let index = rest.firstIndex(where: { $0 === loan.bottom }) {
            collapse?.loans.removeLast()
            give(Array(rest[index...]), backTo: loan)
            rest = rest[..<index]
        }
    }

    private func give(_ controllers: [UIViewController], backTo loan: ColumnLoan) {
        guard columns[loan.column] === loan.owner else { return }
        if let navigation = loan.owner as? UINavigationController {
            return navigation.setViewControllers(controllers, animated: false)
        }
        addChild(loan.owner)
        loan.owner.containment.isMovingToParent = false
        loan.owner.didMove(toParent: self)
    }

    /// Shows a column in compact width.
    func showCollapsed(_ column: Column) {
        guard let collapse else { return requestedColumn = column }
        guard columns[column] != nil, column != collapse.base || collapsedStack != nil else { return }
        guard let stack = collapsedStack, let place = Self.order.firstIndex(of: column) else {
            self.collapse = ColumnCollapse(base: column)
            return showColumnsIfShown()
        }
        if let above = collapse.loans.first(where: { Self.order.firstIndex(of: $0.column) ?? 0 > place }) {
            let kept = stack.viewControllers.prefix { $0 !== above.bottom }
            if let top = kept.last { stack.popToViewController(top, animated: true) }
        }
        for next in Self.order[...place] where columns[next] != nil { lend(next, animated: next == column) }
    }
}
