import LayoutEngine

/// Measures a view of a given width without an engine, where equations, contents and a regular stack view decide its height.
///
/// The first measurement records how the height follows from contents (``FittingProgram``); later ones ask the changed contents alone, and go
/// through what was recorded. Whatever else decides the height takes a ``FittingEngine``, which comes to the same.
@MainActor
final class DirectFitting: KeptFitting {
    private let program: FittingProgram
    private let width: CGFloat
    private let priority: UILayoutPriority
    @exclusivity(unchecked) private var places: PinnedSubviews?
    @exclusivity(unchecked) private var height: CGFloat = 0

    /// - Returns: Nil where an engine is needed, by what can be seen of the view alone.
    init?(measuring view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        guard DirectLayout.isEnabled, horizontal == .required, vertical.rawValue > 0, vertical < .required,
            RegularTree.isLength(Double(target.width)), view.layoutState.host == nil, !view.layoutState.constraints.isEmpty,
            RegularTree.isPlain(view), !view.wrapsToWidth, !view.waitsForUpdate, case .none = view.subviewArrangement
        else { return nil }
        (width, priority, program) = (target.width, vertical, FittingProgram(above: vertical))
        super.init(measuring: view)
    }

    /// The size by the first measurement, in points.
    ///
    /// - Returns: Nil where that takes an engine.
    func size() -> CGSize? {
        isMeasuring = true
        defer { isMeasuring = false }
        let (departures, sizes) = (LayoutEngine.departures, root.layoutContentSizes)
        guard sizes.horizontal.value == nil, sizes.vertical.value == nil else { return nil }
        places = PinnedSubviews(program, of: root, width: Double(width))
        guard let places, departures == LayoutEngine.departures, root.layoutState.keptFitting === self else { return nil }
        height = CGFloat(places.foundHeight)
        return CGSize(width: width, height: height)
    }

    override func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard !isMeasuring, target.width == width, horizontal == .required, vertical == priority else { return nil }
        if !changed.isEmpty {
            guard let height = heightAgain() else { return nil }
            self.height = height
            LayoutAnswers.replays += 1
        }
        return CGSize(width: width, height: height)
    }

    private func heightAgain() -> CGFloat? {
        isMeasuring = true
        defer { isMeasuring = false }
        let departures = LayoutEngine.departures
        let restated = changed
        changed.removeAll(keepingCapacity: true)
        for known in restated {
            guard known.view !== root, places?.takeContent(of: known.view, program) == true else { return nil }
        }
        guard program.updateStackHeight(), let height = places?.heightAgain(program), departures == LayoutEngine.departures,
            root.layoutState.keptFitting === self
        else { return nil }
        return CGFloat(height)
    }
}
