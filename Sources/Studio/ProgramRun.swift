import Foundation
import StudioMessages

/// A program that Studio builds, starts and shows, in a process of its own.
@MainActor
final class ProgramRun {
    enum State: String, Encodable {
        case building, running, ended, failed
    }

    /// What happens to a program.
    enum Event {
        case state(State, String?)
        case console(isError: Bool, Data)
        /// An event of the agent, as JSON.
        case happened(Data)
        case screen(Data)
    }

    let product: String
    private let folder: String
    private let arguments: [String]
    /// The name of the Swift SDK that products are built with; nil for none.
    private let sdk: String?
    private let web: WebServer
    /// The first of the ids under which the web server watches the program's descriptors.
    private let firstID: Int64
    private let report: (Event) -> Void

    private(set) var state = State.building
    /// Why the program is in its state; empty where nothing is to be said.
    private(set) var reason = ""
    private var build: ProgramBuild?
    private var stepsLeft: [ProgramBuild.Step] = []
    private var process: SpawnedProcess?
    private var output: (descriptor: Int32, errors: Int32)?
    private var socket: MessageSocket?
    private var waiting: [UInt32: (MessageFrame) -> Void] = [:]
    private var lastNumber: UInt32 = 0
    /// The last lines of the console, for a page that is new and for a crash.
    private(set) var lastLines = Data()
    private static let mostKept = 64 << 10
    private static let idCount: Int64 = 3

    /// - Parameters:
    ///   - number: The program's number, from 0.
    ///   - arguments: The program's arguments.
    init(
        _ product: String, folder: String, number: Int, arguments: [String], sdk: String?, _ web: WebServer,
        report: @escaping (Event) -> Void
    ) {
        (self.product, self.folder, self.arguments, self.sdk) = (product, folder, arguments, sdk)
        (self.web, self.report) = (web, report)
        firstID = 100 + Int64(number) * Self.idCount
    }

    /// Whether the web server's id is one of the program's descriptors.
    func owns(_ id: Int64) -> Bool { (firstID..<firstID + Self.idCount).contains(id) }

    /// The folder whose sources the program is built from; nil where it was built elsewhere.
    var package: String? { build?.package }

    // MARK: Building and starting

    /// Builds the program and starts it. One that runs already ends first.
    func start() {
        stop()
        do {
            let build = try ProgramBuild(product, folder: folder, sdk: sdk)
            (self.build, stepsLeft) = (build, build.steps)
            change(.building, nil)
            try next()
        } catch {
            change(.failed, "\(error)")
        }
    }

    private func change(_ state: State, _ text: String?) {
        (self.state, reason) = (state, text ?? "")
        report(.state(state, text))
    }

    private func next() throws {
        guard let build else { return }
        guard !stepsLeft.isEmpty else { return try launch(build) }
        guard let words = try build.words(of: stepsLeft.removeFirst()) else { return try next() }
        try spawn(words[0], Array(words.dropFirst()), socket: nil)
    }

    private func launch(_ build: ProgramBuild) throws {
        guard let (own, other) = MessageSocket.pair() else { throw StudioRefusal("the system makes no socket") }
        defer { close(other) }
        let socket = MessageSocket(descriptor: own)
        self.socket = socket
        try spawn(build.program, named: build.product, arguments, socket: other)
        web.watch(own, id: firstID + 2)
        change(.running, nil)
    }

    private func spawn(_ program: String, named name: String? = nil, _ arguments: [String], socket: Int32?) throws {
        let (out, errors) = (try Self.makePipe(), try Self.makePipe())
        defer { for end in [out[1], errors[1]] { close(end) } }
        var environment = ProcessInfo.processInfo.environment
        var descriptors: [(own: Int32, child: Int32)] = [(out[1], 1), (errors[1], 2)]
        // A backtrace of a program with UIKit takes minutes; a crash is told at once.
        if environment["SWIFT_BACKTRACE"] == nil, socket != nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        if let socket {
            descriptors.append((socket, Self.agentDescriptor))
            environment["CAIRN_STUDIO"] = String(Self.agentDescriptor)
            environment.merge(build?.environment ?? [:]) { _, own in own }
        }
        process = try SpawnedProcess(
            program, named: name, arguments, descriptors: descriptors, environment: environment, folder: folder)
        output = (out[0], errors[0])
        web.watch(out[0], id: firstID)
        web.watch(errors[0], id: firstID + 1)
    }

    private static func makePipe() throws -> [Int32] {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw StudioRefusal("the system makes no pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    private static let agentDescriptor: Int32 = 3

    /// Ends the program or its build.
    func stop() {
        guard let process else { return }
        process.end(SIGKILL)
        process.wait()
        letGo()
        if state == .running || state == .building { change(.ended, "stopped") }
    }

    /// Forgets the process that is gone.
    private func letGo() {
        for id in firstID..<firstID + Self.idCount { web.forget(id) }
        if let output { for descriptor in [output.descriptor, output.errors] { close(descriptor) } }
        (process, output, socket) = (nil, nil, nil)
        for finish in waiting.sorted(by: { $0.key < $1.key }).map(\.value) {
            finish(MessageFrame(.failure, 0, Data("the program has ended".utf8)))
        }
        waiting = [:]
    }

    // MARK: Talking

    /// Asks the program's agent.
    func ask(_ request: Data, _ finish: @escaping (MessageFrame) -> Void) {
        guard state == .running, let socket else {
            return finish(MessageFrame(.failure, 0, Data("the program does not run yet, or any more".utf8)))
        }
        lastNumber &+= 1
        waiting[lastNumber] = finish
        socket.send(MessageFrame(.request, lastNumber, request))
    }

    /// Reads what one of the program's descriptors has.
    func receive(_ id: Int64) {
        switch id - firstID {
        case 0: if let output { readConsole(output.descriptor, isError: false, id) }
        case 1: if let output { readConsole(output.errors, isError: true, id) }
        default: readSocket()
        }
    }

    private func readSocket() {
        guard let socket else { return }
        guard let messages = socket.receive() else {
            web.forget(firstID + 2)
            self.socket = nil
            return
        }
        for message in messages {
            switch message.kind {
            case .screen: report(.screen(message.bytes))
            case .event: report(.happened(message.bytes))
            default: waiting.removeValue(forKey: message.number)?(message)
            }
        }
    }

    private func readConsole(_ descriptor: Int32, isError: Bool, _ id: Int64) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress!, $0.count) }
        if count > 0 {
            let bytes = Data(buffer[..<count])
            lastLines.append(bytes)
            if lastLines.count > Self.mostKept { lastLines = Data(lastLines.suffix(Self.mostKept / 2)) }
            return report(.console(isError: isError, bytes))
        }
        web.forget(id)
        // Standard error is the last that a program closes: a crash is written there.
        if id == firstID + 1 { ended() }
    }

    private func ended() {
        guard let process else { return }
        let end = process.wait()
        let wasBuilding = state == .building
        letGo()
        if wasBuilding, end == nil {
            do { try next() } catch { change(.failed, "\(error)") }
        } else {
            change(
                wasBuilding ? .failed : .ended,
                end.map { wasBuilding ? "the build ended with \($0)" : "the program ended with \($0)" })
        }
    }
}
