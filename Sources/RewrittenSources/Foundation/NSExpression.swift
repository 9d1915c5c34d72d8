import QuartzCore
public import Foundation
import UIKit

/// A side of a comparison, which stands for `NSExpression` in sources written for iOS: Foundation on Linux has that
/// class and lets nobody make one.
///
/// - Source: developer.apple.com/documentation/foundation/nsexpression
public final class _NSExpression: NSObject, @unchecked Sendable {
    /// The kinds of expressions.
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate, anyKey
        case block = 19
        case conditional = 20
    }

    /// The expression as a term that predicates share.
    package let tree: PredicateTerm
    private let parts: [_NSExpression]

    package init(_ tree: PredicateTerm, _ parts: [_NSExpression] = []) { (self.tree, self.parts) = (tree, parts) }

    // MARK: Making expressions

    /// The value at the end of a path of names with dots between them.
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(.evaluated, keyPath)) }

    /// The value at the end of a key path of an object, by the names that Swift has for its properties.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(forKeyPath: "\(keyPath)".split(separator: ".").dropFirst().joined(separator: "."))
    }

    /// A value.
    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }

    /// A value that is given with the object.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }

    /// A list of the values of other expressions.
    public convenience init(forAggregate subexpressions: [Any]) {
        let parts = subexpressions.map { $0 as? _NSExpression ?? _NSExpression(forConstantValue: $0) }
        self.init(.aggregate(parts.map(\.tree)), parts)
    }

    /// The value of a function such as `sum:` of other values. Raises `NSInvalidArgumentException` for a function that
    /// does not exist.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard PredicateFunctions.isKnown(name) else {
            raise("NSInvalidArgumentException", "Unsupported function expression \(name)")
        }
        let parts = parameters.map { $0 as? _NSExpression ?? _NSExpression(forConstantValue: $0) }
        self.init(.function(name, parts.map(\.tree)), parts)
    }

    /// The elements of a collection that fulfil a predicate in which a variable stands for them.
    public convenience init(forSubquery expression: _NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate)
    {
        let test = PredicateTest.predicate(predicate)
        self.init(.subquery(expression.tree, variable, test), [expression])
    }

    /// One of two values, as a predicate says.
    public convenience init(forConditional predicate: NSPredicate, trueExpression: _NSExpression, falseExpression: _NSExpression)
    {
        self.init(
            .conditional(.predicate(predicate), trueExpression.tree, falseExpression.tree), [trueExpression, falseExpression])
    }

    /// Makes an expression of a closure, called with the evaluated object and the values of other expressions.
    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
    ) {
        let parts = arguments ?? []
        self.init(.block(parts.map(\.tree)) { block($0, $1, nil) }, parts)
    }

    /// Reads an expression, such as `"price * %d"`. Raises `NSInvalidArgumentException` for one that cannot be parsed.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    /// Reads an expression, with values in the order of the specifiers.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateFormat.expression(expressionFormat, arguments))
    }

    /// The object that a predicate is evaluated with.
    public static func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.evaluated) }

    // MARK: Parts

    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch tree {
        case .constant: .constantValue
        case .evaluated: .evaluatedObject
        case .variable: .variable
        case .keyPath(.evaluated, _): .keyPath
        case .keyPath, .function: .function
        case .aggregate: .aggregate
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        }
    }

    /// The value of one that is a value; nil for others.
    public var constantValue: Any? { if case .constant(let value) = tree { value } else { nil } }
    /// The path of one that is a path. Raises for others.
    public var keyPath: String {
        if case .keyPath(_, let path) = tree { return path }
        raiseUnsupported("keyPath")
    }
    /// The name of a function. Raises for other expressions.
    public var function: String {
        if case .function(let name, _) = tree { return name }
        raiseUnsupported("function")
    }
    /// The name of a variable. Raises for other expressions.
    public var variable: String {
        if case .variable(let name) = tree { return name }
        raiseUnsupported("variable")
    }
    /// The values of a function; nil for other expressions.
    public var arguments: [_NSExpression]? {
        if case .function(_, let values) = tree { parts.isEmpty ? values.map { _NSExpression($0) } : parts } else { nil }
    }
    /// The expressions of a list; nil for others.
    public var collection: Any? {
        if case .aggregate(let values) = tree { parts.isEmpty ? values.map { _NSExpression($0) } : parts } else { nil }
    }

    private func raiseUnsupported(_ member: String) -> Never {
        raise("NSInvalidArgumentException", "-[NSExpression \(member)]: unrecognized selector sent to instance")
    }

    /// The expression as a format writes it.
    public override var description: String { tree.text }

    /// The value of the expression for an object; the context has the values of variables.
    public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        tree.value(in: PredicateScope(object, context as? [String: Any] ?? [:]))
    }
}

// The properties of expressions that fetch requests read.
extension _NSExpression {
    /// Whether the expression is a function over the values of all objects.
    package var joinsObjects: Bool {
        if case .function(let name, _) = tree { PredicateFunctions.joining.contains(name) } else { false }
    }

    /// The value of a function over the values of all objects.
    package func joinedValue(of objects: [Any]) -> Any? {
        guard case .function(let name, let values) = tree, let value = values.first else { return nil }
        let elements = objects.flatMap { object -> [Any] in
            let found = value.value(in: PredicateScope(object))
            return PredicateValue.elements(found) ?? found.map { [$0] } ?? []
        }
        return PredicateTerm.function(name, [.constant(elements)]).value(in: PredicateScope(nil))
    }

    /// Whether the expression is no value.
    package var isNil: Bool { if case .constant(let value) = tree { PredicateValue.present(value) == nil } else { false } }
}
