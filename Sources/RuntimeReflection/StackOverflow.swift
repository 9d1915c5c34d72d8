import Foundation

/// Tells which functions call each other without an end where a program's stack overflows, which would otherwise end it
/// with a bare signal.
package enum StackOverflow {
    /// Has the stack of the present thread watched from now on; later calls do nothing.
    @inline(__always)
    package static func watch() { _ = isWatched }

    private static let isWatched = install()
    /// The addresses of the watched stack.
    nonisolated(unsafe) private static var stack = UInt(0)..<0
    /// The earlier handler of the signal, which runs after the message.
    nonisolated(unsafe) private static var former = sigaction()

    /// The stack on which the signal is handled: the program's own has no room left.
    private static let handlerStackSize = 1 << 20
    /// A function that finds no room is called with the stack pointer this near to the end, or beyond it.
    private static let edge: UInt = 1 << 16
    /// How many functions are looked at.
    private static let mostFrames = 2000

    private static func install() -> Bool {
        guard let limits = limits(),
            let memory = mmap(
                nil, handlerStackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED
        else { return false }
        stack = limits
        var handlerStack = stack_t()
        (handlerStack.ss_sp, handlerStack.ss_size) = (memory, handlerStackSize)
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        action.__sigaction_handler.sa_sigaction = { _, information, context in
            StackOverflow.handle(context, isSent: (information?.pointee.si_code ?? 1) <= 0)
        }
        return sigaltstack(&handlerStack, nil) == 0 && sigaction(SIGSEGV, &action, &former) == 0
    }

    private static func limits() -> Range<UInt>? {
        var attributes = pthread_attr_t()
        guard readAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var (start, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return nil }
        let low = UInt(bitPattern: start)
        return low..<low + UInt(size)
    }

    /// Handles an access to memory that is not there: the program faults again when this returns, and ends as it did
    /// before. A signal that somebody sent would not come again by itself.
    private static func handle(_ context: UnsafeMutableRawPointer?, isSent: Bool) {
        sigaction(SIGSEGV, &former, nil)
        if isSent { raise(SIGSEGV) }
        guard let context, let registers = Registers(context), registers.stackPointer < stack.lowerBound + edge,
            registers.stackPointer > stack.lowerBound - min(stack.lowerBound, 256 * edge)
        else { return }
        write("*** Terminating app: Thread stack size exceeded due to excessive recursion\n")
        // The program may have been in the middle of work on its memory, which names of functions take as well.
        alarm(20)
        let calls = Recursion(frames(registers))
        let lines = CallStack.lines(of: calls.shown).map { "\t\($0)\n" }.joined()
        write("*** Call stack, innermost function first:\n(\n" + lines + "\t\(calls.rest)\n)\n")
        alarm(0)
    }

    private static func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// The addresses to which the functions of the stack return, innermost first.
    private static func frames(_ registers: Registers) -> [Int] {
        var (addresses, frame) = ([Int(bitPattern: registers.instruction)], registers.frame)
        while addresses.count < mostFrames, frame % 8 == 0, frame >= stack.lowerBound, frame < stack.upperBound - 16,
            let pointer = UnsafePointer<UInt>(bitPattern: frame)
        {
            addresses.append(Int(bitPattern: pointer[1]))
            guard pointer[0] > frame else { break }
            frame = pointer[0]
        }
        return addresses
    }

    /// The registers of the function that found no room.
    private struct Registers {
        let stackPointer, frame, instruction: UInt

        init?(_ context: UnsafeMutableRawPointer) {
            let machine = context.assumingMemoryBound(to: ucontext_t.self).pointee.uc_mcontext
            #if arch(x86_64)
                func register(_ number: Int) -> UInt {
                    withUnsafeBytes(of: machine.gregs) { UInt(bitPattern: $0.load(fromByteOffset: 8 * number, as: Int.self)) }
                }
                // The numbers of RSP, RBP and RIP in <sys/ucontext.h>.
                (stackPointer, frame, instruction) = (register(15), register(10), register(16))
            #elseif arch(arm64)
                let frame = withUnsafeBytes(of: machine.regs) { $0.load(fromByteOffset: 8 * 29, as: UInt.self) }
                (stackPointer, self.frame, instruction) = (UInt(machine.sp), frame, UInt(machine.pc))
            #else
                return nil
            #endif
        }
    }
}

/// A thread's stack and other attributes; glibc declares the function for C programs that ask for its own extensions
/// only.
@_silgen_name("pthread_getattr_np")
private func readAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

/// The part of a call stack that shows which functions call each other again and again.
struct Recursion {
    /// Down to the end of the first round.
    let shown: [Int]
    /// The message about the others.
    let rest: String

    private static let mostShown = 200

    /// - Parameter frames: Addresses to which functions return, innermost first.
    init(_ frames: [Int]) {
        for start in 0..<min(frames.count, Self.mostShown) {
            guard let length = Self.period(frames[start...]) else { continue }
            shown = Array(frames[..<(start + length)])
            let last = length == 1 ? "the last function calls itself" : "the last \(length) functions call each other"
            rest = "... \(last) again and again"
            return
        }
        shown = Array(frames.prefix(Self.mostShown))
        rest = "..."
    }

    /// After how many functions the same ones follow, three times at least.
    private static func period(_ frames: ArraySlice<Int>) -> Int? {
        (1...mostShown).first { length in
            guard frames.count >= 3 * length else { return false }
            let first = frames.prefix(length)
            return (1..<3).allSatisfy { frames.dropFirst($0 * length).prefix(length).elementsEqual(first) }
        }
    }
}
