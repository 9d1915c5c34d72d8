import Foundation
import Testing

/// Runs the program with an `@main` delegate as a user would, and ends it as a system does.
@Suite struct StartingAppTests {
    /// The last line comes of the layout at the end of the turn, for which nobody asks.
    private static func started(on screen: String = "402.0 x 874.0") -> [String] {
        [
            "application didFinishLaunching", "scene willConnect Default Configuration", "controller viewDidLayoutSubviews Hello",
            "controller viewDidAppear on \(screen)", "scene willEnterForeground", "scene didBecomeActive",
            "controller viewDidLayoutSubviews Hello again",
        ]
    }
    private static let ended = [
        "scene willResignActive", "scene didEnterBackground", "scene didDisconnect", "application willTerminate",
    ]

    @Test(.timeLimit(.minutes(1)), arguments: [SIGTERM, SIGINT]) func startsAndEnds(by signal: Int32) throws {
        let program = try RunningProgram("StartingApp")
        #expect(program.lines(Self.started().count) == Self.started())
        kill(program.process.processIdentifier, signal)
        #expect(program.remainingLines() == Self.ended)
        #expect(program.process.terminationStatus == 0)
        #expect(program.process.terminationReason == .exit)
    }

    @Test(.timeLimit(.minutes(1))) func optionsChooseTheDevice() throws {
        let program = try RunningProgram("StartingApp", ["-CairnDevice", "iPhone 15", "-CairnOrientation", "landscape"])
        #expect(program.lines(Self.started().count) == Self.started(on: "852.0 x 393.0"))
        program.process.terminate()
        program.process.waitUntilExit()
    }

    @Test(.timeLimit(.minutes(1))) func aWrongOptionEndsTheProgram() throws {
        let program = try RunningProgram("StartingApp", ["-CairnDevice", "iPhone 99"])
        #expect(program.remainingLines().isEmpty)
        #expect(program.process.terminationReason == .uncaughtSignal)
    }

    /// A program in which nothing happens sleeps: in a second of waiting it takes less than two hundredths of processor
    /// time.
    @Test(.timeLimit(.minutes(1))) func takesNoProcessorTimeWhileNothingHappens() throws {
        let program = try RunningProgram("StartingApp")
        _ = program.lines(Self.started().count)
        Thread.sleep(forTimeInterval: 0.5)
        let before = try program.processorTicks()
        Thread.sleep(forTimeInterval: 1)
        #expect(try program.processorTicks() - before < 2)
        program.process.terminate()
        program.process.waitUntilExit()
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

    /// The processor time that the program has taken, in hundredths of a second.
    func processorTicks() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        let fields = text[text.lastIndex(of: ")")!...].split(separator: " ")
        return try #require(Int(fields[12])) + #require(Int(fields[13]))
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
