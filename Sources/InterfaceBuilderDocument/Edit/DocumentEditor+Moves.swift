/// Groups of moves of views among their siblings.
extension DocumentEditor {
    /// Adds a move to a group of moves; false if it leads to another superview or is invalid.
    mutating func gatherMove(of path: ObjectPath, to place: DocumentEdit.Place) -> Bool {
        guard let group, group.changes.isEmpty, group.hasNoRemovals, path.keys.isEmpty, place.parent.keys.isEmpty,
            let view = document.elementsByID[path.id], view.isSubview, let list = view.parent, let parent = list.parent,
            place.parent.id.isEmpty || place.parent.id == parent.id, parent.holdsSubviews,
            group.orders.keys.allSatisfy({ !$0.contains(list) && !list.contains($0) }),
            var order = group.orders[list] ?? list.evenlyWrittenChildren
        else { return false }
        order.removeAll { $0 == view }
        switch place.position {
        case .last: order.append(view)
        case .index(let number): order.insert(view, at: min(max(0, number), order.count))
        case .before(let id):
            guard let sibling = order.firstIndex(where: { $0.id == id }) else { return false }
            order.insert(view, at: sibling)
        case .after(let id):
            guard let sibling = order.firstIndex(where: { $0.id == id }) else { return false }
            order.insert(view, at: sibling + 1)
        }
        self.group?.orders[list] = order
        return true
    }
}

extension EditGroup {
    /// Writes the children of the lists in their new order.
    mutating func writeOrders() {
        for (list, order) in orders.sorted(by: { $0.key.ordinal < $1.key.ordinal }) {
            for (old, new) in zip(list.children, order) where old != new {
                changes.replace(old.span, with: String(decoding: new.tree.source[new.span], as: UTF8.self))
            }
        }
    }
}

extension MarkupElement {
    /// The children, if each is on a line of its own with equal indentation and nothing else is between them, so that
    /// they can be permuted.
    fileprivate var evenlyWrittenChildren: [MarkupElement]? {
        let children = Array(children)
        guard children.count > 1, let line = childLayout().map({ Array($0.line(0).utf8) }) else { return nil }
        for (one, next) in zip(children, children.dropFirst())
        where !tree.source[one.span.upperBound..<next.span.lowerBound].elementsEqual(line) {
            return nil
        }
        return children[0].span.lowerBound - contentSpan.lowerBound == line.count ? children : nil
    }
}
