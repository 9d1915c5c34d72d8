import Foundation

/// The folder in which a finding is kept: a report, and files that repeat it.
@MainActor
struct FindingFolder {
    private let options: AttackOptions
    private let part: String

    init(_ options: AttackOptions, part: String) { (self.options, self.part) = (options, part) }

    /// Writes the folder and returns its path, or why it could not be written.
    func keep(_ small: Finding, of finding: Finding) -> String {
        let path = "\(options.findings)/\(part)-\(options.seed)-\(finding.number)"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try Data(report(small, of: finding).utf8).write(to: URL(fileURLWithPath: path + "/report.txt"))
            for file in try files(small) {
                try Data(file.bytes).write(to: URL(fileURLWithPath: "\(path)/\(file.name)"))
            }
            return path
        } catch {
            return "no folder: \((error as? AttackFailure)?.reason ?? "\(error)")"
        }
    }

    private func files(_ finding: Finding) throws(AttackFailure) -> [(name: String, bytes: [UInt8])] {
        guard let type = AttackParts.named(part) else { return [] }
        var random = PartWorker.random(seed: options.seed, part: part, number: finding.number)
        return try type.init(AttackEnvironment(options)).makeCase(&random).files(finding.kept)
    }

    private func report(_ small: Finding, of finding: Finding) -> String {
        let folders = options.documents.dropFirst().map { " --documents \($0)" }.joined()
        let command = "Scripts/attack --seed \(options.seed)\(folders) --part \(part) --case \(finding.number)"
        let count = small.kept.numbers?.count ?? small.pieceCount
        return """
            \(small.fault)

            \(count) of \(finding.pieceCount) pieces are left. To repeat the finding, and its small case:

            \(command)
            \(command) --keep \(small.kept)

            """
    }
}
