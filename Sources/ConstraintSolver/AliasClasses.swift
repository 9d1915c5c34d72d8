/// Variables tied to one another by equations of two variables: `x = factor * root + offset`, or `x = offset` where the value is known.
struct AliasClasses {
    /// The root stands for "no variable": the value is the offset.
    static let constant: Int32 = -1

    struct Alias {
        var root: Int32
        var factor: Double
        var offset: Double
    }

    private var links: [Alias]
    private var path: [Int32] = []

    /// Every variable by itself.
    init(count: Int) {
        links = (0..<Int32(count)).map { Alias(root: $0, factor: 1, offset: 0) }
    }

    /// What a variable stands for, in terms of its root. Shortens the path for the next time.
    mutating func find(_ variable: Int32) -> Alias {
        var link = links[Int(variable)]
        if link.root == variable || link.root == Self.constant { return link }
        path.removeAll(keepingCapacity: true)
        var current = variable
        while link.root != current && link.root != Self.constant {
            path.append(current)
            current = link.root
            link = links[Int(current)]
        }
        var resolved = link
        for step in path.reversed() {
            let own = links[Int(step)]
            resolved = Alias(
                root: resolved.root, factor: own.factor * resolved.factor, offset: own.factor * resolved.offset + own.offset)
            links[Int(step)] = resolved
        }
        return resolved
    }

    /// Makes a root equal to an expression over another root, or to a number.
    mutating func link(_ root: Int32, to alias: Alias) { links[Int(root)] = alias }
}

/// A sum over class roots plus a number.
struct Expression {
    var roots: [Int32] = []
    var coefficients: [Double] = []
    var constant = 0.0
    /// The largest number met while summing up, to judge what is left against.
    var magnitude = 0.0
}

/// Rewrites constraints over class roots.
struct Substitution {
    private var sums: [Double]
    private var sizes: [Double]
    private var touched: [Int32] = []
    private var isTouched: [Bool]

    init(count: Int) {
        sums = Array(repeating: 0, count: count)
        sizes = sums
        isTouched = Array(repeating: false, count: count)
    }

    /// A constraint's left side less its constant, over roots, with what cancels left out. Roots keep the order of the terms.
    mutating func expression(
        of entry: ConstraintStore.Entry, in store: ConstraintStore, locals: [Int32], _ classes: inout AliasClasses
    ) -> Expression {
        var result = Expression()
        result.constant = -entry.constant
        result.magnitude = abs(entry.constant)
        for term in store.terms(of: entry) {
            let coefficient = store.termCoefficients[term]
            let variable = store.termVariables[term]
            if let value = store.fixedValues[Int(variable)] {
                result.add(coefficient * value)
                continue
            }
            let alias = classes.find(locals[Int(variable)])
            result.add(coefficient * alias.offset)
            if alias.root != AliasClasses.constant { gather(alias.root, coefficient * alias.factor) }
        }
        release(into: &result)
        return result
    }

    private mutating func gather(_ root: Int32, _ coefficient: Double) {
        let index = Int(root)
        if !isTouched[index] {
            isTouched[index] = true
            touched.append(root)
        }
        sums[index] += coefficient
        sizes[index] = max(sizes[index], abs(coefficient))
    }

    private mutating func release(into result: inout Expression) {
        for root in touched {
            let index = Int(root)
            if abs(sums[index]) > Tolerance.coefficient * sizes[index] {
                result.roots.append(root)
                result.coefficients.append(sums[index])
            }
            (sums[index], sizes[index], isTouched[index]) = (0, 0, false)
        }
        touched.removeAll(keepingCapacity: true)
    }
}

extension Expression {
    mutating func add(_ number: Double) {
        constant += number
        magnitude = max(magnitude, abs(number))
    }
}
