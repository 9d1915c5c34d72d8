import UIKit

extension LintRule {
    static let missingContentType = LintRule(
        "missing-content-type", .note, "a text field that says nothing of what is typed",
        meaning: """
            With a content type the system offers addresses, passwords and codes, and a keyboard type shows the keys that are needed. A \
            field is reported that has neither. The rule is off unless it is asked for, since many fields take any text.
            """,
        example: "<textField placeholder=\"E-mail\"><textInputTraits key=\"textInputTraits\"/></textField>",
        remedy: "Set the content type of the field, or its keyboard type.",
        scope: .document, isOnByDefault: false
    ) { linted in
        linted.shown.compactMap { index in
            let element = linted.scene.views[index].element
            guard element.name == "textField" else { return nil }
            let traits = element.child(key: "textInputTraits")
            guard traits?["textContentType"] == nil, traits?["keyboardType"] == nil else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) has neither a content type nor a keyboard type")
        }
    }
}
