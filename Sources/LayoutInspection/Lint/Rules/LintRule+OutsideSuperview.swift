import UIKit

extension LintRule {
    static let outsideSuperview = LintRule(
        "outside-superview", .warning, "content outside of its superview",
        meaning: """
            A control takes no touches where it is outside of its superview, and a superview that clips cuts texts and images there. \
            Texts, without the empty room beside them, and controls are reported that reach out by more than a point, and by more than five \
            where nothing clips them, other views where nothing of them is inside. What lies \
            in a scroll view may be anywhere in its content, and what is in a cell whose size a program \
            decides, as of a nib or a collection, is not judged, nor what an outlet to a constraint that its \
            place depends on lets a program bring inside, or the text of a label that is empty in the document. \
            A stack view that aligns baselines may let its views reach out.
            """,
        example: "a button constrained below the bottom edge of a view of fixed height that contains it",
        remedy: "Make the superview large enough, or constrain the content to its edges.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let parent = linted.scene.views[index].parent, parent != 0, let reach = linted.reachOutOfSuperview(index),
                !linted.isContentOfFreeCell(index), !linted.isAligned(index, inStack: parent),
                !linted.isMovedByProgram(index, in: parent)
            else { return nil }
            // An outlet may have made the view a part of another one, as a cell's accessory.
            guard linted.view(index).superview === linted.canvas.views[parent] else { return nil }
            let superview = "its superview, \(linted.name(parent))"
            let place = reach.isEmpty ? "is outside of \(superview)" : "reaches out of \(superview), by \(reach)"
            return linted.fault(at: index, "\(linted.name(index)) \(place)")
        }
    }
}

extension LintedScene {
    /// Whether a program decides the view's place: by an outlet to a constraint on it, on a sibling that constraints tie it
    /// to, or on the superview, or by the text of such a label.
    fileprivate func isMovedByProgram(_ index: Int, in parent: Int) -> Bool {
        viewsTied(to: index, in: parent).contains { hasMovableConstraint($0) || isFilledLabel($0) }
    }

    /// Whether a stack view puts the view on a common baseline: it is then as high as the texts ask for, and a field's
    /// border reaches out.
    fileprivate func isAligned(_ index: Int, inStack parent: Int) -> Bool {
        guard let stack = view(parent) as? UIStackView, stack.arrangedSubviews.contains(view(index)), !stack.clipsToBounds else {
            return false
        }
        return stack.axis == .horizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    }
}
