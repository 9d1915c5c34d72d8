import LayoutEngine

/// Reads the visual format language, strictly by its published grammar.
///
/// Names are not looked up. A fault ends reading, and is reported after the faults of the names before it: the first
/// fault of the text is the one reported.
///
/// - Source: Auto Layout Guide, "Visual Format Language", grammar.
struct VisualFormatParser {
    private var scanner: VisualFormatScanner
    private var line = VisualFormat()

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        scanner = VisualFormatScanner(bytes)
        // Most lines fit this.
        line.names.reserveCapacity(4)
        line.uses.reserveCapacity(4)
        line.views.reserveCapacity(4)
        line.steps.reserveCapacity(4)
    }

    /// The line as values, up to its end or to its first fault.
    ///
    /// - Complexity: Linear in the length of the text.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> VisualFormat {
        var parser = VisualFormatParser(bytes)
        do { try parser.read() } catch { parser.line.fault = error }
        return parser.line
    }

    private func fail(_ reason: VisualFormatError.Reason) -> VisualFormat.Fault {
        VisualFormat.Fault(reason: reason, position: scanner.position)
    }

    // MARK: The line

    private mutating func read() throws(VisualFormat.Fault) {
        guard scanner.peek() != nil else { throw fail(.empty) }
        line.axis = try orientation()
        try opening()
        try view()
        var isClosed = false
        while !isClosed, scanner.peek() != nil {
            try connection()
            isClosed = scanner.take("|")
            if !isClosed { try view() }
        }
        line.end = scanner.position
        guard scanner.peek() == nil else { throw fail(.textAfterEnd) }
    }

    private mutating func orientation() throws(VisualFormat.Fault) -> NSLayoutConstraint.Axis {
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

    /// Reads the superview and its connection to the first view, if the line does not begin with the view.
    private mutating func opening() throws(VisualFormat.Fault) {
        guard scanner.take("|") else { return }
        guard scanner.peek() != nil else { throw fail(.expectedConnection) }
        try connection()
    }

    // MARK: Views

    private mutating func view() throws(VisualFormat.Fault) {
        guard scanner.peek() != nil else { throw fail(.expectedMore) }
        guard scanner.take("["), let name = scanner.takeName() else { throw fail(.expectedView) }
        let index = use(name, as: .view)
        if scanner.take("(") {
            try predicates(.size, named: .size)
            guard scanner.take(")"), scanner.take("]") else { throw fail(.unclosedThickness) }
        } else {
            guard scanner.take("]") else { throw fail(.unclosedView) }
        }
        line.views.append(VisualFormat.View(name: index, end: scanner.position))
    }

    /// Records the use of a name that was just read, and returns its index. It is compared with the eight names before
    /// it, so that parsing stays linear in long lines.
    private mutating func use(_ name: String, as meaning: VisualFormat.Use.Meaning) -> Int {
        let index = line.names.suffix(8).lastIndex(of: name) ?? line.names.count
        if index == line.names.count { line.names.append(name) }
        line.uses.append(VisualFormat.Use(name: index, meaning: meaning, end: scanner.position))
        return index
    }

    // MARK: Connections

    private mutating func connection() throws(VisualFormat.Fault) {
        guard scanner.take("-") else { return line.steps.append(step(.flush)) }
        switch scanner.peek() {
        case UInt8(ascii: "["), UInt8(ascii: "|"), nil: return line.steps.append(step(.standard))
        case UInt8(ascii: "-"): throw fail(.ambiguousMinus)
        case UInt8(ascii: "("): try distancesInParentheses()
        default: try simplePredicate()
        }
        guard scanner.take("-") else { throw fail(.expectedDash) }
    }

    /// A step of the view that is being read, or of the next one.
    private func step(_ kind: VisualFormat.Step.Kind) -> VisualFormat.Step {
        VisualFormat.Step(kind: kind, view: line.views.count)
    }

    private mutating func distancesInParentheses() throws(VisualFormat.Fault) {
        _ = scanner.take("(")
        try predicates(.distance, named: .distance)
        guard scanner.take(")") else { throw fail(.unclosedDistances) }
    }

    private mutating func simplePredicate() throws(VisualFormat.Fault) {
        var step = step(.distance)
        step.value = try value(named: .distance)
        step.priority = try priority()
        line.steps.append(step)
    }

    // MARK: Predicates

    private mutating func predicates(
        _ kind: VisualFormat.Step.Kind, named meaning: VisualFormat.Use.Meaning
    ) throws(VisualFormat.Fault) {
        repeat {
            var step = step(kind)
            step.relation = try relation()
            step.value = try value(named: meaning)
            step.priority = try priority()
            line.steps.append(step)
        } while scanner.take(",")
    }

    private mutating func relation() throws(VisualFormat.Fault) -> LayoutRelation {
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

    /// Reads a value, written as a number or as a name.
    private mutating func value(named meaning: VisualFormat.Use.Meaning) throws(VisualFormat.Fault) -> VisualFormat.Value {
        if let name = scanner.takeName() { return .named(use(name, as: meaning)) }
        guard let number = scanner.takeNumber() else { throw fail(.expectedValue) }
        guard number.isFinite else { throw fail(.numberOutOfRange) }
        return .written(number)
    }

    private mutating func priority() throws(VisualFormat.Fault) -> VisualFormat.Value {
        guard scanner.take("@") else { return .written(1000) }
        let priority = try value(named: .priority)
        if case .written(let number) = priority, !VisualFormat.isPriority(number) { throw fail(.illegalPriority) }
        return priority
    }
}
