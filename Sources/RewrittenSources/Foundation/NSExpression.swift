public import UIKit

/// A side of a comparison, which stands for `NSExpression` in sources written for iOS: Foundation on Linux has that
/// class and lets nobody make one.
///
/// - Source: developer.apple.com/documentation/foundation/nsexpression
public final class _NSExpression: NSObject {
    /// The expression as the format of a predicate writes it, and the arguments of the format.
    let (format, arguments): (String, [Any])

    private init(_ format: String, _ arguments: [Any] = []) { (self.format, self.arguments) = (format, arguments) }

    /// The value at the end of a path of names with dots between them.
    public convenience init(forKeyPath keyPath: String) { self.init("%K", [keyPath]) }

    /// The value at the end of a key path of an object, by the names that Swift has for its properties.
    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        self.init(forKeyPath: "\(keyPath)".split(separator: ".").dropFirst().joined(separator: "."))
    }

    /// A value.
    public convenience init(forConstantValue obj: Any?) {
        if let obj { self.init("%@", [obj]) } else { self.init("NIL") }
    }

    /// A list of the values of other expressions.
    public convenience init(forAggregate subexpressions: [Any]) {
        let parts = subexpressions.compactMap { $0 as? _NSExpression }
        self.init("{" + parts.map(\.format).joined(separator: ", ") + "}", parts.flatMap(\.arguments))
    }

    /// The object that a predicate is evaluated with.
    public static func expressionForEvaluatedObject() -> _NSExpression { _NSExpression("SELF") }
}
