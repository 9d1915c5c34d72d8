import Foundation

/// A process that tries cases of a part, with the limits of time and memory that make a hang or a crash a finding.
@MainActor
final class PartProcess {
    /// A case that is being tried, and what it is made of.
    private typealias Case = (number: Int, pieces: Int, steps: Int)

    private let options: AttackOptions
    private let part: String
    private let firstCase: Int
    private let count: Int?
    private let kept: Pieces

    private(set) var casesTried = 0
    private(set) var stepsTried = 0
    private(set) var nextCase: Int
    /// Whether the process ended without trying a case.
    private(set) var isStuck = false

    init(_ options: AttackOptions, part: String, firstCase: Int, count: Int?, kept: Pieces) {
        (self.options, self.part, self.firstCase, self.count, self.kept) = (options, part, firstCase, count, kept)
        nextCase = firstCase
    }

    /// Lets the process work until it finds a fault, or has done its cases, or time is up.
    func runUntilFault(before end: Date) -> Finding? {
        let process = SpawnedProcess(CommandLine.arguments[0], arguments)
        var current: Case?
        while true {
            let wait = min(options.timeLimit, max(0.01, end.timeIntervalSinceNow))
            switch process.nextLine(within: wait) {
            case .line(let text):
                guard let line = WorkerLine(text) else { continue }
                switch line {
                case .began(let number, let pieces, let steps): current = (number, pieces, steps)
                case .ended(let number, let fault):
                    (casesTried, nextCase) = (casesTried + 1, number + 1)
                    stepsTried += current?.steps ?? 0
                    if let fault { return found(fault, current, process) }
                    current = nil
                    if Date() >= end {
                        process.kill()
                        return nil
                    }
                }
            case .timeout where Date() >= end && wait < options.timeLimit:
                process.kill()
                return nil
            case .timeout:
                return found("no answer within \(Int(options.timeLimit)) s", current ?? (nextCase, 0, 0), process)
            case .end(let status):
                let isDone = status == .exit(0) && current == nil
                isStuck = casesTried == 0
                return isDone ? nil : found("\(status)\(process.lastWords)", current ?? (nextCase, 0, 0), process)
            }
        }
    }

    private func found(_ fault: String, _ current: Case?, _ process: SpawnedProcess) -> Finding? {
        process.kill()
        guard let current else { return nil }
        nextCase = current.number + 1
        if isStuck { (isStuck, casesTried) = (false, 1) }
        return Finding(number: current.number, fault: fault, pieceCount: current.pieces, kept: kept)
    }

    private var arguments: [String] {
        var arguments = ["--work", part, "--part", part, "--seed", "\(options.seed)", "--case", "\(firstCase)"]
        if let count { arguments += ["--count", "\(count)"] }
        if kept != .all { arguments += ["--keep", "\(kept)"] }
        if let tool = options.tool { arguments += ["--cairn", tool] }
        for folder in options.documents.dropFirst() { arguments += ["--documents", folder] }
        return arguments
    }
}
