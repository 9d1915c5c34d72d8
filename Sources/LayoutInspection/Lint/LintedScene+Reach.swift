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

    /// Whether a program decides the size of the root view: a cell or a view of a nib that is smaller than a screen, or
    /// a controller's whose size Interface Builder takes from a person.
    var hasFreeRoot: Bool {
        switch scene.kind {
        case .controller: scene.isFreeform
        case .extra: true
        case .xib:
            canvas.root is UITableViewCell || canvas.root is UICollectionReusableView
                || canvas.root.bounds.size != layout.screenSize
        }
    }

    /// Whether the root view is a cell, or the view is in one whose size a collection's layout or a program decides.
    func isContentOfFreeCell(_ index: Int) -> Bool {
        let unit = scene.views[index].unit
        return view(unit) is UICollectionReusableView || unit == 0 && view(0) is UITableViewCell
    }

    /// Whether a view is another one or lies in it.
    func isView(_ index: Int, in other: Int) -> Bool {
        sequence(first: index) { self.scene.views[$0].parent }.contains(other)
    }

    func isInBar(_ index: Int) -> Bool {
        var next: Int? = index
        while let here = next {
            if view(here) is UINavigationBar || view(here) is UIToolbar || view(here) is UITabBar { return true }
            next = scene.views[here].parent
        }
        return false
    }

    func isOutsideSuperview(_ index: Int) -> Bool {
        let parent = scene.views[index].parent!
        guard !(view(parent) is UIScrollView), !view(index).bounds.isEmpty, !view(parent).bounds.isEmpty else { return false }
        let frame = alignmentRect(index, in: view(parent))
        if hasContent(index) { return frame.reach(outOf: view(parent).bounds) != nil }
        return !frame.intersects(view(parent).bounds)
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
