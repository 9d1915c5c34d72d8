import UIKit

extension LintRule {
    static let outsideSuperview = LintRule(
        "outside-superview", .warning, "content outside of its superview",
        meaning: """
            A control takes no touches where it is outside of its superview, and a superview that clips cuts texts and images there. \
            Texts and controls are reported that reach out by more than a point, other views where nothing of them is inside. What lies \
            in a scroll view may be anywhere in its content.
            """,
        example: "a button constrained below the bottom edge of a view of fixed height that contains it",
        remedy: "Make the superview large enough, or constrain the content to its edges."
    ) { linted in
        linted.shown.compactMap { index in
            guard let parent = linted.scene.views[index].parent, parent != 0, linted.isOutsideSuperview(index) else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) is outside of its superview, \(linted.name(parent))")
        }
    }

    static let outsideScreen = LintRule(
        "outside-screen", .warning, "content outside of the screen",
        meaning: """
            Texts and controls are reported that reach out of the scene's root view by more than a point and that no scroll view brings \
            into sight.
            """,
        example: "a button with a fixed leading distance of 330 points on a screen of 320 points",
        remedy: "Constrain the content to the edges of the root view or its safe area, or let it scroll."
    ) { linted in
        linted.contentOnScreen.compactMap { index in
            let reach = linted.frameInRoot(index).reach(outOf: linted.canvas.root.bounds)
            guard let reach, !linted.hangsOnContentOutside(index) else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) reaches \(reach) out of the screen")
        }
    }

    static let outsideSafeArea = LintRule(
        "outside-safe-area", .warning, "text or a control under a bar, a rounded corner or the home indicator",
        meaning: """
            The safe area is what bars, the camera and the home indicator leave free. Texts and controls of controllers' scenes are \
            reported that reach out of it by more than a point, backgrounds and images are not.
            """,
        example: "a label constrained to the top edge of the root view of a full-screen controller",
        remedy: "Constrain the content to the safe area instead of the root view."
    ) { linted in
        guard linted.scene.kind == .controller else { return [] }
        let root = linted.canvas.root
        let safe = root.bounds.inset(by: root.safeAreaInsets)
        return linted.contentOnScreen.compactMap { index in
            let frame = linted.frameInRoot(index)
            guard let reach = frame.reach(outOf: safe), frame.reach(outOf: root.bounds) == nil else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) reaches \(reach) out of the safe area")
        }
    }
}

extension LintedScene {
    /// The views with content that no scroll view and no bar places.
    fileprivate var contentOnScreen: [Int] {
        shown.filter { index in
            index != 0 && hasContent(index) && !view(index).bounds.isEmpty && scrollView(around: index) == nil && !isInBar(index)
        }
    }

    private func isInBar(_ index: Int) -> Bool {
        var next: Int? = index
        while let here = next {
            if view(here) is UINavigationBar || view(here) is UIToolbar || view(here) is UITabBar { return true }
            next = scene.views[here].parent
        }
        return false
    }

    fileprivate func isOutsideSuperview(_ index: Int) -> Bool {
        let parent = scene.views[index].parent!
        guard !(view(parent) is UIScrollView), !view(index).bounds.isEmpty, !view(parent).bounds.isEmpty else { return false }
        let frame = alignmentRect(index, in: view(parent))
        if hasContent(index) { return frame.reach(outOf: view(parent).bounds) != nil }
        return !frame.intersects(view(parent).bounds)
    }

    /// Whether the view, or one that it is in, is reported as outside of its superview.
    fileprivate func hangsOnContentOutside(_ index: Int) -> Bool {
        var here = index
        while let parent = scene.views[here].parent, parent != 0 {
            if isOutsideSuperview(here) { return true }
            here = parent
        }
        return false
    }
}

extension CGRect {
    /// By how much the rectangle reaches out of another, at the edge where it is most; nil for a point and less.
    fileprivate func reach(outOf bounds: CGRect) -> String? {
        let edges = [
            (bounds.minX - minX, "left"), (maxX - bounds.maxX, "right"), (bounds.minY - minY, "top"),
            (maxY - bounds.maxY, "bottom"),
        ]
        let worst = edges.max { $0.0 < $1.0 }!
        return worst.0 > 1 ? "\(Double(worst.0).shortText) points at the \(worst.1)" : nil
    }
}
