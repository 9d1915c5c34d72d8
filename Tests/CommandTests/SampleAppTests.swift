import Foundation
import Testing

/// Runs the sample program as a user would.
@Suite struct SampleAppTests {
    /// What UIKit prints for the same program: each tap lays out three views, once each, and no other.
    private static let afterTheTaps = """
        SampleApp.TitleView layoutSubviews() (0.0, 0.0, 295.0, 146.0)
        SampleApp.ContentView layoutSubviews() (0.0, 0.0, 295.0, 146.0)
        SampleApp.RoundView layoutSubviews() (0.0, 0.0, 49.0, 49.0)
        SampleApp.TitleView layoutSubviews() (0.0, 0.0, 295.0, 105.5)
        SampleApp.ContentView layoutSubviews() (0.0, 0.0, 295.0, 186.5)
        SampleApp.RoundView layoutSubviews() (0.0, 0.0, 69.0, 69.5)
        """

    @Test func printsAndDrawsWhatUIKitWould() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SampleApp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let lines = try run(into: folder).split(separator: "\n")
        #expect(lines.suffix(6).joined(separator: "\n") == Self.afterTheTaps)
        #expect(lines.count == 10)
        let pictures = try (0...2).map { try Data(contentsOf: folder.appendingPathComponent("SampleApp-\($0).png")) }
        #expect(Set(pictures).count == 3)
    }

    private func run(into folder: URL) throws -> String {
        let process = Process()
        // The tests lie beside the programs they are built with.
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("SampleApp")
        process.arguments = [folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text
    }
}
