import LayoutEngine

/// Measures a view without an engine, where equations, limits, contents and a regular stack view decide its height, and its width as far as that is a wish.
///
/// The first measurement records how the size follows from contents (``FittingProgram``); later ones ask the changed contents alone, and go
/// through what was recorded. Whatever else decides the height takes a ``FittingEngine``, which comes to the same.
@MainActor
final class DirectFitting: KeptFitting {
    private let program: FittingProgram
    private let width: CGFloat
    private let widthPriority, priority: UILayoutPriority
    @exclusivity(unchecked) private var places: PinnedSubviews?
    @exclusivity(unchecked) private var found = CGSize.zero
    /// Views whose changed content is being asked for.
    @exclusivity(unchecked) private var restated: [UncountedView] = []

    /// - Returns: Nil where an engine is needed, by what can be seen of the view alone.
    init?(measuring view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        guard DirectLayout.isEnabled, horizontal.rawValue > 0, horizontal <= .required, vertical.rawValue > 0,
            vertical < .required,
            RegularTree.isLength(Double(target.width)), view.layoutState.host == nil, !view.layoutState.constraints.isEmpty,
            RegularTree.isPlain(view), !view.wrapsToWidth, !view.waitsForUpdate, case .none = view.subviewArrangement
        else { return nil }
        (width, widthPriority, priority) = (target.width, horizontal, vertical)
        program = FittingProgram(width: target.width, horizontal, above: vertical)
        super.init(measuring: view)
    }

    /// The size by the first measurement, in points.
    ///
    /// - Returns: Nil where that takes an engine.
    func size(_ target: CGSize) -> CGSize? {
        isMeasuring = true
        defer { isMeasuring = false }
        let (departures, sizes) = (LayoutEngine.departures, root.layoutContentSizes)
        guard sizes.horizontal.value == nil, sizes.vertical.value == nil else { return nil }
        places = PinnedSubviews(program, of: root, width: Double(width))
        guard let places, departures == LayoutEngine.departures, root.layoutState.keptFitting === self else { return nil }
        return takeFound(places.foundSize, target)
    }

    /// Limits alone do not keep a view from being as high as it is asked to be.
    private func takeFound(_ size: (width: Double, height: Double), _ target: CGSize) -> CGSize? {
        guard !program.hasLimits || target.height <= CGFloat(size.height) else { return nil }
        found = CGSize(width: program.isWidthOpen ? CGFloat(size.width) : width, height: CGFloat(size.height))
        return found
    }

    override func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard !isMeasuring, target.width == width, horizontal == widthPriority, vertical == priority else { return nil }
        guard changed.isEmpty else { return measureAgain(target) }
        return !program.hasLimits || target.height <= found.height ? found : nil
    }

    private func measureAgain(_ target: CGSize) -> CGSize? {
        isMeasuring = true
        defer { isMeasuring = false }
        let departures = LayoutEngine.departures
        swap(&restated, &changed)
        defer { restated.removeAll(keepingCapacity: true) }
        for known in restated {
            guard known.view !== root, places?.takeContent(of: known.view, program) == true else { return nil }
        }
        guard places?.measureAgain(program) == true, departures == LayoutEngine.departures,
            root.layoutState.keptFitting === self, let size = places?.foundSize, let found = takeFound(size, target)
        else { return nil }
        LayoutAnswers.replays += 1
        return found
    }
}
