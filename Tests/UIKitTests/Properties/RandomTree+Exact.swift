import ExactOptimum

@testable import UIKit

/// The tree as a system of linear constraints on absolute positions and sizes, four variables per node. The engine
/// states it otherwise, in coordinates of superviews.
extension RandomTree {
    /// A sum of variables and a number.
    private struct Expression {
        var terms: [(variable: Int, coefficient: Fraction)] = []
        var number: Fraction = 0

        mutating func add(_ other: Expression, times factor: Fraction) {
            terms += other.terms.map { ($0.variable, $0.coefficient * factor) }
            number = number + other.number * factor
        }
    }

    /// The parts of a node's rectangle.
    enum Part: Int, CaseIterable { case x, y, width, height }

    static func variable(_ node: Int, _ part: Part) -> Int { node * 4 + part.rawValue }

    private func coordinate(_ node: Int, _ part: Part) -> Expression {
        guard node == Self.window else { return Expression(terms: [(Self.variable(node, part), 1)]) }
        switch part {
        case .x, .y: return Expression()
        case .width: return Expression(number: Fraction(windowSize.width))
        case .height: return Expression(number: Fraction(windowSize.height))
        }
    }

    private func expression(_ node: Int, _ attribute: Attribute) -> Expression {
        let isHorizontal = [.left, .right, .centerX].contains(attribute)
        var sum = coordinate(node, isHorizontal ? .x : .y)
        let size = coordinate(node, isHorizontal ? .width : .height)
        switch attribute {
        case .width: return coordinate(node, .width)
        case .height: return coordinate(node, .height)
        case .right, .bottom: sum.add(size, times: 1)
        case .centerX, .centerY: sum.add(size, times: Fraction(1, 2))
        default: break
        }
        return sum
    }

    // MARK: Constraints

    /// One for each link, then two for each content size: not larger, not smaller.
    var exact: ExactSystem {
        var system = ExactSystem(lowerBounds: nodes.flatMap { _ in [nil, nil, 0, 0] as [Fraction?] })
        system.constraints = links.map(constraint)
        for content in contentSizes {
            let terms = [(variable: Self.variable(content.node, content.part), coefficient: Fraction(1))]
            for relation in [ExactSystem.Relation.lessThanOrEqual, .greaterThanOrEqual] {
                system.constraints.append(ExactSystem.Constraint(terms, relation, Fraction(content.value)))
            }
        }
        return system
    }

    /// The priority of each constraint of the exact system.
    var priorities: [Float] {
        links.map(\.priority) + contentSizes.flatMap { [nodes[$0.node].hugging, nodes[$0.node].resistance] }
    }

    var contentSizes: [(node: Int, part: Part, value: Int)] {
        nodes.indices.flatMap { node in
            nodes[node].contentSize.map { [(node, Part.width, $0.width), (node, .height, $0.height)] } ?? []
        }
    }

    /// Where the constraints of a content size stand in the exact system: not larger, not smaller.
    func positions(ofContentSizeOf node: Int, _ part: Part) -> [Int] {
        let place = contentSizes.firstIndex { $0.node == node && $0.part == part }!
        return [links.count + 2 * place, links.count + 2 * place + 1]
    }

    /// Positions are measured from the corner of the view that holds the constraint, where they are multiplied.
    private func constraint(_ link: Link) -> ExactSystem.Constraint {
        var sum = expression(link.first, link.attribute)
        if let second = link.second {
            sum.add(expression(second, link.other), times: -link.multiplier)
            if ![.width, .height].contains(link.attribute) {
                let isHorizontal = [.left, .right, .centerX].contains(link.attribute)
                let owner = commonAncestor(view(of: link.first), view(of: second))
                sum.add(coordinate(owner, isHorizontal ? .x : .y), times: link.multiplier - 1)
            }
        }
        return ExactSystem.Constraint(
            sum.terms, ExactSystem.Relation(rawValue: link.relation.rawValue)!, link.constant - sum.number)
    }

    private func view(of node: Int) -> Int { node != Self.window && nodes[node].isGuide ? nodes[node].parent : node }

    private func commonAncestor(_ a: Int, _ b: Int) -> Int {
        var (chain, next) = ([a], b)
        while let last = chain.last, last != Self.window { chain.append(nodes[last].parent) }
        while !chain.contains(next) { next = nodes[next].parent }
        return next
    }
}
