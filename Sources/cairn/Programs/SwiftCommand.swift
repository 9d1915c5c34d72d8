import Foundation

/// A call of the package manager or of the compiler, which ends with this process.
struct SwiftCommand {
    private let process = Process()

    /// - Parameter program: A program of the toolchain that `PATH` finds.
    init(_ arguments: [String], program: String = "swift") {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardInput = FileHandle.nullDevice
    }

    /// Runs it where messages go.
    ///
    /// - Returns: Whether it succeeded.
    func run() throws -> Bool {
        process.standardOutput = FileHandle.standardError
        return try wait()
    }

    /// Runs it and keeps what it prints.
    ///
    /// - Returns: That text if it failed, or else nil.
    func failure() throws -> String? {
        let file = try ConsoleFile()
        process.standardOutput = file.handle
        process.standardError = file.handle
        return try wait() ? nil : file.lines(atMost: Self.mostLines)
    }

    private static let mostLines = 200

    /// Runs it and returns its standard output.
    func output() throws -> Data {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.standardError
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw UsageError.unbuildable(reason: "the package manager failed") }
        return data
    }

    private func wait() throws -> Bool {
        try process.run()
        EndingSignals.hold(group: process.processIdentifier)
        process.waitUntilExit()
        EndingSignals.hold(group: nil)
        return process.terminationReason == .exit && process.terminationStatus == 0
    }
}
