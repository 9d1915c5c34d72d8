import LayoutEngine
import UIKit

/// Why an edge or a size of a view is what it is: what decides it, what limits it next, and what gives way when it
/// changes by a point. Its JSON has the form of `ValueExplanation`, which tells the same of documents by their lines.
package struct ViewExplanation: Codable, Equatable, Sendable {
    package enum Value: String, Codable, CaseIterable, Sendable {
        case left, top, right, bottom, width, height

        /// The values that a request names: one, or all where it names none. Nil for a name that no value has.
        package static func named(_ name: String?) -> [Value]? {
            guard let name else { return allCases }
            return Value(rawValue: name).map { [$0] }
        }
    }

    package struct Reason: Codable, Equatable, Sendable {
        package let kind: String
        package let words: String
        /// The id of the view whose constraint, content or frame it is.
        package let id: String?
        package let line: Int?
        package let priority: Double
        package let slack: Double
    }

    package struct Change: Codable, Equatable, Sendable {
        package let points: Double
        package let possible: Bool
        package let givesWay: [Reason]
    }

    package let view: String
    package let words: String
    package let value: Value
    package let points: Double
    package let ambiguous: Bool
    package let decides: [Reason]
    package let limits: [Reason]
    package let changes: [Change]
}

extension ViewExplanation {
    /// - Complexity: That of two layouts, and of eliminating everything that is connected with the view.
    @MainActor
    package init(_ value: Value, of view: UIView, _ names: ViewNames) {
        self.view = names.id(of: view)
        self.value = value
        words = names.words(view)
        let wording = ReasonWording(names: names)
        guard let rect = view.solvedAlignmentRect else {
            let frame = view.alignmentRect(forFrame: view.frame)
            points = value.points(
                of: LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
            ambiguous = false
            decides = [wording.frame(of: view)]
            (limits, changes) = ([], [])
            return
        }
        points = value.points(of: rect)
        ambiguous = !view.isDetermined(value.parts)
        let deciding = view.participants(deciding: value.parts).map(wording.reason)
        decides =
            deciding.isEmpty && view.translatesAutoresizingMaskIntoConstraints ? [wording.frame(of: view)] : deciding
        limits = view.participantsLimiting(value.axis).map(wording.reason).filter { $0.kind == "constraint" }
        changes = [1.0, -1].compactMap { Self.change(value, of: view, from: rect, by: $0, wording) }
    }

    @MainActor
    private static func change(
        _ value: Value, of view: UIView, from rect: LayoutRect, by points: Double, _ wording: ReasonWording
    ) -> Change? {
        guard let superview = view.superview, !(value.isSize && value.points(of: rect) + points < 0) else { return nil }
        let constraint = value.constraint(on: view, in: superview, value.points(of: rect) + points)
        let (missed, conflict) = view.participantsGivingWay(to: constraint)
        guard let conflict else {
            return Change(points: points, possible: true, givesWay: missed.map(wording.reason))
        }
        let others = conflict.participants.filter { if case .constraint(let object) = $0 { object !== constraint } else { true } }
        let stated = others.map {
            LayoutEngine.StatedParticipant(participant: $0, relation: .equal, priority: 1000, slack: 0)
        }
        return Change(points: points, possible: false, givesWay: stated.map(wording.reason))
    }
}

/// Says what takes part in a layout.
@MainActor
private struct ReasonWording {
    let names: ViewNames

    func frame(of view: UIView) -> ViewExplanation.Reason {
        ViewExplanation.Reason(
            kind: "frame", words: "the frame of \(names.words(view))", id: names.id(of: view), line: names.origin(of: view)?.line,
            priority: 1000, slack: 0)
    }

    func reason(_ stated: LayoutEngine.StatedParticipant) -> ViewExplanation.Reason {
        switch stated.participant {
        case .constraint(let object): return constraint(object as? NSLayoutConstraint, stated)
        case .contentSize(let item, let axis):
            let length = axis == .horizontal ? "width" : "height"
            let force = stated.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
            return make("contentSize", "the content \(length) of \(name(item)), by its \(force)", item, stated)
        case .item(let item): return make("system", name(item), item, stated)
        }
    }

    private func constraint(
        _ constraint: NSLayoutConstraint?, _ stated: LayoutEngine.StatedParticipant
    ) -> ViewExplanation.Reason {
        guard let constraint else { return make("system", "the system", nil, stated) }
        if constraint.isAutoresizingMask {
            return make("frame", "the frame of \(name(constraint.firstItem))", constraint.firstItem, stated)
        }
        if constraint.identifier?.hasPrefix("UISV-") ?? false {
            return make("stackView", "\(constraint.identifier!): \(constraint)", constraint.firstItem, stated)
        }
        if constraint.isStatedByProgram { return make("constraint", "\(constraint)", constraint.firstItem, stated) }
        let words = constraint.placedGuide.map { "\(name($0)), which the system places" }
        return make("system", words ?? "\(constraint)", constraint.firstItem, stated)
    }

    private func make(
        _ kind: String, _ words: String, _ item: AnyObject?, _ stated: LayoutEngine.StatedParticipant
    ) -> ViewExplanation.Reason {
        let view = item.flatMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
        return ViewExplanation.Reason(
            kind: kind, words: words, id: view.map(names.id), line: view.flatMap(names.origin)?.line,
            priority: Double(stated.priority), slack: abs(stated.slack))
    }

    private func name(_ item: AnyObject?) -> String {
        if let guide = item as? UILayoutGuide { return guide.words(owner: guide.owningView.map(names.words) ?? "no view") }
        return (item as? UIView).map(names.words) ?? "nothing"
    }
}

extension ViewExplanation.Value {
    fileprivate var isSize: Bool { self == .width || self == .height }

    fileprivate var axis: LayoutAxis {
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
            attribute: attributes.superview, multiplier: 1, constant: points)
    }
}
