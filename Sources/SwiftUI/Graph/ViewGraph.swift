/// The nodes of the views in a view of UIKit, and the layout of what they show.
@MainActor
final class ViewGraph {
    /// The view that shows the graph.
    private unowned let container: UIView
    /// The controller of which represented controllers are children.
    weak var controller: UIViewController?
    /// Whether the views are on the screen, as far as they are told.
    private(set) var isAppeared = false
    /// Called when the content changed and has to be laid out again.
    var onContentChange: () -> Void = {}
    private let top = RootNode()
    private var show: () -> Void = {}
    /// Calls that wait for the end of an update.
    private var afterUpdate: [() -> Void] = []
    private(set) var isUpdating = false

    init(in container: UIView) {
        self.container = container
        top.graph = self
    }

    // MARK: Content

    /// Shows a view in place of the one before.
    func show<Content: View>(_ view: Content) {
        show = { [unowned top] in top.show(view) }
        setNeedsRoot()
    }

    /// The environment of the outermost view, with what UIKit says about its place.
    var environment = EnvironmentValues() {
        didSet { top.environment = environment }
    }

    /// Describes everything again before the next layout.
    func setNeedsRoot() {
        needsRoot = true
        contentChanged()
    }
    private var needsRoot = false
    private var hasChanges = false

    /// Something has to be described again before the next layout.
    func contentChanged() {
        guard !hasChanges, !isUpdating else { return hasChanges = true }
        hasChanges = true
        container.setNeedsLayout()
        onContentChange()
    }

    /// Describes again what changed. A change of state during an update is taken up in another round, as far as a
    /// limit.
    func updateIfNeeded() {
        guard !isUpdating else { return }
        isUpdating = true
        for _ in 0..<Self.largestNumberOfRounds where hasChanges {
            hasChanges = false
            updateOnce()
        }
        isUpdating = false
        guard hasChanges else { return }
        hasChanges = false
        NSLog("SwiftUI: views change their state in every update; the layout takes them as they are.")
    }
    private static let largestNumberOfRounds = 16

    private func updateOnce() {
        if needsRoot {
            needsRoot = false
            show()
        }
        top.updateIfNeeded()
        top.settlePreferences()
        let calls = afterUpdate
        afterUpdate = []
        calls.forEach { $0() }
    }

    /// Calls a closure after the update that runs.
    func callAfterUpdate(_ call: @escaping () -> Void) { afterUpdate.append(call) }

    // MARK: Layout

    private var root: LayoutElement { StackedElement(elements: top.elements, alignment: .center) }

    /// The size, in points, that the content takes of a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        updateIfNeeded()
        return root.size(proposal)
    }

    /// Lays the content out, centred in a rectangle of the container's coordinates.
    func layOut(in rect: CGRect) {
        updateIfNeeded()
        let element = root
        let proposal = ProposedViewSize(rect.size)
        let space = LayoutSpace(
            bounds: container.bounds, safeArea: rect, scale: environment.displayScale,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        element.place(in: Alignment.center.place(element.size(proposal), in: rect), of: proposal, space)
        var views: [UIView] = []
        element.addViews(to: &views)
        container.takeSubviews(views)
        let joined = newChildren
        newChildren = []
        for child in joined { child.didMove(toParent: controller) }
    }

    /// Makes a represented controller a child of the one that hosts the views, before its view joins them.
    func adopt(_ child: UIViewController) {
        guard let controller, child.parent == nil else { return }
        controller.addChild(child)
        newChildren.append(child)
    }
    private var newChildren: [UIViewController] = []

    // MARK: Appearance

    /// Tells the views that they are on the screen, or no longer.
    func setAppeared(_ appeared: Bool) {
        guard appeared != isAppeared else { return }
        isAppeared = appeared
        top.appearanceChanged(appeared)
    }

    /// The views leave for good.
    func end() {
        setAppeared(false)
        top.dismantle()
    }
}

/// The node above the outermost view's.
@MainActor
private final class RootNode: ViewNode {
    private var node: ViewNode?
    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    func show<Content: View>(_ view: Content) { node = updated(node, to: view) }
}

extension UIView {
    /// Makes views the subviews, in their order; others leave.
    func takeSubviews(_ views: [UIView]) {
        guard subviews != views else { return }
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() where subviews.indices.contains(index) == false || subviews[index] !== view {
            insertSubview(view, at: index)
        }
    }
}
