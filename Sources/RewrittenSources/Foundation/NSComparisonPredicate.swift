public import UIKit

/// A comparison, which stands for `NSComparisonPredicate` in sources written for iOS: Foundation on Linux has that
/// class and lets nobody make one.
///
/// - Source: developer.apple.com/documentation/foundation/nscomparisonpredicate
public final class _NSComparisonPredicate: NSPredicate {
    /// Which elements of a list on the left have to fulfil the comparison.
    public enum Modifier: UInt, Sendable {
        case direct, all, any
    }

    /// How the sides are compared.
    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith,
            endsWith, `in`
        case contains = 99
        case between
    }

    /// The differences of texts that the comparison ignores.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Capital and small letters are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with accents and without are the same.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are compared as they are; it has no effect here.
        public static let normalized = Options(rawValue: 4)
    }

    /// The left side.
    public let leftExpression: _NSExpression
    /// The right side.
    public let rightExpression: _NSExpression
    /// Which elements of a list on the left have to fulfil the comparison.
    public let comparisonPredicateModifier: Modifier
    /// How the sides are compared.
    public let predicateOperatorType: Operator
    /// The differences of texts that the comparison ignores.
    public let options: Options

    /// Makes a comparison of two expressions.
    public init(
        leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
        (predicateOperatorType, self.options) = (type, options)
        guard let comparison = try? PredicateComparison(Self.words(of: type), options: options.letters) else {
            preconditionFailure("Every type of a comparison has a word")
        }
        let test = PredicateTest.comparison(comparison, Self.quantifiers[modifier] ?? .direct, lhs.tree, rhs.tree)
        text = test.text
        super.init(block: { object, variables in test.holds(in: PredicateScope(object, variables ?? [:])) })
    }

    /// The comparison as a format writes it.
    public override var predicateFormat: String { text }
    private let text: String

    /// Comparisons are in no archives; nil.
    public required init?(coder: NSCoder) { nil }

    private static let quantifiers: [Modifier: PredicateQuantifier] = [.direct: .direct, .all: .all, .any: .any]

    private static func words(of type: Operator) -> String {
        switch type {
        case .lessThan: "<"
        case .lessThanOrEqualTo: "<="
        case .greaterThan: ">"
        case .greaterThanOrEqualTo: ">="
        case .equalTo: "=="
        case .notEqualTo: "!="
        case .matches: "MATCHES"
        case .like: "LIKE"
        case .beginsWith: "BEGINSWITH"
        case .endsWith: "ENDSWITH"
        case .in: "IN"
        case .contains: "CONTAINS"
        case .between: "BETWEEN"
        }
    }
}

extension _NSComparisonPredicate.Options {
    /// The options as the format of a predicate writes them.
    fileprivate var letters: String {
        (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    }
}
