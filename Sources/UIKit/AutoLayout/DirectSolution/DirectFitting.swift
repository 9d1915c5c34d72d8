import LayoutEngine

/// Measures a view without an engine, if equations, inequalities, contents and a stack view decide its height, and its
/// width unless that is required.
///
/// The view keeps it when its owner measures it again and again: only changed contents are then read again, and the
/// same problem is solved with them. Any other change that affects the size needs a ``FittingEngine``, which finds the
/// same size.
@MainActor
final class DirectFitting: KeptFitting {
    private let wish: Placement.SizeWish
    @exclusivity(unchecked) private var reader: PlacementReader?
    @exclusivity(unchecked) private var found = CGSize.zero
    /// Views whose changed content is being read.
    @exclusivity(unchecked) private var restated: [UncountedView] = []

    /// - Returns: Nil if the view itself shows that an engine is needed.
    init?(measuring view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        guard DirectLayout.isEnabled, horizontal.rawValue > 0, horizontal <= .required, vertical.rawValue > 0,
            vertical < .required,
            DirectTreeReader.isLength(Double(target.width)), view.layoutState.host == nil, !view.layoutState.constraints.isEmpty,
            DirectTreeReader.isPlain(view), !view.wrapsToWidth, !view.waitsForUpdate, case .none = view.subviewArrangement
        else {
            DirectSolution.decline(DirectLayout.isEnabled ? .own : .disabled)
            return nil
        }
        wish = Placement.SizeWish(
            width: Double(target.width), priority: horizontal.rawValue, heightPriority: vertical.rawValue)
        super.init(measuring: view, by: LayoutRoute(.measurement))
    }

    /// The size by the first measurement, in points.
    ///
    /// - Returns: Nil if that needs the engine.
    func size(_ target: CGSize) -> CGSize? {
        isMeasuring = true
        defer { isMeasuring = false }
        let (departures, sizes) = (LayoutEngine.departures, root.layoutContentSizes)
        guard sizes.horizontal.value == nil, sizes.vertical.value == nil else {
            DirectSolution.decline(.own)
            return nil
        }
        reader = PlacementReader(measuring: root, wish)
        return solvedSize(target, departures)
    }

    override func sizeAgain(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        guard !isMeasuring, Double(target.width) == wish.width, horizontal.rawValue == wish.widthPriority,
            vertical.rawValue == wish.heightPriority
        else { return nil }
        guard changed.isEmpty else { return measureAgain(target) }
        return reader?.placement.isHeldByBounds != true || target.height <= found.height ? found : nil
    }

    private func measureAgain(_ target: CGSize) -> CGSize? {
        isMeasuring = true
        defer { isMeasuring = false }
        let departures = LayoutEngine.departures
        swap(&restated, &changed)
        defer { restated.removeAll(keepingCapacity: true) }
        for known in restated {
            guard known.view !== root, reader?.contentChanged(of: known.view) == true else { return nil }
        }
        guard let size = solvedSize(target, departures) else { return nil }
        LayoutAnswers.repeatedFittings += 1
        return size
    }

    /// - Parameter departures: The number of items that had left trees before contents were read.
    private func solvedSize(_ target: CGSize, _ departures: Int) -> CGSize? {
        guard reader?.measure() == true, departures == LayoutEngine.departures, root.layoutState.keptFitting === self,
            let size = reader?.placement.foundSize
        else { return nil }
        // Bounds alone do not keep a view from being as high as its target.
        guard reader?.placement.isHeldByBounds != true || target.height <= CGFloat(size.height) else {
            DirectSolution.decline(.bound)
            return nil
        }
        found = CGSize(width: wish.isWidthOpen ? size.width : wish.width, height: size.height)
        return found
    }
}
