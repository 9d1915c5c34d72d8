import UIKit

extension LintRule {
    static let coveredText = LintRule(
        "covered-text", .warning, "text or a control behind an opaque view",
        meaning: """
            A view with an opaque background is drawn over at least half of a text or a control, so nobody can read or touch it. Views \
            that a program has an outlet to are left out, since it may hide or move them.
            """,
        example: "a view with a background colour after a label in the list of subviews, both constrained to the top edge",
        remedy: "Put the covering view before the other one in the list of subviews, or constrain them apart.",
        traits: .judgesPlaces
    ) { linted in
        let covers = linted.shown.filter(linted.isCover)
        return linted.shown.compactMap { index in
            guard index != 0, linted.hasContent(index), !linted.isTransparentButton(index) else { return nil }
            guard let cover = covers.first(where: { linted.isCovered(index, by: $0) }) else { return nil }
            return linted.fault(at: index, "\(linted.name(index)) is covered by \(linted.name(cover))", also: [cover])
        }
    }
}

extension LintedScene {
    /// Whether a view hides what is drawn before it, and does so whatever a program does.
    fileprivate func isCover(_ index: Int) -> Bool {
        guard scene.views[index].role == .subview, !hasContent(index), let colour = view(index).drawnBackground else {
            return false
        }
        let isOpaque = colour.resolvedColor(with: view(index).traitCollection).cgColor.alpha == 1
        let around = sequence(first: index) { self.scene.views[$0].parent }
        return isOpaque && around.allSatisfy { view($0).alpha == 1 } && scene.views[index].element.outlet == nil
    }

    /// Whether a cover hides at least half of a text or control. Views are drawn in document order, those in a view
    /// after that view.
    fileprivate func isCovered(_ index: Int, by cover: Int) -> Bool {
        let (own, its) = (scene.views[index], scene.views[cover])
        guard cover > index, own.unit == its.unit, !isView(cover, in: index) else { return false }
        let text = textArea(index)
        let area = view(index).superview!.convert(text.isNull ? view(index).frame : text, to: canvas.root)
        let hidden = visibleArea(cover).intersection(area)
        return !hidden.isNull && hidden.width * hidden.height >= area.width * area.height / 2
    }

    /// The part of a view's frame that no view around it clips, in the root view's coordinates.
    private func visibleArea(_ index: Int) -> CGRect {
        let around = sequence(first: index) { self.scene.views[$0].parent }.dropFirst()
        return around.filter { view($0).clipsToBounds }.reduce(frameInRoot(index)) { area, parent in
            area.intersection(view(parent).convert(view(parent).bounds, to: canvas.root))
        }
    }
}
