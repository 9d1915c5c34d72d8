import Foundation

/// The source of UIKit for programs that the command builds.
@MainActor
enum ProgramKit {
    /// The Swift SDK, in a folder of SDKs; nil for the package manager's own.
    case sdk(folder: String?)
    /// A copy of the package that has UIKit.
    case package(String)

    /// The kit that the options name, or else an installed SDK, or else the copy that this command was built in.
    ///
    /// - Throws: What to install where there is none.
    static func find(_ options: CommandOptions, in machine: Machine = Machine()) throws(UsageError) -> ProgramKit {
        if let folder = try ImportCommand.cairn(options) { return .package(folder) }
        if let folder = options.sdks { return .sdk(folder: URL(fileURLWithPath: folder).standardizedFileURL.path) }
        if machine.sdkFolders.contains(where: { FileSystem.isFolder($0 + "/cairn.artifactbundle") }) { return .sdk(folder: nil) }
        if let folder = ownCopy { return .package(folder) }
        throw .unbuildable(
            reason: "there is no UIKit to build programs with; install Cairn's SDK with 'swift sdk install', "
                + "or name a copy of Cairn's repository by --cairn"
        )
    }

    /// The copy of the package in whose build folder this command lies.
    private static var ownCopy: String? {
        guard var folder = FileSystem.realPath("/proc/self/exe") else { return nil }
        while folder.count > 1 {
            folder = (folder as NSString).deletingLastPathComponent
            if ImportCommand.isCairn(folder) { return folder }
        }
        return nil
    }

    /// The path of the package of the copy; nil for the SDK.
    var cairn: String? { if case .package(let folder) = self { folder } else { nil } }

    /// Refuses where Swift is missing.
    static func checkSwift(in machine: Machine = Machine()) throws(UsageError) {
        guard machine.program("swift") == nil else { return }
        throw .unbuildable(
            reason: "programs are built with Swift, and 'swift' is not in PATH; install Swift \(CairnVersion.swift) or later "
                + "(swift.org says how) and Cairn's SDK; 'cairn doctor' lists what is there"
        )
    }
}
