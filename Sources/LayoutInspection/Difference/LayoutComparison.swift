import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

/// The differences between two states of a document after layout on the same canvas: objects added and removed, views
/// moved, values changed, and which change moved a view.
@MainActor
public struct LayoutComparison {
    /// The old state; nil for a document that was added.
    public let old: SceneLayout?
    /// The new state; nil for a document that was removed.
    public let new: SceneLayout?
    /// The scenes that are different, in the new document's order; removed ones at the end.
    public var differences: [SceneDifference] { found.map(\.difference) }

    /// The properties of the document itself that differ, where what Interface Builder writes by itself counts.
    let properties: [SceneDifference.Property]
    /// The differences with the states of their scenes.
    private let found: [(difference: SceneDifference, old: DocumentScene?, new: DocumentScene?)]

    /// Compares two layouts.
    ///
    /// - Parameters:
    ///   - old: Nil for a document that was added.
    ///   - new: Nil for a document that was removed.
    ///   - isComplete: Whether what versions of Interface Builder write by themselves counts.
    /// - Complexity: that of laying out both documents, and for each view that moved of eliminating what is connected
    ///   with it.
    public init(_ old: SceneLayout?, _ new: SceneLayout?, isComplete: Bool = false) {
        (self.old, self.new) = (old, new)
        properties = isComplete ? Self.documentProperties(old?.document, new?.document) : []
        let pairs = ObjectMatching.scenes(old?.scenes ?? [], new?.scenes ?? [])
        found = pairs.compactMap { one, other in
            guard let oldScene = one, let newScene = other, let old, let new else {
                return (other ?? one).map { (Self.whole($0, isAdded: other != nil), one, other) }
            }
            let difference = SceneComparison(oldScene, newScene, by: old, new, isComplete: isComplete).difference
            return difference.isDifferent ? (difference, one, other) : nil
        }
    }

    private static func documentProperties(
        _ old: InterfaceDocument?, _ new: InterfaceDocument?
    ) -> [SceneDifference.Property] {
        guard let old, let new else { return [] }
        return ObjectProperties.differences(ObjectProperties(ofDocument: old.root), ObjectProperties(ofDocument: new.root))
    }

    /// The two states of a scene that is different.
    func scenes(of difference: SceneDifference) -> (old: DocumentScene?, new: DocumentScene?) {
        found.first { $0.difference == difference }.map { ($0.old, $0.new) } ?? (nil, nil)
    }

    private static func whole(_ scene: DocumentScene, isAdded: Bool) -> SceneDifference {
        SceneDifference(
            id: scene.id, name: scene.name, presence: isAdded ? .added : .removed, views: [], constraints: [], properties: [])
    }
}

extension DocumentScene {
    /// The views that lie in a view and are no cells or views under keys of their own, as indices in document order.
    fileprivate func subviews(of index: Int) -> [Int] {
        views.indices.filter { views[$0].parent == index && views[$0].role == .subview }
    }

    /// A view as people know it, without its line.
    fileprivate func name(ofView index: Int) -> String { views[index].element.wordsWithoutLine }

    /// The class, and the storyboard identifier where there is one.
    var name: String { element.nameAsScene }
}

/// Compares two states of a scene.
@MainActor
private struct SceneComparison {
    private let old: CanvasScene
    private let new: CanvasScene
    private let matching: ObjectMatching
    private let isComplete: Bool
    private let constraints: [SceneDifference.Constraint]
    private let properties: [Int: [SceneDifference.Property]]
    /// By view: its superview and the order of its views, where they are others.
    private let places: [Int: [SceneDifference.Property]]

    init(_ oldScene: DocumentScene, _ newScene: DocumentScene, by old: SceneLayout, _ new: SceneLayout, isComplete: Bool) {
        (self.old, self.new) = (old.build(oldScene), new.build(newScene))
        self.old.layOut()
        self.new.layOut()
        self.isComplete = isComplete
        let matching = ObjectMatching(oldScene, newScene)
        self.matching = matching
        constraints = Self.constraints(oldScene, newScene)
        var (properties, places): ([Int: [SceneDifference.Property]], [Int: [SceneDifference.Property]]) = ([:], [:])
        for (index, partner) in matching.oldView.enumerated() {
            guard let partner else { continue }
            let found = ObjectProperties.differences(
                ObjectProperties(of: oldScene.views[partner].element, isComplete: isComplete),
                ObjectProperties(of: newScene.views[index].element, isComplete: isComplete))
            if !found.isEmpty { properties[index] = found }
            places[index] =
                Self.order(ofViewsIn: index, newScene, partner, oldScene, matching)
                + Self.superview(of: index, newScene, partner, oldScene, matching)
        }
        self.properties = properties
        self.places = places
    }

    /// The superview, where it is another one.
    private static func superview(
        of index: Int, _ newScene: DocumentScene, _ partner: Int, _ oldScene: DocumentScene, _ matching: ObjectMatching
    ) -> [SceneDifference.Property] {
        guard let after = newScene.views[index].parent, let before = oldScene.views[partner].parent,
            matching.oldView[after] != before
        else { return [] }
        return [
            SceneDifference.Property(
                name: "the superview", old: oldScene.name(ofView: before), new: newScene.name(ofView: after), areNames: true)
        ]
    }

    /// The order of the views in a view, where those that both states have in it stand in another one: later ones lie
    /// over earlier ones.
    private static func order(
        ofViewsIn index: Int, _ newScene: DocumentScene, _ partner: Int, _ oldScene: DocumentScene, _ matching: ObjectMatching
    ) -> [SceneDifference.Property] {
        let after = newScene.subviews(of: index).filter {
            matching.oldView[$0].map { oldScene.views[$0].parent == partner } ?? false
        }
        let before = after.compactMap { matching.oldView[$0] }.sorted()
        let order = before.compactMap { matching.newView[$0] }
        let changed = zip(after, order).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        guard let first = changed.first, let last = changed.last else { return [] }
        func names(_ views: [Int]) -> String { views[first...last].map(newScene.name).joined(separator: ", ") }
        return [SceneDifference.Property(name: "the order of its views", old: names(order), new: names(after), areNames: true)]
    }

    var difference: SceneDifference {
        let gone = old.scene.views.indices.filter { matching.newView[$0] == nil && old.views[$0] != nil }
        return SceneDifference(
            id: new.scene.id, name: new.scene.name, presence: .both,
            views: new.scene.views.indices.compactMap(view) + gone.map(goneView), constraints: constraints,
            properties: controllerProperties)
    }

    private var controllerProperties: [SceneDifference.Property] {
        guard let one = old.scene.controller, let other = new.scene.controller else { return [] }
        return ObjectProperties.differences(
            ObjectProperties(ofController: one, isComplete: isComplete),
            ObjectProperties(ofController: other, isComplete: isComplete))
    }

    // MARK: Views

    private func view(_ index: Int) -> SceneDifference.View? {
        let partner = matching.oldView[index]
        let (oldFrame, newFrame) = (partner.flatMap { frame($0, in: old) }, frame(index, in: new))
        let said = (properties[index] ?? []) + (places[index] ?? [])
        guard oldFrame != newFrame || !said.isEmpty else { return nil }
        let isMoved = oldFrame != nil && newFrame != nil && oldFrame != newFrame
        return SceneDifference.View(
            id: new.scene.views[index].id, words: new.scene.words(forView: index), path: new.scene.path(ofView: index),
            oldFrame: oldFrame, newFrame: newFrame,
            properties: said, cause: isMoved ? cause(ofView: index, partner!, oldFrame!, newFrame!) : nil)
    }

    private func goneView(_ index: Int) -> SceneDifference.View {
        SceneDifference.View(
            id: old.scene.views[index].id, words: old.scene.words(forView: index), path: old.scene.path(ofView: index),
            oldFrame: frame(index, in: old), newFrame: nil,
            properties: [], cause: nil)
    }

    private func frame(_ index: Int, in scene: CanvasScene) -> CGRect? {
        scene.frame(ofView: index).map { frame in
            CGRect(
                x: (frame.minX * 1000).rounded() / 1000, y: (frame.minY * 1000).rounded() / 1000,
                width: (frame.width * 1000).rounded() / 1000, height: (frame.height * 1000).rounded() / 1000)
        }
    }

    // MARK: Constraints

    private static func constraints(_ old: DocumentScene, _ new: DocumentScene) -> [SceneDifference.Constraint] {
        let before = Dictionary(old.constraints.compactMap { c in c.id.map { ($0, c) } }) { first, _ in first }
        let after = Dictionary(new.constraints.compactMap { c in c.id.map { ($0, c) } }) { first, _ in first }
        var found: [SceneDifference.Constraint] = []
        for constraint in new.constraints {
            guard let id = constraint.id else { continue }
            guard let known = before[id] else {
                found.append(.init(id: id, old: nil, new: new.words(for: constraint)))
                continue
            }
            if statement(known, old) != statement(constraint, new) {
                found.append(.init(id: id, old: old.words(for: known), new: new.words(for: constraint)))
            }
        }
        let gone = old.constraints.filter { $0.id.map { after[$0] == nil } ?? false }
        return found + gone.map { .init(id: $0.id ?? "", old: old.words(for: $0), new: nil) }
    }

    /// The equation of a constraint, in words that do not depend on its place in the document.
    private static func statement(_ constraint: DocumentConstraint, _ scene: DocumentScene) -> String {
        func name(_ item: DocumentConstraint.Item?) -> String {
            switch item {
            case .view(let index): scene.views[index].id
            case .guide(let index): scene.guides[index].id
            case nil: ""
            }
        }
        return [
            name(constraint.first), constraint.firstAttribute.rawValue, constraint.relation.rawValue, name(constraint.second),
            constraint.secondAttribute?.rawValue ?? "", "\(constraint.multiplier)", "\(constraint.constant)",
            "\(constraint.priority)",
            "\(constraint.isInstalled)",
        ].joined(separator: " ")
    }

    // MARK: Causes

    /// The first thing that decides the view's new frame and is different, or decided the old one and is gone.
    private func cause(ofView index: Int, _ partner: Int, _ oldFrame: CGRect, _ newFrame: CGRect) -> String? {
        let values = changedValues(oldFrame, newFrame)
        let before = reasons(values, of: partner, in: old)
        // Where nothing decides the new frame, what decided the old one is missing.
        if !(new.views[index]?.ambiguousAttributes ?? []).isEmpty, let missing = firstMissing(among: before) { return missing }
        return firstChange(among: reasons(values, of: index, in: new), isOld: false)
            ?? firstChange(among: before, isOld: true)
            // A frame counts only where no change of a constraint accounts for the move.
            ?? firstChange(among: [ParticipantWords(new).frame(ofView: index)], isOld: false)
    }

    private func changedValues(_ old: CGRect, _ new: CGRect) -> [LayoutPart] {
        let (one, other) = (FrameComparison.numbers(old), FrameComparison.numbers(new))
        return LayoutPart.allCases.filter { one[$0.rawValue] != other[$0.rawValue] }
    }

    private func reasons(_ parts: [LayoutPart], of index: Int, in scene: CanvasScene) -> [ValueExplanation.Reason] {
        guard let view = scene.views[index] else { return [] }
        let words = ParticipantWords(scene)
        return parts.flatMap { view.participants(deciding: [$0]).map(words.reason) }
    }

    private func firstMissing(among reasons: [ValueExplanation.Reason]) -> String? {
        let gone = Dictionary(constraints.filter { $0.new == nil }.map { ($0.id, $0.old ?? "") }) { first, _ in first }
        return reasons.lazy.compactMap { $0.id.flatMap { gone[$0] } }.first.map { "\($0) is gone" }
    }

    private func firstChange(among reasons: [ValueExplanation.Reason], isOld: Bool) -> String? {
        for reason in reasons {
            guard let id = reason.id else { continue }
            switch reason.kind {
            case .constraint:
                guard let change = constraints.first(where: { $0.id == id }) else { continue }
                guard let new = change.new else { return "\(change.old ?? "") is gone" }
                return change.old.map { "\(new); it was \($0)" } ?? "\(new) is new"
            case .contentSize, .frame, .stackView, .system:
                guard let cause = change(ofView: id, reason, isOld: isOld) else { continue }
                return cause
            }
        }
        return nil
    }

    /// The differences of a view that takes part in a layout.
    private func change(ofView id: String, _ reason: ValueExplanation.Reason, isOld: Bool) -> String? {
        if isOld {
            guard let index = old.scene.viewsByID[id], matching.newView[index] == nil else { return nil }
            return "\(reason.words), which is gone"
        }
        guard let index = new.scene.viewsByID[id] else { return nil }
        guard let partner = matching.oldView[index] else { return "\(reason.words), which is new" }
        if let property = properties[index]?.first { return "\(reason.words): \(property.words)" }
        let recorded = (old.scene.views[partner].element.recordedFrame, new.scene.views[index].element.recordedFrame)
        if reason.kind == .frame, recorded.0 != recorded.1 { return reason.words }
        guard reason.kind == .stackView, subviews(partner, in: old) != subviews(index, in: new) else { return nil }
        return "\(reason.words), whose views are others"
    }

    private func subviews(_ index: Int, in scene: CanvasScene) -> [String] {
        scene.scene.views.indices.filter { scene.scene.views[$0].parent == index && scene.views[$0] != nil }.map {
            scene.scene.views[$0].id
        }
    }
}
