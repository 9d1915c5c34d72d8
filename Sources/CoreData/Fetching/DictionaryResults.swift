public import RewrittenSources
import UIKit

/// The dictionaries of a fetch request: values of objects, or of expressions over all objects of a group.
struct DictionaryResults {
    private let plan: FetchPlan
    private let context: NSManagedObjectContext

    init(_ plan: FetchPlan, _ context: NSManagedObjectContext) { (self.plan, self.context) = (plan, context) }

    func results(of objects: [NSManagedObject]) throws -> [NSDictionary] {
        let found = context.peeking { () -> [[String: Any]] in
            if let groups = plan.groups { return grouped(objects, by: groups) }
            return isJoined ? [dictionary(of: objects)] : objects.map { dictionary(of: [$0]) }
        }
        var seen: Set<NSDictionary> = []
        let results = found.map { dictionary in
            NSDictionary(objects: dictionary.values.map { $0 }, forKeys: dictionary.keys.map { NSString(string: $0) })
        }
        let distinct = results.filter { !plan.isDistinct || seen.insert($0).inserted }
        let rest = distinct.dropFirst(max(0, plan.offset))
        return Array(plan.limit > 0 ? rest.prefix(plan.limit) : rest)
    }

    private var properties: [Any] { plan.properties ?? plan.entity?.attributes ?? [] }

    /// Whether every property is an expression over all objects.
    private var isJoined: Bool {
        plan.properties?.allSatisfy { property in
            (property as? NSExpressionDescription)?.expression?.joinsObjects ?? false
        } ?? false
    }

    private func grouped(_ objects: [NSManagedObject], by groups: [Any]) -> [[String: Any]] {
        var (order, members): ([[AnyHashable]], [[AnyHashable]: [NSManagedObject]]) = ([], [:])
        for object in objects {
            let key = groups.map { AnyHashable(value(of: $0, [object]) as? AnyHashable ?? AnyHashable(NSNull())) }
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(object)
        }
        return order.map { dictionary(of: members[$0]!) }.filter { plan.having?.evaluate(with: $0) ?? true }
    }

    private func dictionary(of objects: [NSManagedObject]) -> [String: Any] {
        var found: [String: Any] = [:]
        for property in properties { found[name(of: property)] = value(of: property, objects) }
        return found
    }

    private func name(of property: Any) -> String { (property as? NSPropertyDescription)?.name ?? property as? String ?? "" }

    private func value(of property: Any, _ objects: [NSManagedObject]) -> Any? {
        if let expression = (property as? NSExpressionDescription)?.expression {
            return expression.joinsObjects
                ? expression.joinedValue(of: objects)
                : objects.first.flatMap { expression.expressionValue(with: $0, context: nil) }
        }
        guard let value = objects.first.flatMap({ NamedValues.value(at: name(of: property), of: $0) }) else { return nil }
        return (value as? NSManagedObject)?.objectID ?? value
    }
}

/// A value of dictionaries that an expression gives.
///
/// - Source: developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription {
    /// The expression.
    open var expression: _NSExpression?
    /// The kind of the expression's values.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType
    /// The kind of the expression's values.
    open var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}
