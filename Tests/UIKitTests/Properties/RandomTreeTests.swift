import ExactOptimum
import Foundation
import Testing

@testable import UIKit

/// Random trees of views, checked against an exact method that lowers the constraints by itself.
///
/// A tenth of the trees is tried each time. All of them:
///
///     CAIRN_FULL=1 swift test -c release -Xswiftc -enable-testing --filter RandomTreeTests
@MainActor
struct RandomTreeTests {
    nonisolated static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil

    nonisolated static let placed = [
        RandomTree.Recipe(name: "mostly required", nodes: 2...4, extras: 1...5, requiredShare: 60),
        RandomTree.Recipe(name: "mostly optional", nodes: 2...4, extras: 2...8, requiredShare: 25),
        RandomTree.Recipe(
            name: "thirds and tenths", nodes: 2...4, extras: 1...5, requiredShare: 50, multipliers: RandomTree.Recipe.shares),
        RandomTree.Recipe(
            name: "quarters of points", nodes: 2...4, extras: 1...5, requiredShare: 50, unit: Fraction(1, 4), multiples: -80...480
        ),
    ]

    @Test("Positions, sizes and ambiguities are those of the exact method", arguments: placed)
    func answersAreExact(_ recipe: RandomTree.Recipe) throws {
        var determined = 0
        for seed in 0..<(Self.isFull ? 1250 : 125) {
            let trial = TreeTrial(RandomTree(recipe, seed: seed))
            determined += trial.determined
            let findings = try trial.conflictFindings() + trial.valueFindings()
            #expect(findings == [], "seed \(seed) of \(recipe.name)")
        }
        #expect(determined > 500)
    }

    nonisolated static let overfull = [
        RandomTree.Recipe(name: "whole numbers", nodes: 2...5, extras: 4...12, requiredShare: 92),
        RandomTree.Recipe(
            name: "thirds and tenths", nodes: 2...5, extras: 4...12, requiredShare: 92, multipliers: RandomTree.Recipe.shares),
        RandomTree.Recipe(
            name: "thirds and tenths that nearly fit", nodes: 2...5, extras: 4...12, requiredShare: 92,
            multipliers: RandomTree.Recipe.shares, multiples: 0...1),
        RandomTree.Recipe(
            name: "huge constants", nodes: 2...5, extras: 4...12, requiredShare: 92, unit: 10_000, multiples: -3...9),
        RandomTree.Recipe(
            name: "tiny constants", nodes: 2...5, extras: 4...12, requiredShare: 92, unit: Fraction(1, 100), multiples: -3...9),
    ]

    @Test("Conflicts are reported once, with a minimal set, and only where there are any", arguments: overfull)
    func conflictsAreExact(_ recipe: RandomTree.Recipe) throws {
        var conflicts = 0
        for seed in 0..<(Self.isFull ? 2000 : 200) {
            let trial = TreeTrial(RandomTree(recipe, seed: seed))
            conflicts += trial.conflicts
            #expect(try trial.conflictFindings() == [], "seed \(seed) of \(recipe.name)")
            #expect(trial.conflictsToldAgain() == 0, "seed \(seed) of \(recipe.name)")
        }
        #expect(conflicts > 200)
    }
}
