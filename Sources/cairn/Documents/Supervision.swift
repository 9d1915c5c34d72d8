import Foundation
import LayoutInspection

/// Doing a document's work in a child process, which is ended when it takes too long or too much memory.
@MainActor
struct Supervision {
    let path: String
    /// The subcommand whose help is named where its arguments are wrong.
    let subcommand: Subcommand
    /// The work's name in messages.
    let work: String
    /// Seconds.
    private let timeLimit: TimeInterval
    private let usesProcess: Bool

    /// - Parameter documents: How many documents are worked on, each of which may take the time limit of the options.
    init(_ options: CommandOptions, path: String, _ subcommand: Subcommand, work: String, documents: Int = 1) {
        (self.path, self.subcommand, self.work) = (path, subcommand, work)
        timeLimit = options.timeLimit * Double(max(1, documents))
        usesProcess = options.usesProcesses
    }

    /// Does the work in a child process, whose output is this one's; without one where the options ask for none.
    ///
    /// - Returns: The work's status; ``ExitStatus/failure``, after a message, where the process was ended.
    /// - Throws: Where no process can be made. What the work throws is reported by the child.
    func run(_ output: CommandOutput, _ body: () throws(UsageError) -> ExitStatus) throws(UsageError) -> ExitStatus {
        guard usesProcess else { return try body() }
        output.flush()
        let process: ChildProcess
        do throws(SystemFault) {
            process = try ChildProcess { _, answers in
                let status = status(of: body, output)
                output.flush()
                Descriptor.write([0], to: answers)
                return status.rawValue
            }
        } catch {
            throw .unstartable(reason: error.reason)
        }
        let isDone = Descriptor.readable([process.answers], until: Date(timeIntervalSinceNow: timeLimit))[0]
        return status(of: process.end(killing: !isDone), isLate: !isDone, output)
    }

    private func status(of body: () throws(UsageError) -> ExitStatus, _ output: CommandOutput) -> ExitStatus {
        do throws(UsageError) {
            return try body()
        } catch {
            return Cairn.refuse(error, in: subcommand, output)
        }
    }

    private func status(of end: ChildProcess.End, isLate: Bool, _ output: CommandOutput) -> ExitStatus {
        if case .status(let number) = end, let status = ExitStatus(rawValue: number) { return status }
        if end == .signal(SIGPIPE) {
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        let failure: DocumentFailure = isLate ? .late(timeLimit, work) : .crash(end, work)
        output.error(failure.diagnostic.line(path: path) + "\n")
        return .failure
    }
}
