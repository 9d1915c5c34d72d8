import Foundation
import Synchronization

/// The results of a function for each element, in their order, made on all processors.
public func concurrentMap<Element, Result>(_ elements: [Element], _ transform: (Element) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: elements.count)
    results.withUnsafeMutableBufferPointer { places in
        withoutActuallyEscaping(transform) { transform in
            nonisolated(unsafe) let (places, elements, transform) = (places, elements, transform)
            NumberedWork(elements.count) { places[$0] = transform(elements[$0]) }.perform()
        }
    }
    return results.map { $0! }
}

/// A function that is called with each number below a count.
private final class NumberedWork: Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Void
    /// The numbers that threads have taken.
    private let taken = Atomic(0)

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) { (self.count, self.body) = (count, body) }

    /// Calls the function on threads of its own, and returns when all of them have ended.
    func perform() {
        let work = Unmanaged.passUnretained(self).toOpaque()
        let threads = (0..<min(count, ProcessInfo.processInfo.activeProcessorCount)).compactMap { _ in
            startThread(takeAll, with: work)
        }
        // Where the system gives no thread.
        if threads.isEmpty { takeNumbers() }
        for thread in threads { pthread_join(thread, nil) }
    }

    fileprivate func takeNumbers() {
        while true {
            let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
            guard number < count else { return }
            body(number)
        }
    }
}

private func takeAll(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<NumberedWork>.fromOpaque(work).takeUnretainedValue().takeNumbers() }
    return nil
}

/// Starts a thread with a stack of 256 MB, since the parser and visitors of trees call themselves for each level of an
/// expression; nil where the system gives none.
func startThread(
    _ function: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, with argument: UnsafeMutableRawPointer
) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 256 << 20)
    var thread = pthread_t()
    return pthread_create(&thread, &attributes, function, argument) == 0 ? thread : nil
}
