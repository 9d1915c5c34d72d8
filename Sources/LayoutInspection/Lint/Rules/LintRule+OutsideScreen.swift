import InterfaceBuilderDocument
import UIKit

extension LintRule {
    static let outsideScreen = LintRule(
        "outside-screen", .warning, "content outside of the screen",
        meaning: """
            Texts and controls are reported that reach out of the scene's root view by more than a point and that no scroll view brings \
            into sight. A view is left out where a program has the means to bring it into sight: an outlet to a constraint on it or on a \
            view around it that reaches out, or to such a view that is wholly outside. Nor are nibs judged whose size their owner decides.
            """,
        example: "a button with a fixed leading distance of 330 points on a screen of 320 points",
        remedy: "Constrain the content to the edges of the root view or its safe area, or let it scroll.",
        traits: .judgesPlaces
    ) { linted in
        guard !linted.isLoadedIntoOwner else { return [] }
        return linted.contentOnScreen.compactMap { index in
            let reach = linted.frameInRoot(index).reach(outOf: linted.canvas.root.bounds)
            guard let reach, !linted.hangsOnContentOutside(index), !linted.isContentOfFreeCell(index),
                !linted.isBroughtIntoSight(index)
            else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) reaches \(reach) out of the screen")
        }
    }
}

extension LintedScene {
    /// Whether a view, or one around it, reaches out of the screen and a program has the means to move it.
    fileprivate func isBroughtIntoSight(_ index: Int) -> Bool {
        sequence(first: index) { self.scene.views[$0].parent }.contains { here in
            guard here != 0, frameInRoot(here).reach(outOf: canvas.root.bounds) != nil else { return false }
            let isOutside = !frameInRoot(here).intersects(canvas.root.bounds)
            return isOutside && scene.views[here].element.outlet != nil
                || hasMovableConstraint(here)
        }
    }
}
