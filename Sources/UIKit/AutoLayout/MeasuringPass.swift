import LayoutEngine

/// The purpose of a ``MeasuringPass``: the layout of a tree of views, or the fitting size of one subtree.
@MainActor
protocol MeasuringScope: AnyObject {
    /// The view at the top.
    var root: UIView { get }

    /// Whether the content of a view changed so that it may have to be measured although the view keeps its rectangle.
    var hasChangedContent: Bool { get }

    /// Hands over the views whose content changed so.
    func takeChangedContent() -> [UIView]

    /// Takes note of a conflict.
    func report(_ diagnostic: LayoutDiagnostic)

    /// The limit of rounds was reached while the content of these views, or a baseline below the root, still changed.
    func contentIsUnsettled(_ views: [UIView])

    /// The engine was solved. The scope may change the engine again before rectangles are read.
    func engineSolved()

    /// An item got another rectangle.
    ///
    /// - Returns: The view whose content may have to be measured for it.
    func rectangleChanged(_ item: any LayoutItem) -> UIView?

    /// The views whose content each solution is followed by measuring, whatever rectangles it changed; nil for a scope that is told of these.
    var measuredViews: [UIView]? { get }

    /// ``rectangleChanged(_:)`` was called for all items that one solution changed.
    func rectanglesChanged()

    /// The view's content was measured at the width solved for, and may ask for another size.
    func contentMeasured(_ view: UIView)
}

/// Solves an engine and measures content that wraps at the widths found, in turn, until neither changes anything.
///
/// Text that gets another width asks for another height, which takes another solution. Layout and fitting sizes both run this pass, each with
/// a scope that says what a solution means to its views.
@MainActor
struct MeasuringPass<Scope: MeasuringScope> {
    let engine: LayoutEngine
    let scope: Scope
    /// The views that the last round measured.
    private var unsettled: [UIView] = []
    private var isLastRound = false

    init(_ engine: LayoutEngine, _ scope: Scope) { (self.engine, self.scope) = (engine, scope) }

    private var hasWork: Bool { engine.needsSolve || scope.hasChangedContent }

    /// Runs rounds until nothing changes, at most ``MeasuringLimit/rounds``. The scope decides what becomes of content that still changes.
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

    /// Hands the items that the last solution changed to the scope, and measures the views among them whose content wraps.
    ///
    /// - Parameter round: How many solutions there were before it for the same edits.
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
        // Texts near what a program changed meanwhile start over when the update of constraints comes to it.
        if waitsForUpdate { view.layoutState.needsContentSize = true }
    }
}

extension LayoutDiagnostic {
    /// The diagnostic for views whose content does not settle; `nil` where it was made for all of them before.
    @MainActor
    static func unsettledContent(of views: [UIView]) -> LayoutDiagnostic? {
        guard views.contains(where: { !$0.layoutState.isReportedUnsettled }) else { return nil }
        for view in views { view.layoutState.isReportedUnsettled = true }
        return LayoutDiagnostic(kind: .unsettledContent, participants: views.map { .item($0) })
    }
}

/// The limit of ``MeasuringPass``.
enum MeasuringLimit {
    /// Solutions in one pass. Text in a column of text settles with the second one; each further text whose width hangs on the height of
    /// another takes one more, and baselines that follow heights two more.
    static let rounds = 6
}

extension LayoutEngine {
    /// The width that the last solution gave a view whose content wraps, where the content is to be measured at it.
    fileprivate func newWidth(ofWrapping view: UIView) -> CGFloat? {
        guard view.wrapsToWidth, let width = alignmentRect(of: view)?.width else { return nil }
        return view.widthToTake(width, content: contentSize(of: view, .horizontal))
    }
}

extension UIView {
    /// A width that layout found for content that wraps, if it is not what the content asked for or is wrapped at already.
    ///
    /// Content that was wrapped at a narrower width before is measured again even where it has the width it asks for, because a width that a
    /// document prescribes does not determine the number of lines.
    func widthToTake(_ width: Double, content: Double?) -> CGFloat? {
        if let wrapped = solvedWidth {
            if SolvedLength.areSame(Double(wrapped), width) { return nil }
            if Double(wrapped) < width { return CGFloat(width) }
        }
        if let content, SolvedLength.areSame(content, width) { return nil }
        return CGFloat(width)
    }
}
