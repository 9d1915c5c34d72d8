import Foundation
import InterfaceBuilderDocument
import SeededRandom
import Testing

@testable import LayoutInspection

/// Faults that are brought into clean documents are found, and nothing else is.
///
/// A finding counts as right where it has the rule of the fault and names an object of it. With `CAIRN_FULL` in the
/// environment 320 faults of 16 kinds are tried and the shares are compared with what `Documentation/Lint.md` says,
/// else a fifth of them.
@MainActor
struct SeededMutationTests {
    /// A kind of fault: the rule that is to find it, and the edits that make it.
    private struct Kind {
        let rule: String
        /// The ids of which a finding names one.
        let objects: [String]
        let edits: [String]
        /// Whether the frames are recorded that the fault leads to.
        var updatesFrames = true
    }

    private static func kinds(_ screen: RandomScreen, _ random: inout SplitMix) -> [Kind] {
        let (title, button, text) = (screen.row(.title), screen.row(.button), screen.row(.paragraph))
        func pick(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(random.next() % UInt64(range.count)) }
        let any = screen.rows[pick(0...screen.rows.count - 1)].id
        return [
            Kind(
                rule: "duplicate-constraint", objects: ["\(any)-lead", "new"],
                edits: ["constrain \(any).leading = safe.leading + 20 id new"]),
            Kind(rule: "needless-constraint", objects: ["new"], edits: ["constrain \(button).height >= \(pick(10...44)) id new"]),
            Kind(
                rule: "needless-constraint", objects: ["new"],
                edits: ["constrain \(button).height = \(pick(50...90)) @750 id new"]),
            Kind(rule: "unsatisfiable", objects: ["new"], edits: ["constrain \(button).height = \(pick(50...90)) id new"]),
            Kind(rule: "ambiguous-layout", objects: screen.rows.map(\.id), edits: ["remove \(any)-top"], updatesFrames: false),
            Kind(rule: "misplaced", objects: [any], edits: ["set \(any).frame.x \(pick(40...90))"], updatesFrames: false),
            Kind(
                rule: "clipped-text", objects: [title],
                edits: ["remove \(title)-trail", "constrain \(title).width = \(pick(30...60)) id new"]),
            Kind(rule: "clipped-text", objects: [text], edits: ["constrain \(text).height = \(pick(8...14)) id new"]),
            Kind(
                rule: "outside-screen", objects: [title],
                edits: ["remove \(title)-trail", "set \(title)-lead.constant \(pick(1000...1400))"]),
            Kind(
                rule: "overlapping-views", objects: [button, title], edits: ["set \(button)-top.constant -\(pick(18...26))"]),
            Kind(
                rule: "zero-size", objects: [title],
                edits: ["remove \(title)-trail", "constrain \(title).trailing = safe.leading + 20 id new"]),
            Kind(
                rule: "low-contrast", objects: [title],
                edits: [
                    "remove \(title).textColor",
                    "add color to \(title) key=textColor white=0.\(pick(70...95)) alpha=1 colorSpace=calibratedWhite",
                ]),
            Kind(
                rule: "missing-accessibility-label", objects: [button],
                edits: ["unset \(button).normal.title", "set \(button).normal.image photo"]),
            Kind(rule: "small-target", objects: [button], edits: ["set \(button)-high.constant \(pick(20...40))"]),
            Kind(
                rule: "dangling-reference", objects: ["new"], edits: ["constrain \(any).leading >= safe.leading @500 id new"]),
            Kind(
                rule: "outside-superview", objects: ["inner"],
                edits: [
                    "add view box to root", "constrain box.leading = safe.leading + 20", "constrain box.width = 100",
                    "constrain box.height = 20",
                    "constrain box.top = \(screen.rows.last!.id).bottom + 10", "add label inner to box text=Note",
                    "constrain inner.leading = box.leading", "constrain inner.top = box.top + \(pick(30...50))",
                ]),
        ]
    }

    private static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil

    /// What was found of the faults of a rule.
    private struct Score {
        var (seeded, found, right, wrong) = (0, 0, 0, 0)
    }

    @Test func seededFaultsAreFound() throws {
        var random = SplitMix(seed: 21)
        var (scores, order, mistakes): ([String: Score], [String], [String]) = ([:], [], [])
        for number in 0..<(Self.isFull ? 20 : 4) {
            let screen = try RandomScreen(&random)
            let before = Self.findings(screen.document)
            #expect(before.isEmpty, "screen \(number): \(before.map(\.message))")
            for kind in Self.kinds(screen, &random) {
                let findings = try Self.findings(Self.mutated(screen, kind))
                if scores[kind.rule] == nil { order.append(kind.rule) }
                scores[kind.rule, default: Score()].seeded += 1
                let right = findings.filter { $0.rule == kind.rule && !Set($0.items).isDisjoint(with: kind.objects) }
                if right.isEmpty {
                    mistakes.append("screen \(number), \(kind.edits): not found")
                } else {
                    scores[kind.rule]!.found += 1
                }
                scores[kind.rule]!.right += right.isEmpty ? 0 : 1
                for other in findings where !right.contains(other) {
                    scores[other.rule, default: Score()].wrong += 1
                    mistakes.append("screen \(number), \(kind.edits): \(other.rule): \(other.message)")
                }
            }
        }
        let all = scores.values.reduce(into: Score()) { sum, score in
            sum.seeded += score.seeded
            sum.found += score.found
            sum.right += score.right
            sum.wrong += score.wrong
        }
        let (precision, recall) = (Double(all.right) / Double(all.right + all.wrong), Double(all.found) / Double(all.seeded))
        #expect(
            precision >= 0.97 && recall >= 0.95, "precision \(precision), recall \(recall)\n\(mistakes.joined(separator: "\n"))")
        if Self.isFull {
            let rows = order.map { rule in
                SeededFaults.Row(rule: rule, seeded: scores[rule]!.seeded, found: scores[rule]!.found, wrong: scores[rule]!.wrong)
            }
            #expect(
                rows == SeededFaults.rows, "the numbers in SeededFaults, and with them Documentation/Lint.md, are out of date")
        }
        if ProcessInfo.processInfo.environment["CAIRN_PRINT"] != nil {
            print("precision \(precision), recall \(recall) of \(all.seeded)\n\(mistakes.joined(separator: "\n"))")
            for rule in order { print(rule, scores[rule]!) }
        }
    }

    private static func mutated(_ screen: RandomScreen, _ kind: Kind) throws -> InterfaceDocument {
        var document = screen.document
        if !kind.edits.isEmpty { document = try document.applying(kind.edits.map { try DocumentEdit(parsing: $0) }) }
        if kind.updatesFrames { document = document.recordingFrames(changedSince: screen.document) }
        if kind.rule == "dangling-reference" {
            var edits = MarkupEdits(document.tree)
            let constraint = try #require(document.elementsByID[kind.objects[0]])
            edits.set("secondItem", of: constraint, to: "gone")
            document = try InterfaceDocument(bytes: edits.applied())
        }
        return document
    }

    /// What lint tells of a document, the notes that are about a fault's own rule included.
    private static func findings(_ document: InterfaceDocument) -> [LintFinding] {
        let lint = DocumentLint(document)
        return lint.scenes.flatMap(lint.findings).filter { $0.severity > .note || $0.rule == "small-target" }
    }
}
