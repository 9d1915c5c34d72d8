/// The operators of key paths that join the values of a list, such as `@sum.price`.
///
/// - Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html
enum CollectionOperators {
    /// What an operator makes of a list.
    ///
    /// - Parameters:
    ///   - name: The operator's name with its sign, such as `@max`.
    ///   - read: The value of an element at the path behind the operator; nil for none.
    /// - Returns: nil if the name is that of no operator.
    static func value(_ name: String, of elements: [Any], _ read: (Any) -> Any?) -> Any?? {
        switch name {
        case "@count": .some(NSNumber(value: elements.count))
        case "@sum": .some(NSNumber(value: sum(elements, read)))
        case "@avg": .some(NSNumber(value: elements.isEmpty ? 0 : sum(elements, read) / Double(elements.count)))
        case "@min": .some(first(elements.compactMap(read), before: .orderedAscending))
        case "@max": .some(first(elements.compactMap(read), before: .orderedDescending))
        case "@unionOfObjects": .some(elements.compactMap(read))
        case "@distinctUnionOfObjects": .some(distinct(elements.compactMap(read)))
        case "@unionOfArrays": .some(lists(elements).flatMap { $0.compactMap(read) })
        case "@distinctUnionOfArrays", "@distinctUnionOfSets": .some(distinct(lists(elements).flatMap { $0.compactMap(read) }))
        default: nil
        }
    }

    /// The sum of numbers; what is none counts as 0.
    private static func sum(_ elements: [Any], _ read: (Any) -> Any?) -> Double {
        elements.reduce(0) { $0 + (PredicateValue.number(read($1)) ?? 0) }
    }

    /// The first value of an order.
    private static func first(_ values: [Any], before order: ComparisonResult) -> Any? {
        values.compactMap { PredicateValue.present($0) }.reduce(nil) { best, value in
            best.map { PredicateComparison.order(value, $0) == order ? value : $0 } ?? value
        }
    }

    /// The values without those that are equal to an earlier one.
    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in PredicateValue.held(value).map { seen.insert($0).inserted } ?? false }
    }

    private static func lists(_ elements: [Any]) -> [[Any]] { elements.compactMap { PredicateValue.elements($0) } }
}
