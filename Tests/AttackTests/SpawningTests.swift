import Foundation
import Testing

@testable import Attack

/// Processes that the attack starts.
@MainActor
struct SpawningTests {
    /// A process that starts elsewhere at the same time may hold a copy of the descriptor that wrote the program.
    @Test func aProgramThatIsOpenForWritingIsWaitedFor() throws {
        let end = try FaultyCommand.fault("exit 3") { environment in
            let descriptor = open(environment.tool, O_WRONLY)
            try #require(descriptor >= 0)
            Thread.detachNewThread {
                usleep(50_000)
                close(descriptor)
            }
            try FileManager.default.createDirectory(atPath: environment.folder, withIntermediateDirectories: true)
            return CommandRun(environment.tool, [], in: environment.folder).end?.description
        }
        #expect(end == "exit status 3")
    }
}
