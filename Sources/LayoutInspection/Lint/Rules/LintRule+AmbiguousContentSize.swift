import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension LintRule {
    static let ambiguousContentSize = LintRule(
        "ambiguous-content-size", .warning, "a scroll view whose constraints do not decide the size of its content",
        meaning: """
            Without a chain of constraints from one edge of the content to the other, the view does not scroll, unless a program sets the \
            size of its content. Scroll views without views, and those with an empty stack view that has an outlet, which a program \
            fills, are not reported. One whose ambiguity the document \
            tells Xcode not to verify is not reported. Scroll views with a fixed frame, and those that a mask places like all their \
            views, are reported only where constraints speak of their content.
            """,
        example: "a scrollView whose only label is constrained to the content's top and leading edge",
        remedy: "Constrain the content to all four edges of the content layout guide, and give it a width and a height."
    ) { linted in
        guard linted.layout.document.usesAutoLayout else { return [] }
        return linted.scene.views.indices.compactMap(linted.openContent)
    }
}

extension LintedScene {
    /// Whether constraints, and not frames, place a view in a scroll view.
    private func hasConstrainedContent(_ index: Int) -> Bool {
        scene.views.contains { $0.parent == index && $0.isPlacedByLayout }
    }

    /// A scroll view whose content's size is open; nil for other views, and for tables and collections, which lay their
    /// content out themselves.
    fileprivate func openContent(ofView index: Int) -> LintFault? {
        guard scene.views[index].element.name == "scrollView", !scene.isLeaf(index),
            let scrollView = canvas.views[index] as? UIScrollView
        else {
            return nil
        }
        let element = scene.views[index].element
        let isFixed = element["fixedFrame"] == "YES" || !scene.views[index].isPlacedByLayout && !hasConstrainedContent(index)
        let open = scrollView.ambiguousContentAttributes
        let axes = [LayoutAxis.horizontal, .vertical].filter { axis in
            open.contains { $0.axis == axis } || !isFixed && !scrollView.isContentConstrained(along: axis)
        }
        guard !axes.isEmpty, !element.leavesSizeUnverified, !filledViews.contains(where: { isView($0, in: index) }) else {
            return nil
        }
        let lengths = axes.map { $0 == .horizontal ? "width" : "height" }.joined(separator: " and the ")
        let reason = open.isEmpty ? "no constraint ties its views to the content's edges" : nil
        return fault(
            at: index,
            "the constraints in \(name(index)) do not decide the \(lengths) of its content\(reason.map { ": \($0)" } ?? "")")
    }
}
