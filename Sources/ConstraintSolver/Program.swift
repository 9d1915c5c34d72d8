/// A component after presolving: classes of variables with convex costs, and what few equations are left between them.
struct Program {
    struct Row {
        var variables: [Int32]
        var coefficients: [Double]
        var constant: Double
    }

    /// Class roots first, then one variable for each sum that has bounds or a cost.
    var costs: [ConvexCost] = []
    /// `sum + constant == 0`
    var equations: [Row] = []
    /// `variable == sum + constant`, in the order of installation.
    var definitions: [(variable: Int32, row: Row)] = []
    /// 0 for bounds, then one level or two for each priority, and one for broken constraints.
    var levelCount: Int32 = 1
    /// Whether a required constraint cannot hold whatever the values are.
    var isInfeasible = false
}

/// Turns a component into a program: aliases first, then bounds and costs of single variables, then rows.
struct Presolver {
    private let store: ConstraintStore
    private let component: Component
    private let locals: [Int32]
    private(set) var classes: AliasClasses
    private var substitution: Substitution
    private var program = Program()
    private var levels: [Level] = []

    private struct Level: Comparable {
        var priority: Float
        /// Ties within the priority are settled at a level of their own.
        var settlesTies: Bool

        static func < (a: Level, b: Level) -> Bool {
            a.priority != b.priority ? a.priority > b.priority : !a.settlesTies && b.settlesTies
        }
    }

    /// Below every priority that can be asked for.
    private static let brokenPriority: Float = -1

    /// - Parameter locals: For each of the component's variables its position there; other entries are not read.
    init(_ component: Component, in store: ConstraintStore, locals: [Int32]) {
        (self.component, self.store, self.locals) = (component, store, locals)
        classes = AliasClasses(count: component.variables.count)
        substitution = Substitution(count: component.variables.count)
    }

    /// The reduced program; `nil` when required equations contradict each other.
    mutating func run() -> Program? {
        guard let open = eliminateAliases() else { return nil }
        program.costs = Array(repeating: ConvexCost(), count: component.variables.count)
        collectLevels()
        addImplicitBounds()
        guard addRest(open) else { return nil }
        for index in program.costs.indices { program.costs[index].finish() }
        program.levelCount = Int32(levels.count + 1)
        return program
    }

    // MARK: Aliases

    private func isRequired(_ entry: ConstraintStore.Entry) -> Bool { entry.priority >= 1000 && !entry.isBroken }

    /// Works equations of at most two variables into classes until none is left.
    ///
    /// - Returns: The equations that keep three variables or more; `nil` for a contradiction.
    private mutating func eliminateAliases() -> [Int32]? {
        var open = component.constraints.filter {
            let entry = store.entries[Int($0)]
            return entry.relation == .equal && isRequired(entry)
        }
        var madeProgress = true
        while madeProgress {
            madeProgress = false
            var rest: [Int32] = []
            for constraint in open {
                let expression = expression(of: constraint)
                switch expression.roots.count {
                case 0:
                    if abs(expression.constant) > Tolerance.feasibility(expression.magnitude) { return nil }
                case 1, 2:
                    eliminate(expression)
                    madeProgress = true
                default: rest.append(constraint)
                }
            }
            open = rest
        }
        return open
    }

    /// Solves for the first variable, the subject.
    private mutating func eliminate(_ expression: Expression) {
        let factor = -1 / expression.coefficients[0]
        let offset = expression.constant * factor
        if expression.roots.count == 1 {
            classes.link(expression.roots[0], to: .init(root: AliasClasses.constant, factor: 0, offset: offset))
        } else {
            classes.link(
                expression.roots[0],
                to: .init(root: expression.roots[1], factor: expression.coefficients[1] * factor, offset: offset))
        }
    }

    private mutating func expression(of constraint: Int32) -> Expression {
        substitution.expression(of: store.entries[Int(constraint)], in: store, locals: locals, &classes)
    }

    // MARK: Levels

    private mutating func collectLevels() {
        for constraint in component.constraints {
            let entry = store.entries[Int(constraint)]
            guard !isRequired(entry) else { continue }
            levels.append(Level(priority: priority(entry), settlesTies: false))
            if entry.tieRank > 0 { levels.append(Level(priority: priority(entry), settlesTies: true)) }
        }
        levels.sort()
        levels = levels.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    private func priority(_ entry: ConstraintStore.Entry) -> Float { entry.isBroken ? Self.brokenPriority : entry.priority }

    private func number(of level: Level) -> Int32 {
        var (low, high) = (0, levels.count)
        while low < high {
            let middle = (low + high) / 2
            if levels[middle] < level { low = middle + 1 } else { high = middle }
        }
        return Int32(low + 1)
    }

    // MARK: Bounds and costs

    private mutating func addImplicitBounds() {
        for (local, variable) in component.variables.enumerated() {
            let bound = store.lowerBounds[Int(variable)]
            guard bound > -.infinity else { continue }
            let alias = classes.find(Int32(local))
            guard alias.root != AliasClasses.constant else {
                program.isInfeasible = program.isInfeasible || alias.offset < bound - Tolerance.feasibility(abs(bound))
                continue
            }
            addBound(alias.root, at: (bound - alias.offset) / alias.factor, isLower: alias.factor > 0, order: -1)
        }
    }

    private mutating func addBound(_ variable: Int32, at position: Double, isLower: Bool, order: Int32) {
        program.costs[Int(variable)].add(
            .init(position: position, level: 0, above: isLower ? 0 : 1, below: isLower ? 1 : 0, order: order))
    }

    /// Everything but the aliases, in the order of installation. False for a contradiction.
    private mutating func addRest(_ open: [Int32]) -> Bool {
        var remaining = open[...]
        for (order, constraint) in component.constraints.enumerated() {
            let entry = store.entries[Int(constraint)]
            if isRequired(entry) && entry.relation == .equal {
                guard remaining.first == constraint else { continue }
                remaining.removeFirst()
                let expression = expression(of: constraint)
                program.equations.append(
                    .init(variables: expression.roots, coefficients: expression.coefficients, constant: expression.constant))
            } else if !add(constraint, entry, Int32(order)) {
                return false
            }
        }
        return !program.isInfeasible
    }

    /// An inequality or an optional constraint: on a single class directly, otherwise on a variable that stands for the sum.
    private mutating func add(_ constraint: Int32, _ entry: ConstraintStore.Entry, _ order: Int32) -> Bool {
        let expression = expression(of: constraint)
        switch expression.roots.count {
        case 0:
            return !isRequired(entry) || holds(entry.relation, expression)
        case 1:
            price(
                entry, expression.roots[0], at: -expression.constant / expression.coefficients[0], expression.coefficients[0],
                order)
        default:
            let variable = Int32(program.costs.count)
            program.costs.append(ConvexCost())
            program.definitions.append(
                (
                    variable,
                    .init(variables: expression.roots, coefficients: expression.coefficients, constant: expression.constant)
                ))
            price(entry, variable, at: 0, 1, order)
        }
        return true
    }

    private func holds(_ relation: Relation, _ expression: Expression) -> Bool {
        let slack = Tolerance.feasibility(expression.magnitude)
        switch relation {
        case .equal: return abs(expression.constant) <= slack
        case .lessThanOrEqual: return expression.constant <= slack
        case .greaterThanOrEqual: return expression.constant >= -slack
        }
    }

    /// Charges a violation of `factor * variable relation factor * position`.
    private mutating func price(
        _ entry: ConstraintStore.Entry, _ variable: Int32, at position: Double, _ factor: Double, _ order: Int32
    ) {
        let weight = abs(factor)
        let chargesAbove = entry.relation == .equal || (entry.relation == .lessThanOrEqual) == (factor > 0)
        let chargesBelow = entry.relation == .equal || !chargesAbove
        guard !isRequired(entry) else {
            addBound(variable, at: position, isLower: chargesBelow, order: order)
            return
        }
        func charge(_ level: Level, _ weight: Double) {
            program.costs[Int(variable)].add(
                .init(
                    position: position, level: number(of: level), above: chargesAbove ? weight : 0,
                    below: chargesBelow ? weight : 0, order: order))
        }
        charge(Level(priority: priority(entry), settlesTies: false), weight)
        if entry.tieRank > 0 { charge(Level(priority: priority(entry), settlesTies: true), weight * Double(entry.tieRank)) }
    }
}
