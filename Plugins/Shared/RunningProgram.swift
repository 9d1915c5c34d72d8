import Foundation

/// A program that ends with the command which started it.
///
/// The package manager, which runs the command, may be ended by keys or by its terminal. It ends this process then, or
/// leaves it behind with another parent; the program ends in both cases.
struct RunningProgram {
    private let process = Process()
    private let parent = getppid()

    /// Starts a program with the terminal as its output.
    ///
    /// - Parameter environment: Variables beside this process's own.
    init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        // The system ends the program when this process's thread ends, which waits for it.
        let keeper = "/usr/bin/setpriv"
        let isKept = FileManager.default.isExecutableFile(atPath: keeper)
        process.executableURL = URL(filePath: isKept ? keeper : program)
        process.arguments = (isKept ? ["--pdeathsig", "KILL", "--", program] : []) + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        try process.run()
    }

    /// Waits until the program has ended, and returns its exit status.
    ///
    /// - Parameter note: What is called if the program is still running after a second.
    func wait(_ note: () -> Void = {}) -> Int32 {
        var (time, isNoted) = (0.0, false)
        while process.isRunning {
            Thread.sleep(forTimeInterval: Self.interval)
            time += Self.interval
            if getppid() != parent { end() }
            if !isNoted, time >= 1, process.isRunning {
                isNoted = true
                note()
            }
        }
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    private static let interval = 0.05

    /// Ends the program, as a device does first, and then by force.
    private func end() {
        process.terminate()
        for _ in 0..<Int(2 / Self.interval) where process.isRunning { Thread.sleep(forTimeInterval: Self.interval) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
