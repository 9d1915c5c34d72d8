import UIKit

/// The views of a tree as values, in the order in which they are drawn.
package struct ViewTree: Codable, Equatable, Sendable {
    package struct View: Codable, Equatable, Sendable {
        package let id: String
        /// The place of the superview in the list; nil for the root.
        package let parent: Int?
        package let className: String
        /// The view as people know it.
        package let words: String
        package let outlet: String?
        /// Points in the superview's coordinates.
        package let frame: [Double]
        /// Points in the root's coordinates.
        package let place: [Double]
        /// The part of the place that clipping views leave; nil where they leave all of it.
        package let visible: [Double]?
        package let isHidden: Bool
        package let isClipping: Bool
        package let alpha: Double
        /// The line in the document.
        package let line: Int?
    }

    /// Points.
    package let size: [Double]
    package let views: [View]
    /// The ids of views whose places or sizes the constraints leave open.
    package let ambiguous: [String]

    /// The most views of a tree that are told; the others are left out.
    package static let largest = 20_000

    /// The tree below a view.
    ///
    /// - Parameters:
    ///   - origin: Where the root lies in the picture that is shown, in points.
    @MainActor
    package init(of root: UIView, _ names: ViewNames, origin: CGPoint = .zero, judgingAmbiguity: Bool = true) {
        var walk = Walk(root: root, names: names, origin: origin)
        walk.visit(root, parent: nil, visible: CGRect(origin: .zero, size: root.bounds.size), isHidden: false)
        size = ViewTree.numbers(root.bounds.size)
        views = walk.views
        ambiguous = judgingAmbiguity ? walk.found.filter { $0.hasAmbiguousLayout }.map(names.id) : []
    }

    @MainActor
    private struct Walk {
        let root: UIView
        let names: ViewNames
        let origin: CGPoint
        var views: [View] = []
        var found: [UIView] = []

        mutating func visit(_ view: UIView, parent: Int?, visible: CGRect, isHidden: Bool) {
            guard views.count < ViewTree.largest else { return }
            let isHidden = isHidden || view.isHidden || view.alpha <= 0.01
            let place = names.place(of: view, in: root, origin: origin)
            let shown = place.intersection(visible)
            let known = names.origin(of: view)
            let index = views.count
            views.append(
                View(
                    id: names.id(of: view), parent: parent, className: ViewClass.name(of: view), words: names.words(view),
                    outlet: known?.outlet, frame: ViewTree.numbers(view.frame), place: ViewTree.numbers(place),
                    visible: shown == place ? nil : ViewTree.numbers(shown.isNull ? .zero : shown), isHidden: isHidden,
                    isClipping: view.clipsToBounds, alpha: Double(view.alpha), line: known?.line))
            found.append(view)
            let inner = view.clipsToBounds ? (shown.isNull ? .zero : shown) : visible
            for subview in view.subviews where names.isTold(subview) {
                visit(subview, parent: index, visible: inner, isHidden: isHidden)
            }
            if let content = names.content(of: view) { visit(content, parent: index, visible: inner, isHidden: isHidden) }
        }
    }

    /// Numbers that JSON has, to a thousandth.
    package static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }
    }

    package static func numbers(_ size: CGSize) -> [Double] { [number(size.width), number(size.height)] }

    package static func number(_ value: CGFloat) -> Double {
        let value = Double(value)
        guard value.isFinite else { return 0 }
        return abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value
    }
}

/// The views of a scene or a window, and how they were laid out.
package struct InspectedTree: Codable, Equatable, Sendable {
    package let tree: ViewTree
    /// The routes of the layouts, in their order.
    package let routes: [String]

    package init(tree: ViewTree, routes: [String] = []) { (self.tree, self.routes) = (tree, routes) }
}
