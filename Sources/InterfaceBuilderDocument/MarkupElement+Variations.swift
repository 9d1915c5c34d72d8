extension MarkupElement {
    /// The `<variation>` children that apply to some size classes, the least specific first.
    package func variations(_ traits: SizeClasses) -> [MarkupElement] {
        let found = children("variation").compactMap { variation in
            traits.specificity(of: variation["key"] ?? "").map { (specificity: $0, variation) }
        }
        guard found.count > 1 else { return found.map(\.1) }
        return found.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    }

    /// An attribute's value for some size classes.
    package func varied(_ name: String, _ traits: SizeClasses) -> String? {
        variations(traits).last { $0.attribute(name) != nil }?[name] ?? self[name]
    }

    /// A flag's value for some size classes.
    package func variedFlag(_ name: String, _ traits: SizeClasses) -> Bool? {
        varied(name, traits).map { $0 == "YES" }
    }

    /// The ids of the constraints or subviews that are not installed for some size classes.
    ///
    /// - Parameter key: `constraints` or `subviews`.
    package func excluded(_ key: String, _ traits: SizeClasses) -> Set<String> {
        var ids: Set<String> = []
        for variation in variations(traits) {
            for mask in variation.children("mask") where mask["key"] == key {
                for entry in mask.children {
                    guard let id = entry["reference"] else { continue }
                    if entry.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
                }
            }
        }
        return ids
    }

    /// The layout margins set in a document, as left or leading, top, right or trailing, bottom, in points.
    package func explicitMargins(_ traits: SizeClasses) -> DocumentInsets? {
        var found: DocumentInsets?
        for holder in [self] + variations(traits) {
            for child in holder.children where (child["key"] ?? "").lowercased().hasSuffix("layoutmargins") {
                if let insets = DocumentInsets(child) { found = insets }
            }
        }
        return found
    }
}
