import LayoutEngine

/// The layout of a tree of views without an engine: every view in it is placed by its frame, by equations and contents,
/// or by a stack view with an arithmetic recipe.
///
/// Such a tree is read and solved in one walk (``DirectTreeReader``). Any other content, and any query that frames do
/// not answer, needs the engine (``LayoutHost``), which finds the same rectangles.
@MainActor
final class DirectLayout {
    /// Whether direct layout is used; tests compare both ways.
    static var isEnabled = true

    private let tree: StackTree
    /// The views of the nodes.
    private let views: [Unmanaged<UIView>]
    /// The contents of the arranged views.
    private let contents: [LayoutContentSizes]
    private let wrapped: [Unmanaged<UIView>]

    /// Lays out the tree below a root.
    ///
    /// - Returns: Nil if a descendant needs the engine.
    init?(_ root: UIView) {
        RouteTrace.begin()
        guard Self.isEnabled, !root.waitsForUpdate else {
            DirectSolution.decline(Self.isEnabled ? .update : .disabled)
            return nil
        }
        let departures = LayoutEngine.departures
        LayoutAnswers.walking += 1
        defer { LayoutAnswers.endWalking() }
        guard var reader = DirectTreeReader(root) else { return nil }
        guard departures == LayoutEngine.departures, reader.direct.solve(), departures == LayoutEngine.departures else {
            DirectSolution.decline(.change)
            reader.views.unwrapAll()
            return nil
        }
        (tree, views, contents, wrapped) = (reader.direct.tree, reader.views.views, reader.direct.contents, reader.views.wrapped)
    }

    /// Unwraps the contents again, if the layout is not used.
    func unwrap() { DirectViews.unwrap(wrapped) }

    /// The views whose content is wrapped at widths that this layout found. None of them has left the tree: the engine
    /// is made before that.
    var wrappedViews: [UIView] { wrapped.map { $0.takeUnretainedValue() } }

    /// Whether stack views took part.
    var route: LayoutRoute.Kind { tree.hasStacks ? .lengths : .placement }

    /// The views that the walk placed, and those stack views that frames place.
    var indices: Range<Int> { views.indices }

    func uncountedView(at index: Int) -> Unmanaged<UIView> { views[index] }

    /// The alignment rectangle of a view relative to its superview's frame; nil for views that take no part.
    @inline(__always)
    func rect(of view: UIView) -> LayoutRect? {
        // A closure of the main actor would check its executor at each call.
        guard let index = index(of: view) else { return nil }
        return tree.rect(of: index)
    }

    /// The sizes of a view's content; nil for views that were not asked.
    func contents(of view: UIView) -> LayoutContentSizes? {
        guard let index = index(of: view), !tree.isRoot(index) else { return nil }
        return contents[index]
    }

    /// Whether a view's children keep to its margins.
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
    /// The size of a stack view in a window, as a ``FittingEngine`` would find it.
    ///
    /// - Returns: Points; nil if a descendant needs the engine.
    static func fittingSize(
        of root: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard isEnabled, root.hasRegularRecipe, root.window != nil,
            root.requireHost().installedEngine == nil, isTarget(target.width, horizontal), isTarget(target.height, vertical)
        else { return nil }
        root.updateSubtreeConstraints()
        RouteTrace.begin()
        let departures = LayoutEngine.departures
        LayoutAnswers.running += 1
        defer { LayoutAnswers.endFitting() }
        guard !root.waitsForUpdate, var reader = DirectTreeReader(fitting: root) else { return nil }
        reader.direct.addTarget(.horizontal, Double(target.width), priority: horizontal.rawValue)
        reader.direct.addTarget(.vertical, Double(target.height), priority: vertical.rawValue)
        guard departures == LayoutEngine.departures, let size = reader.direct.tree.fittingSize() else { return nil }
        return CGSize(width: size.width, height: size.height)
    }

    private static func isTarget(_ length: CGFloat, _ priority: UILayoutPriority) -> Bool {
        DirectTreeReader.isLength(Double(length)) && priority.rawValue > 0 && priority <= .required
    }
}
