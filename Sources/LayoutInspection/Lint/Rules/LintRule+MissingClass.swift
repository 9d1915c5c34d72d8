import InterfaceBuilderDocument

extension LintRule {
    static let missingClass = LintRule(
        "missing-class", .error, "a custom class that the sources do not declare",
        meaning: """
            UIKit logs an unknown class and makes an object of its own class instead; the program ends where an outlet or action asks it for \
            more. The classes are those of a list that `--classes` names. Only classes of the project's own module are judged, since \
            libraries and Objective-C declare others.
            """,
        example: "<view customClass=\"Removed\" customModule=\"App\" customModuleProvider=\"target\" id=\"a\"/>",
        remedy: "Name the class by its present name, or remove the name.",
        scope: .document
    ) { linted in
        guard let classes = linted.classes else { return [] }
        return linted.faults(missing: linted.ownClasses, where: { !classes.declares($0) }) { "the sources have no class \($0)" }
    }
}

extension LintedScene {
    /// The custom classes of the module that the document belongs to.
    fileprivate func ownClasses(_ elements: Elements) -> [NamedResource] {
        elements.compactMap { element in
            guard element["customModuleProvider"] == "target", let name = element["customClass"] else { return nil }
            return NamedResource(name: name.split(separator: ".").last.map(String.init) ?? name, element: element)
        }
    }
}
