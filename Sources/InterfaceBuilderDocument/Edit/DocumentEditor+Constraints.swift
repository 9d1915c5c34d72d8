extension DocumentEditor {
    mutating func constrain(_ new: DocumentEdit.NewConstraint) throws(DocumentEditError) {
        let (first, second) = (try item(new.first), try new.second.map { path throws(DocumentEditError) in try item(path) })
        try Self.checkAttributes(new, at: first.element)
        let holder = try holder(of: first, second, new)
        var constraint = NewElement(name: "constraint")
        func add(_ name: String, _ value: String?) { if let value { constraint.attributes.append(.init(name, value)) } }
        add("firstItem", first.element == holder ? nil : first.element.id)
        add("firstAttribute", new.firstAttribute)
        add("relation", new.relation == "equal" ? nil : new.relation)
        add("secondItem", second?.element.id)
        add("secondAttribute", new.secondAttribute)
        add("multiplier", new.multiplier.flatMap { DocumentNumber.parseRatio($0) == 1 ? nil : $0 })
        add("priority", new.priority.flatMap { DocumentNumber.parse($0) == 1000 ? nil : $0 })
        add("constant", new.constant.flatMap { second != nil && DocumentNumber.parse($0) == 0 ? nil : $0 })
        add("id", try newID(new.id, for: "constraint"))
        for attribute in constraint.attributes { try check(attribute, of: constraint.name) }
        var edits = takeChanges()
        group?.note(constraint)
        if let list = holder.child("constraints") {
            Self.insert(constraint, in: list, &edits)
        } else {
            Self.insert(NewElement(name: "constraints", children: [constraint]), in: holder, &edits)
        }
        try commit(edits)
        for item in [first, second].compactMap({ $0 }) where item.isView && item.view != holder || second == nil {
            guard let id = item.view.id else { continue }
            try free(try element(id))
        }
    }

    /// Throws if constraints have no attribute of a name, or if UIKit refuses a constraint between the attributes.
    private static func checkAttributes(
        _ new: DocumentEdit.NewConstraint, at element: MarkupElement
    ) throws(DocumentEditError) {
        let (first, second) = (try attribute(new.firstAttribute), try new.secondAttribute.map(attribute))
        let multiplier = new.multiplier.flatMap(DocumentNumber.parseRatio) ?? 1
        if let error = DocumentEditError(refusing: first, second, multiplier: multiplier, at: element) { throw error }
    }

    private static func attribute(_ name: String) throws(DocumentEditError) -> DocumentConstraint.Attribute {
        guard let attribute = DocumentConstraint.Attribute(name: name) else {
            throw DocumentEditError(.unknownConstraintAttribute(name))
        }
        return attribute
    }

    /// Lets constraints place a view that had a fixed frame or an autoresizing mask.
    mutating func free(_ view: MarkupElement) throws(DocumentEditError) {
        guard view.isSubview, document.usesAutoLayout, group?.freed.insert(view.ordinal).inserted ?? true else { return }
        var edits = takeChanges()
        if view["translatesAutoresizingMaskIntoConstraints"] != "NO" {
            Self.set("translatesAutoresizingMaskIntoConstraints", of: view, to: "NO", &edits)
        }
        if let fixed = view.attribute("fixedFrame") { edits.remove(fixed) }
        if let mask = view.child(key: "autoresizingMask") {
            edits.remove(mask)
            group?.elementCount -= 1 + mask.descendants.count
        }
        try commit(edits)
    }

    /// The list to which a constraint is added; nil if there is none, or one of the items is invalid.
    func constraintList(for new: DocumentEdit.NewConstraint) -> MarkupElement? {
        do throws(DocumentEditError) {
            let (first, second) = (try item(new.first), try new.second.map { path throws(DocumentEditError) in try item(path) })
            return try holder(of: first, second, new).child("constraints")
        } catch {
            return nil
        }
    }

    // MARK: Items

    private struct Item {
        let element: MarkupElement
        /// The view itself, or the layout guide's owning view.
        let view: MarkupElement
        let isView: Bool
    }

    private func item(_ path: ObjectPath) throws(DocumentEditError) -> Item {
        let element = try element(path)
        guard element.id != nil else { throw DocumentEditError(.noItem(path.description), at: element) }
        if element.isView { return Item(element: element, view: element, isView: true) }
        guard element.name.hasSuffix("ayoutGuide"), let view = Self.owner(of: element) else {
            throw DocumentEditError(.noItem(path.description), at: element)
        }
        return Item(element: element, view: view, isView: false)
    }

    /// The owning view of a layout guide; a controller's root view for the guides of controllers.
    private static func owner(of guide: MarkupElement) -> MarkupElement? {
        var element = guide.parent
        while let here = element {
            if here.isView { return here }
            if let view = here.child(key: "view"), view.isView { return view }
            element = here.parent
        }
        return nil
    }

    /// The view that holds a constraint: the nearest one that contains, or is, each of the items.
    private func holder(
        of first: Item, _ second: Item?, _ new: DocumentEdit.NewConstraint
    ) throws(DocumentEditError) -> MarkupElement {
        guard let second else { return first.view }
        var candidate: MarkupElement? = first.view
        while let here = candidate {
            if here.isView && (here == second.view || here.contains(second.view)) {
                guard here.isInCell(of: first.view), here.isInCell(of: second.view) else {
                    throw DocumentEditError(
                        .refusedConstraint(
                            new.first.description, new.second?.description, reason: DocumentConstraint.reachesAcrossCell,
                            partners: []), at: second.element)
                }
                return here
            }
            candidate = here.parent
        }
        throw DocumentEditError(
            .nothingInCommon(new.first.description, new.second?.description ?? ""), at: second.element)
    }
}

extension MarkupElement {
    /// Whether a view inside the element, or the element itself, is in the same cell, or like the element in none.
    fileprivate func isInCell(of view: MarkupElement) -> Bool {
        let between = sequence(first: view) { $0.parent }.prefix { $0 != self }
        return !between.contains { DocumentView.cellElements.contains($0.name) }
    }
}
