import LayoutEngine

/// The layout of a tree of views without an engine: every view in it is placed by its frame, pinned to its superview's edges, or arranged by a
/// stack view whose recipe is regular.
///
/// Such a tree is laid out in one walk over a ``StackTree``. Whatever else stands in it, and whatever is asked of it besides frames, takes the
/// engine (``LayoutHost``), which comes to the same rectangles.
@MainActor
final class DirectLayout {
    /// Whether trees are laid out so where they can be; tests compare both ways.
    static var isEnabled = true

    /// Content sizes along both axes.
    typealias Contents = (horizontal: LayoutContentSize, vertical: LayoutContentSize)

    private let tree: StackTree
    /// The views of the nodes.
    private let views: [Unmanaged<UIView>]
    /// What the arranged views' contents asked for.
    private let contents: [Contents]
    private let wrapped: [Unmanaged<UIView>]

    /// Lays out the tree below a root.
    ///
    /// - Returns: Nil where something in it takes an engine.
    init?(_ root: UIView) {
        guard Self.isEnabled, !root.waitsForUpdate else { return nil }
        let departures = LayoutEngine.departures
        LayoutAnswers.walking += 1
        defer { LayoutAnswers.endWalking() }
        guard var regular = RegularTree(root) else { return nil }
        regular.addTerms()
        guard departures == LayoutEngine.departures, regular.solve(), departures == LayoutEngine.departures else {
            regular.unwrap()
            return nil
        }
        (tree, views, contents, wrapped) = (regular.tree, regular.views, regular.contents, regular.wrapped)
    }

    /// Lets contents forget the widths that were found, where the layout is not used.
    func unwrap() { PinnedSubviews.unwrap(wrapped) }

    /// The views whose content took widths that were found. None of them left the tree since: the engine comes before that.
    var wrappedViews: [UIView] { wrapped.map { $0.takeUnretainedValue() } }

    /// The views that the walk placed, and those stack views that frames place.
    var indices: Range<Int> { views.indices }

    func uncountedView(at index: Int) -> Unmanaged<UIView> { views[index] }

    /// The alignment rectangle of a view relative to its superview's frame; nil for views that take no part.
    @inline(__always)
    func rect(of view: UIView) -> LayoutRect? {
        // No closure: one of the main actor asks for its executor whenever it is called.
        guard let index = index(of: view) else { return nil }
        return tree.rect(of: index)
    }

    /// What a view's content asked for; nil for views that were not asked.
    func contents(of view: UIView) -> Contents? {
        guard let index = index(of: view), !tree.isRoot(index) else { return nil }
        return contents[index]
    }

    /// Whether what is in a view keeps to its margins.
    func usesMargins(_ view: UIView) -> Bool {
        guard let index = index(of: view) else { return false }
        return tree.usesMargins(index)
    }

    @inline(__always)
    private func index(of view: UIView) -> Int? {
        let index = Int(view.layoutState.directNumber)
        guard index < views.count, index >= 0, views[index].toOpaque() == Unmanaged.passUnretained(view).toOpaque() else {
            return nil
        }
        return index
    }
}

/// Fitting sizes.
extension DirectLayout {
    /// The size of a stack view that stands in a window, as a ``FittingEngine`` finds it.
    ///
    /// - Returns: Points; nil where something in the view takes an engine.
    static func fittingSize(
        of root: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard isEnabled, root.hasRegularRecipe, root.window != nil,
            root.requireHost().installedEngine == nil, isTarget(target.width, horizontal), isTarget(target.height, vertical)
        else { return nil }
        root.updateSubtreeConstraints()
        guard !root.waitsForUpdate, var regular = RegularTree(fitting: root) else { return nil }
        let departures = LayoutEngine.departures
        LayoutAnswers.running += 1
        defer { LayoutAnswers.endFitting() }
        regular.addTerms()
        regular.addTarget(.horizontal, target.width, horizontal)
        regular.addTarget(.vertical, target.height, vertical)
        guard departures == LayoutEngine.departures, let size = regular.tree.fittingSize() else { return nil }
        return CGSize(width: size.width, height: size.height)
    }

    private static func isTarget(_ length: CGFloat, _ priority: UILayoutPriority) -> Bool {
        RegularTree.isLength(Double(length)) && priority.rawValue > 0 && priority <= .required
    }
}
