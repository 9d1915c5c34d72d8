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
            place depends on lets a program bring inside. \
            A stack view that aligns baselines may let its views reach out.
            """,
        example: "a button constrained below the bottom edge of a view of fixed height that contains it",
        remedy: "Make the superview large enough, or constrain the content to its edges.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.compactMap { index in
            guard let parent = linted.scene.views[index].parent, parent != 0, let reach = linted.reachOutOfSuperview(index),
                !linted.isContentOfFreeCell(index), !linted.isAligned(index, inStack: parent),
                !linted.isMovedByConstraints(index, in: parent)
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
    /// Whether an outlet leads to a constraint on the view, on a sibling that constraints tie it to, or on the superview.
    fileprivate func isMovedByConstraints(_ index: Int, in parent: Int) -> Bool {
        var (found, next): (Set<Int>, [Int]) = ([parent, index], [index])
        while let here = next.popLast() {
            for constraint in scene.constraints {
                let views = [constraint.first, constraint.second].compactMap { item -> Int? in
                    if case .view(let view) = item { view } else { nil }
                }
                guard views.contains(here) else { continue }
                for view in views where scene.views[view].parent == parent && found.insert(view).inserted { next.append(view) }
            }
        }
        return found.contains(where: hasMovableConstraint)
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
