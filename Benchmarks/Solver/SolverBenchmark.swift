import ConstraintSolver
import Workloads

/// Measures the solver on flat constraints.
@main
struct SolverBenchmark {
    static func main() throws {
        let arguments = MeasurementArguments()
        let workload = try ConstraintWorkload(file: arguments.file(".cons"))
        var measurement = Measurement(of: "solver", arguments)
        try measurement.run(
            steps: workload.steps.count, rebuilding: workload.rebuildsEachStep, forgetting: TemplateCache.shared.removeAll
        ) { SolverEngine(workload) }
        try measurement.printFigures()
    }
}
