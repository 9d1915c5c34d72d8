import UIKit
import Workloads

/// Measures trees of views and stack views.
@main
struct ViewsBenchmark {
    @MainActor
    static func main() throws {
        let arguments = MeasurementArguments()
        let workload = try TreeWorkload(file: arguments.file(".tree"))
        var measurement = Measurement(of: "views", arguments)
        try measurement.run(steps: workload.steps.count, rebuilding: workload.rebuildsEachStep) {
            ViewsEngine(workload)
        }
        measurement.printFigures()
    }
}
