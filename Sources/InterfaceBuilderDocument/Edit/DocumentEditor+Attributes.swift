extension DocumentEditor {
    mutating func set(_ path: ObjectPath, _ attribute: String, to value: String?) throws(DocumentEditError) {
        guard let value else { return try unset(path, attribute) }
        if try addPart(path, attribute, value) { return }
        let element = try element(path)
        try Self.checkIdentity(attribute, value, of: element, path)
        if let part = element.partWithAttribute(attribute) {
            throw DocumentEditError(.attributeOfPart(attribute, "\(path).\(part["key"] ?? part.name)"), at: part)
        }
        let part = try part(attribute, value, of: element.name, at: element)
        if part == nil {
            try check(.init(attribute, value), of: element.name, at: element)
            try checkTakesEffect(attribute, value, of: element, path)
        }
        var edits = takeChanges()
        if let part { put(part, in: element, &edits) } else { Self.set(attribute, of: element, to: value, &edits) }
        try commit(edits)
        try followID(from: path, attribute, to: value)
    }

    private mutating func unset(_ path: ObjectPath, _ attribute: String) throws(DocumentEditError) {
        let element = try element(path)
        try Self.checkIdentity(attribute, nil, of: element, path)
        var edits = takeChanges()
        if let known = element.attribute(attribute) {
            let others = Set(element.attributes.map(\.name)).subtracting([attribute])
            try Self.checkCompleteness(element.name, others, at: element)
            edits.remove(known)
        } else if let part = element.textPart(attribute) ?? element.statedPart(attribute) {
            edits.remove(part)
        } else {
            throw DocumentEditError(.unknownAttribute(attribute, of: path.description), at: element)
        }
        try commit(edits)
    }

    /// Sets an attribute: replaces an old value, sets the text of the element that holds a multi-line value, or inserts
    /// a new attribute in Interface Builder's order.
    static func set(_ name: String, of element: MarkupElement, to value: String, _ edits: inout MarkupEdits) {
        // A text that was set to nothing.
        if let nothing = element.child(key: name, named: "nil") { edits.remove(nothing) }
        if let text = element.textPart(name) {
            let written = String(decoding: MarkupText.escaped(value), as: UTF8.self).replacing(
                "&#10;", with: element.tree.lineEnd)
            edits.replace(text.contentSpan, with: written)
            if let encoding = text.attribute("base64-UTF8") { edits.remove(encoding) }
        } else if let reference = element.child(key: name, named: "imageReference") {
            edits.set("image", of: reference, to: value)
        } else {
            let rank = ElementOrder.rank(ofAttribute: name, in: element.name)
            edits.set(name, of: element, to: value, before: ElementOrder.follower(of: name, in: element), rank: rank)
        }
    }

    /// Updates the references to an object whose id changes.
    private mutating func followID(from path: ObjectPath, _ attribute: String, to value: String?) throws(DocumentEditError) {
        guard attribute == "id", path.keys.isEmpty, let value else { return }
        var edits = MarkupEdits(document.tree)
        for element in document.root.descendants {
            for reference in element.attributes where reference.name != "id" && References.names.contains(reference.name) {
                if reference.value == path.id { edits.set(reference.name, of: element, to: value) }
            }
        }
        try commit(edits)
    }

    // MARK: Size classes

    mutating func set(_ path: ObjectPath, _ attribute: String, to value: String?, on classes: String) throws(DocumentEditError) {
        let element = try element(path)
        guard path.keys.isEmpty else { throw DocumentEditError(.partOfSizeClasses(path.description), at: element) }
        let key = try Self.key(of: classes)
        var edits = MarkupEdits(document.tree)
        let variation = element.children("variation").first { $0["key"] == key }
        if try varyPart(attribute, value, of: element, in: variation, key, &edits) { return try commit(edits) }
        try checkVaries(attribute, value, of: element, path)
        if let value, let variation {
            edits.set(attribute, of: variation, to: value)
        } else if let value {
            Self.insert(
                NewElement(name: "variation", attributes: [.init("key", key), .init(attribute, value)]), in: element, &edits)
        } else if let variation, let known = variation.attribute(attribute) {
            let isLast = Array(variation.attributes).count == 2 && variation.children.first { _ in true } == nil
            if isLast { edits.remove(variation) } else { edits.remove(known) }
        } else {
            throw DocumentEditError(.unknownAttribute(attribute, of: "\(path) on \(key)"), at: variation ?? element)
        }
        try commit(edits)
    }

    /// Gives a part such as a font another value for some size classes, or takes it away.
    ///
    /// - Returns: False if the attribute is no such part.
    /// - Source: the variations in 4,300 public documents hold fonts, colours and insets.
    private func varyPart(
        _ attribute: String, _ value: String?, of element: MarkupElement, in variation: MarkupElement?, _ key: String,
        _ edits: inout MarkupEdits
    ) throws(DocumentEditError) -> Bool {
        guard let form = ElementSchema.named(element.name)?.parts[attribute], form.varies else { return false }
        guard let value else {
            guard let variation, let known = variation.child(key: attribute) else {
                throw DocumentEditError(.unknownAttribute(attribute, of: "\(element.id ?? element.name) on \(key)"), at: element)
            }
            let isLast = Array(variation.attributes).count == 1 && Array(variation.children).count == 1
            edits.remove(isLast ? variation : known)
            return true
        }
        guard let part = try part(attribute, value, of: element.name, at: element) else { return false }
        if let variation {
            put(part, in: variation, &edits)
        } else {
            let new = NewElement(name: "variation", attributes: [.init("key", key)], children: [part])
            Self.insert(new, in: element, &edits)
        }
        return true
    }

    /// Throws if an attribute of an object cannot have another value for some size classes.
    ///
    /// - Source: the 1,066 variations of constraints in 3,400 public documents have constants and nothing else.
    private func checkVaries(
        _ attribute: String, _ value: String?, of element: MarkupElement, _ path: ObjectPath
    ) throws(DocumentEditError) {
        guard let value else { return }
        if ElementSchema.named(element.name)?.parts[attribute] != nil, element.attribute(attribute) == nil {
            throw DocumentEditError(.partOfSizeClasses("\(path).\(attribute)"), at: element)
        }
        let isConstant = ["id", "key", "sceneMemberID", "customClass", "customModule", "customModuleProvider"].contains(attribute)
        if isConstant || element.name == "constraint" && attribute != "constant" {
            throw DocumentEditError(.constantAttribute(attribute), at: element)
        }
        try check(.init(attribute, value), of: element.name, at: element)
    }

    mutating func install(_ path: ObjectPath, _ isInstalled: Bool, on classes: String?) throws(DocumentEditError) {
        let element = try element(path)
        let isConstraint = element.name == "constraint" && element.id != nil
        guard isConstraint || element.isSubview, let list = element.parent, let holder = list.parent else {
            throw DocumentEditError(.cannotBeInstalled(path.description), at: element)
        }
        let key = try classes.map(Self.key) ?? "default"
        var edits = MarkupEdits(document.tree)
        let known = Self.maskEntries(of: element, list.name, key, of: holder)
        if key == "default" && isInstalled {
            References.remove(known, &edits)
        } else {
            let entry = NewElement(
                name: isInstalled ? "include" : "exclude", attributes: [.init("reference", element.id!)])
            guard !known.contains(where: { $0.name == entry.name }) else { return }
            Self.addToMask(entry, list.name, key, of: holder, replacing: known.first, &edits)
        }
        try commit(edits)
    }

    /// The entries of an element in a list of the variation for some size classes.
    private static func maskEntries(
        of element: MarkupElement, _ list: String, _ key: String, of holder: MarkupElement
    ) -> [MarkupElement] {
        var entries: [MarkupElement] = []
        for variation in holder.children("variation") where variation["key"] == key {
            for mask in variation.children("mask") where mask["key"] == list {
                entries += mask.children.filter { $0["reference"] == element.id }
            }
        }
        return entries
    }

    private static func addToMask(
        _ entry: NewElement, _ list: String, _ key: String, of holder: MarkupElement, replacing known: MarkupElement?,
        _ edits: inout MarkupEdits
    ) {
        let variation = holder.children("variation").first { $0["key"] == key }
        let mask = variation?.children("mask").first { $0["key"] == list }
        if let known {
            edits.replace(known.span, with: entry.text(nil))
        } else if let mask {
            insert(entry, in: mask, &edits)
        } else {
            let mask = NewElement(name: "mask", attributes: [.init("key", list)], children: [entry])
            let new = NewElement(name: "variation", attributes: [.init("key", key)], children: [mask])
            if let variation { insert(mask, in: variation, &edits) } else { insert(new, in: holder, &edits) }
        }
    }

    /// The key of a variation in documents: its parts in alphabetical order.
    ///
    /// - Source: the keys in 4,300 public documents; appearances are not among them.
    private static func key(of classes: String) throws(DocumentEditError) -> String {
        var values: [String: Substring] = [:]
        for part in classes.split(separator: "-", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", omittingEmptySubsequences: false)
            guard pair.count == 2, variants[String(pair[0])]?.contains(String(pair[1])) == true,
                values.updateValue(pair[1], forKey: String(pair[0])) == nil
            else { throw DocumentEditError(.unknownSizeClasses(classes)) }
        }
        return values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "-")
    }

    private static let variants = [
        "heightClass": ["compact", "regular"], "widthClass": ["compact", "regular"],
        "userInterfaceIdiom": ["mac", "pad", "phone"],
    ]

    /// Inserts a part into an object in Interface Builder's order; elements of a list are appended.
    static func insert(_ child: NewElement, in element: MarkupElement, _ edits: inout MarkupEdits) {
        let rank = ElementOrder.rank(child.name, key: child.attributes.first { $0.name == "key" }?.value)
        let isObject = element.id != nil || element["key"] != nil && element.recordedFrame != nil
        let follower = isObject ? element.children.first { ElementOrder.rank($0.name, key: $0["key"]) > rank } : nil
        element.insert(before: follower, &edits) { child.text($0) }
    }
}

extension MarkupElement {
    /// The child element that holds the multi-line text of an attribute, if there is one.
    fileprivate func textPart(_ attribute: String) -> MarkupElement? {
        ["string", "mutableString"].lazy.compactMap { self.child(key: attribute, named: $0) }.first
    }
}

extension MarkupElement {
    /// The child element under a key that an edit can set by a value, such as a colour.
    fileprivate func statedPart(_ key: String) -> MarkupElement? {
        ElementSchema.named(name)?.parts[key]?.expectation == nil ? nil : child(key: key)
    }

    /// The frame or the state of a control that has an attribute which the element itself lacks.
    fileprivate func partWithAttribute(_ name: String) -> MarkupElement? {
        guard attribute(name) == nil, textPart(name) == nil else { return nil }
        return children.first { NewElement.partsOfViews.contains($0.name) && $0.attribute(name) != nil && name != "key" }
    }
}
