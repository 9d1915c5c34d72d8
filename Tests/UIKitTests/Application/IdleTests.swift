import Testing

@testable import UIKit

/// A program in which nothing happens uses no processor.
@MainActor
struct IdleTests {
    /// How often the thread waited for something so far.
    private nonisolated static func switches() -> Int {
        let status = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
        let lines = status.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
        return lines.reduce(0) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
    }

    /// The program is a process of its own, since others' work would be counted in this one.
    @Test("After an animation and a push, a run loop of a second is woken up for its own end only") func idle() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let stack = UINavigationController(rootViewController: UITableViewController(style: .plain))
                let window = UIWindow()
                window.rootViewController = stack
                window.makeKeyAndVisible()
                stack.pushViewController(UIViewController(), animated: true)
                UIView.animate(withDuration: 0.1) { stack.view.alpha = 0.5 }
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
                let before = IdleTests.switches()
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
                let woken = IdleTests.switches() - before
                precondition(woken < 20, "The thread was woken up \(woken) times.")
            }
        }
    }
}
