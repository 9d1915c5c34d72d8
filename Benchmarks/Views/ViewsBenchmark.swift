import ConstraintSolver
import UIKit
import Workloads

/// Measures trees of views and stack views.
@main
struct ViewsBenchmark {
    @MainActor
    static func main() throws {
        let arguments = MeasurementArguments()
        let isList = arguments.workload == "W3-list"
        let workload = try TreeWorkload(file: isList ? "\(arguments.directory)/W3-cell.tree" : arguments.file(".tree"))
        var measurement = Measurement(of: "views", arguments)
        if isList {
            try measurement.run(steps: ListEngine.stepCount, rebuilding: false, forgetting: TemplateCache.shared.removeAll) {
                ListEngine(workload)
            }
        } else {
            try measurement.run(
                steps: workload.steps.count, rebuilding: workload.rebuildsEachStep, forgetting: TemplateCache.shared.removeAll
            ) { ViewsEngine(workload) }
        }
        measurement.routes = RouteTrace.countsByName
        try measurement.printFigures()
    }
}
