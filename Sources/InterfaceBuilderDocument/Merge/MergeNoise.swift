/// Elements and attributes that Interface Builder writes by itself. A difference in them is never a conflict: of values
/// that both sides changed, the merge takes the newer version, or one that is independent of the order of the sides.
enum MergeNoise {
    /// Whether an element, with all in it, says nothing of the interface.
    static func contains(_ element: MarkupElement) -> Bool {
        elements.contains(element.name) || element.name == "point" && element["key"] == "canvasLocation"
    }

    private static let elements: Set<String> = ["animations", "accessibilityOverrides", "dependencies", "resources", "device"]

    /// Attributes that say which version saved the document, and marks of the canvas.
    static let attributes: Set<String> = [
        "misplaced", "ambiguous", "toolsVersion", "systemVersion", "version", "minToolsVersion", "colorMatched",
        "propertyAccessControl",
    ]

    /// Lists whose order has no effect.
    static let unordered: Set<String> = ["constraints", "scenes", "dependencies", "resources"]

    /// The newer of two values.
    static func newer(_ one: String?, _ other: String?) -> String? {
        guard let one, let other else { return one ?? other }
        let (first, second) = (number(one), number(other))
        if first == second { return max(one, other) }
        return first.lexicographicallyPrecedes(second) ? other : one
    }

    /// The newer of two nodes that both sides changed.
    static func newer(_ one: MergeTree.Node, _ other: MergeTree.Node) -> MergeTree.Node {
        func words(_ node: MergeTree.Node) -> String { node.attributes.map(\.value).joined(separator: " ") + (node.text ?? "") }
        let versions = [one, other].map { $0["version"] ?? $0["minToolsVersion"] }
        if versions[0] != versions[1] { return newer(versions[0], versions[1]) == versions[0] ? one : other }
        return words(one) < words(other) ? other : one
    }

    private static func number(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}
