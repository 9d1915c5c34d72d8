import UIKit

extension LintRule {
    static let outsideSafeArea = LintRule(
        "outside-safe-area", .warning, "text or a control under a bar, a rounded corner or the home indicator",
        meaning: """
            The safe area is what bars, the camera and the home indicator leave free. Texts and controls of controllers' scenes are \
            reported that reach out of it by more than a point, backgrounds and images are not. Freeform scenes, and those that no segue \
            shows and that are not the initial one, are not judged, since a program may put them into others, nor sheets and popovers. \
            A navigation bar does not count for a controller that the document draws without one.
            """,
        example: "a label constrained to the top edge of the root view of a full-screen controller",
        remedy: "Constrain the content to the safe area instead of the root view.",
        traits: .judgesPlaces
    ) { linted in
        guard linted.scene.kind == .controller, !linted.scene.isFreeform else { return [] }
        let root = linted.canvas.root
        var insets = root.safeAreaInsets
        if linted.hidesTopBar { insets.top = min(insets.top, linted.canvas.environment.screenSafeArea.top) }
        let safe = root.bounds.inset(by: insets)
        return (linted.fillsScreenInDocument ? linted.contentOnScreen : []).compactMap { index in
            let frame = linted.seenFrame(index)
            guard let reach = frame.reach(outOf: safe), frame.reach(outOf: root.bounds) == nil else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) reaches \(reach) out of the safe area")
        }
    }
}

extension LintedScene {
    /// The visible part of a view, in the root view's coordinates: a button without a background and an image shows its
    /// title only.
    fileprivate func seenFrame(_ index: Int) -> CGRect {
        guard let button = view(index) as? UIButton, !drawsBackground(index), button.currentImage == nil,
            let title = textLabel(index), !title.bounds.isEmpty
        else { return frameInRoot(index) }
        return title.convert(title.bounds, to: canvas.root)
    }

    /// Whether the document draws the controller without the navigation bar that its container would show: the program
    /// hides it then.
    fileprivate var hidesTopBar: Bool { scene.element.child(key: "simulatedTopBarMetrics")?.name == "nil" }
}
