import Foundation

/// An engine that a workload can be put through; one instance lives for one layout and the steps after it.
package protocol MeasuredEngine: AnyObject {
    /// Takes over what a step changes before anything is built, for workloads that build anew in each step.
    func vary(by step: Int)
    /// Builds everything, solves, and reads all values.
    func layOut()
    /// Applies one step, solves, and reads what changed.
    func apply(step: Int)
    /// Four values a view, and those of any further variables.
    var values: [Double] { get }
}

/// What a program that measures layouts is asked to do.
package struct MeasurementArguments {
    package let directory: String
    package let workload: String
    package var once = false
    package var firstValues: String?
    package var finalValues: String?

    package init() {
        var plain: [String] = []
        var words = CommandLine.arguments.dropFirst()
        while let word = words.popFirst() {
            switch word {
            case "--once": once = true
            case "--first-values": firstValues = words.popFirst()
            case "--values": finalValues = words.popFirst()
            default: plain.append(word)
            }
        }
        guard plain.count == 2 else {
            FileHandle.standardError.write(
                Data(
                    "usage: \(CommandLine.arguments[0]) DIRECTORY WORKLOAD [--once] [--first-values FILE] [--values FILE]\n".utf8)
            )
            exit(2)
        }
        (directory, workload) = (plain[0], plain[1])
    }

    package func file(_ suffix: String) -> String { "\(directory)/\(workload)\(suffix)" }
}

/// Runs an engine through a workload and prints one line of figures.
///
/// First layouts, and the steps, repeat until 0.15 s have passed.
package struct Measurement: Encodable {
    private let engine: String
    private let workload: String
    private let arguments: MeasurementArguments
    private var creation = Times()
    private var first = Times()
    private var step = Times()
    private var firstAllocations = -1
    private var stepAllocations = -1
    private var layoutKB = -1
    /// The number of layouts and fitting sizes by each route, by the routes' names.
    package var routes: [String: Int]?

    package init(of engineName: String, _ arguments: MeasurementArguments) {
        engine = engineName
        workload = arguments.workload
        self.arguments = arguments
    }

    private enum CodingKeys: CodingKey {
        case engine, workload, creation, first, step, firstAllocations, stepAllocations, layoutKB, routes
    }

    /// - Parameter forget: Called before each first layout, so that nothing is known from the last one.
    package mutating func run(
        steps: Int, rebuilding: Bool, forgetting forget: () -> Void, make: () -> any MeasuredEngine
    ) throws {
        try runFirstLayouts(forget, make)
        guard steps > 0 else { return }
        if rebuilding { runRebuilds(steps, make) } else { try runSteps(steps, make) }
    }

    /// Prints the figures as a line of JSON.
    package func printFigures() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        print(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    private mutating func runFirstLayouts(_ forget: () -> Void, _ make: () -> any MeasuredEngine) throws {
        let end = DispatchTime.now().uptimeNanoseconds + 150_000_000
        repeat {
            forget()
            let isFirst = first.isEmpty
            let memory = isFirst ? ProcessFigures.memoryKB("VmRSS") : 0
            let allocations = ProcessFigures.allocations()
            let engine = creation.measure(make)
            first.measure { engine.layOut() }
            guard isFirst else { continue }
            firstAllocations = allocations.flatMap { before in ProcessFigures.allocations().map { $0 - before } } ?? -1
            layoutKB = ProcessFigures.memoryKB("VmHWM") - memory
            try write(engine.values, to: arguments.firstValues)
        } while !arguments.once && DispatchTime.now().uptimeNanoseconds < end
    }

    private mutating func runSteps(_ count: Int, _ make: () -> any MeasuredEngine) throws {
        let end = DispatchTime.now().uptimeNanoseconds + 150_000_000
        repeat {
            let isFirst = step.isEmpty
            let engine = make()
            engine.layOut()
            let allocations = ProcessFigures.allocations()
            for index in 0..<count { step.measure { engine.apply(step: index) } }
            guard isFirst else { continue }
            stepAllocations = allocations.flatMap { before in ProcessFigures.allocations().map { ($0 - before) / count } } ?? -1
            try write(engine.values, to: arguments.finalValues)
        } while !arguments.once && DispatchTime.now().uptimeNanoseconds < end
    }

    private mutating func runRebuilds(_ count: Int, _ make: () -> any MeasuredEngine) {
        let end = DispatchTime.now().uptimeNanoseconds + 150_000_000
        repeat {
            let allocations = ProcessFigures.allocations()
            for index in 0..<count {
                step.measure {
                    let engine = make()
                    engine.vary(by: index)
                    engine.layOut()
                }
            }
            stepAllocations = allocations.flatMap { before in ProcessFigures.allocations().map { ($0 - before) / count } } ?? -1
        } while !arguments.once && DispatchTime.now().uptimeNanoseconds < end
    }

    private func write(_ values: [Double], to file: String?) throws {
        guard let file else { return }
        let lines = values.enumerated().map { "\($0.offset) \($0.element)\n" }.joined()
        try lines.write(toFile: file, atomically: false, encoding: .utf8)
    }
}
