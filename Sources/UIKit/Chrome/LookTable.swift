/// The values that Apple gave one part of a look, by the generation of the system.
///
/// Where nothing is known of a generation, it has the value of the one before, or of the one after for the first.
package struct LookTable<Value: Sendable>: Sendable {
    /// A value, from which generation on it counts, and where it is from.
    package struct Row: Sendable {
        package let value: Value
        package let since: SystemGeneration
        /// What shows that this is the value.
        package let source: String
    }

    /// What the values are of.
    package let name: String
    /// In the order of the generations, the first from iOS 7 on.
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
