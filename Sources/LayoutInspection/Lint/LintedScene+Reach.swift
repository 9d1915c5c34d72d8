import InterfaceBuilderDocument
import UIKit

extension LintedScene {
    /// The views with content that no scroll view and no bar places. A text view that scrolls keeps its text from under
    /// bars by itself.
    var contentOnScreen: [Int] {
        shown.filter { index in
            index != 0 && hasContent(index) && !view(index).bounds.isEmpty && scrollView(around: index) == nil && !isInBar(index)
                && !((view(index) as? UIScrollView)?.isScrollEnabled ?? false)
        }
    }

    /// Whether a program decides the size of the root view: a cell, a view of a nib that is smaller than a screen or
    /// that no controller owns, or
    /// a controller's whose size Interface Builder takes from a person.
    var hasFreeRoot: Bool {
        switch scene.kind {
        case .controller: scene.isFreeform
        case .extra: true
        case .xib:
            canvas.root is UITableViewCell || canvas.root is UICollectionReusableView || isLoadedIntoOwner
                || canvas.root.bounds.size != layout.screenSize
        }
    }

    /// Whether the document itself shows the scene on a whole screen: as the initial one, as the only one, or by a
    /// segue. Others a program makes by their identifiers, and shows them where it likes, and sheets begin below the
    /// status bar.
    var fillsScreenInDocument: Bool { fillsScreen(scene.id, []) }

    /// - Parameter known: The controllers inside the one with the object id, none of which is asked again.
    private func fillsScreen(_ id: String, _ known: Set<String>) -> Bool {
        let document = layout.document
        if document.root["initialViewController"] == id { return true }
        let segues = document.segues.filter { $0.destination?.id == id && $0.kind != .unwind }
        if segues.isEmpty { return layout.scenes.filter { $0.kind == .controller }.count == 1 }
        return segues.contains { segue in
            guard case .relationship = segue.kind, let container = segue.source.id else {
                return segue.kind != .popover && (segue.kind != .presentation || segue.coversScreen)
            }
            return !known.contains(container) && fillsScreen(container, known.union([id]))
        }
    }

    /// The views without subviews that a program fills: stack views, image views without an image and views without a
    /// background that it has an outlet to, and views of a class of its own.
    var filledViews: [Int] {
        scene.views.indices.filter { index in
            let element = scene.views[index].element
            guard scene.isLeaf(index), let view = canvas.views[index] else { return false }
            let isPlain = element.name == "view" && (element["customClass"] != nil || view.drawnBackground == nil)
            let isEmpty = view is UIStackView || element.name == "imageView" && element["image"] == nil
            return (isEmpty || isPlain) && (element.outlet != nil || element["customClass"] != nil)
        }
    }

    /// Whether the nib's owner is no controller that has the view for its own, so that the owner decides its size.
    var isLoadedIntoOwner: Bool {
        let placeholders = scene.kind == .xib ? scene.element.parent?.children("placeholder") ?? [] : []
        guard let owner = placeholders.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }) else { return false }
        return !owner.children(in: "connections").contains { $0["property"] == "view" && $0["destination"] == scene.id }
    }

    /// Whether a view is in a cell whose size the document leaves to a program: one of a nib or of a collection, or a
    /// prototype whose recorded height is not the one that the table gives its rows.
    func isContentOfFreeCell(_ index: Int) -> Bool {
        let unit = scene.views[index].unit
        if canvas.views[unit] is UICollectionReusableView { return true }
        guard let cell = canvas.views[unit] as? UITableViewCell else { return false }
        guard unit != 0, let recorded = scene.views[unit].element.recordedFrame else { return true }
        return abs(recorded.height - cell.bounds.height) > 1
    }

    /// Whether a program gives a label its text: it has an outlet and no text in the document, so that nobody knows its
    /// size.
    func isFilledLabel(_ index: Int) -> Bool {
        guard let label = canvas.views[index] as? UILabel else { return false }
        return (label.text ?? "").isEmpty && scene.views[index].element.outlet != nil
    }

    /// Whether a table or a collection places a view: a cell, a label of a cell's style, and a view that an outlet makes
    /// a part of a cell.
    func isPlacedByList(_ index: Int) -> Bool {
        let view = scene.views[index]
        if view.unit == index && index != 0 || isLabelOfCellStyle(index) { return true }
        guard let outlet = view.element.outlet, outlet.owner.id == scene.views[view.unit].id else { return false }
        return Self.partsOfCells.contains(outlet.name)
    }

    /// The outlets of cells whose views the cells place.
    private static let partsOfCells: Set = [
        "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
    ]

    /// A view, its superview, and the siblings that constraints tie to it, directly or by others.
    func viewsTied(to index: Int, in parent: Int) -> Set<Int> {
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
        return found
    }

    /// Whether a view is a label that its cell has by a built-in style and places by itself.
    func isLabelOfCellStyle(_ index: Int) -> Bool {
        let cell = scene.views[scene.views[index].unit].element
        return ["textLabel", "detailTextLabel"].contains { cell[$0] == scene.views[index].id }
    }

    /// Whether a view is another one or lies in it.
    func isView(_ index: Int, in other: Int) -> Bool {
        sequence(first: index) { self.scene.views[$0].parent }.contains(other)
    }

    /// Whether an outlet to a constraint on a view lets a program move or resize it.
    func hasMovableConstraint(_ index: Int) -> Bool {
        scene.constraints.contains { ($0.first == .view(index) || $0.second == .view(index)) && $0.element.outlet != nil }
    }

    /// Whether a view is a button without a title that nothing in the document listens to or refers to, in a scene with
    /// buttons of which that is not so.
    func isOnlyShown(_ index: Int) -> Bool {
        func isConnected(_ element: MarkupElement) -> Bool {
            !element.children(in: "connections").isEmpty || element.outlet != nil || element["customClass"] != nil
                || element["tag"] != nil
        }
        guard let button = view(index) as? UIButton, button.shownTitle.isEmpty, !isConnected(scene.views[index].element)
        else { return false }
        return scene.views.contains { $0.element.name == "button" && isConnected($0.element) }
    }

    func isInBar(_ index: Int) -> Bool {
        var next: Int? = index
        while let here = next {
            if view(here) is UINavigationBar || view(here) is UIToolbar || view(here) is UITabBar { return true }
            next = scene.views[here].parent
        }
        return false
    }

    /// Points that a text or control may reach out of a superview which does not clip: nothing of a text is lost, and a
    /// control's title is further inside.
    private static let spareOutside: CGFloat = 4

    func isOutsideSuperview(_ index: Int) -> Bool { reachOutOfSuperview(index) != nil }

    /// By how much a view reaches out of its superview; empty for one of which nothing is inside, nil for one that does
    /// not reach out.
    func reachOutOfSuperview(_ index: Int) -> String? {
        let parent = scene.views[index].parent!
        guard !(view(parent) is UIScrollView), !view(index).bounds.isEmpty, !view(parent).bounds.isEmpty else { return nil }
        let text = view(index) is UILabel ? textArea(index) : .null
        let frame = text.isEmpty ? alignmentRect(index, in: view(parent)) : text
        guard frame.intersects(view(parent).bounds) else { return "" }
        guard hasContent(index) else { return nil }
        let spare = view(parent).clipsToBounds ? 0 : Self.spareOutside
        guard
            frame.insetBy(dx: min(spare, frame.width / 2), dy: min(spare, frame.height / 2)).reach(outOf: view(parent).bounds)
                != nil
        else { return nil }
        return frame.reach(outOf: view(parent).bounds)
    }

    /// Whether the view, or one that it is in, is reported as outside of its superview.
    func hangsOnContentOutside(_ index: Int) -> Bool {
        var here = index
        while let parent = scene.views[here].parent, parent != 0 {
            if isOutsideSuperview(here) { return true }
            here = parent
        }
        return false
    }
}

extension UIButton {
    /// The text of the title, of whatever kind; empty for none.
    var shownTitle: String { currentTitle ?? currentAttributedTitle?.string ?? configuration?.title ?? "" }
}

extension CGRect {
    /// By how much the rectangle reaches out of another, at the edge where it is most; nil for a point and less.
    func reach(outOf bounds: CGRect) -> String? {
        let edges = [
            (bounds.minX - minX, "left"), (maxX - bounds.maxX, "right"), (bounds.minY - minY, "top"),
            (maxY - bounds.maxY, "bottom"),
        ]
        let worst = edges.max { $0.0 < $1.0 }!
        return worst.0 > 1 ? "\(Double(worst.0).shortText) points at the \(worst.1)" : nil
    }
}

extension StoryboardSegue {
    /// Whether a presented controller covers the whole screen; others are sheets, since iOS 13.
    fileprivate var coversScreen: Bool {
        let style = element["modalPresentationStyle"] ?? destination?["modalPresentationStyle"]
        return ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"].contains(style)
    }
}
