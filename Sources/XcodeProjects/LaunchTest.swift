import Foundation

/// The test of a program's launch: a folder beside the project, which an import writes on request and never again, and
/// which later imports build as a target of tests.
package struct LaunchTest {
    /// The program's module.
    private let module: String
    private let folder: String

    /// - Parameter root: The folder of the project.
    init(of program: ImportedTarget, in root: String) {
        module = program.module
        folder = "\(root)/\(program.module)LaunchTests"
    }

    private var file: String { "\(folder)/\(module)LaunchTests.swift" }

    /// Writes the test.
    ///
    /// - Returns: The path of the file; nil if there is one already, which stays as it is.
    func write() throws -> String? {
        guard !FileManager.default.fileExists(atPath: file) else { return nil }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }

    /// The target of tests; nil if there is no file.
    var target: ImportedTarget? {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        var target = ImportedTarget(name: "\(module)LaunchTests", module: "\(module)LaunchTests", kind: .tests)
        (target.sources, target.dependencies, target.companions) = (FolderListing.sources(in: folder), [module], ["CairnTesting"])
        return target
    }

    private var text: String {
        """
        import CairnTesting
        import Testing
        import UIKit

        @testable import \(module)

        /// The app is running when its tests begin. The first run records its first screen; look at the picture before
        /// you keep it.
        @MainActor @Suite struct \(module)LaunchTests {
            @Test func firstScreen() throws {
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                let window = try #require(scenes.flatMap(\\.windows).last { !$0.isHidden })
                assertSnapshot(of: window)
            }
        }

        """
    }
}
