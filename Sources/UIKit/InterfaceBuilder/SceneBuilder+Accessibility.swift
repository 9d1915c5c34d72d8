import InterfaceBuilderDocument

extension SceneBuilder {
    /// Takes over the names by which others find the view, and what assistive technologies hear of it.
    func applyIdentity(of element: MarkupElement, to made: UIView) {
        if let identifier = element["restorationIdentifier"] { made.restorationIdentifier = identifier }
        guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
        if let identifier = accessibility["identifier"] { made.accessibilityIdentifier = identifier }
        if let label = text(of: accessibility, "label") { made.accessibilityLabel = label }
        if let hint = text(of: accessibility, "hint") { made.accessibilityHint = hint }
        if let traits = accessibility.child(key: "traits", named: "accessibilityTraits") {
            made.accessibilityTraits = accessibilityTraits(traits)
        }
        if let isElement = accessibility.child(key: "isElement", named: "bool").flatMap({ flag("value", of: $0) }) {
            made.isAccessibilityElement = isElement
        }
    }

    private func accessibilityTraits(_ element: MarkupElement) -> UIAccessibilityTraits {
        UIAccessibilityTraits(Self.accessibilityTraits.filter { element.flag($0.0) ?? false }.map(\.1))
    }

    private static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
        ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
        ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
        ("header", .header),
    ]
}
