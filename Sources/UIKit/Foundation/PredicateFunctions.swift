/// The functions of expressions, by their names in Objective-C.
///
/// - Source: developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)
package enum PredicateFunctions {
    /// The signs of functions that formats write between their values.
    static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
    ]

    /// The functions whose names differ in formats.
    static let namesInFormats = [
        "modulus": "modulus:by:", "trunc": "trunc:", "ceiling": "ceiling:", "floor": "floor:", "abs": "abs:", "sqrt": "sqrt:",
        "log": "log:", "ln": "ln:", "exp": "exp:", "sum": "sum:", "count": "count:", "min": "min:", "max": "max:",
        "average": "average:", "median": "median:", "mode": "mode:", "stddev": "stddev:", "uppercase": "uppercase:",
        "lowercase": "lowercase:", "length": "length:", "now": "now", "random": "random", "distinct": "distinct:",
        "cast": "castObject:toType:", "add": "add:to:", "multiply": "multiply:by:", "divide": "divide:by:",
        "raise": "raise:toPower:", "first": "first:", "last": "last:", "canonical": "canonical:",
    ]

    /// Functions over all values of a list, which fetch requests compute over all objects.
    package static let joining: Set<String> = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"]

    /// Whether there is a function of a name.
    package static func isKnown(_ name: String) -> Bool {
        signs[name] != nil || namesInFormats.values.contains(name) || name == "objectFrom:withIndex:"
            || name == "onesComplement:"
    }

    /// The value of a function; nil where a value that it needs is nil, or is none that it takes.
    static func value(_ name: String, _ values: [Any?]) -> Any? {
        if joining.contains(name) { return joined(name, values) }
        switch name {
        case "now": return Date()
        case "random": return NSNumber(value: Double.random(in: 0..<1))
        case "objectFrom:withIndex:": return element(values)
        case "castObject:toType:": return cast(values.first ?? nil, to: PredicateValue.text(values.last ?? nil) ?? "")
        case "first:": return PredicateValue.elements(values.first ?? nil)?.first
        case "last:": return PredicateValue.elements(values.first ?? nil)?.last
        case "distinct:": return CollectionOperators.value("@distinctUnionOfObjects", of: list(values)) { $0 } ?? nil
        case "uppercase:": return PredicateValue.text(values.first ?? nil)?.uppercased()
        case "lowercase:": return PredicateValue.text(values.first ?? nil)?.lowercased()
        case "canonical:":
            return PredicateValue.text(values.first ?? nil)?.folding(
                options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "length:": return PredicateValue.text(values.first ?? nil).map { NSNumber(value: $0.utf16.count) }
        default: return number(name, values)
        }
    }

    // MARK: Numbers

    private static func number(_ name: String, _ values: [Any?]) -> NSNumber? {
        let numbers = values.compactMap { PredicateValue.number($0) }
        guard numbers.count == values.count, let first = numbers.first else { return nil }
        if numbers.count == 2 {
            let areWhole = values.allSatisfy { PredicateValue.isWhole($0) }
            return two(name, first, numbers[1], areWhole: areWhole)
        }
        return one(name, first).map { NSNumber(value: $0) }
    }

    private static func two(_ name: String, _ a: Double, _ b: Double, areWhole: Bool) -> NSNumber? {
        let result: Double
        switch name {
        case "add:to:": result = a + b
        case "from:subtract:": result = a - b
        case "multiply:by:": result = a * b
        case "divide:by:":
            if areWhole, b == 0 { return nil }
            result = areWhole ? (a / b).rounded(.towardZero) : a / b
        case "modulus:by:": result = a.truncatingRemainder(dividingBy: b)
        case "raise:toPower:": result = pow(a, b)
        default: return nil
        }
        return areWhole && result.magnitude < 9e15 ? NSNumber(value: Int(result)) : NSNumber(value: result)
    }

    private static func one(_ name: String, _ a: Double) -> Double? {
        switch name {
        case "abs:": abs(a)
        case "floor:": floor(a)
        case "ceiling:": ceil(a)
        case "trunc:": trunc(a)
        case "sqrt:": sqrt(a)
        case "log:": log10(a)
        case "ln:": log(a)
        case "exp:": exp(a)
        default: nil
        }
    }

    // MARK: Lists

    /// The values of a function over a list, which is its only value, or which its values are.
    private static func list(_ values: [Any?]) -> [Any] {
        if values.count == 1, let elements = PredicateValue.elements(values[0]) { return elements }
        return values.compactMap { PredicateValue.present($0) }
    }

    private static func joined(_ name: String, _ values: [Any?]) -> Any? {
        let elements = list(values).compactMap { PredicateValue.present($0) }
        let numbers = elements.compactMap { PredicateValue.number($0) }
        switch name {
        case "count:": return NSNumber(value: elements.count)
        case "sum:":
            let sum = numbers.reduce(0, +)
            return elements.allSatisfy { PredicateValue.isWhole($0) } && sum.magnitude < 9e15
                ? NSNumber(value: Int(sum)) : NSNumber(value: sum)
        case "min:": return CollectionOperators.value("@min", of: elements) { $0 } ?? nil
        case "max:": return CollectionOperators.value("@max", of: elements) { $0 } ?? nil
        case "average:": return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
        case "median:": return median(numbers.sorted()).map { NSNumber(value: $0) }
        case "mode:": return mode(numbers).map { NSNumber(value: $0) }
        default: return deviation(numbers).map { NSNumber(value: $0) }
        }
    }

    private static func median(_ sorted: [Double]) -> Double? {
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    private static func mode(_ numbers: [Double]) -> Double? {
        let counts = numbers.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
        let most = counts.values.max()
        return numbers.first { counts[$0] == most }
    }

    private static func deviation(_ numbers: [Double]) -> Double? {
        guard !numbers.isEmpty else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return sqrt(numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count))
    }

    private static func element(_ values: [Any?]) -> Any? {
        guard values.count == 2, let elements = PredicateValue.elements(values[0]) else {
            return values.first.flatMap { $0 }.flatMap { collection in
                PredicateValue.text(values.last ?? nil).flatMap { PredicateValue.at($0, of: collection) }
            }
        }
        switch PredicateValue.text(values[1])?.uppercased() {
        case "FIRST": return elements.first
        case "LAST": return elements.last
        case "SIZE": return NSNumber(value: elements.count)
        default:
            let index = PredicateValue.number(values[1]).map { Int($0) } ?? -1
            return elements.indices.contains(index) ? elements[index] : nil
        }
    }

    private static func cast(_ value: Any?, to type: String) -> Any? {
        switch type {
        case "NSDate": PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSString":
            PredicateValue.text(value) ?? PredicateValue.number(value).map { NSNumber(value: $0).stringValue }
        case "NSNumber", "NSDecimalNumber":
            PredicateValue.number(value).map { NSNumber(value: $0) } ?? PredicateValue.text(value).flatMap(Double.init).map {
                NSNumber(value: $0)
            } ?? (PredicateValue.present(value) as? Date).map { NSNumber(value: $0.timeIntervalSinceReferenceDate) }
        default: value
        }
    }
}
