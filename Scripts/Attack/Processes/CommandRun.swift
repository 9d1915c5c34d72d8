import Foundation

/// One run of the `cairn` command, and what it left.
struct CommandRun {
    let end: SpawnedProcess.End?
    let output: [UInt8]
    let errors: [UInt8]
    /// The most memory that it, or a process of its own, had, in bytes; 0 where that was not more than this process
    /// has, which the system counts for a process that it starts.
    let peakMemory: Int

    /// Seconds; the command's own limit is lower.
    private static let timeLimit = 50.0

    /// - Parameter input: A file for standard input; without one, there is nothing to read.
    /// - Returns: A run without an end where the time was up.
    init(_ tool: String, _ arguments: [String], input: String? = nil, in folder: String) {
        let (outputFile, errorFile) = (folder + "/.output", folder + "/.errors")
        let descriptor = open(outputFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        precondition(descriptor >= 0, "\(outputFile) cannot be written")
        let id = Spawning.start(tool, arguments, input: input, output: descriptor, errors: errorFile)
        close(descriptor)
        (end, peakMemory) = Self.wait(id)
        output = [UInt8](FileManager.default.contents(atPath: outputFile) ?? Data())
        errors = [UInt8](FileManager.default.contents(atPath: errorFile) ?? Data())
        for file in [outputFile, errorFile] { unlink(file) }
    }

    private static func wait(_ id: pid_t) -> (end: SpawnedProcess.End?, peakMemory: Int) {
        let limit = Date().addingTimeInterval(timeLimit)
        var (status, usage) = (Int32(0), rusage())
        var pause: useconds_t = 200
        while wait4(id, &status, WNOHANG, &usage) == 0 {
            if Date() > limit {
                kill(id, SIGKILL)
                wait4(id, &status, 0, &usage)
                return (nil, peakMemory(usage))
            }
            usleep(pause)
            pause = min(5000, pause * 2)
        }
        return (SpawnedProcess.End(status), peakMemory(usage))
    }

    private static func peakMemory(_ usage: rusage) -> Int {
        var own = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
        return usage.ru_maxrss > own.ru_maxrss ? usage.ru_maxrss * 1024 : 0
    }

    // MARK: What holds of every run

    /// The fault in the way it ended; nil if there is none.
    ///
    /// - Parameters:
    ///   - statuses: The exit statuses that the command may have.
    ///   - isReport: Whether what it prints may tell why the status is 2.
    func fault(statuses: ClosedRange<Int32>, isReport: Bool = false) -> String? {
        let words = String(decoding: errors, as: UTF8.self)
        switch end {
        case nil: return "the command did not end within \(Int(Self.timeLimit)) s"
        case .signal(let signal)?: return "the command ended by signal \(signal): \(words.suffix(300))"
        case .exit(let status)? where !statuses.contains(status): return "exit status \(status): \(words.suffix(300))"
        case .exit(2)? where errors.isEmpty && !(isReport && !output.isEmpty): return "exit status 2 without a message"
        case .exit: break
        }
        let text = words + String(decoding: output, as: UTF8.self)
        for mark in ["[crash]", "[timeout]"] {
            if let line = text.split(separator: "\n").first(where: { $0.contains(mark) }) {
                return Self.reason(in: String(line), mark)
            }
        }
        return nil
    }

    /// The message that ends with a mark, without the path before it.
    private static func reason(in line: String, _ mark: String) -> String {
        let upToMark = line.components(separatedBy: mark)[0]
        return "an error ends with \(mark): " + (upToMark.components(separatedBy: "error: ").last ?? upToMark).prefix(120)
    }
}
