import LayoutEngine

/// Reads the visual format language, strictly by its published grammar.
///
/// Names are looked up as they are read, so that the first fault in the text is the one told.
///
/// - Source: Auto Layout Guide, "Visual Format Language", grammar.
@MainActor
struct VisualFormatParser {
    private let format: String
    private let names: VisualFormatNames
    private var scanner: VisualFormatScanner

    private init(_ format: String, names: VisualFormatNames) {
        (self.format, self.names) = (format, names)
        scanner = VisualFormatScanner(format)
    }

    /// The line as values.
    ///
    /// - Throws: The first thing that is wrong with the text, or with a name in it.
    /// - Complexity: Linear in the length of the text.
    static func parse(_ format: String, names: VisualFormatNames) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format, names: names)
        return try parser.line()
    }

    private func fail(_ reason: VisualFormatError.Reason) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, position: scanner.position)
    }

    // MARK: The line

    private mutating func line() throws(VisualFormatError) -> VisualFormat {
        guard scanner.peek() != nil else { throw fail(.empty) }
        let axis = try orientation()
        var line = VisualFormat(axis: axis, views: [try view(after: try opening())], end: 0)
        while line.closing == nil, scanner.peek() != nil {
            let connection = try connection()
            if scanner.take("|") {
                line.closing = connection
            } else {
                line.views.append(try view(after: connection))
            }
        }
        line.end = scanner.position
        guard scanner.peek() == nil else { throw fail(.textAfterEnd) }
        return line
    }

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        let axis: NSLayoutConstraint.Axis
        if scanner.take("H") {
            axis = .horizontal
        } else if scanner.take("V") {
            axis = .vertical
        } else {
            return .horizontal
        }
        guard scanner.take(":") else { throw fail(.expectedColon(axis)) }
        return axis
    }

    /// What leads from the superview to the first view; nil when the line begins with the view.
    private mutating func opening() throws(VisualFormatError) -> VisualFormat.Connection? {
        guard scanner.take("|") else { return nil }
        guard scanner.peek() != nil else { throw fail(.expectedConnection) }
        return try connection()
    }

    // MARK: Views

    private mutating func view(after connection: VisualFormat.Connection?) throws(VisualFormatError) -> VisualFormat.View {
        guard scanner.peek() != nil else { throw fail(.expectedMore) }
        guard scanner.take("["), let name = scanner.takeName() else { throw fail(.expectedView) }
        try checkView(name)
        var view = VisualFormat.View(name: name, connection: connection, end: 0)
        if scanner.take("(") {
            view.thickness = try predicates { parser throws(VisualFormatError) in try parser.thickness() }
            guard scanner.take(")"), scanner.take("]") else { throw fail(.unclosedThickness) }
        } else {
            guard scanner.take("]") else { throw fail(.unclosedView) }
        }
        view.end = scanner.position
        return view
    }

    private mutating func checkView(_ name: String) throws(VisualFormatError) {
        guard names.views[name] != nil else { throw fail(.unknownView(name)) }
        guard names.item(name) != nil else { throw fail(.notAView(name)) }
    }

    // MARK: Connections

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard scanner.take("-") else { return .flush }
        let distances: [VisualFormat.Predicate<Double>]
        switch scanner.peek() {
        case "[", "|", nil: return .standard
        case "-": throw fail(.ambiguousMinus)
        case "(": distances = try distancesInParentheses()
        default: distances = [try simplePredicate()]
        }
        guard scanner.take("-") else { throw fail(.expectedDash) }
        return .distances(distances)
    }

    private mutating func distancesInParentheses() throws(VisualFormatError) -> [VisualFormat.Predicate<Double>] {
        _ = scanner.take("(")
        let distances = try predicates { parser throws(VisualFormatError) in try parser.number() }
        guard scanner.take(")") else { throw fail(.unclosedDistances) }
        return distances
    }

    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate<Double> {
        VisualFormat.Predicate(value: try number(), priority: try priority())
    }

    // MARK: Predicates

    private mutating func predicates<Value>(
        _ value: (inout Self) throws(VisualFormatError) -> Value
    ) throws(VisualFormatError) -> [VisualFormat.Predicate<Value>] {
        var list: [VisualFormat.Predicate<Value>] = []
        repeat {
            list.append(VisualFormat.Predicate(relation: try relation(), value: try value(&self), priority: try priority()))
        } while scanner.take(",")
        return list
    }

    private mutating func relation() throws(VisualFormatError) -> LayoutRelation {
        let relation: LayoutRelation
        if scanner.take("=") {
            relation = .equal
        } else if scanner.take("<") {
            relation = .lessThanOrEqual
        } else if scanner.take(">") {
            relation = .greaterThanOrEqual
        } else {
            return .equal
        }
        guard scanner.takeAdjacent("=") else { throw fail(.unknownRelation) }
        return relation
    }

    private mutating func thickness() throws(VisualFormatError) -> VisualFormat.Thickness {
        guard let name = scanner.takeName() else { return .points(try writtenNumber()) }
        if names.metrics[name] == nil, names.item(name) != nil { return .view(name) }
        return .points(try metric(name))
    }

    /// A number in points, written or called by name.
    private mutating func number() throws(VisualFormatError) -> Double {
        guard let name = scanner.takeName() else { return try writtenNumber() }
        return try metric(name)
    }

    private mutating func writtenNumber() throws(VisualFormatError) -> Double {
        guard let number = scanner.takeNumber() else { throw fail(.expectedValue) }
        guard number.isFinite else { throw fail(.numberOutOfRange) }
        return number
    }

    private mutating func metric(_ name: String) throws(VisualFormatError) -> Double {
        do { return try names.number(name) } catch { throw fail(error) }
    }

    private mutating func priority() throws(VisualFormatError) -> Float {
        guard scanner.take("@") else { return 1000 }
        let priority = Float(try number())
        guard priority > 0, priority <= 1000 else { throw fail(.illegalPriority) }
        return priority
    }
}
