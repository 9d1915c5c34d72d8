internal import CWebServer
import Foundation

/// Serves files and WebSockets on this machine; Swift's side of `CWebServer`.
@MainActor
final class WebServer {
    struct Request {
        let path, host, origin, token: String
    }

    struct Answer {
        var status = 200
        var type = "text/plain; charset=utf-8"
        var headers: [(String, String)] = []
        var body = Data()
    }

    /// What the server tells its owner.
    protocol Delegate: AnyObject {
        @MainActor func admits(_ request: Request) -> Bool
        @MainActor func answer(to request: Request) -> Answer
        @MainActor func opened(session: Int64)
        @MainActor func received(_ message: Data, session: Int64)
        @MainActor func closed(session: Int64)
        @MainActor func drained(session: Int64)
        @MainActor func isReadable(_ id: Int64)
    }

    private var server: OpaquePointer?
    private weak var delegate: (any Delegate)?
    /// The bytes of the last answer, which the server reads before the next request.
    private var kept: [UnsafeMutableRawPointer] = []

    /// The most bytes of a page's message.
    static let longestMessage = 1 << 20

    /// - Returns: Nil where the port is taken.
    init?(address: String, port: Int, delegate: any Delegate) {
        self.delegate = delegate
        let handler = web_handler(
            context: Unmanaged.passUnretained(self).toOpaque(),
            admits: { context, request in
                MainActor.assumeIsolated { WebServer.of(context).admits(request!.pointee) ? 1 : 0 }
            },
            serve: { context, request, answer in
                MainActor.assumeIsolated { WebServer.of(context).serve(request!.pointee, answer!) }
            },
            event: { context, event, id, bytes, count in
                let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
                MainActor.assumeIsolated { WebServer.of(context).take(event, id, data) }
            })
        server = web_server_start(address, Int32(port), Self.longestMessage, handler)
        if server == nil { return nil }
    }

    nonisolated private static func of(_ context: UnsafeMutableRawPointer?) -> WebServer {
        Unmanaged<WebServer>.fromOpaque(context!).takeUnretainedValue()
    }

    var port: Int { server.map { Int(web_server_port($0)) } ?? 0 }

    /// Handles events until the server stops working or the closure says so.
    func run(while goesOn: () -> Bool) {
        while goesOn(), web_server_step(server) == 0 {}
    }

    func stop() {
        if let server { web_server_stop(server) }
        server = nil
    }

    func send(text: Data, to session: Int64) { send(text, isText: true, session) }
    func send(binary: Data, to session: Int64) { send(binary, isText: false, session) }

    private func send(_ data: Data, isText: Bool, _ session: Int64) {
        data.withUnsafeBytes { _ = web_server_send(server, session, isText ? 1 : 0, $0.baseAddress, $0.count) }
    }

    /// The bytes that wait to be sent to a session.
    func waiting(_ session: Int64) -> Int { Int(web_server_waiting(server, session)) }

    func close(_ session: Int64) { web_server_close(server, session) }

    /// Tells the delegate whenever a descriptor can be read.
    func watch(_ descriptor: Int32, id: Int64) { _ = web_server_watch(server, descriptor, id) }
    func forget(_ id: Int64) { web_server_forget(server, id) }

    // MARK: Events

    private static func request(_ request: web_request) -> Request {
        Request(
            path: String(cString: request.path), host: String(cString: request.host), origin: String(cString: request.origin),
            token: String(cString: request.token))
    }

    private func admits(_ request: web_request) -> Bool { delegate?.admits(Self.request(request)) ?? false }

    private func serve(_ request: web_request, _ answer: UnsafeMutablePointer<web_answer>) {
        guard let made = delegate?.answer(to: Self.request(request)) else { return }
        for pointer in kept { pointer.deallocate() }
        kept = []
        answer.pointee.status = Int32(made.status)
        answer.pointee.type = text(made.type)
        answer.pointee.headers = text(made.headers.map { "\($0.0): \($0.1)\r\n" }.joined())
        answer.pointee.bytes = UnsafeRawPointer(keep(made.body))
        answer.pointee.count = made.body.count
    }

    private func text(_ text: String) -> UnsafePointer<CChar> {
        UnsafePointer(keep(Data(text.utf8 + [0])).assumingMemoryBound(to: CChar.self))
    }

    private func keep(_ data: Data) -> UnsafeMutableRawPointer {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: max(1, data.count), alignment: 1)
        data.withUnsafeBytes { if let base = $0.baseAddress { pointer.copyMemory(from: base, byteCount: $0.count) } }
        kept.append(pointer)
        return pointer
    }

    private func take(_ event: web_event, _ id: Int64, _ data: Data) {
        switch event {
        case WEB_OPENED: delegate?.opened(session: id)
        case WEB_MESSAGE: delegate?.received(data, session: id)
        case WEB_CLOSED: delegate?.closed(session: id)
        case WEB_DRAINED: delegate?.drained(session: id)
        case WEB_READABLE: delegate?.isReadable(id)
        default: break
        }
    }
}
