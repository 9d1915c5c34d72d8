import Foundation
import Testing

/// Runs the program with an `@main` delegate as a user would, and ends it as a system does.
@Suite struct StartingAppTests {
    private static let started = [
        "application didFinishLaunching", "scene willConnect Default Configuration", "controller viewDidAppear",
        "scene willEnterForeground", "scene didBecomeActive",
    ]
    private static let ended = [
        "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "application willTerminate",
    ]

    @Test(.timeLimit(.minutes(1)), arguments: [SIGTERM, SIGINT]) func startsAndEnds(by signal: Int32) throws {
        let program = try RunningProgram("StartingApp")
        #expect(program.lines(Self.started.count) == Self.started)
        kill(program.process.processIdentifier, signal)
        #expect(program.remainingLines() == Self.ended)
        #expect(program.process.terminationStatus == 0)
        #expect(program.process.terminationReason == .exit)
    }
}

/// A program that lies beside the tests, and the lines that it prints.
final class RunningProgram {
    let process = Process()
    private let output = Pipe()
    private var unread = Data()

    init(_ name: String, _ arguments: [String] = []) throws {
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent(name)
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
    }

    /// The next lines, as soon as there are so many; fewer where the program ended before.
    func lines(_ count: Int) -> [String] {
        var lines: [String] = []
        while lines.count < count, let line = nextLine() { lines.append(line) }
        return lines
    }

    /// The lines that are left once the program has ended.
    func remainingLines() -> [String] {
        let lines = lines(.max)
        process.waitUntilExit()
        return lines
    }

    private func nextLine() -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: unread[..<end], as: UTF8.self)
                unread = Data(unread[(end + 1)...])
                return line
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread += more
        }
    }
}
