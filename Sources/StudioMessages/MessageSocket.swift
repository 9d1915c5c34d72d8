import Foundation

/// One end of a connection between two processes.
package final class MessageSocket {
    package let descriptor: Int32
    private var reader = MessageReader()

    /// - Parameter descriptor: A socket that blocks, which is closed with the object.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// Two connected ends.
    ///
    /// - Returns: Nil if the system makes none.
    package static func pair() -> (Int32, Int32)? {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
        return (ends[0], ends[1])
    }

    /// Sends a message.
    ///
    /// - Returns: False if the other end is gone.
    @discardableResult
    package func send(_ message: MessageFrame) -> Bool {
        let data = message.encoded
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    /// Waits for bytes and returns the messages that are whole now.
    ///
    /// - Returns: Nil if the other end is gone, or sent something else.
    package func receive() -> [MessageFrame]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        let count = buffer.withUnsafeMutableBytes { Foundation.recv(descriptor, $0.baseAddress!, $0.count, 0) }
        if count < 0 && errno == EINTR { return [] }
        guard count > 0 else { return nil }
        return try? reader.messages(adding: Data(buffer[..<count]))
    }
}
