/// Which constraints of a problem mention each variable.
struct OccurrenceIndex {
    private let start: [Int32]
    /// Positions of constraints, those of one variable in a run.
    let positions: [Int32]

    /// - Parameter chosen: Positions of the constraints that count.
    init(of chosen: [Int32], in problem: LinearProblem) {
        var start = Array(repeating: Int32(0), count: problem.variables.count + 1)
        for position in chosen {
            for t in problem.constraints[Int(position)].terms { start[Int(problem.termVariables[Int(t)]) + 1] += 1 }
        }
        for v in problem.variables.indices { start[v + 1] += start[v] }
        var positions = Array(repeating: Int32(0), count: Int(start[problem.variables.count]))
        var next = start
        for position in chosen {
            for t in problem.constraints[Int(position)].terms {
                let v = Int(problem.termVariables[Int(t)])
                positions[Int(next[v])] = position
                next[v] += 1
            }
        }
        self.start = start
        self.positions = positions
    }

    /// Where the constraints on a variable stand in ``positions``.
    func range(of v: Int32) -> Range<Int> { Int(start[Int(v)])..<Int(start[Int(v) + 1]) }
}
