/// Makes calls one after the other, whichever threads ask for them.
///
/// A call that asks for another one makes it at once, inside. Calls of other threads are made by the thread that is at
/// it.
final class SerialCalls {
    private let lock = NSLock()
    private var thread: pthread_t?
    private var calls = Queue<() -> Void>()

    func perform(_ call: @escaping () -> Void) {
        let isInside = lock.withLock { () -> Bool? in
            guard let thread else {
                self.thread = pthread_self()
                return false
            }
            if pthread_equal(thread, pthread_self()) != 0 { return true }
            calls.append(call)
            return nil
        }
        guard let isInside else { return }
        call()
        if !isInside { performWaiting() }
    }

    private func performWaiting() {
        while let call = lock.withLock({ () -> (() -> Void)? in
            let next = calls.popFirst()
            if next == nil { thread = nil }
            return next
        }) {
            call()
        }
    }
}
