import Foundation

@testable import Attack

/// A command that is a shell script, which does wrong on purpose.
@MainActor
enum FaultyCommand {
    /// What the attack finds where a script stands for the command.
    ///
    /// - Parameters:
    ///   - script: Lines of a shell; `$last` is the last argument.
    ///   - documents: Documents that cases are made of.
    static func fault(
        _ script: String, documents: [String] = [], _ find: (AttackEnvironment) throws -> String?
    ) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let tool = folder + "/cairn"
        try "#!/bin/sh\nfor last do :; done\n\(script)\n".write(toFile: tool, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        return try find(AttackEnvironment(tool: tool, documents: documents, folder: folder + "/case"))
    }
}
