import Foundation
import StudioMessages

/// A program with Studio's agent, which is asked and waited for: without a page, for coding agents and tests.
package final class ProgramClient {
    private let process: SpawnedProcess
    private let socket: MessageSocket
    /// Whether the program has not been found to have ended.
    package private(set) var isRunning = true
    /// The number of the program's process, which leads a group of its own.
    package var processID: Int32 { process.id }
    private var lastNumber: UInt32 = 0
    /// Lines of `CairnTesting` that repeat what was done, in their order.
    package private(set) var actions: [String] = []

    /// How long a program may take for an answer, in seconds.
    private let timeLimit: Int

    /// Builds a program and starts it.
    ///
    /// - Parameters:
    ///   - product: A product of the package in the folder, or the path of a program that is built.
    ///   - arguments: The program's arguments.
    ///   - variables: Variables of the program's environment beside this process's own.
    ///   - console: The descriptor for what the program prints.
    ///   - timeLimit: How long the program may take for an answer, in seconds.
    /// - Throws: Why it does not run.
    package init(
        _ product: String, folder: String, arguments: [String] = [], variables: [String: String] = [:], console: Int32 = 2,
        timeLimit: Int = 30
    ) throws {
        self.timeLimit = timeLimit
        let build = try ProgramBuild(product, folder: folder)
        for step in build.steps {
            guard let words = try build.words(of: step) else { continue }
            // What builds and programs print goes where messages go, since results have standard output.
            let end = try SpawnedProcess(words[0], Array(words.dropFirst()), descriptors: [(2, 1), (2, 2)], folder: folder).wait()
            if let end { throw StudioRefusal("\(words.joined(separator: " ")) ended with \(end)") }
        }
        guard let (own, other) = MessageSocket.pair() else { throw StudioRefusal("the system makes no socket") }
        defer { close(other) }
        socket = MessageSocket(descriptor: own)
        var timeout = timeval(tv_sec: timeLimit, tv_usec: 0)
        setsockopt(own, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        environment.merge(build.environment) { $1 }
        environment["CAIRN_STUDIO"] = "3"
        process = try SpawnedProcess(
            build.program, named: build.product, arguments, descriptors: [(console, 1), (console, 2), (other, 3)],
            environment: environment, folder: folder)
    }

    deinit {
        process.end()
        process.wait()
    }

    /// Asks the program.
    ///
    /// - Returns: The answer: JSON, or a file.
    /// - Throws: Why there is none.
    package func ask(_ request: StudioRequest) throws -> Data {
        lastNumber += 1
        guard socket.send(MessageFrame(.request, lastNumber, request.json)) else { throw ended() }
        while true {
            guard let messages = socket.receive() else { throw ended() }
            for message in messages {
                if message.kind == .event { note(message.bytes) }
                guard message.number == lastNumber, message.kind != .screen, message.kind != .event else { continue }
                if message.kind == .failure { throw StudioRefusal(String(decoding: message.bytes, as: UTF8.self)) }
                return message.bytes
            }
        }
    }

    private func note(_ event: Data) {
        struct Action: Decodable { let kind, text: String }
        if let action = try? JSONDecoder().decode(Action.self, from: event), action.kind == "action" {
            actions.append(action.text)
        }
    }

    private func ended() -> StudioRefusal {
        let isLate = errno == EAGAIN
        isRunning = false
        process.end()
        let end = process.wait() ?? "status 0"
        return StudioRefusal(isLate ? "the program gives no answer within \(timeLimit) s" : "the program ended with \(end)")
    }
}
