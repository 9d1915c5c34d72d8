import Foundation
import Synchronization
import Testing

@testable import ConstraintSolver

@Suite struct BlockPoolTests {
    /// A block in use is never handed out again.
    @Test func noBlockIsHandedOutTwice() {
        let collisions = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<2000 {
                let size = BlockPool.smallest << (round % 6)
                let blocks = (0..<3).map { _ in BlockPool.take(size).bindMemory(to: Int.self, capacity: 1) }
                for (k, block) in blocks.enumerated() { block.pointee = thread << 32 | round << 8 | k }
                for (k, block) in blocks.enumerated() where block.pointee != thread << 32 | round << 8 | k {
                    collisions.add(1, ordering: .relaxed)
                }
                for block in blocks { BlockPool.give(block, size) }
            }
        }
        #expect(collisions.load(ordering: .relaxed) == 0)
    }

    @Test func whatIsKeptIsBounded() {
        let blocks = (0..<100).map { _ in BlockPool.take(1 << 16) }
        for block in blocks { BlockPool.give(block, 1 << 16) }
        #expect(BlockPool.bytesKept >= 1 << 16 && BlockPool.bytesKept <= BlockPool.mostBytesKept)
        #expect(BlockPool.mostBytesKept < 32 << 20)
    }

    @Test(arguments: [1, 2, 255, 256, 1000, 1 << 20, 3 << 20, 5 << 20])
    func sizesHoldWhatIsAskedFor(_ bytes: Int) { #expect(BlockPool.size(for: bytes) >= bytes) }

    @Test func arraysGrowAndKeepWhatTheyHold() {
        var numbers = FlatArray<Int>()
        for k in 0..<100_000 { numbers.append(k) }
        #expect(numbers.indices.allSatisfy { numbers[$0] == $0 })
        var large = FlatArray<Int>(repeating: 7, count: 1 << 20)
        large.append(8)
        #expect(large.count == 1 << 20 + 1 && large[(1 << 20) - 1] == 7 && large[1 << 20] == 8)
    }
}
