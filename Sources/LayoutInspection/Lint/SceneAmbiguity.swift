import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

/// The views whose places or sizes the constraints of a scene leave open.
@MainActor
struct SceneAmbiguity {
    /// A stack view whose length nothing divides among some of its views.
    struct UndividedStack {
        let stack: Int
        let axis: LayoutAxis
        /// The arranged views whose lengths are open, in document order.
        let views: [Int]
        /// The first of them that has no content size.
        let empty: Int
    }

    private let scene: DocumentScene
    /// By view: the parts of its place and size that are open.
    let open: [Int: [LayoutAttribute]]
    /// The stack views among whose views one has no content size, so that the stack view's own choice, which is not
    /// documented, decides lengths.
    private(set) var undivided: [UndividedStack] = []

    init(_ linted: LintedScene) {
        scene = linted.scene
        let other = linted.copy
        func parts(_ views: [Int]) -> [Int: [LayoutAttribute]] {
            Dictionary(uniqueKeysWithValues: views.map { ($0, other.view($0).ambiguousAttributes) })
        }
        open = parts(other.canvas.undecidedViews())
        guard linted.canvas.views.contains(where: { $0 is UIStackView }) else { return }
        let tied = parts(other.canvas.undecidedOrTiedViews())
        undivided = scene.views.indices.compactMap { undividedStack($0, tied, other) }
    }

    private func undividedStack(
        _ index: Int, _ tied: [Int: [LayoutAttribute]], _ linted: LintedScene
    ) -> UndividedStack? {
        guard let stack = linted.canvas.views[index] as? UIStackView, linted.shown.contains(index) else { return nil }
        let axis: LayoutAxis = stack.axis == .horizontal ? .horizontal : .vertical
        let length: LayoutAttribute = axis == .horizontal ? .width : .height
        let views = scene.views.indices.filter { view in
            linted.canvas.views[view]?.superview === stack && tied[view]?.contains(length) ?? false
                && !(open[view]?.contains(length) ?? false)
        }
        let empty = views.first { scene.isLeaf($0) && !linted.view($0).hasContentLength(along: stack.axis) }
        return empty.map { UndividedStack(stack: index, axis: axis, views: views, empty: $0) }
    }

    /// The ids of the views whose places or sizes are open, and of those in them.
    var views: Set<String> {
        var isOpen = [Bool](repeating: false, count: scene.views.count)
        let undivided = Set(undivided.flatMap(\.views))
        for (index, view) in scene.views.enumerated() {
            isOpen[index] = open[index] != nil || undivided.contains(index) || view.parent.map { isOpen[$0] } ?? false
        }
        return Set(isOpen.indices.filter { isOpen[$0] }.map { scene.views[$0].id })
    }
}

extension UIView {
    /// Whether the view's content has a length along an axis, by itself or by what the document says that it has at run
    /// time.
    fileprivate func hasContentLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        let (own, stated) = (intrinsicContentSize, placeholderContentSize)
        return axis == .horizontal ? stated?.width ?? own.width >= 0 : stated?.height ?? own.height >= 0
    }
}
