import LayoutEngine

extension UIView {
    /// Solves the subtree's constraints alone, in an engine of its own, with the target at the given priorities.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateSubtreeConstraints()
        let size = FittingEngine(measuring: self).size(target, horizontal, vertical)
        let scale = traitCollection.displayScale == 0 ? 1 : Double(traitCollection.displayScale)
        return CGSize(width: PixelRounding.round(size.width, scale), height: PixelRounding.round(size.height, scale))
    }
}

/// A throw-away engine that holds one view's subtree with its size left free.
@MainActor
private final class FittingEngine {
    private let engine = LayoutEngine(isScratch: true)
    private let root: UIView
    private var wrapping: [UIView] = []
    /// How often wrapping text may be measured again.
    private static let maximumMeasuringRounds = 4

    init(measuring view: UIView) {
        root = view
        engine.chooseBroken = ConflictRule.choose
        engine.addRoot(view, givens: LayoutGivens(x: 0, y: 0))
        install(view)
    }

    private func install(_ view: UIView) {
        if view.wrapsToWidth {
            view.forgetSolvedWidth()
            wrapping.append(view)
        }
        if !view.layoutState.translatesMask { engine.addItem(view) }
        for guide in view.layoutState.allGuides { engine.addItem(guide) }
        for constraint in view.layoutState.constraints {
            if let description = constraint.engineDescription { _ = engine.addConstraint(description) }
        }
        for subview in view.subviews { install(subview) }
    }

    func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> (width: Double, height: Double) {
        ask(.width, target.width, horizontal)
        ask(.height, target.height, vertical)
        solve()
        restoreWidths()
        let rect = engine.alignmentRect(of: root) ?? .zero
        let frame = rect.outset(by: root.layoutAlignmentInsets)
        return (frame.width, frame.height)
    }

    private func ask(_ attribute: LayoutAttribute, _ value: CGFloat, _ priority: UILayoutPriority) {
        _ = engine.addConstraint(
            LayoutConstraintDescription(
                first: root, attribute, .equal, constant: Double(value), priority: priority.rawValue, owner: root, source: root))
    }

    /// Solves, and measures text that wraps with the width it got.
    private func solve() {
        for _ in 0..<Self.maximumMeasuringRounds {
            guard engine.needsSolve else { return }
            _ = engine.solve()
            for item in engine.takeChangedItems() {
                guard let view = item as? UIView, view.wrapsToWidth, let rect = engine.alignmentRect(of: view) else { continue }
                view.widthSolved(CGFloat(rect.width))
                engine.contentSizeChanged(view)
            }
        }
    }

    /// Gives text back the width it has in the tree it really stands in.
    private func restoreWidths() {
        for view in wrapping {
            guard let rect = view.layoutState.host?.engine.alignmentRect(of: view) else { continue }
            view.widthSolved(CGFloat(rect.width))
        }
    }
}
