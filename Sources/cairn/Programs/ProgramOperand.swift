import Foundation
import XcodeProjects

/// The product, project or folder that an operand names, to be built and run as a program.
@MainActor
enum ProgramOperand {
    /// A program that is built.
    case program(String)
    /// A package that names UIKit itself, with one of its products; nil for the only one.
    case package(String, product: String?)
    /// A project, a workspace, a folder of sources, or a package that does not name UIKit.
    case source(ImportSource, product: String?)

    /// - Parameters:
    ///   - text: A path, or the name of a product of the package in the current folder.
    ///   - product: The product that an option names.
    ///   - tell: Gets what a workspace has and no package can have.
    init(_ text: String, product: String?, _ tell: (ImportNote) -> Void) throws(UsageError) {
        let path = URL(fileURLWithPath: text).standardizedFileURL.path
        let here = FileManager.default.currentDirectoryPath
        let isPath = text.contains("/") || text.hasPrefix(".") || text.hasSuffix(".xcodeproj") || text.hasSuffix(".xcworkspace")
        guard isPath || !FileManager.default.fileExists(atPath: here + "/Package.swift") || FileSystem.isFolder(path) else {
            self = try Self.inPackage(here, product: text, tell)
            return
        }
        if FileSystem.isFile(path), FileManager.default.isExecutableFile(atPath: path) {
            self = .program(path)
            return
        }
        self = try Self.inPackage(path, product: product, tell)
    }

    private static func inPackage(
        _ folder: String, product: String?, _ tell: (ImportNote) -> Void
    ) throws(UsageError) -> ProgramOperand {
        if ImportCommand.isCairn(folder) || PackageImport.namesUIKit(folder) { return .package(folder, product: product) }
        guard let source = try ImportSource.all(at: folder, tell).first else {
            throw .unreadable(folder, reason: "it holds no project")
        }
        return .source(source, product: product)
    }
}
