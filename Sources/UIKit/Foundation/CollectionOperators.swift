/// The collection operators of key paths, such as `@sum.price`.
///
/// - Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html
enum CollectionOperators {
    /// The result of an operator on a list.
    ///
    /// - Parameters:
    ///   - name: The operator's name with its sign, such as `@max`.
    ///   - read: The value of an element at the path after the operator; nil for none.
    /// - Returns: nil if there is no operator of that name.
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

    /// The sum of numbers; other values count as 0.
    private static func sum(_ elements: [Any], _ read: (Any) -> Any?) -> Double {
        elements.reduce(0) { $0 + (PredicateValue.number(read($1)) ?? 0) }
    }

    /// The first value in an order.
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
