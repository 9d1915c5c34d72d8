import ExactOptimum
import SeededRandom
import Testing

@testable import UIKit

/// A random tree of views and guides with constraints, as data: from it the views are made, and the exact system the
/// layout is held against.
struct RandomTree {
    struct Node {
        /// The view or guide's superview or owner; `window` for the root.
        var parent: Int
        var isGuide: Bool
        /// Points; `nil` for none.
        var contentSize: (width: Int, height: Int)?
        var hugging: Float
        var resistance: Float
    }

    /// One constraint: `first.attribute relation multiplier * second.other + constant`.
    struct Link {
        var first: Int
        var attribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var second: Int?
        var other: NSLayoutConstraint.Attribute
        var multiplier: Fraction
        var constant: Fraction
        var priority: Float
    }

    /// What trees of one kind are made of.
    struct Recipe: Sendable, CustomTestStringConvertible {
        var name: String
        var nodes: ClosedRange<Int>
        /// How many constraints there are besides those that place the views.
        var extras: ClosedRange<Int>
        /// How many of a hundred constraints are required.
        var requiredShare: Int
        var multipliers: [Fraction] = Recipe.halves
        /// Constants are multiples of this.
        var unit: Fraction = 1
        var multiples = -20...120
        var testDescription: String { name }

        static let halves: [Fraction] = [1, 1, 1, Fraction(1, 2), 2, Fraction(3, 4)]
        static let shares: [Fraction] = [
            1, 1, Fraction(1, 3), Fraction(2, 3), Fraction(3, 10), Fraction(1, 10), Fraction(6, 5), 3,
        ]
        static let priorities: [Float] = [999.999, 999, 751, 750.5, 750, 251, 250.5, 250, 49.5]
    }

    /// Stands for the window among the nodes.
    static let window = -1
    /// Points.
    let windowSize = (width: 400, height: 800)
    var nodes: [Node] = []
    var links: [Link] = []

    init(_ recipe: Recipe, seed: Int) {
        var random = SplitMix(seed: seed)
        for index in 0..<recipe.nodes.lowerBound + random.below(recipe.nodes.count) { addNode(index, &random) }
        for node in nodes.indices { place(node, recipe, &random) }
        for _ in 0..<recipe.extras.lowerBound + random.below(recipe.extras.count) { addExtra(recipe, &random) }
    }

    private mutating func addNode(_ index: Int, _ random: inout SplitMix) {
        var parent = random.below(index + 1) - 1
        while parent >= 0 && nodes[parent].isGuide { parent = nodes[parent].parent }
        let isGuide = random.below(6) == 0
        nodes.append(
            Node(
                parent: parent, isGuide: isGuide,
                contentSize: isGuide || random.below(3) == 0 ? nil : (random.below(120), random.below(60)),
                hugging: [250, 251, 750.5, 999][random.below(4)], resistance: [750, 749.5, 250, 1000][random.below(4)]))
    }

    // MARK: Constraints

    /// Gives a node what usually places a view.
    private mutating func place(_ node: Int, _ recipe: Recipe, _ random: inout SplitMix) {
        let neighbour = random.below(3) == 0 ? random.below(nodes.count) : nodes[node].parent
        for edges in [(Attribute.left, Attribute.width, Attribute.right, Attribute.centerX), (.top, .height, .bottom, .centerY)] {
            let pattern = random.below(5)
            if pattern != 3 { link(node, edges.0, nodes[node].parent, edges.0, recipe, &random) }
            if pattern == 0 { link(node, edges.2, nodes[node].parent, edges.2, recipe, &random) }
            if pattern == 1 { link(node, edges.1, nil, .notAnAttribute, recipe, &random) }
            if pattern == 2 && neighbour != node { link(node, edges.1, neighbour, edges.1, recipe, &random) }
            if pattern == 3 { link(node, edges.3, nodes[node].parent, edges.3, recipe, &random) }
        }
    }

    private mutating func link(
        _ first: Int, _ attribute: Attribute, _ second: Int?, _ other: Attribute, _ recipe: Recipe, _ random: inout SplitMix
    ) {
        let isRequired = random.below(100) < recipe.requiredShare
        links.append(
            Link(
                first: first, attribute: attribute, relation: .equal, second: second, other: other,
                multiplier: second == nil ? 1 : recipe.multipliers[random.below(recipe.multipliers.count)],
                constant: recipe.constant(&random),
                priority: isRequired ? 1000 : Recipe.priorities[random.below(Recipe.priorities.count)]))
    }

    private mutating func addExtra(_ recipe: Recipe, _ random: inout SplitMix) {
        let first = random.below(nodes.count)
        let second = random.below(nodes.count + 1) - 1
        let isHorizontal = random.flip()
        let positions: [Attribute] = isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
        let isSize = random.below(3) == 0
        let attribute = isSize ? (isHorizontal ? .width : .height) : positions[random.below(3)]
        let other = isSize ? (random.below(4) == 0 ? .height : .width) : positions[random.below(3)]
        if isSize && (second == first || random.below(3) == 0) {
            link(first, attribute, nil, .notAnAttribute, recipe, &random)
        } else if second != first || attribute != other {
            link(first, attribute, second, other, recipe, &random)
        } else {
            return
        }
        links[links.count - 1].relation = [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
    }

    typealias Attribute = NSLayoutConstraint.Attribute
}

extension RandomTree.Recipe {
    func constant(_ random: inout SplitMix) -> Fraction {
        Fraction(multiples.lowerBound + random.below(multiples.count)) * unit
    }
}
