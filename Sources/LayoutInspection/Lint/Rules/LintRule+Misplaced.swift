import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let misplaced = LintRule(
        "misplaced", .warning, "recorded frames that are not what the constraints give",
        meaning: """
            The document shows views in Xcode where the app will not show them, so people design against a wrong picture. It happens \
            when constraints are edited by hand or merged without Xcode updating the frames.
            """,
        example: "a label recorded at x = 20 whose leading constraint has a constant of 16",
        remedy: "Choose Update Frames in Xcode, or correct the constraint that the finding names.",
        scope: .document, traits: .judgesLayout, repair: .recordingFrames
    ) { linted in
        linted.comparison.findings.filter {
            $0.severity > .note && [.misplaced, .stale, .differing].contains($0.cause) && !linted.isStretched($0)
        }.map {
            LintFault(message: $0.message, position: $0.position, items: $0.items)
        }
    }
}

extension LintedScene {
    /// Whether a view whose content alone decides its length on the canvas has another length than its content here: a
    /// row as high as its table says stretches what is tied to both of its ends.
    fileprivate func isStretched(_ finding: FrameFinding) -> Bool {
        guard let axis = finding.contentAxis, let view = finding.items.first.flatMap({ scene.viewsByID[$0] }).map(view)
        else { return false }
        let (size, content) = (view.bounds.size, view.intrinsicContentSize)
        return abs(axis == .horizontal ? size.width - content.width : size.height - content.height) > 1
    }
}
