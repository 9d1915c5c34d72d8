import UIKit

extension LintRule {
    static let duplicateAccessibilityLabel = LintRule(
        "duplicate-accessibility-label", .note, "controls with the same accessibility label",
        meaning: """
            People who listen to VoiceOver, or say what is to be touched, cannot tell the controls apart. Controls are compared whose \
            labels the document states, those in one cell with each other.
            """,
        example: "two buttons with the accessibility label “Edit” beside the name and beside the address",
        remedy: "Say in each label what the control acts on, such as “Edit name”.",
        scope: .document
    ) { linted in
        let labelled = linted.shown.filter {
            linted.view($0) is UIControl && linted.scene.views[$0].element.accessibilityLabel != nil
        }
        let groups = Dictionary(grouping: labelled) { index in
            "\(linted.scene.views[index].unit) \(linted.scene.views[index].element.accessibilityLabel!)"
        }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { same in
            let label = linted.scene.views[same[0]].element.accessibilityLabel!.quoted
            let others = same.dropFirst().map(linted.name).joined(separator: ", ")
            return linted.fault(
                at: same[0], "\(linted.name(same[0])) has the accessibility label \(label), as has \(others)",
                also: Array(same.dropFirst()))
        }
    }
}
