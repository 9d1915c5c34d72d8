import Foundation

/// Reading and writing file descriptors, where failures are results; Foundation's file handles end the program.
enum Descriptor {
    /// Writes everything; false when the reader has closed its end.
    @discardableResult
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// The bytes that can be read now, after waiting for some; empty at the end, nil when reading fails.
    static func read(from descriptor: Int32) -> [UInt8]? {
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            repeat { result = Foundation.read(descriptor, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
            count = max(result, 0)
        }
        return result < 0 ? nil : bytes
    }

    /// Those of some descriptors that have something to read, after waiting until one has or a time has come.
    static func readable(_ descriptors: [Int32], until deadline: Date) -> [Bool] {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let wait = min(max(deadline.timeIntervalSinceNow, 0), 3600)
        guard poll(&polled, nfds_t(polled.count), Int32(wait * 1000) + 1) > 0 else { return descriptors.map { _ in false } }
        return polled.map { $0.revents != 0 }
    }
}
