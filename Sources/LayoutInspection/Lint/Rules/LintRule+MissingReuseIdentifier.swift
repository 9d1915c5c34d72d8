import InterfaceBuilderDocument

extension LintRule {
    static let missingReuseIdentifier = LintRule(
        "missing-reuse-identifier", .warning, "a prototype cell without a reuse identifier",
        meaning: "No program can dequeue the prototype, so it is never shown.",
        example: "<prototypes><tableViewCell id=\"c\">…</tableViewCell></prototypes>",
        remedy: "Give the prototype the identifier by which the data source asks for it, or remove the prototype.",
        scope: .document
    ) { linted in
        linted.scene.views.indices.compactMap { index in
            let element = linted.scene.views[index].element
            guard linted.scene.views[index].role == .cell, linted.scene.views[index].parent != nil, element.isPrototype else {
                return nil
            }
            guard (element["reuseIdentifier"] ?? "").isEmpty else { return nil }
            return linted.fault(at: index, "the prototype \(linted.name(index)) has no reuse identifier")
        }
    }
}

extension MarkupElement {
    /// Whether a cell is made for a program to dequeue: it is no row of a static table.
    fileprivate var isPrototype: Bool {
        parent?.name == "prototypes" || (parent?.name == "cells" && parent?.parent?.name == "collectionView")
    }
}
