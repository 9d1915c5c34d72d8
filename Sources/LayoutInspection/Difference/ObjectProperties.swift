import InterfaceBuilderDocument

/// The properties of an object in a document: its attributes, and the elements in it that are no objects of the layout.
struct ObjectProperties {
    private var values: [(name: String, value: String)] = []

    /// - Parameter isComplete: Whether attributes count that only say which version of Interface Builder saved the
    ///   document, or how its canvas showed it.
    init(of element: MarkupElement, isComplete: Bool) {
        for attribute in element.attributes where attribute.name != "id" {
            if isComplete || !Self.noise.contains(attribute.name) { values.append((attribute.name, attribute.value)) }
        }
        for child in element.children where !Self.layout.contains(child.name) && !child.isView {
            if !isComplete && (child.name == "rect" || child["key"] == Self.canvasLocation) { continue }
            values.append((Self.name(of: child), Self.words(child)))
        }
    }

    /// The properties of a controller, with its place on the canvas where all attributes count.
    init(ofController element: MarkupElement, isComplete: Bool) {
        self.init(of: element, isComplete: isComplete)
        guard isComplete, let place = element.parent?.parent?.child(key: Self.canvasLocation) else { return }
        values.append((Self.canvasLocation, Self.words(place)))
    }

    /// The properties of the document itself: its version, its device and its dependencies.
    init(ofDocument root: MarkupElement) {
        values = root.attributes.map { ($0.name, $0.value) }
        for child in root.children where child.name == "device" { values.append((Self.name(of: child), Self.words(child))) }
        for part in root.children(in: "dependencies") {
            let name = [part.name, part["identifier"] ?? part["name"]].compactMap { $0 }.joined(separator: " ")
            values.append((name, part["version"] ?? part["minToolsVersion"] ?? "there"))
        }
    }

    private static let canvasLocation = "canvasLocation"

    /// The properties that differ or that one of the two lacks, in the order of the new one.
    static func differences(_ old: ObjectProperties, _ new: ObjectProperties) -> [SceneDifference.Property] {
        var remaining = old.values
        var found: [SceneDifference.Property] = []
        for (name, value) in new.values {
            guard let place = remaining.firstIndex(where: { $0.name == name }) else {
                found.append(.init(name: name, old: nil, new: value))
                continue
            }
            let known = remaining.remove(at: place).value
            if known != value { found.append(.init(name: name, old: known, new: value)) }
        }
        return found + remaining.map { .init(name: $0.name, old: $0.value, new: nil) }
    }

    /// Attributes that some versions of Interface Builder write by themselves, and marks of its canvas.
    private static let noise: Set<String> = [
        "misplaced", "ambiguous", "verifyAmbiguity", "customModuleProvider", "userLabel", "sceneMemberID", "colorLabel",
    ]

    /// Elements that hold objects of their own, or that the views' frames tell of.
    private static let layout: Set<String> = [
        "subviews", "constraints", "cells", "prototypes", "sections", "viewLayoutGuide", "keyboardLayoutGuide", "userGuides",
        "layoutGuides",
        "view", "objects",
    ]

    private static func name(of element: MarkupElement) -> String {
        guard let key = element["key"] else { return element["id"].map { "\(element.name) \($0)" } ?? element.name }
        return key == "frame" || element.name == key || element.name == "rect" ? key : "\(key) (\(element.name))"
    }

    /// An element as one line: its attributes, its text, and the elements in it.
    private static func words(_ element: MarkupElement) -> String {
        let attributes = element.attributes.filter { $0.name != "key" && $0.name != "id" }.map { "\($0.name)=\($0.value)" }
        let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let inner = element.children.map { "\($0.name) \($0["key"] ?? "") {\(words($0))}" }
        return (attributes + (text.isEmpty ? [] : [text]) + inner).joined(separator: " ")
    }
}
