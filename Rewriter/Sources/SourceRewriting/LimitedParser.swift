import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses sources within a limit of time. Behind a token that it does not expect, the parser looks through all that follows, so that a source with
/// many of them takes it quadratic time.
final class LimitedParser: Sendable {
    /// Seconds of processor time that a source may take, and that it may take besides for each megabyte.
    static let seconds = 5.0

    private let bytes: [UInt8]
    private let tree = Mutex<SourceFileSyntax?>(nil)
    private let hasEnded = DispatchSemaphore(value: 0)
    /// The clock that counts the time that the processor gives to the thread.
    private let clock = Mutex<clockid_t?>(nil)

    /// The tree of a source; nil where parsing takes too long. A thread that goes on then ends with the program.
    static func parse(_ bytes: [UInt8], seconds: Double = seconds) -> SourceFileSyntax? {
        // So little is always quick.
        if bytes.count < 2_000 { return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }
        let parser = LimitedParser(bytes)
        guard parser.start() else { return parser.parse() }
        let limit = seconds * (1 + Double(bytes.count) / 1_000_000)
        while parser.hasEnded.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
            if parser.secondsTaken > limit { return nil }
        }
        return parser.tree.withLock { $0 }
    }

    /// What is told of a source that takes too long.
    static func excess(of path: String) -> RewritingDiagnostic {
        RewritingDiagnostic(
            severity: .error, path: path, line: 1, column: 1,
            message: "parsing takes more than \(Int(seconds)) s of processor time; the file is not rewritten.")
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func parse() -> SourceFileSyntax { bytes.withUnsafeBufferPointer { Parser.parse(source: $0) } }

    /// Parses on a thread with a deep stack; false where the system gives none.
    private func start() -> Bool {
        let work = Unmanaged.passRetained(self)
        guard let thread = startThread(parseAll, with: work.toOpaque()) else {
            work.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    fileprivate func run() {
        var own = clockid_t()
        if pthread_getcpuclockid(pthread_self(), &own) == 0 { clock.withLock { $0 = own } }
        let result = parse()
        tree.withLock { $0 = result }
        hasEnded.signal()
    }

    /// The processor time of the thread so far; 0 where it cannot be read.
    private var secondsTaken: Double {
        guard let clock = clock.withLock({ $0 }) else { return 0 }
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

private func parseAll(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<LimitedParser>.fromOpaque(work).takeRetainedValue().run() }
    return nil
}
