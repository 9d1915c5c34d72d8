import UIKit
import InterfaceBuilderDocument

extension LintRule {
    static let missingAccessibilityLabel = LintRule(
        "missing-accessibility-label", .warning, "a button that VoiceOver cannot name",
        meaning: "VoiceOver reads a button's title; a button with an image alone has none, so people hear the image's file name.",
        example: "<button id=\"b\"><state key=\"normal\" image=\"trash\"/></button>",
        remedy: "Set the accessibility label of the button.",
        scope: .document
    ) { linted in
        linted.shown.compactMap { index in
            guard let button = linted.view(index) as? UIButton, button.isUserInteractionEnabled, linted.lacksLabel(index, button)
            else {
                return nil
            }
            return linted.fault(at: index, "\(linted.name(index)) has an image, and neither a title nor an accessibility label")
        }
    }

    static let smallTarget = LintRule(
        "small-target", .note, "a button of less than 44 points",
        meaning: """
            Fingers miss what is smaller than 44 by 44 points (Human Interface Guidelines, Buttons). It is a note, since a program may \
            widen the area by point(inside:with:). Controls whose size is the system's, such as switches, are not reported.
            """,
        example: "a button with a fixed width and height of 24 points",
        remedy: "Make the button larger; insets of its content keep the picture small."
    ) { linted in
        linted.shown.compactMap { index in
            guard let button = linted.view(index) as? UIButton, button.isEnabled, button.isUserInteractionEnabled else {
                return nil
            }
            let size = button.bounds.size
            guard !button.bounds.isEmpty, min(size.width, size.height) < 44 else { return nil }
            return linted.fault(
                at: index, "\(linted.name(index)) is \(Double(size.width).shortText) x \(Double(size.height).shortText) points")
        }
    }

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

extension LintedScene {
    fileprivate func lacksLabel(_ index: Int, _ button: UIButton) -> Bool {
        let hasTitle = textLabel(index) != nil || !(button.configuration?.title ?? "").isEmpty
        let element = scene.views[index].element
        let states = element.children("state").filter { $0["image"] != nil || $0.child("imageReference") != nil }
        let hasImage = !states.isEmpty || button.configuration?.image != nil
        let label = element.child(key: "accessibilityConfiguration")?["label"] ?? ""
        return hasImage && !hasTitle && label.isEmpty
    }
}

extension MarkupElement {
    /// Whether a cell is made for a program to dequeue: it is no row of a static table.
    fileprivate var isPrototype: Bool {
        parent?.name == "prototypes" || (parent?.name == "cells" && parent?.parent?.name == "collectionView")
    }
}
