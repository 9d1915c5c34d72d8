import Foundation

/// Starts the language server and passes on what it and its client say.
struct Relay {
    let input: FileHandle
    let output: FileHandle
    let conversation: Conversation

    /// Runs the server until it ends. Returns its exit status, or that of a shell for the signal that ended it.
    func run(_ server: URL, _ arguments: [String]) throws -> Int32 {
        let (process, questions, answers) = (Process(), Pipe(), Pipe())
        process.executableURL = server
        process.arguments = arguments
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
        let signals = forwardSignals(to: process.processIdentifier)
        defer { stopForwarding(signals) }
        let writing = questions.fileHandleForWriting
        Thread.detachNewThread {
            passOn(from: input, to: writing) { message in
                conversation.note(message)
                return message
            }
            // The server ends when its client does.
            try? writing.close()
        }
        passOn(from: answers.fileHandleForReading, to: output, conversation.filtered)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Passes on all that comes, until one of the two sides is closed.
    private func passOn(from source: FileHandle, to target: FileHandle, _ change: (Message) -> Message) {
        var reader = MessageReader()
        do {
            while case let bytes = source.availableData, !bytes.isEmpty {
                for part in reader.read(bytes) {
                    switch part {
                    case .message(let message): try target.write(contentsOf: Data(change(message).bytes))
                    case .other(let bytes): try target.write(contentsOf: Data(bytes))
                    }
                }
            }
            try target.write(contentsOf: Data(reader.end()))
        } catch {
            // Nobody reads any more. The other side finds out when it writes or waits for an answer.
        }
    }

    private static let forwarded = [SIGTERM, SIGINT, SIGHUP]

    /// An editor may end its server by a signal.
    private func forwardSignals(to process: Int32) -> [any DispatchSourceSignal] {
        signal(SIGPIPE, SIG_IGN)
        return Self.forwarded.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { kill(process, number) }
            source.resume()
            return source
        }
    }

    private func stopForwarding(_ sources: [any DispatchSourceSignal]) {
        sources.forEach { $0.cancel() }
        Self.forwarded.forEach { signal($0, SIG_DFL) }
    }
}
