import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit
import ViewInspection

/// Says what takes part in the layout of a scene, in the words of its document.
@MainActor
struct ParticipantWords {
    private let built: CanvasScene
    private var scene: DocumentScene { built.scene }

    init(_ built: CanvasScene) { self.built = built }

    func reason(_ stated: LayoutEngine.StatedParticipant) -> ValueExplanation.Reason {
        switch stated.participant {
        case .constraint(let object): reason(object, stated)
        case .contentSize(let item, let axis): content(of: item, axis, stated)
        case .item(let item): make(.system, "\(name(of: item))", item, stated)
        }
    }

    /// The frame that the document gives to a view.
    func frame(ofView index: Int) -> ValueExplanation.Reason {
        let view = scene.views[index]
        return ValueExplanation.Reason(
            kind: .frame, words: "the frame of \(scene.words(forView: index))", id: view.id, position: view.element.position,
            priority: 1000,
            slack: 0)
    }

    /// Whether it is a size that Interface Builder's canvas gives to a plain view without one, which no program has.
    func isCanvasSize(_ stated: LayoutEngine.StatedParticipant) -> Bool {
        guard case .constraint(let object) = stated.participant else { return false }
        return built.canvasSizes.contains { $0 === object }
    }

    private func reason(_ object: AnyObject, _ stated: LayoutEngine.StatedParticipant) -> ValueExplanation.Reason {
        if let index = built.built.constraintSources[ObjectIdentifier(object)] {
            let constraint = scene.constraints[index]
            return ValueExplanation.Reason(
                kind: .constraint, words: scene.words(for: constraint), id: constraint.id, position: constraint.element.position,
                priority: constraint.priority, slack: abs(stated.slack))
        }
        guard let constraint = object as? NSLayoutConstraint else { return make(.system, "the system", nil, stated) }
        if constraint.isAutoresizingMask, let view = constraint.firstItem as? UIView {
            return make(.frame, "the frame of \(name(of: view))", view, stated)
        }
        if constraint.identifier?.hasPrefix("UISV-") ?? false { return stackView(constraint, stated) }
        if let guide = constraint.placedGuide {
            return make(.system, "\(name(of: guide)), which the system places", guide, stated)
        }
        if constraint.firstItem === built.root, constraint.secondItem == nil, !isCanvasSize(stated) {
            return make(.system, "the size that the screen gives to \(name(of: built.root))", built.root, stated)
        }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0.map { name(of: $0) } }
        let canvas = isCanvasSize(stated) ? "Interface Builder's size of " : "the system's constraint on "
        return make(.system, canvas + items.joined(separator: " and "), constraint.firstItem, stated)
    }

    private func stackView(_ constraint: NSLayoutConstraint, _ stated: LayoutEngine.StatedParticipant) -> ValueExplanation.Reason
    {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        let stack = items.lazy.compactMap { self.stack(around: $0) }.first
        let words = "\(constraint.identifier ?? "a constraint") of \(stack.map { name(of: $0) } ?? "a stack view")"
        let others = items.filter { $0 !== stack }.map { name(of: $0) }
        return make(.stackView, words + (others.isEmpty ? "" : ", on \(others.joined(separator: " and "))"), stack, stated)
    }

    private func stack(around view: UIView) -> UIStackView? {
        if let parent = view.superview as? UIStackView { return parent }
        return view as? UIStackView
    }

    private func content(
        of item: any LayoutItem, _ axis: LayoutAxis, _ stated: LayoutEngine.StatedParticipant
    ) -> ValueExplanation.Reason {
        let length = axis == .horizontal ? "width" : "height"
        let force = stated.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
        return make(.contentSize, "the content \(length) of \(name(of: item)), by its \(force)", item, stated)
    }

    private func make(
        _ kind: ValueExplanation.Reason.Kind, _ words: String, _ item: AnyObject?, _ stated: LayoutEngine.StatedParticipant
    ) -> ValueExplanation.Reason {
        let view = item.flatMap(index).map { scene.views[$0] }
        return ValueExplanation.Reason(
            kind: kind, words: words, id: view?.id, position: view?.element.position, priority: Double(stated.priority),
            slack: abs(stated.slack))
    }

    private func index(of item: AnyObject) -> Int? {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view.flatMap { view in built.views.firstIndex { $0 === view } }
    }

    private func name(of item: AnyObject) -> String {
        guard let index = index(of: item) else { return "a view that the document does not have" }
        let owner = scene.words(forView: index)
        return (item as? UILayoutGuide)?.words(owner: owner) ?? owner
    }
}
