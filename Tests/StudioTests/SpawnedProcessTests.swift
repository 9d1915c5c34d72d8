import Foundation
import Testing

@testable import Studio

@Suite struct SpawnedProcessTests {
    /// The name that a shell prints as its own.
    private func printedName(of name: String?) throws -> String {
        let output = Pipe()
        let process = try SpawnedProcess(
            "/bin/sh", named: name, ["-c", "echo $0"], descriptors: [(output.fileHandleForWriting.fileDescriptor, 1)])
        try output.fileHandleForWriting.close()
        #expect(process.wait() == nil)
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// A program that is linked with the agent under another name still finds its Info.plist by the product's name.
    @Test func aProgramKnowsItselfByTheNameThatIsGiven() throws {
        #expect(try printedName(of: "/products/Notes") == "/products/Notes\n")
        #expect(try printedName(of: nil) == "/bin/sh\n")
    }
}
