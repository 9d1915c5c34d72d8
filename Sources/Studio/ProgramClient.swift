import Foundation
import StudioMessages

/// A program with Studio's agent, which is asked and waited for: without a page, for coding agents and tests.
package final class ProgramClient {
    private let process: SpawnedProcess
    private let socket: MessageSocket
    private var lastNumber: UInt32 = 0
    /// Lines of `CairnTesting` that repeat what was done, in their order.
    package private(set) var actions: [String] = []

    /// How long a program may take for an answer, in seconds.
    private static let timeLimit = 30

    /// Builds a program and starts it.
    ///
    /// - Parameters:
    ///   - product: A product of the package in the folder, or the path of a program that is built.
    ///   - arguments: The program's arguments.
    /// - Throws: Why it does not run.
    package init(_ product: String, folder: String, arguments: [String] = []) throws {
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
        var timeout = timeval(tv_sec: Self.timeLimit, tv_usec: 0)
        setsockopt(own, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var environment = ProcessInfo.processInfo.environment
        environment.merge(build.environment) { _, own in own }
        environment["CAIRN_STUDIO"] = "3"
        process = try SpawnedProcess(
            build.program, arguments, descriptors: [(2, 1), (2, 2), (other, 3)], environment: environment, folder: folder)
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
        process.end()
        return StudioRefusal("the program gives no answer; it ended with \(process.wait() ?? "status 0")")
    }
}
