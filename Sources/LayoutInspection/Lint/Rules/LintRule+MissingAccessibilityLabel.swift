import UIKit

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
