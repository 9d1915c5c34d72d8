import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let missingAccessibilityLabel = LintRule(
        "missing-accessibility-label", .warning, "a button that VoiceOver cannot name",
        meaning: """
            VoiceOver reads a button's title; a button with an image alone has none, so people hear the image's file name. \
            A system symbol has a name of its own, and a label among the runtime attributes counts.
            """,
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
}

extension LintedScene {
    fileprivate func lacksLabel(_ index: Int, _ button: UIButton) -> Bool {
        let hasTitle = textLabel(index) != nil || !(button.configuration?.title ?? "").isEmpty
        let element = scene.views[index].element
        let images = (element.children("state") + element.children("buttonConfiguration")).flatMap { holder in
            (holder["image"] == nil ? [] : [holder]) + holder.children("imageReference")
        }
        let isNamed = images.contains { $0["catalog"] == "system" } || element.accessibilityLabel != nil
        return !images.isEmpty && !hasTitle && !isNamed && element.isAccessibilityElement
    }
}

extension MarkupElement {
    /// The label that the document gives an object for VoiceOver; nil where it gives none.
    var accessibilityLabel: String? {
        let stated = child(key: "accessibilityConfiguration")?["label"]
        let atRunTime = children(in: "userDefinedRuntimeAttributes").first { $0["keyPath"] == "accessibilityLabel" }?["value"]
        return [stated, atRunTime].compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Whether the document leaves the object to VoiceOver.
    fileprivate var isAccessibilityElement: Bool {
        child(key: "accessibilityConfiguration")?.child(key: "isElement")?["value"] != "NO"
    }
}
