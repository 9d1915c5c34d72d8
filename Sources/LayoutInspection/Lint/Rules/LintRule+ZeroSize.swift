import UIKit

extension LintRule {
    static let zeroSize = LintRule(
        "zero-size", .warning, "a view with content and no width or no height",
        meaning: """
            The view cannot be seen or touched although it is not hidden and has a text or an image, or a control or text in it. A view \
            without a background that does not clip shows texts and images that have a size of their own. Views that a constraint \
            gives a size of zero on purpose are not reported, nor plain views of a class of the app's own, which may size itself, labels of \
            one line with an outlet that resist compression less than 750, and views that get their size from an empty label with an outlet.
            """,
        example: "a label between two views that are constrained to the same x",
        remedy: "Give the view room, or hide it.",
        traits: .judgesPlaces
    ) { linted in
        linted.shown.filter { linted.hasLostContent($0) && !linted.isContentOfFreeCell($0) }.map { index in
            let size = linted.view(index).bounds.size
            let length = size.width > 0 ? "height" : size.height > 0 ? "width" : "size"
            return linted.fault(at: index, "\(linted.name(index)) has no \(length)")
        }
    }
}

extension LintedScene {
    /// Whether a view has content and no room for it, and is the outermost such view.
    fileprivate func hasLostContent(_ index: Int) -> Bool {
        let size = view(index).bounds.size
        let element = scene.views[index].element
        guard size.width <= 0 || size.height <= 0, !isEmptyByConstraint(index), !mayTruncate(index),
            !scene.views.indices.contains(where: { isView($0, in: index) && isFilledLabel($0) }),
            !(element.name == "view" && element["customClass"] != nil)
        else { return false }
        if let parent = scene.views[index].parent, view(parent).bounds.isEmpty { return false }
        let content = shown.filter { isView($0, in: index) && (hasContent($0) || (view($0) as? UIImageView)?.image != nil) }
        let isTransparent = !view(index).clipsToBounds && !drawsBackground(index)
        return content.contains { !isTransparent || view($0) is UIControl || view($0).bounds.isEmpty }
    }

    /// Whether a constraint asks for a width or height of zero.
    private func isEmptyByConstraint(_ index: Int) -> Bool {
        (sizeConstraints(of: index, .width) + sizeConstraints(of: index, .height)).contains { $0.constant == 0 }
    }
}
