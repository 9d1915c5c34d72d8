import Foundation

/// A shard of a run's snapshots, as `CAIRN_SNAPSHOT_SHARD=2/3` in the environment names it. A snapshot is assigned by
/// the name of its files, so that it belongs to the same shard on every machine.
struct SnapshotShard {
    private let part, parts: Int

    /// The shard that the environment names; nil for all snapshots.
    ///
    /// - Precondition: The variable, if it is set, is a shard such as `2/3`.
    static let ofEnvironment: SnapshotShard? = {
        guard let text = ProcessInfo.processInfo.environment["CAIRN_SNAPSHOT_SHARD"], !text.isEmpty else { return nil }
        guard let shard = SnapshotShard(text) else {
            preconditionFailure("CAIRN_SNAPSHOT_SHARD is '\(text)'; expected a part such as 2/3")
        }
        return shard
    }()

    init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let part = numbers[0], let parts = numbers[1], (1...max(1, parts)).contains(part), parts > 0
        else { return nil }
        (self.part, self.parts) = (part, parts)
    }

    /// Whether a snapshot belongs to the shard, by its path without an extension. Only the last two components count,
    /// the test's file and the snapshot's name, so that the location of the project does not matter.
    func contains(_ stem: URL) -> Bool {
        let name = stem.pathComponents.suffix(2).joined(separator: "/")
        // FNV-1a, since Swift's own hashes differ in each process.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Int(hash % UInt64(parts)) == part - 1
    }
}
