import CRunLoop
import UIKit

/// The program in whose process tests run, as an app hosts a test target on iOS: it is running when the tests begin.
///
/// Rewritten sources with an entry point register it, and rewritten tests launch it, by constructors.
public enum HostedProgram {
    private static let entryPoints = EntryPoints()

    /// Registers a program by its entry point.
    ///
    /// - Parameters:
    ///   - file: The file of the entry point, with its module before a slash.
    ///   - entryPoint: Launches the program.
    public static func register(_ file: String, _ entryPoint: @escaping @MainActor @Sendable () -> Void) {
        entryPoints.all.append((String(file.prefix { $0 != "/" }), entryPoint))
    }

    /// Launches the program that the tests of this process test, unless it was launched before; without one nothing
    /// happens. Of several it is the one whose Info.plist is that of the main bundle.
    public static func launch() {
        let all = entryPoints.all
        entryPoints.all = []
        let program = all.count == 1 ? all.first : all.first { $0.module == moduleOfMainBundle }
        guard let program else { return }
        MainActor.assumeIsolated {
            let screen = UIScreen.main.environment
            UIApplication.hostTests(program.start)
            // Pictures of tests have the screen that they have in a process without a program, unless one is asked for.
            if !CommandLine.arguments.contains("-CairnDevice") { UIScreen.main.environment = screen }
        }
    }

    /// Lets the run loop of the main thread run what the main actor's code waits for, and launches the program first,
    /// in a process that runs tests of Swift Testing. Its entry point is asynchronous, and would otherwise leave the
    /// main queue to threads without a run loop, on which no time passes for timers and animations and nothing is laid
    /// out between two turns.
    public static func prepareAsynchronousTests() {
        let arguments = CommandLine.arguments
        guard arguments.contains("swift-testing"), !arguments.contains("--list-tests"), !arguments.contains("list") else {
            return
        }
        CRunLoopDrainMainQueue { HostedProgram.launch() }
    }

    /// The name of the module whose Info.plist the main bundle has: the commands link it.
    private static var moduleOfMainBundle: String? {
        let link = Bundle.main.bundleURL.appendingPathComponent("Info.plist").path
        guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link), file.hasSuffix(suffix) else {
            return nil
        }
        let target = (file as NSString).lastPathComponent.dropLast(suffix.count)
        return String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    private static let suffix = "-Info.plist"

    /// The programs of the process, which register before its entry point, on one thread.
    private final class EntryPoints: @unchecked Sendable {
        var all: [(module: String, start: @MainActor @Sendable () -> Void)] = []
    }
}
