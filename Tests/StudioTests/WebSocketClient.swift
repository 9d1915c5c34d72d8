import Foundation

/// As much of RFC 6455 as a test of the server needs: it connects, sends messages of text, and receives whole messages.
final class WebSocketClient {
    struct Refused: Error { let answer: String }

    private let descriptor: Int32
    private var received = Data()

    /// - Parameters:
    ///   - address: With the token, such as `http://127.0.0.1:4270/?token=…`.
    ///   - origin: Nil for the server's own.
    /// - Throws: ``Refused`` where the server does not open a WebSocket.
    init(_ address: String, origin: String? = nil, host: String? = nil) throws {
        let url = URLComponents(string: address)!
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in(
            sin_family: sa_family_t(AF_INET), sin_port: in_port_t(url.port!).bigEndian,
            sin_addr: in_addr(s_addr: inet_addr("127.0.0.1")), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        let status = withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Refused(answer: "no connection") }
        var timeout = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        let own = "127.0.0.1:\(url.port!)"
        write(
            Data(
                """
                GET /socket?\(url.query ?? "") HTTP/1.1\r
                Host: \(host ?? own)\r
                Origin: \(origin ?? "http://\(own)")\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                Sec-WebSocket-Version: 13\r
                \r

                """.utf8))
        let end = Data("\r\n\r\n".utf8)
        while received.range(of: end) == nil {
            guard read() else { throw Refused(answer: String(decoding: received, as: UTF8.self)) }
        }
        let head = received[..<received.range(of: end)!.upperBound]
        guard head.starts(with: Data("HTTP/1.1 101".utf8)) else { throw Refused(answer: String(decoding: head, as: UTF8.self)) }
        received = Data(received[head.endIndex...])
    }

    deinit { close(descriptor) }

    private func write(_ data: Data) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }

    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { received.append(contentsOf: buffer[..<count]) }
        return count > 0
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var frame = Data([0x81])
        if bytes.count < 126 {
            frame.append(0x80 | UInt8(bytes.count))
        } else {
            frame.append(0x80 | 127)
            frame.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) })
        }
        // The mask 0 leaves the bytes as they are.
        frame.append(contentsOf: [0, 0, 0, 0] + bytes)
        write(frame)
    }

    /// The next message; nil once the server has closed the connection, or said nothing for a minute.
    func receive() -> (isText: Bool, data: Data)? {
        var (message, isText) = (Data(), false)
        while true {
            guard fill(2) else { return nil }
            let (first, second) = (received[received.startIndex], received[received.startIndex + 1])
            var (length, head) = (Int(second & 127), 2)
            if length >= 126 {
                head = length == 126 ? 4 : 10
                guard fill(head) else { return nil }
                length = received.dropFirst(2).prefix(head - 2).reduce(0) { $0 << 8 | Int($1) }
            }
            guard fill(head + length) else { return nil }
            let payload = received.dropFirst(head).prefix(length)
            let code = first & 15
            if code == 8 { return nil }
            if code == 1 { isText = true }
            if code <= 2 { message.append(payload) }
            received = Data(received.dropFirst(head + length))
            if first & 0x80 != 0, code <= 2 { return (isText, message) }
        }
    }

    private func fill(_ count: Int) -> Bool {
        while received.count < count { if !read() { return false } }
        return true
    }

    /// The next message that is an object with a member; others are left out.
    func object(with key: String, where isWanted: ([String: Any]) -> Bool = { _ in true }) -> [String: Any]? {
        while let message = receive() {
            guard message.isText, let object = try? JSONSerialization.jsonObject(with: message.data) as? [String: Any] else {
                continue
            }
            if object[key] != nil, isWanted(object) { return object }
        }
        return nil
    }
}
