import UIKit

extension LintRule {
    static let outsideScreen = LintRule(
        "outside-screen", .warning, "content outside of the screen",
        meaning: """
            Texts and controls are reported that reach out of the scene's root view by more than a point and that no scroll view brings \
            into sight.
            """,
        example: "a button with a fixed leading distance of 330 points on a screen of 320 points",
        remedy: "Constrain the content to the edges of the root view or its safe area, or let it scroll.",
        traits: .judgesPlaces
    ) { linted in
        linted.contentOnScreen.compactMap { index in
            let reach = linted.frameInRoot(index).reach(outOf: linted.canvas.root.bounds)
            guard let reach, !linted.hangsOnContentOutside(index) else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) reaches \(reach) out of the screen")
        }
    }
}
