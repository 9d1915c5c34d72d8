import Foundation
import Testing

@testable import CairnTesting

struct SnapshotShardTests {
    @Test func eachSnapshotBelongsToOnePartWhereverTheProjectIs() throws {
        let parts = try (1...3).map { try #require(SnapshotShard("\($0)/3")) }
        var counts = [0, 0, 0]
        for number in 0..<300 {
            let stems = ["/one/Snapshots", "/another/project/Snapshots"].map {
                URL(fileURLWithPath: "\($0)/CardTests/test\(number)")
            }
            let owners = stems.map { stem in parts.indices.filter { parts[$0].contains(stem) } }
            #expect(owners[0].count == 1 && owners[0] == owners[1])
            counts[owners[0][0]] += 1
        }
        #expect(counts.allSatisfy { $0 > 60 })
    }

    @Test(arguments: ["", "2", "0/3", "4/3", "1/0", "a/b", "1/2/3"])
    func otherTextsAreNoParts(_ text: String) { #expect(SnapshotShard(text) == nil) }
}
