import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension SceneLayout {
    /// Explains an edge or a size of a view.
    ///
    /// - Parameters:
    ///   - value: What is explained.
    ///   - view: The view's object id.
    ///   - scene: One of ``scenes``.
    /// - Returns: Nil where the scene has no such view on this canvas.
    /// - Complexity: that of three layouts, and of eliminating everything that is connected with the view.
    public func explain(_ value: ValueExplanation.Value, ofView view: String, in scene: DocumentScene) -> ValueExplanation? {
        let built = build(scene)
        built.layOut()
        return explain(value, ofView: view, in: built)
    }

    /// Explains a value of a scene that is built and laid out.
    package func explain(_ value: ValueExplanation.Value, ofView view: String, in built: CanvasScene) -> ValueExplanation? {
        guard let index = built.scene.viewsByID[view], let object = built.views[index] else { return nil }
        let words = ParticipantWords(built)
        let (name, path) = (built.scene.words(forView: index), built.scene.path(ofView: index))
        guard let rect = object.solvedAlignmentRect else {
            return ValueExplanation(
                view: view, words: name, path: path, value: value,
                points: value.points(of: object.alignmentRect(forFrame: object.frame)),
                isAmbiguous: false,
                decides: [words.frame(ofView: index)], limits: [], changes: [])
        }
        let decides = object.participants(deciding: value.parts).map(words.reason)
        return ValueExplanation(
            view: view, words: name, path: path, value: value, points: value.points(of: rect),
            isAmbiguous: !object.isDetermined(value.parts),
            decides: decides.isEmpty && object.translatesAutoresizingMaskIntoConstraints ? [words.frame(ofView: index)] : decides,
            limits: object.participantsLimiting(value.axis).map(words.reason).filter { $0.kind == .constraint },
            changes: [1, -1].compactMap { change(value, of: object, from: rect, by: $0, words) })
    }

    private func change(
        _ value: ValueExplanation.Value, of view: UIView, from rect: LayoutRect, by points: Double, _ words: ParticipantWords
    ) -> ValueExplanation.Change? {
        guard let superview = view.superview, !(value.isSize && value.points(of: rect) + points < 0) else { return nil }
        let constraint = value.constraint(on: view, in: superview, value.points(of: rect) + points)
        let (missed, conflict) = view.participantsGivingWay(to: constraint)
        guard let conflict else {
            let reasons = missed.filter { !words.isCanvasSize($0) }.map(words.reason)
            return ValueExplanation.Change(points: points, givesWay: reasons, isPossible: true)
        }
        let others = conflict.participants.filter { if case .constraint(let object) = $0 { object !== constraint } else { true } }
        return ValueExplanation.Change(
            points: points,
            givesWay: others.map {
                words.reason(LayoutEngine.StatedParticipant(participant: $0, relation: .equal, priority: 1000, slack: 0))
            }, isPossible: false)
    }
}

extension ValueExplanation.Value {
    var isSize: Bool { self == .width || self == .height }

    var axis: LayoutAxis {
        switch self {
        case .left, .right, .width: .horizontal
        case .top, .bottom, .height: .vertical
        }
    }

    /// The parts of a rectangle whose sum the value is.
    fileprivate var parts: [LayoutPart] {
        switch self {
        case .left: [.x]
        case .top: [.y]
        case .right: [.x, .width]
        case .bottom: [.y, .height]
        case .width: [.width]
        case .height: [.height]
        }
    }

    fileprivate func points(of rect: LayoutRect) -> Double {
        parts.reduce(0) { $0 + [rect.x, rect.y, rect.width, rect.height][$1.rawValue] }
    }

    fileprivate func points(of rect: CGRect) -> Double {
        points(of: LayoutRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
    }

    private var attributes: (own: NSLayoutConstraint.Attribute, superview: NSLayoutConstraint.Attribute) {
        switch self {
        case .left: (.left, .left)
        case .right: (.right, .left)
        case .top: (.top, .top)
        case .bottom: (.bottom, .top)
        case .width: (.width, .notAnAttribute)
        case .height: (.height, .notAnAttribute)
        }
    }

    /// A required constraint that gives a view another value.
    @MainActor
    fileprivate func constraint(on view: UIView, in superview: UIView, _ points: Double) -> NSLayoutConstraint {
        let container: Any = (superview as? UIScrollView)?.frameLayoutGuide ?? superview
        return NSLayoutConstraint(
            item: view, attribute: attributes.own, relatedBy: .equal, toItem: isSize ? nil : container,
            attribute: attributes.superview,
            multiplier: 1, constant: points)
    }
}
