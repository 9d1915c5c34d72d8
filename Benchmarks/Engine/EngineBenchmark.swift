import ConstraintSolver
import Workloads

/// Measures the layout engine on items, without views.
@main
struct EngineBenchmark {
    @MainActor
    static func main() throws {
        let arguments = MeasurementArguments()
        let workload = try TreeWorkload(file: arguments.file(".tree"))
        var measurement = Measurement(of: "engine", arguments)
        try measurement.run(
            steps: workload.steps.count, rebuilding: workload.rebuildsEachStep, forgetting: TemplateCache.shared.removeAll
        ) { ItemsEngine(workload) }
        try measurement.printFigures()
    }
}
