public import UIKit

// Orders by a property that is named by a text. Foundation on Linux has key paths of the language only.
extension NSSortDescriptor {
    /// Orders objects by a property of any type: texts, numbers, dates and truth values, optional or not. Nil comes
    /// before all, and other values are equal.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { KeyOrder.compare($0, $1) { $0.compare($1) } }
    }

    /// Orders objects by the property at the end of a path of names, or values themselves where the path is nil.
    ///
    /// Texts are compared character by character, numbers and dates by their size; false comes before true, and nil
    /// before all.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: { KeyOrder.compare($0, $1) { $0.compare($1) } })
    }

    /// Orders objects by the texts at the end of a path of names, by a method of `NSString` that compares two.
    ///
    /// Comparisons that iOS has itself are known: `compare:` and those for which letters' cases, the language or
    /// numbers in the text matter. Another method ends the program with the exception that iOS raises for one that does
    /// not exist.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let texts = selector.map { KeyOrder.textComparison($0.description) } ?? { $0.compare($1) }
        self.init(key: key, ascending: ascending, comparator: { KeyOrder.compare($0, $1, texts: texts) })
    }

    /// Orders objects by a function that compares two properties at the end of a path of names.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
            comparator(KeyOrder.value(first, key) ?? NSNull(), KeyOrder.value(second, key) ?? NSNull())
        }
    }
}

/// The order of values that are read by their keys.
private enum KeyOrder {
    static func value(_ object: Any, _ key: String?) -> Any? {
        guard let key, key != "self" else { return object }
        return (object as? NSObject)?.value(forKeyPath: key)
    }

    static func textComparison(_ method: String) -> (String, String) -> ComparisonResult {
        switch method {
        case "compare:": { $0.compare($1) }
        case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
        case "localizedCompare:": { $0.localizedCompare($1) }
        case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
        case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
        default:
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[NSString \(method)]: "
                    + "unrecognized selector sent to instance'")
        }
    }

    static func compare(_ first: Any, _ second: Any, texts: (String, String) -> ComparisonResult) -> ComparisonResult {
        switch (present(first), present(second)) {
        case (nil, nil): return .orderedSame
        case (nil, _): return .orderedAscending
        case (_, nil): return .orderedDescending
        case (let first?, let second?):
            if let first = first as? String, let second = second as? String { return texts(first, second) }
            if let first = first as? Date, let second = second as? Date { return first.compare(second) }
            if let first = first as? any Comparable { return order(first, second) }
            if let first = number(first), let second = number(second) { return first.compare(second) }
            return .orderedSame
        }
    }

    static func order<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult {
        guard let second = second as? Value, first != second else { return .orderedSame }
        return first < second ? .orderedAscending : .orderedDescending
    }

    static func number(_ value: Any) -> NSNumber? { value as? NSNumber ?? (value as? Bool).map { NSNumber(value: $0) } }

    /// The value, without the optional around it; nil in place of `NSNull`.
    static func present(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { present($0.value) } }
        return value is NSNull ? nil : value
    }
}
