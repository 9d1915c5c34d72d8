extension DocumentEditor {
    mutating func add(_ object: DocumentEdit.NewObject, at place: DocumentEdit.Place) throws(DocumentEditError) {
        if place.parent == Self.scenes { return try addScene(object) }
        let parent = try element(place.parent)
        if let cell = LibraryObject.cell(object.element) {
            try addCell(cell, object, parent, place)
        } else if let view = LibraryObject.named(object.element) {
            try addView(view, object, parent, place)
        } else {
            try addPart(object, parent, place)
        }
    }

    /// Adds a view with the library's attributes: with a fixed frame, except in a stack view.
    private mutating func addView(
        _ template: NewElement, _ object: DocumentEdit.NewObject, _ parent: MarkupElement, _ place: DocumentEdit.Place
    ) throws(DocumentEditError) {
        guard parent.holdsSubviews, !ElementRole.neverSubviews.contains(object.element) else {
            throw DocumentEditError(.cannotHold(object.element, in: parent.name), at: parent)
        }
        var view = template
        let isArranged = parent.name == "stackView"
        if document.usesAutoLayout {
            if !isArranged { view.set(.init("fixedFrame", "YES")) }
            view.set(.init("translatesAutoresizingMaskIntoConstraints", "NO"))
        }
        if !isArranged {
            let mask = [("key", "autoresizingMask"), ("flexibleMaxX", "YES"), ("flexibleMaxY", "YES")]
            view.children.insert(NewElement(name: "autoresizingMask", attributes: mask.map { .init($0.0, $0.1) }), at: 1)
        }
        try finish(&view, object)
        var edits = takeChanges()
        group?.note(view)
        if let list = parent.child("subviews") {
            list.insert(before: try sibling(place.position, in: list, named: place.parent), &edits) { view.text($0) }
        } else {
            Self.insert(NewElement(name: "subviews", children: [view]), in: parent, &edits)
        }
        try commit(edits)
    }

    /// Gives a new object and its parts ids, and the object its attributes.
    func finish(_ new: inout NewElement, _ object: DocumentEdit.NewObject) throws(DocumentEditError) {
        let id = try newID(object.id, for: object.element)
        new.set(.init("id", id))
        for attribute in object.attributes { try set(attribute, of: &new) }
        try giveIDs(&new, of: id)
    }

    /// Sets an attribute of a new view, of its frame or of its state, or makes the part that the value stands for.
    private func set(_ attribute: DocumentEdit.Attribute, of view: inout NewElement) throws(DocumentEditError) {
        if let part = try part(attribute.name, attribute.value, of: view.name, at: nil) {
            view.put(part)
        } else if let holder = view.part(with: attribute.name) {
            try check(attribute, of: holder.name)
            view.set(attribute)
        } else {
            try check(attribute, of: view.name)
            let lists = view.children
            try checkIndex(
                attribute, of: view.name, listed: { name in lists.first { $0.name == name }?.children.count ?? 0 }, at: nil)
            view.set(attribute)
        }
    }

    /// Gives ids to the parts of a new object that have them.
    private func giveIDs(_ element: inout NewElement, of id: String) throws(DocumentEditError) {
        for index in element.children.indices {
            let part = element.children[index]
            let key = part.attributes.first { $0.name == "key" }?.value ?? part.name
            if LibraryObject.hasID(part.name, key: key), !part.attributes.contains(where: { $0.name == "id" }) {
                element.children[index].set(.init("id", try newID(nil, for: "\(id) \(key)")))
            }
            try giveIDs(&element.children[index], of: "\(id) \(key)")
        }
    }

    /// Adds a part such as a colour to an object, or a connection.
    private mutating func addPart(
        _ object: DocumentEdit.NewObject, _ parent: MarkupElement, _ place: DocumentEdit.Place
    ) throws(DocumentEditError) {
        var part = NewElement(name: object.element)
        for attribute in object.attributes { try set(attribute, of: &part) }
        let key = object.attributes.first { $0.name == "key" }?.value
        let isConnection = Self.connections.contains(object.element)
        guard isConnection || Self.parts.contains(object.element) else {
            throw DocumentEditError(.unknownElement(object.element, known: ElementSchema.addable + Self.parts.sorted()))
        }
        if let key, let known = parent.child(key: key) {
            throw DocumentEditError(.usedKey(key, of: place.parent.description), at: known)
        }
        if isConnection {
            try checkConnection(object, in: parent)
        } else if let schema = ElementSchema.named(parent.name) {
            try check(object.element, key: key, in: parent, schema)
        }
        try Self.checkCompleteness(object.element, Set(object.attributes.map(\.name)), at: parent)
        if isConnection || object.id != nil || object.element == "viewLayoutGuide" {
            part.set(.init("id", try newID(object.id, for: object.element)))
        }
        var edits = MarkupEdits(document.tree)
        if !isConnection {
            Self.insert(part, in: parent, &edits)
        } else if let list = parent.child("connections") {
            Self.insert(part, in: list, &edits)
        } else {
            Self.insert(NewElement(name: "connections", children: [part]), in: parent, &edits)
        }
        try commit(edits)
    }

    /// The parts that can be added to objects.
    private static let parts: Set<String> = [
        "color", "fontDescription", "nil", "edgeInsets", "directionalEdgeInsets", "size", "state", "viewLayoutGuide",
        "accessibility", "accessibilityTraits", "textInputTraits", "autoresizingMask", "rect", "string", "inset",
        "attributedString", "buttonConfiguration", "imageReference", "preferredSymbolConfiguration", "bool", "real",
        "integer", "point",
    ]

    /// The sibling before which a position lies; nil for the end.
    func sibling(
        _ position: DocumentEdit.Place.Position, in list: MarkupElement, named parent: ObjectPath
    ) throws(DocumentEditError) -> MarkupElement? {
        let siblings = Array(list.children)
        func place(of id: String) throws(DocumentEditError) -> Int {
            let named = try element(id)
            guard let index = siblings.firstIndex(of: named) else {
                throw DocumentEditError(.notASibling(id, in: parent.description), at: named)
            }
            return index
        }
        let index: Int
        switch position {
        case .last: return nil
        case .index(let number): index = max(0, number)
        case .before(let id): index = try place(of: id)
        case .after(let id): index = try place(of: id) + 1
        }
        return index < siblings.count ? siblings[index] : nil
    }

    // MARK: Removing and moving

    mutating func remove(_ path: ObjectPath) throws(DocumentEditError) {
        let element = try element(path)
        guard element.name != "placeholder", element.name != "exit", element["key"] != "contentView" else {
            throw DocumentEditError(.cannotBeRemoved(path.description), at: element)
        }
        var edits = MarkupEdits(document.tree)
        References.removeWithReferences([element.sceneOfController ?? element], &edits)
        try commit(edits)
    }

    mutating func move(_ path: ObjectPath, to place: DocumentEdit.Place) throws(DocumentEditError) {
        let view = try element(path)
        guard view.isSubview, let oldList = view.parent, let oldParent = oldList.parent else {
            throw DocumentEditError(.cannotBeMoved(path.description), at: view)
        }
        let parent = place.parent.id.isEmpty ? oldParent : try element(place.parent)
        guard view != parent, !view.contains(parent) else { throw DocumentEditError(.insideItself(path.description), at: parent) }
        guard parent.holdsSubviews else { throw DocumentEditError(.cannotHold(view.name, in: parent.name), at: parent) }
        let (id, parentPath) = (view.id!, parent.pathFromObject)
        if let list = parent.child("subviews") { _ = try sibling(place.position, in: list, named: parentPath) }
        let anchor = try anchor(of: place.position, moving: view, in: parent)
        let isSame = parent == oldParent
        if !isSame { try removeConstraints(leaving: view) }
        let moved = try element(path)
        var edits = MarkupEdits(document.tree)
        References.remove([moved], &edits)
        try commit(edits)
        try put(moved, into: parentPath, anchor)
        if !isSame { try adapt(id, to: parentPath) }
    }

    /// A position in terms of the id of a sibling that is not removed.
    private func anchor(
        of position: DocumentEdit.Place.Position, moving view: MarkupElement, in parent: MarkupElement
    ) throws(DocumentEditError) -> DocumentEdit.Place.Position {
        guard case .index(let number) = position else {
            if position == .before(view.id!) || position == .after(view.id!) {
                throw DocumentEditError(.notASibling(view.id!, in: "its own siblings"), at: view)
            }
            return position
        }
        let others = parent.children(in: "subviews").filter { $0 != view }
        return number < others.count ? others[max(0, number)].id.map { .before($0) } ?? .last : .last
    }

    /// Inserts a removed view into an object.
    private mutating func put(
        _ view: MarkupElement, into path: ObjectPath, _ position: DocumentEdit.Place.Position
    ) throws(DocumentEditError) {
        let parent = try element(path)
        var edits = MarkupEdits(document.tree)
        if let list = parent.child("subviews") {
            list.insert(before: try sibling(position, in: list, named: path), &edits) { view.text(at: $0) }
        } else {
            insertList(into: parent, &edits) { view.text(at: $0) }
        }
        try commit(edits)
    }

    /// Removes the constraints outside of a view that refer to it or its descendants, with their outlets.
    private mutating func removeConstraints(leaving view: MarkupElement) throws(DocumentEditError) {
        let constraints = constraints(leaving: view)
        if constraints.isEmpty { return }
        var edits = MarkupEdits(document.tree)
        References.removeWithReferences(constraints, &edits)
        try commit(edits)
    }

    /// The constraints outside of a view that refer to it or its descendants, and their variations.
    private func constraints(leaving view: MarkupElement) -> [MarkupElement] {
        let ids = Set(([view] + Array(view.descendants)).compactMap(\.id))
        let found = document.root.descendants.filter { element in
            element.name == "constraint" && !view.contains(element)
                && ["firstItem", "secondItem"].contains { element[$0].map(ids.contains) ?? false }
        }
        let constraints = Set(found.compactMap(\.id))
        let entries = document.root.descendants.filter { element in
            guard let reference = element["reference"], ["include", "exclude"].contains(element.name) else { return false }
            return constraints.contains(reference) || (reference == view.id && !view.contains(element))
        }
        return Array(found) + Array(entries)
    }

    /// Removes the fixed frame of a view in a stack view, and adds one to a view that loses its constraints.
    mutating func adapt(_ id: String, to parent: ObjectPath) throws(DocumentEditError) {
        guard document.usesAutoLayout else { return }
        let view = try element(id)
        if try element(parent).name == "stackView" {
            try free(view)
        } else if view["translatesAutoresizingMaskIntoConstraints"] == "NO", view["fixedFrame"] == nil {
            var edits = MarkupEdits(document.tree)
            Self.set("fixedFrame", of: view, to: "YES", &edits)
            if view.child(key: "autoresizingMask") == nil {
                let mask = [("key", "autoresizingMask"), ("flexibleMaxX", "YES"), ("flexibleMaxY", "YES")]
                Self.insert(NewElement(name: "autoresizingMask", attributes: mask.map { .init($0.0, $0.1) }), in: view, &edits)
            }
            try commit(edits)
        }
    }
}

extension NewElement {
    /// The frame or the state of a control that has an attribute which the element itself lacks.
    fileprivate func part(with attribute: String) -> NewElement? {
        if attributes.contains(where: { $0.name == attribute }) { return nil }
        return children.first { child in
            Self.partsOfViews.contains(child.name) && attribute != "key" && child.attributes.contains { $0.name == attribute }
        }
    }

    /// Replaces the part with the same key, or inserts the part in Interface Builder's order.
    mutating func put(_ part: NewElement) {
        func key(_ element: NewElement) -> String? { element.attributes.first { $0.name == "key" }?.value }
        if let index = children.firstIndex(where: { key($0) == key(part) }) {
            children[index] = part
        } else {
            let rank = ElementOrder.rank(part.name, key: key(part))
            let place = children.firstIndex { ElementOrder.rank($0.name, key: key($0)) > rank }
            children.insert(part, at: place ?? children.count)
        }
    }

    /// Sets an attribute of the element, its frame or its state; a new one in Interface Builder's order.
    mutating func set(_ attribute: DocumentEdit.Attribute) {
        func isNamed(_ other: DocumentEdit.Attribute) -> Bool { other.name == attribute.name && other.name != "key" }
        if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
            attributes[index] = attribute
        } else if let part = children.firstIndex(where: {
            Self.partsOfViews.contains($0.name) && $0.attributes.contains(where: isNamed)
        }) {
            children[part].set(attribute)
        } else {
            let rank = ElementOrder.rank(ofAttribute: attribute.name, in: name)
            let follower = attributes.firstIndex { ElementOrder.rank(ofAttribute: $0.name, in: name) > rank }
            attributes.insert(attribute, at: follower ?? attributes.count)
        }
    }
}

extension MarkupElement {
    /// The scene of a storyboard that goes with its controller; nil for other objects.
    fileprivate var sceneOfController: MarkupElement? {
        let isController = name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
        guard isController, let scene = parent?.parent, scene.name == "scene" else { return nil }
        return scene
    }

    /// Whether the element can have subviews: it is a view that Interface Builder gives some, or one that has some
    /// already. The class of an unknown element may be either.
    var holdsSubviews: Bool {
        guard recordedFrame != nil || id != nil && ElementClass.isView(name) else { return false }
        return ElementRole.superviews.contains(name) || ElementClass.name(of: name) == nil || child("subviews") != nil
    }

    /// The path of an object, or of a part of one.
    var pathFromObject: ObjectPath {
        var keys: [String] = []
        var element = self
        while element.id == nil, let parent = element.parent {
            keys.insert(element["key"] ?? element.name, at: 0)
            element = parent
        }
        return ObjectPath(element.id ?? "", keys: keys)
    }
}
