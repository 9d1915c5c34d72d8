import Foundation
import Testing

@testable import UIKit

@Suite struct ProgramInformationTests {
    /// A folder of two programs, whose Info.plist is a link to that of one of them.
    private func withPrograms(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/P_App.resources", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["App", "Tool"] {
            let isMade = FileManager.default.createFile(
                atPath: "\(folder)/\(name)", contents: Data(), attributes: [.posixPermissions: 0o755])
            #expect(isMade)
        }
        try Data().write(to: URL(fileURLWithPath: folder + "/P_App.resources/App-Info.plist"))
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/Info.plist", withDestinationPath: "P_App.resources/App-Info.plist")
        try body(folder)
    }

    @Test func aProgramDoesNotReadTheInformationOfAnother() throws {
        try withPrograms { folder in
            let path = folder + "/Info.plist"
            #expect(ProgramInformation.isOfAnotherProgram(path, running: folder + "/Tool"))
            #expect(!ProgramInformation.isOfAnotherProgram(path, running: folder + "/App"))
            #expect(!ProgramInformation.isOfAnotherProgram(path, running: folder + "/PackageTests.xctest"))
            #expect(!ProgramInformation.isOfAnotherProgram(folder + "/P_App.resources/App-Info.plist", running: folder + "/Tool"))
        }
    }
}
