internal import CWebServer
import Foundation
import StudioMessages

/// Studio's server: it serves the page, hands its questions on to workers and running programs, and tells it what
/// changes.
///
/// It reads no documents itself, so that whatever a document does, the page stays.
@MainActor
package final class StudioServer {
    package struct Configuration {
        /// The absolute path, without links, of the folder that is shown, outside of which nothing is read.
        package var folder: String
        /// The file of the `cairn` command, which is started as a worker.
        package var command: String
        /// The documents in the folder, by their paths relative to it.
        package var documents: () -> [String]
        /// Whether a folder of a name is looked into.
        package var isVisited: (String) -> Bool
        package var port = 0
        package var isReadOnly = false
        /// Products, or paths of programs, that are run.
        package var programs: [String] = []
        package var programArguments: [String] = []
        /// The name of the Swift SDK that products are built with; nil for packages that depend on the one with UIKit.
        package var sdk: String?
        /// The document that is shown at first.
        package var document: String?

        package init(
            folder: String, command: String, documents: @escaping () -> [String], isVisited: @escaping (String) -> Bool
        ) {
            (self.folder, self.command, self.documents, self.isVisited) = (folder, command, documents, isVisited)
        }
    }

    package static let address = "127.0.0.1"
    /// The port that is tried first.
    package static let usualPort = 4270
    private static let mostPrograms = 8
    private static let fileID: Int64 = 10
    private static let timerID: Int64 = 11
    private static let signalID: Int64 = 12
    /// The bytes that may wait for a page before frames are left out.
    private static let mostWaiting = 4 << 20

    private let configuration: Configuration
    private let page: PageFiles
    private let token = StudioToken.make()
    private var web: WebServer!
    private var workers: DocumentWorkers!
    private var files: FileWatch?
    private var timer: Int32 = -1
    private var signals: Int32 = -1
    private var programs: [ProgramRun] = []
    private var previews: PreviewRun!
    private var sessions: [Int64] = []
    /// Paths that changed and have not been told yet.
    private var changed: [String] = []
    private var goesOn = true

    /// The address of the page, with the token.
    package var url: String { "http://\(Self.address):\(web.port)/?token=\(token)" }
    package var port: Int { web.port }

    /// - Throws: Where no port is free, or the files of the page are missing.
    package init(_ configuration: Configuration) throws {
        self.configuration = configuration
        guard let page = PageFiles(program: configuration.command) else {
            throw StudioRefusal("the files of the page are not beside the program")
        }
        self.page = page
        web = WebServer(address: Self.address, port: configuration.port, delegate: self)
        // The port is taken: any other.
        if web == nil { web = WebServer(address: Self.address, port: 0, delegate: self) }
        guard web != nil else { throw StudioRefusal("no port of \(Self.address) is free") }
        workers = DocumentWorkers(command: configuration.command, folder: configuration.folder, web)
        previews = PreviewRun(folder: configuration.folder, sdk: configuration.sdk, web) { [unowned self] state, text in
            tell(Notice(event: "previews", state: state.rawValue, text: text))
        }
    }

    /// Serves until a signal ends it.
    package func run() {
        workers.warmUp()
        watchFiles()
        watchTimer()
        watchSignals()
        for (number, product) in configuration.programs.prefix(Self.mostPrograms).enumerated() { add(product, number) }
        for program in programs { program.start() }
        web.run { goesOn }
        for program in programs { program.stop() }
        previews.stop()
        workers.stop()
        web.stop()
    }

    private func add(_ product: String, _ number: Int) {
        programs.append(
            ProgramRun(
                product, folder: configuration.folder, number: number, arguments: configuration.programArguments,
                sdk: configuration.sdk, web
            ) { [unowned self] in report($0, of: number) })
    }

    // MARK: Files and time

    private func watchFiles() {
        files = FileWatch(configuration.folder, isVisited: configuration.isVisited)
        if let files { web.watch(files.descriptor, id: Self.fileID) }
    }

    private func watchTimer() {
        timer = system_timer(100)
        web.watch(timer, id: Self.timerID)
    }

    private func watchSignals() {
        signals = system_end_signals()
        web.watch(signals, id: Self.signalID)
    }

    /// Files that are being written change several times; they are told after a tenth of a second.
    private func tick() {
        var count: UInt64 = 0
        _ = read(timer, &count, 8)
        workers.checkTime()
        guard !changed.isEmpty else { return }
        let paths = changed
        changed = []
        let documents = paths.filter(Self.isShown)
        if !documents.isEmpty {
            tell(Notice(event: "changed", paths: documents))
            tell(Notice(event: "documents", documents: configuration.documents()))
        }
        if paths.contains(where: { $0.hasSuffix(".swift") }) { rebuild() }
    }

    private func rebuild() {
        for program in programs where program.package != nil { program.start() }
        previews.sourcesChanged()
    }

    /// Whether a file may change what a document shows.
    private static func isShown(_ path: String) -> Bool {
        let endings = [".storyboard", ".xib", ".strings", ".xcstrings", ".png", ".jpg", ".pdf", ".svg", "Contents.json"]
        return endings.contains { path.hasSuffix($0) }
    }

    // MARK: Messages

    /// A message of a page.
    private struct Message: Decodable {
        let id: UInt32
        /// `documents`, `program` or `server`.
        let to: String
        let program: Int?
        /// The action of the server itself: `project`, `previews`, `start`, `stop`.
        let action: String?
        let product: String?
        let request: StudioRequest?
    }

    private func take(_ data: Data, _ session: Int64) {
        guard let message = try? JSONDecoder().decode(Message.self, from: data) else {
            return tell(Notice(event: "error", text: "the message is not one of the schema"), to: session)
        }
        do {
            switch message.to {
            case "documents": try askDocuments(message, session)
            case "program": try askProgram(message, session)
            case "server": try askServer(message, session)
            default: throw StudioRefusal("a message is to documents, program or server")
            }
        } catch {
            finish(message.id, MessageFrame(.failure, 0, Data("\(error)".utf8)), session)
        }
    }

    private func askDocuments(_ message: Message, _ session: Int64) throws {
        guard let request = message.request else { throw StudioRefusal("the message has no request") }
        if [.edit, .translate].contains(request.operation) { try checkMayAct() }
        workers.ask(request.json, isBackground: request.isBackground ?? false, session: session) { [unowned self] in
            finish(message.id, $0, session)
        }
    }

    private static let actions: Set<StudioRequest.Operation> = [
        .touch, .wheel, .hover, .key, .type, .device, .phase, .clock, .trial,
    ]

    private func askProgram(_ message: Message, _ session: Int64) throws {
        guard let request = message.request else { throw StudioRefusal("the message has no request") }
        guard let number = message.program, programs.indices.contains(number) else {
            throw StudioRefusal("there is no such program")
        }
        if Self.actions.contains(request.operation) { try checkMayAct() }
        programs[number].ask(request.json) { [unowned self] in finish(message.id, $0, session) }
    }

    private func checkMayAct() throws {
        if configuration.isReadOnly { throw StudioRefusal("this Studio only shows: it was started with --read-only") }
    }

    private func askServer(_ message: Message, _ session: Int64) throws {
        switch message.action {
        case "project": return answer(message.id, project, session)
        case "previews":
            try checkMayAct()
            try previews.start(message.request?.look ?? StudioLook())
        case "start", "stop":
            try checkMayAct()
            guard let number = message.program, programs.indices.contains(number) else {
                throw StudioRefusal("there is no such program")
            }
            if message.action == "start" { programs[number].start() } else { programs[number].stop() }
        default: throw StudioRefusal("the server is asked for project, previews, start or stop")
        }
        answer(message.id, ["done": true], session)
    }

    private struct Project: Encodable {
        struct Program: Encodable {
            let product: String
            let state: ProgramRun.State
            /// Why it is in its state.
            let text: String
            let console: String
        }

        let folder: String
        let documents: [String]
        let document: String?
        /// Whether the folder is a package, which may have previews.
        let isPackage: Bool
        let programs: [Program]
        let isReadOnly: Bool
        let devices: [StudioDevice]
    }

    private var project: Project {
        Project(
            folder: configuration.folder, documents: configuration.documents(), document: configuration.document,
            isPackage: FileManager.default.fileExists(atPath: configuration.folder + "/Package.swift"),
            programs: programs.map {
                Project.Program(
                    product: $0.product, state: $0.state, text: $0.reason,
                    console: String(decoding: $0.lastLines, as: UTF8.self))
            }, isReadOnly: configuration.isReadOnly, devices: StudioDevice.all)
    }

    // MARK: Answers

    private func answer(_ id: UInt32, _ value: some Encodable, _ session: Int64) {
        finish(id, MessageFrame(.answer, 0, StudioJSON.data(value)), session)
    }

    private func finish(_ id: UInt32, _ message: MessageFrame, _ session: Int64) {
        switch message.kind {
        case .file:
            var data = Data([0])
            data.appendNumber(id)
            web.send(binary: data + message.bytes, to: session)
        case .answer:
            web.send(text: Data("{\"id\":\(id),\"result\":".utf8) + message.bytes + Data("}".utf8), to: session)
        default:
            let words = StudioJSON.data(String(decoding: message.bytes, as: UTF8.self))
            web.send(text: Data("{\"id\":\(id),\"error\":".utf8) + words + Data("}".utf8), to: session)
        }
    }

    /// What the server tells pages by itself.
    private struct Notice: Encodable {
        let event: String
        var paths: [String]?
        var documents: [String]?
        var program: Int?
        var state: String?
        var text: String?
        var isError: Bool?
    }

    private func tell(_ notice: Notice, to session: Int64? = nil) {
        let text = StudioJSON.data(notice)
        for session in session.map({ [$0] }) ?? sessions { web.send(text: text, to: session) }
    }

    private func report(_ event: ProgramRun.Event, of number: Int) {
        switch event {
        case .state(let state, let text):
            tell(Notice(event: "program", program: number, state: state.rawValue, text: text ?? ""))
        case .console(let isError, let bytes):
            tell(Notice(event: "console", program: number, text: String(decoding: bytes, as: UTF8.self), isError: isError))
        case .happened(let json):
            let text = Data("{\"event\":\"happened\",\"program\":\(number),\"value\":".utf8) + json + Data("}".utf8)
            for session in sessions { web.send(text: text, to: session) }
        case .screen(let bytes): show(bytes, of: number)
        }
    }

    /// Pages that a frame is on its way to, by program.
    private var showing: [Int: Set<Int64>] = [:]

    private func show(_ bytes: Data, of number: Int) {
        var data = Data([1])
        data.appendNumber(UInt32(number))
        data += bytes
        for session in sessions { web.send(binary: data, to: session) }
        showing[number] = Set(sessions)
        if sessions.isEmpty { frameShown(number) }
    }

    /// Once all pages have taken a frame, the program may send another one.
    private func frameShown(_ number: Int) {
        programs[number].ask(StudioRequest(.shown).json) { _ in }
    }
}

extension StudioServer: WebServer.Delegate {
    /// Only pages of this server: others have another origin, and names of other hosts may lead to this address.
    private func isOwn(_ request: WebServer.Request) -> Bool {
        let hosts = ["127.0.0.1", "localhost"].map { "\($0):\(web.port)" }
        let isTunnel = request.host.hasPrefix("localhost:") || request.host.hasPrefix("127.0.0.1:")
        guard isTunnel || hosts.contains(request.host) else { return false }
        return request.origin.isEmpty || request.origin == "http://\(request.host)"
    }

    func admits(_ request: WebServer.Request) -> Bool {
        isOwn(request) && !request.origin.isEmpty && StudioToken.isEqual(request.token, token)
    }

    func answer(to request: WebServer.Request) -> WebServer.Answer {
        var answer = WebServer.Answer()
        answer.headers = [
            (
                "content-security-policy",
                "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            ), ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cache-control", "no-store"),
            ("cross-origin-resource-policy", "same-origin"),
        ]
        guard isOwn(request) else {
            (answer.status, answer.body) = (403, Data("This address is for pages of this machine.\n".utf8))
            return answer
        }
        // The page's own files hold nothing of the project, which needs the token.
        guard let (type, data) = page.file(request.path) else {
            (answer.status, answer.body) = (404, Data("There is no such file.\n".utf8))
            return answer
        }
        (answer.type, answer.body) = (type, data)
        return answer
    }

    func opened(session: Int64) {
        sessions.append(session)
        for program in programs { program.ask(StudioRequest(.refresh).json) { _ in } }
    }

    func received(_ message: Data, session: Int64) { take(message, session) }

    func closed(session: Int64) {
        sessions.removeAll { $0 == session }
        workers.forget(session: session)
        for number in showing.keys.sorted() { gone(session, from: number) }
    }

    func drained(session: Int64) { for number in showing.keys.sorted() { gone(session, from: number) } }

    private func gone(_ session: Int64, from number: Int) {
        guard showing[number]?.remove(session) != nil, showing[number]?.isEmpty ?? false else { return }
        showing[number] = nil
        frameShown(number)
    }

    func isReadable(_ id: Int64) {
        switch id {
        case DocumentWorkers.watchIDs: workers.receive(id)
        case PreviewRun.watchIDs: previews.receive()
        case Self.fileID: for path in files?.changes() ?? [] where !changed.contains(path) { changed.append(path) }
        case Self.timerID: tick()
        case Self.signalID: goesOn = false
        default: programs.first { $0.owns(id) }?.receive(id)
        }
    }
}

/// The secret in the page's address.
enum StudioToken {
    /// 128 random bits.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in
            let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Whether two tokens are equal, in a time that does not tell where they differ.
    static func isEqual(_ one: String, _ other: String) -> Bool {
        let (a, b) = (Array(one.utf8), Array(other.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
