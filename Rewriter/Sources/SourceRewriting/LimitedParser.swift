import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses sources within a limit of time. Behind a token that it does not expect, the parser looks through all that
/// follows, so that a source with many of them takes it quadratic time.
final class LimitedParser: Sendable {
    /// Seconds of processor time that a source may take, and that it may take besides for each megabyte.
    static let seconds = 5.0

    /// The source to be parsed.
    private let source = Mutex<[UInt8]>([])
    private let hasSource = DispatchSemaphore(value: 0)
    /// The tree of the source.
    private let tree = Mutex<SourceFileSyntax?>(nil)
    private let hasEnded = DispatchSemaphore(value: 0)
    /// The clock that counts the time that the processor gives to the thread.
    private let clock = Mutex<clockid_t?>(nil)
    /// Parsers that wait for a source: each has a thread with a deep stack, which is worth keeping.
    private static let idle = Mutex<[LimitedParser]>([])

    /// The tree of a source; nil where parsing takes too long. A thread that goes on then ends with the program.
    static func parse(_ bytes: [UInt8], seconds: Double = seconds) -> SourceFileSyntax? {
        // So little is always quick.
        guard bytes.count >= 2_000, let parser = idle.withLock({ $0.popLast() }) ?? start() else {
            return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
        guard let tree = parser.parse(bytes, seconds) else { return nil }
        idle.withLock { $0.append(parser) }
        return tree
    }

    private func parse(_ bytes: [UInt8], _ seconds: Double) -> SourceFileSyntax? {
        let limit = seconds * (1 + Double(bytes.count) / 1_000_000) + secondsTaken
        source.withLock { $0 = bytes }
        hasSource.signal()
        while hasEnded.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
            if secondsTaken > limit { return nil }
        }
        return tree.withLock { $0.take() }
    }

    /// The message about a source that takes too long.
    static func excess(of path: String) -> RewritingDiagnostic {
        RewritingDiagnostic(
            severity: .error, path: path, line: 1, column: 1,
            message: "parsing takes more than \(Int(seconds)) s of processor time; the file is not rewritten.")
    }

    /// A parser whose thread runs; nil where the system gives none.
    private static func start() -> LimitedParser? {
        let parser = LimitedParser()
        let work = Unmanaged.passRetained(parser)
        guard let thread = startThread(parseAll, with: work.toOpaque()) else {
            work.release()
            return nil
        }
        pthread_detach(thread)
        return parser
    }

    /// Parses one source after another, as long as the program runs.
    fileprivate func run() {
        var own = clockid_t()
        if pthread_getcpuclockid(pthread_self(), &own) == 0 { clock.withLock { $0 = own } }
        while true {
            hasSource.wait()
            let bytes = source.withLock { $0 }
            let result = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            tree.withLock { $0 = result }
            hasEnded.signal()
        }
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
