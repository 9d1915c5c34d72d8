import CairnTesting
import UIKit

/// How long snapshots take: a screen in 54 variants laid out, and drawn; and 66 assertions of one picture each, which
/// are compared with recorded ones.
///
/// Run it with: `swift run --package-path Benchmarks -c release benchmark-snapshots`.
@main
@MainActor
struct SnapshotBenchmark {
    static func main() throws {
        measure("54 variants of a screen laid out", times: 3) {
            for variant in Matrix.usual.variants { variant.perform { show(ProfileController()) { _ in } } }
        }
        for scale in [nil, 1] as [CGFloat?] {
            let words = scale.map { "at \(Int($0))x" } ?? "at the devices' scale"
            measure("54 variants of a screen laid out and drawn, \(words)", times: 3) {
                for variant in Matrix.usual.variants {
                    variant.perform { show(ProfileController()) { _ = $0.picture(scale: scale) } }
                }
            }
        }
        try compareRecorded()
    }

    private static func compareRecorded() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorded = folder.appendingPathComponent("SnapshotBenchmark")
        try FileManager.default.createDirectory(at: recorded, withIntermediateDirectories: true)
        let variant = ScreenVariant(device: try .init("iPhone 16"))
        try variant.perform {
            try show(ProfileController()) { view in
                for number in 1...66 {
                    try view.picture().pngData()?.write(to: recorded.appendingPathComponent("screen.\(number)@iPhone-16.png"))
                }
            }
        }
        let options = SnapshotOptions(recording: .never, folder: folder, report: folder.appendingPathComponent("report"))
        measure("66 assertions of a picture at 3x", times: 2) {
            for number in 1...66 {
                let isSame = assertSnapshot(
                    of: ProfileController(), named: "\(number)", on: variant, as: .picture, options: options, function: "screen()"
                )
                precondition(isSame)
            }
        }
    }

    /// Shows a controller in a window of the main screen while a closure runs.
    private static func show(_ controller: UIViewController, _ body: (UIView) throws -> Void) rethrows {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        try body(controller.view)
        window.isHidden = true
    }

    /// Prints the shortest and the longest of some runs, in milliseconds.
    private static func measure(_ name: String, times: Int, _ body: () throws -> Void) rethrows {
        var spent: [Double] = []
        for _ in 0..<times {
            let start = ContinuousClock.now
            try body()
            let time = (ContinuousClock.now - start).components
            spent.append(Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15)
        }
        print("\(name): \(Int(spent.min() ?? 0)) to \(Int(spent.max() ?? 0)) ms")
    }
}
