import Foundation

extension AttackEnvironment {
    init(_ options: AttackOptions) throws(AttackFailure) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        tool = options.tool ?? folder.appendingPathComponent("cairn").path
        guard FileManager.default.isExecutableFile(atPath: tool) else { throw AttackFailure(reason: "\(tool) is no program") }
        documents = []
        for folder in options.documents { documents += try Self.documents(below: folder) }
        self.folder = FileManager.default.temporaryDirectory.appendingPathComponent("attack-\(getpid())").path
    }

    /// In order of their paths.
    private static func documents(below folder: String) throws(AttackFailure) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let documents = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        if documents.isEmpty { throw AttackFailure(reason: "\(folder) has no documents") }
        return documents.map { "\(folder)/\($0)" }
    }

    /// Makes the folder for a case's files, empty.
    func emptyFolder() throws(AttackFailure) {
        do {
            if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw AttackFailure(reason: "\(folder): \(error)")
        }
    }

    func write(_ bytes: [UInt8], to name: String) throws(AttackFailure) {
        do {
            let file = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        } catch {
            throw AttackFailure(reason: "\(folder)/\(name): \(error)")
        }
    }
}
