import InterfaceBuilderDocument

/// The views behind the items of constraints, as indices into the scene's views.
extension DocumentScene {
    /// The view that is an item, or that owns the guide which is it.
    func owner(of item: DocumentConstraint.Item) -> Int {
        switch item {
        case .view(let index): index
        case .guide(let index): guides[index].owner
        }
    }

    /// The views that a constraint relates, or whose guides it does.
    func views(of constraint: DocumentConstraint) -> [Int] {
        [constraint.first, constraint.second].compactMap { $0.map(owner) }
    }

    /// The layout unit that an item stands for as a whole: a root or cell, its content view, or a guide of these; nil
    /// for other items.
    func unit(standingFor item: DocumentConstraint.Item) -> Int? {
        let owner = owner(of: item)
        let unit = views[owner].unit
        let isWhole = owner == unit || views[owner].parent == unit && views[owner].role == .keyed("contentView")
        return isWhole ? unit : nil
    }
}
