/// Access to several properties of an object by name, with dictionaries in which `NSNull` stands for nil.
enum KeyedValues {
    /// Calls a function with each value and its name, sorted by name.
    static func each(of values: [String: Any], _ body: (_ value: Any?, _ key: String) -> Void) {
        for key in values.keys.sorted() { body(values[key].flatMap { $0 is NSNull ? nil : $0 }, key) }
    }

    /// The values for some names.
    static func dictionary(of keys: [String], _ value: (_ key: String) -> Any?) -> [String: Any] {
        Dictionary(keys.map { ($0, value($0) ?? NSNull()) }) { first, _ in first }
    }
}
