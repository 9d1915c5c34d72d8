/// A group of independent edits that are made together: the changed document is parsed once for all of them.
struct EditGroup {
    /// The collected changes.
    var changes: MarkupEdits
    /// The number of elements that the edits add, less those that they remove.
    var elementCount = 0
    /// The ids of the added elements.
    private(set) var ids: Set<String> = []
    /// The ordinals of the views that new constraints free from their autoresizing masks.
    var freed: Set<Int> = []
    /// The attributes that are set, by their elements, and the ids of their objects.
    fileprivate var attributes: [MarkupElement: [String]] = [:]
    fileprivate var changed: Set<String> = []
    /// The ids of the objects in new constraints.
    fileprivate var constrained: Set<String> = []
    /// The removed objects, all of them views or all of them constraints. A group that removes objects has no other
    /// edits.
    fileprivate var removed: Set<MarkupElement> = []
    var hasNoRemovals: Bool { removed.isEmpty }
    /// The children of lists of subviews in their order after moves. A group that moves views has no other edits.
    var orders: [MarkupElement: [MarkupElement]] = [:]

    init(_ tree: MarkupTree) { changes = MarkupEdits(tree) }

    /// Records an added element.
    mutating func note(_ element: NewElement) {
        elementCount += 1
        for attribute in element.attributes where attribute.name == "id" { ids.insert(attribute.value) }
        for child in element.children { note(child) }
    }

    /// Whether an attribute can be set in addition to the others.
    fileprivate func allows(_ attribute: String, of element: MarkupElement) -> Bool {
        attributes[element].map { !$0.contains(attribute) } ?? true
    }
}

extension DocumentEditor {
    /// Makes edits one after another, independent ones together. If that fails, halves the group to find the invalid
    /// edit.
    mutating func apply(_ edits: ArraySlice<DocumentEdit>) throws(DocumentEditError) {
        var rest = edits
        while !rest.isEmpty {
            let (count, isDone) = applyGroup(rest)
            if !isDone && count == 1 {
                try applyFirst(of: rest)
            } else if !isDone {
                try apply(rest.prefix(count / 2))
                try apply(rest.dropFirst(count / 2).prefix(count - count / 2))
            }
            rest = rest.dropFirst(count)
        }
    }

    private mutating func applyFirst(of edits: ArraySlice<DocumentEdit>) throws(DocumentEditError) {
        do throws(DocumentEditError) {
            try apply(edits[edits.startIndex])
            noteRefusals(after: edits.startIndex)
        } catch {
            var error = error
            error.edit = edits.startIndex
            throw error
        }
    }

    /// Makes as many of the first edits together as possible.
    ///
    /// - Returns: The number of edits, at least one, and whether they were made. Otherwise the document is unchanged.
    private mutating func applyGroup(_ edits: ArraySlice<DocumentEdit>) -> (count: Int, isDone: Bool) {
        let before = self
        group = EditGroup(document.tree)
        var count = 0
        for edit in edits {
            guard gather(edit) else { break }
            count += 1
        }
        group?.writeOrders()
        var changes = takeChanges()
        let removed = group?.removed.sorted { $0.ordinal < $1.ordinal } ?? []
        group = nil
        if count == 0 { return (1, false) }
        do throws(DocumentEditError) {
            References.removeWithReferences(removed, &changes)
            try commit(changes)
            try checkFaults()
            return (count, true)
        } catch {
            let readings = readings
            self = before
            self.readings = readings
            return (count, false)
        }
    }

    /// Adds an edit's changes to the group; false if the edit depends on others, or is invalid.
    private mutating func gather(_ edit: DocumentEdit) -> Bool {
        self.edit = edit
        do throws(DocumentEditError) {
            switch edit {
            case .add(let object, let place) where isApart(object, at: place): try add(object, at: place)
            case .set(let path, let attribute, let value?, nil) where isApart(path, attribute):
                try set(path, attribute, to: value)
            case .constrain(let constraint) where isApart(constraint): try constrain(constraint)
            case .remove(let path): return gatherRemoval(of: path)
            case .move(let path, let place): return gatherMove(of: path, to: place)
            default: return false
            }
            return true
        } catch {
            return false
        }
    }

    /// Whether a view is appended to existing siblings.
    private func isApart(_ object: DocumentEdit.NewObject, at place: DocumentEdit.Place) -> Bool {
        guard place.position == .last, place.parent.keys.isEmpty, LibraryObject.named(object.element) != nil,
            LibraryObject.cell(object.element) == nil,
            isFree(object.id),
            !object.attributes.contains(where: { $0.name == "id" }),
            let list = document.elementsByID[place.parent.id]?.child("subviews")
        else { return false }
        return !list.isWithoutChildren
    }

    /// Whether a new id is used neither by another object nor in the group.
    private func isFree(_ id: String?) -> Bool {
        guard let group, group.removed.isEmpty, group.orders.isEmpty else { return false }
        return id.map { document.elementsByID[$0] == nil && !group.ids.contains($0) } ?? true
    }

    /// Whether setting an attribute is independent of other edits. Ids, references to objects and the attributes that
    /// a constraint relates are not: their validity depends on the order.
    private mutating func isApart(_ path: ObjectPath, _ attribute: String) -> Bool {
        guard attribute != "id", !References.names.contains(attribute), !Self.decidesRefusal.contains(attribute), isFree(nil),
            let element = present(path),
            element.child(key: attribute) == nil, ElementSchema.named(element.name)?.attributes.keys.contains(attribute) ?? true,
            group?.constrained.contains(path.id) == false, group?.allows(attribute, of: element) == true
        else { return false }
        group?.attributes[element, default: []].append(attribute)
        group?.changed.insert(path.id)
        return true
    }

    private func present(_ path: ObjectPath) -> MarkupElement? {
        do throws(DocumentEditError) { return try element(path) } catch { return nil }
    }

    /// Whether a constraint is appended to existing ones.
    private mutating func isApart(_ constraint: DocumentEdit.NewConstraint) -> Bool {
        let ids = [constraint.first, constraint.second].compactMap { $0?.id }
        guard isFree(constraint.id), group?.changed.isDisjoint(with: ids) == true, let list = constraintList(for: constraint),
            !list.isWithoutChildren
        else { return false }
        group?.constrained.formUnion(ids)
        return true
    }

    /// Views, or constraints, are removed together if none is a descendant of another. A group does not remove both:
    /// removing a view removes its constraints, and a later edit of one of these is an error.
    private mutating func gatherRemoval(of path: ObjectPath) -> Bool {
        guard group?.changes.isEmpty == true, group?.orders.isEmpty == true, path.keys.isEmpty,
            let element = document.elementsByID[path.id], element.isSubview || element.name == "constraint",
            isRemovedAlike(element), !element.descendants.contains(where: isRemoved)
        else { return false }
        var outer: MarkupElement? = element
        while let here = outer {
            if isRemoved(here) { return false }
            outer = here.parent
        }
        group?.removed.insert(element)
        return true
    }

    private func isRemoved(_ element: MarkupElement) -> Bool { group?.removed.contains(element) == true }

    /// Whether the objects removed so far are of the same kind.
    private func isRemovedAlike(_ element: MarkupElement) -> Bool {
        group?.removed.first.map { $0.isSubview == element.isSubview } ?? true
    }
}

extension MarkupElement {
    var isWithoutChildren: Bool { children.first { _ in true } == nil }
}
