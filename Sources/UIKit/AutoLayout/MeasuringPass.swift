import LayoutEngine

/// The context of a ``MeasuringPass``: ``LayoutHost`` for the layout of a tree of views, ``FittingEngine`` for the
/// fitting size of one subtree.
@MainActor
protocol MeasuringScope: AnyObject {
    /// The view at the top.
    var root: UIView { get }

    /// Whether the content of a view changed that may have to be measured even if the view keeps its rectangle.
    var hasChangedContent: Bool { get }

    /// Returns the views with such content, and forgets them.
    func takeChangedContent() -> [UIView]

    /// Handles the diagnostic of a conflict.
    func report(_ diagnostic: LayoutDiagnostic)

    /// Handles the limit of rounds: the content of these views, or a baseline below the root, still changed.
    func contentIsUnsettled(_ views: [UIView])

    /// Is called after the engine was solved. The scope may change the engine again before rectangles are read.
    func engineSolved()

    /// Handles the new rectangle of an item.
    ///
    /// - Returns: The view whose content may have to be measured because of it.
    func rectangleChanged(_ item: any LayoutItem) -> UIView?

    /// The views whose content is measured after every solution, whatever rectangles changed; nil for a scope that
    /// handles changed rectangles.
    var measuredViews: [UIView]? { get }

    /// Is called after ``rectangleChanged(_:)`` was called for all items that one solution changed.
    func rectanglesChanged()

    /// Is called after the view's content was measured at the solved width; its content size may have changed.
    func contentMeasured(_ view: UIView)
}

/// Alternates between solving an engine and measuring content that wraps at the widths found, until neither changes
/// anything.
///
/// Text at another width has another height, which needs another solution. Layouts and fitting sizes both run this
/// pass, each with a scope that handles the effects on its views.
@MainActor
struct MeasuringPass<Scope: MeasuringScope> {
    let engine: LayoutEngine
    let scope: Scope
    /// The views that the last round measured.
    private var unsettled: [UIView] = []
    private var isLastRound = false

    init(_ engine: LayoutEngine, _ scope: Scope) { (self.engine, self.scope) = (engine, scope) }

    private var hasWork: Bool { engine.needsSolve || scope.hasChangedContent }

    /// Runs rounds until nothing changes, at most ``MeasuringLimit/rounds``. The scope handles content that still
    /// changes.
    mutating func run() {
        for round in 0..<MeasuringLimit.rounds {
            guard hasWork else { return }
            isLastRound = round == MeasuringLimit.rounds - 1
            solve()
            takeChangedRectangles(round: round)
            for view in scope.takeChangedContent() { measure(view) }
            if !engine.hasNewContent { engine.centreBaselines() }
        }
        if hasWork { scope.contentIsUnsettled(unsettled.isEmpty ? [scope.root] : unsettled) }
    }

    private func solve() {
        solveOnce()
        scope.engineSolved()
        if engine.needsSolve { solveOnce() }
    }

    private func solveOnce() {
        for diagnostic in engine.solve() { scope.report(diagnostic) }
    }

    /// Passes the items that the last solution changed to the scope, and measures the views among them whose content
    /// wraps.
    ///
    /// - Parameter round: The number of earlier solutions for the same edits.
    mutating func takeChangedRectangles(round: Int = 0) {
        if let views = scope.measuredViews {
            for view in views { measure(view) }
            return
        }
        for item in engine.takeChangedItems(round: round) {
            if let view = scope.rectangleChanged(item) { measure(view) }
        }
        scope.rectanglesChanged()
    }

    private mutating func measure(_ view: UIView) {
        guard let width = engine.newWidth(ofWrapping: view) else { return }
        if isLastRound { unsettled.append(view) }
        let waitsForUpdate = view.layoutState.needsContentSize
        view.takeWidth { view.widthSolved(width) }
        scope.contentMeasured(view)
        // Texts near changes that a program made meanwhile start over in the next update of constraints.
        if waitsForUpdate { view.layoutState.needsContentSize = true }
    }
}

extension LayoutDiagnostic {
    /// The diagnostic for views whose content does not settle; `nil` if it was made for all of them before.
    @MainActor
    static func unsettledContent(of views: [UIView]) -> LayoutDiagnostic? {
        guard views.contains(where: { !$0.layoutState.isReportedUnsettled }) else { return nil }
        for view in views { view.layoutState.isReportedUnsettled = true }
        return LayoutDiagnostic(kind: .unsettledContent, participants: views.map { .item($0) })
    }
}

/// The limit of ``MeasuringPass``.
enum MeasuringLimit {
    /// The largest number of solutions in one pass. Text in a column of text settles with the second one; each further
    /// text whose width depends on the height of another needs one more, and baselines that follow heights two more.
    static let rounds = 6
}

extension LayoutEngine {
    /// The width that the last solution gave a view whose content wraps, if the content has to be measured at it.
    fileprivate func newWidth(ofWrapping view: UIView) -> CGFloat? {
        guard view.wrapsToWidth, let width = alignmentRect(of: view)?.width else { return nil }
        return view.widthToTake(width, content: contentSize(of: view, .horizontal))
    }
}

extension UIView {
    /// The width at which content that wraps has to be measured; nil if the layout's width is that of the content, or
    /// the content is wrapped at it already.
    ///
    /// Content that was wrapped at a narrower width before is measured again even if the width is its own, because a
    /// width that a document prescribes does not determine the number of lines.
    func widthToTake(_ width: Double, content: Double?) -> CGFloat? {
        if let wrapped = solvedWidth {
            if SolvedLength.areSame(Double(wrapped), width) { return nil }
            if Double(wrapped) < width { return CGFloat(width) }
        }
        if let content, SolvedLength.areSame(content, width) { return nil }
        return CGFloat(width)
    }
}
