/// The values of one property of the system's appearance, by generation.
///
/// A generation without a value of its own has that of the previous one; generations before the first have the first
/// value.
package struct LookTable<Value: Sendable>: Sendable {
    /// A value, with the first generation that has it and its source.
    package struct Row: Sendable {
        package let value: Value
        package let since: SystemGeneration
        /// The evidence for the value.
        package let source: String
    }

    /// The name of the property.
    package let name: String
    /// The rows in the order of the generations, starting with iOS 7.
    package let rows: [Row]

    /// - Parameters:
    ///   - first: The value from iOS 7 on.
    ///   - later: The values from later generations on, in their order.
    init(
        _ name: String, _ first: Value, source: String, _ later: (value: Value, since: SystemGeneration, source: String)...
    ) {
        self.name = name
        rows =
            [Row(value: first, since: .iOS7, source: source)]
            + later.map { Row(value: $0.value, since: $0.since, source: $0.source) }
    }

    /// The value in a generation. O(rows).
    package subscript(generation: SystemGeneration) -> Value {
        (rows.last { $0.since <= generation } ?? rows[0]).value
    }
}
