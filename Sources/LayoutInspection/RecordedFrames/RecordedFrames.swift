import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Checks the frames that a document records for a scene against the scene's own constraints and stack views.
@MainActor
struct RecordedFrames {
    let scene: DocumentScene
    let places: RecordedPlaces
    let canvas: CanvasScene
    /// By layout unit, the distance in points that rounding accounts for.
    private let grids: [Int: Double]

    init(_ canvas: CanvasScene, _ resources: DocumentResources) {
        scene = canvas.scene
        self.canvas = canvas
        places = RecordedPlaces(canvas, resources)
        grids = canvas.scene.grids(
            pixel: canvas.environment.presenter.toolsVersion < .xcode11_2 ? 1 : 1 / Double(canvas.environment.traits.displayScale)
        )
    }

    /// The rules that the frames break, by more than rounding accounts for: constraints in document order, then stack
    /// views.
    func contradictions() -> [RecordedContradiction] {
        let required = scene.constraints.filter { $0.isInstalled && $0.priority >= 1000 }
        return required.compactMap(contradiction) + sharedEdges(of: required)
            + scene.views.indices.flatMap { stackContradictions(of: $0) }
    }

    // MARK: Constraints

    private func contradiction(of constraint: DocumentConstraint) -> RecordedContradiction? {
        guard case .known(let first) = places.place(constraint.first, constraint.firstAttribute, besides: constraint.second),
            case .known(let second) = secondPlace(of: constraint)
        else { return nil }
        let miss = first - (second * constraint.multiplier + constant(of: constraint))
        let off = constraint.relation == .equal ? abs(miss) : constraint.relation == .lessThanOrEqual ? miss : -miss
        guard off > tolerance(of: constraint) else { return nil }
        return RecordedContradiction(
            rule: .constraint, constraints: constraint.id.map { [$0] } ?? [], views: scene.views(of: constraint), points: off,
            position: constraint.element.position)
    }

    /// Whether the recorded frames say where both sides of a constraint are.
    func tells(_ constraint: DocumentConstraint) -> Bool {
        guard case .known = places.place(constraint.first, constraint.firstAttribute, besides: constraint.second),
            case .known = secondPlace(of: constraint)
        else { return false }
        return true
    }

    private func secondPlace(of constraint: DocumentConstraint) -> RecordedPlaces.Place? {
        guard let second = constraint.second, let attribute = constraint.secondAttribute else { return .known(0) }
        return places.place(second, attribute, besides: constraint.first)
    }

    /// The constant; a multiplied position counts from the corner of the view that holds the constraint.
    private func constant(of constraint: DocumentConstraint) -> Double {
        guard constraint.multiplier != 1, constraint.second != nil, !constraint.firstAttribute.isSize,
            let corner = places.frames[constraint.owner]?.origin
        else { return constraint.constant }
        let origin = constraint.firstAttribute.isVertical ? corner.y : corner.x
        return constraint.constant + origin * (1 - constraint.multiplier)
    }

    /// Rounding moves an edge by up to half a pixel and changes a length by less than one.
    private func tolerance(of constraint: DocumentConstraint) -> Double {
        let share = constraint.firstAttribute.isSize ? 1 : 0.5
        let factor = constraint.multiplier == 1 ? 1 : max(1, share * (1 + abs(constraint.multiplier)))
        return grid(of: constraint.owner) * factor + 0.02
    }

    private func grid(of view: Int) -> Double { grids[scene.views[view].unit]! }

    // MARK: Edges that are not recorded

    private struct Sample {
        let constraint: DocumentConstraint
        /// Where the constraint puts the edge.
        let place: Double
    }

    /// Constraints that want one edge at different places cannot all hold, wherever it is.
    private func sharedEdges(of required: [DocumentConstraint]) -> [RecordedContradiction] {
        var edges: [RecordedPlaces.Unknown] = []
        var samples: [RecordedPlaces.Unknown: [Sample]] = [:]
        for constraint in required where constraint.relation == .equal && constraint.multiplier == 1 {
            guard let (edge, place) = sample(constraint) else { continue }
            if samples[edge] == nil { edges.append(edge) }
            samples[edge, default: []].append(Sample(constraint: constraint, place: place))
        }
        return edges.flatMap { disagreements(samples[$0]!) }
    }

    /// The unrecorded edge that a constraint relates to recorded ones, and where it then is.
    func sample(_ constraint: DocumentConstraint) -> (RecordedPlaces.Unknown, Double)? {
        switch (
            places.place(constraint.first, constraint.firstAttribute, besides: constraint.second), secondPlace(of: constraint)
        )
        {
        case (.unknown(let edge), .known(let place)): (edge, place + constraint.constant)
        case (.known(let place), .unknown(let edge)): (edge, place - constraint.constant)
        default: nil
        }
    }

    /// Every sample that is away from the one most others agree with.
    private func disagreements(_ samples: [Sample]) -> [RecordedContradiction] {
        func agree(_ a: Sample, _ b: Sample) -> Bool { abs(a.place - b.place) <= tolerance(of: a.constraint) }
        let support = samples.map { sample in samples.count { agree($0, sample) } }
        let usual = samples[support.firstIndex(of: support.max()!)!]
        return samples.filter { !agree($0, usual) }.map { odd in
            RecordedContradiction(
                rule: .sharedEdge, constraints: [usual, odd].compactMap(\.constraint.id),
                views: scene.views(of: odd.constraint) + scene.views(of: usual.constraint), points: abs(odd.place - usual.place),
                position: odd.constraint.element.position)
        }
    }

    // MARK: Stack views

    private func stackContradictions(of index: Int) -> [RecordedContradiction] {
        guard let stack = canvas.views[index] as? UIStackView, let box = places.boxes[index] else { return [] }
        let arranged = stack.visibleArrangedSubviews.compactMap { view in canvas.views.firstIndex { $0 === view } }
        let boxes = arranged.compactMap { places.boxes[$0] }
        guard !boxes.isEmpty, boxes.count == arranged.count else { return [] }
        let rules = StackRules(
            stack, in: box, boxes, symbols: arranged.map(places.showsSymbol), grid: grid(of: index))
        return rules.broken().map { rule, points in
            RecordedContradiction(
                rule: rule, constraints: [], views: [index] + arranged,
                odd: rule == .stackAlignment ? rules.leastAligned.map { arranged[$0] } : nil, points: points,
                position: scene.views[index].element.position)
        }
    }
}

extension DocumentScene {
    /// By layout unit, a pixel in points; a point where all frames of the unit are whole numbers, as in old versions.
    fileprivate func grids(pixel: Double) -> [Int: Double] {
        var grids: [Int: Double] = [:]
        for view in views {
            let numbers = view.element.recordedFrame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
            let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
            grids[view.unit] = isWhole ? grids[view.unit] ?? 1 : pixel
        }
        return grids
    }
}
