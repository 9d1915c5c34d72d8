import Foundation
import RandomLayouts
import Testing

@testable import UIKit

/// Random trees that are edited at random, against trees made anew. A failure is shrunk and printed as a description
/// with edits.
///
/// A short run each time; `Scripts/attack --part layouts` goes on for as long as it is told to.
@MainActor
@Suite(.serialized) struct RandomLayoutTests {
    nonisolated static let trees = 20
    nonisolated static let steps = 25

    /// Trees in which a difference is known to remain, with its reason; one that does not differ any more fails.
    private static let knownDifferences: [Int: String] = [:]

    @Test func editedTreesLieAsTreesMadeAnew() {
        let (sink, warnings) = (ConflictLog.sink, LayoutWarning.sink)
        ConflictLog.sink = { _ in }
        LayoutWarning.sink = { _ in }
        defer { (ConflictLog.sink, LayoutWarning.sink) = (sink, warnings) }
        let compared = (0..<Self.trees).reduce(0) { $0 + viewsCompared(seed: $1) }
        #expect(compared > 50 * Self.trees)
    }

    private func viewsCompared(seed: Int) -> Int {
        let tree = RandomLayouts.RandomTree(seed: seed)
        for _ in 0..<Self.steps {
            tree.step()
            let differences = tree.compareWithFreshTree()
            guard differences.isEmpty else {
                let report = tree.finding(differences).smallest().report
                if Self.knownDifferences[seed] == nil { Issue.record("\(report)") }
                return tree.compared
            }
        }
        #expect(Self.knownDifferences[seed] == nil, "seed \(seed) does not differ any more")
        return tree.compared
    }
}
