import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import SeededRandom
import Testing
import UIKit

@testable import LayoutInspection

/// Faults that are brought into documents of real projects are found, and nothing else is told.
///
/// Needs the documents of `CAIRN_CORPUS`; without them nothing is tried. Documents are drawn by a seed; of one in which
/// lint finds nothing but notes up to three copies get one fault each, of the kinds of which there are the fewest so
/// far and that it has a place for. With `CAIRN_FULL` there are 300 faults, else 45. `CAIRN_PRINT` prints what was
/// missed.
@MainActor
struct CorpusMutationTests {
    /// A kind of fault: the rule that is to find it, and how it is brought in.
    private struct Kind {
        let rule: String
        /// Brings the fault into a scene; nil where the scene has no place for it.
        let mutate: @MainActor (Target, inout SplitMix) throws -> Mutation?
    }

    /// A document with a fault, and the ids of which a finding names one.
    private struct Mutation {
        let document: InterfaceDocument
        let objects: [String]
    }

    /// A scene that gets a fault.
    @MainActor
    private struct Target {
        let document: InterfaceDocument
        let scene: DocumentScene
        /// How far below the top of the root view there is room for views of 44 points, at its left, that touch
        /// nothing.
        let free: Int

        /// Nil where there is no such room, and for root views that are not white.
        init?(_ document: InterfaceDocument, _ scene: DocumentScene) {
            let layout = SceneLayout(document)
            let laidOut = layout.layOut(scene)
            let frames = laidOut.views.filter { $0.parent == 0 && !$0.isHidden }.map(\.frame)
            let places = stride(from: 160, to: Int(laidOut.size.height) - 160, by: 10)
            let color = scene.views[0].element.child(key: "backgroundColor", named: "color")
            guard color?["white"] == "1" || color?["systemColor"] == "systemBackgroundColor",
                let free = places.first(where: { place in
                    let room = CGRect(x: 0, y: CGFloat(place) - 5, width: 150, height: 54)
                    return !frames.contains { $0.intersects(room) }
                })
            else { return nil }
            (self.document, self.scene, self.free) = (document, scene, free)
        }

        func applying(_ edits: [String], objects: [String]) throws -> Mutation {
            let edited = try document.applying(edits.map { try DocumentEdit(parsing: $0) })
            return Mutation(document: edited.recordingFrames(changedSince: document), objects: objects)
        }

        /// Sets an attribute without the checks of edits and without new frames; nil removes it.
        func setting(_ name: String, of element: MarkupElement, to value: String?, objects: [String]) throws -> Mutation {
            var edits = MarkupEdits(document.tree)
            if let value {
                edits.set(name, of: element, to: value)
            } else if let attribute = element.attributes.first(where: { $0.name == name }) {
                edits.remove(attribute)
            }
            return Mutation(document: try InterfaceDocument(bytes: edits.applied()), objects: objects)
        }

        var root: String { scene.views[0].id }

        /// The views that constraints place, other than the root, outside of cells and scroll views, which have rules
        /// of their own.
        func views(_ element: String) -> [DocumentView] {
            scene.views.filter { view in
                view.element.name == element && view.isInstalled && view.isPlacedByLayout && view.parent == 0
            }
        }

        /// The constraints that say something of a view along an axis.
        func constraints(of view: DocumentView, vertical: Bool) -> [DocumentConstraint] {
            scene.constraints.filter { constraint in
                let items = [constraint.first, constraint.second].compactMap { $0 }.map { item -> String? in
                    if case .view(let index) = item { scene.views[index].id } else { nil }
                }
                return items.contains(view.id) && constraint.firstAttribute.isVertical == vertical
            }
        }

        /// The constraints that give a view a length in points, and nothing else, in every size class.
        var fixedLengths: [DocumentConstraint] {
            scene.constraints.filter {
                $0.isInstalled && $0.second == nil && $0.relation == .equal && $0.priority == 1000 && $0.constant > 20
                    && $0.id != nil && Array($0.element.children).isEmpty && !$0.isPlaceholder && owner($0.first) != nil
            }
        }

        func owner(_ item: DocumentConstraint.Item) -> DocumentView? {
            if case .view(let index) = item, scene.views[index].isInstalled { scene.views[index] } else { nil }
        }
    }

    private static func newLabel(_ id: String, in parent: String, _ constraints: [String], text: String = "Text") -> [String] {
        ["add label \(id) to \(parent) text=\(text)"] + constraints.map { "constrain \($0)" }
    }

    private static let kinds: [Kind] = [
        Kind(rule: "duplicate-constraint") { target, random in
            guard let length = random.pick(from: target.fixedLengths), let view = target.owner(length.first) else { return nil }
            let statement = "constrain \(view.id).\(length.firstAttribute.rawValue) = \(length.constant) id nEw-00-001"
            return try target.applying([statement], objects: ["nEw-00-001", length.id!])
        },
        Kind(rule: "needless-constraint") { target, random in
            guard let length = random.pick(from: target.fixedLengths), let view = target.owner(length.first) else { return nil }
            let statement = "constrain \(view.id).\(length.firstAttribute.rawValue) >= \(length.constant - 5) id nEw-00-001"
            return try target.applying([statement], objects: ["nEw-00-001"])
        },
        Kind(rule: "unsatisfiable") { target, random in
            guard let length = random.pick(from: target.fixedLengths), let view = target.owner(length.first) else { return nil }
            let statement = "constrain \(view.id).\(length.firstAttribute.rawValue) = \(length.constant + 30) id nEw-00-001"
            return try target.applying([statement], objects: ["nEw-00-001", length.id!])
        },
        Kind(rule: "ambiguous-layout") { target, _ in
            let constraints = ["nEw-00-001.top = \(target.root).top + \(target.free)"]
            return try target.applying(newLabel("nEw-00-001", in: target.root, constraints), objects: ["nEw-00-001"])
        },
        Kind(rule: "misplaced") { target, random in
            guard let view = random.pick(from: target.views("label")), let frame = view.element.recordedFrame,
                let rect = view.element.child("rect")
            else { return nil }
            return try target.setting("x", of: rect, to: "\(frame.minX + CGFloat(random.roll(20...60)))", objects: [view.id])
        },
        Kind(rule: "clipped-text") { target, random in
            let constraints = [
                "nEw-00-001.top = \(target.root).top + \(target.free)", "nEw-00-001.leading = \(target.root).leading + 10",
                "nEw-00-001.width = \(random.roll(20...40))",
            ]
            return try target.applying(
                newLabel("nEw-00-001", in: target.root, constraints, text: "\"Forgot your password?\""), objects: ["nEw-00-001"])
        },
        Kind(rule: "outside-screen") { target, random in
            let constraints = [
                "nEw-00-001.top = \(target.root).top + \(target.free)",
                "nEw-00-001.leading = \(target.root).trailing + \(random.roll(5...90))",
            ]
            return try target.applying(newLabel("nEw-00-001", in: target.root, constraints), objects: ["nEw-00-001"])
        },
        Kind(rule: "overlapping-views") { target, random in
            guard let other = random.pick(from: target.views("label") + target.views("button")) else { return nil }
            let constraints = ["nEw-00-001.centerX = \(other.id).centerX", "nEw-00-001.centerY = \(other.id).centerY"]
            return try target.applying(newLabel("nEw-00-001", in: target.root, constraints), objects: ["nEw-00-001"])
        },
        Kind(rule: "zero-size") { target, _ in
            let constraints = [
                "nEw-00-001.top = \(target.root).top + \(target.free)", "nEw-00-001.leading = \(target.root).leading + 10",
                "nEw-00-001.trailing = \(target.root).leading + 10",
            ]
            return try target.applying(newLabel("nEw-00-001", in: target.root, constraints), objects: ["nEw-00-001"])
        },
        Kind(rule: "outside-superview") { target, random in
            let statements = [
                "add view nEw-00-002 to \(target.root)", "constrain nEw-00-002.top = \(target.root).top + \(target.free)",
                "constrain nEw-00-002.leading = \(target.root).leading + 10", "constrain nEw-00-002.width = 100",
                "constrain nEw-00-002.height = 10",
            ]
            let constraints = [
                "nEw-00-001.top = nEw-00-002.bottom + \(random.roll(2...8))", "nEw-00-001.leading = nEw-00-002.leading",
            ]
            return try target.applying(
                statements + newLabel("nEw-00-001", in: "nEw-00-002", constraints), objects: ["nEw-00-001"])
        },
        Kind(rule: "missing-accessibility-label") { target, random in
            let buttons = target.views("button").filter { view in
                view.element.child("state")?["title"] != nil && view.element.child("accessibility") == nil
                    && !view.element.children.contains { $0.name == "buttonConfiguration" || $0.name == "attributedString" }
            }
            guard let button = random.pick(from: buttons) else { return nil }
            return try target.applying(
                ["unset \(button.id).normal.title", "set \(button.id).normal.image photo"], objects: [button.id])
        },
        Kind(rule: "small-target") { target, random in
            let statements = [
                "add button nEw-00-001 to \(target.root)", "set nEw-00-001.normal.title A",
                "constrain nEw-00-001.top = \(target.root).top + \(target.free)",
                "constrain nEw-00-001.leading = \(target.root).leading + 10",
                "constrain nEw-00-001.width = \(random.roll(30...40))", "constrain nEw-00-001.height = 40",
            ]
            return try target.applying(statements, objects: ["nEw-00-001"])
        },
        Kind(rule: "dangling-reference") { target, random in
            let constraints = target.scene.constraints.filter { $0.element["secondItem"] != nil && $0.id != nil }
            guard let constraint = random.pick(from: constraints) else { return nil }
            return try target.setting("secondItem", of: constraint.element, to: "gOn-e0-000", objects: [constraint.id!])
        },
        Kind(rule: "invalid-number") { target, random in
            guard let length = random.pick(from: target.fixedLengths) else { return nil }
            return try target.setting("constant", of: length.element, to: "wide", objects: [length.id!])
        },
        Kind(rule: "incomplete-constraint") { target, random in
            guard let length = random.pick(from: target.fixedLengths) else { return nil }
            return try target.setting("firstAttribute", of: length.element, to: nil, objects: [length.id!])
        },
    ]

    private static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil
    private static let prints = ProcessInfo.processInfo.environment["CAIRN_PRINT"] != nil

    /// The faults that are brought into copies of one document.
    private static let copies = 3

    /// What was found of the faults of a rule.
    private struct Score {
        var (seeded, found, wrong) = (0, 0, 0)
    }

    @Test func faultsInDocumentsOfProjectsAreFound() throws {
        ConflictLog.sink = { _ in }
        var random = SplitMix(seed: 21)
        var scores = [Score](repeating: Score(), count: Self.kinds.count)
        var mistakes: [String] = []
        let wanted = Self.isFull ? 300 : 45
        for file in DocumentFolders.corpus.shuffled(using: &random) where scores.map(\.seeded).reduce(0, +) < wanted {
            guard let bytes = try? Data(contentsOf: file), let document = try? InterfaceDocument(bytes: Array(bytes)),
                let target = Self.target(document, &random), Self.findings(document, nil).isEmpty
            else { continue }
            let order = Self.kinds.indices.sorted { (scores[$0].seeded, $0) < (scores[$1].seeded, $1) }
            var copies = 0
            for place in order where copies < Self.copies {
                let kind = Self.kinds[place]
                guard let mutation = try kind.mutate(target, &random) else { continue }
                let findings = Self.findings(mutation.document, kind.rule, beside: Self.findings(document, kind.rule))
                let right = findings.filter { $0.rule == kind.rule && !Set($0.items).isDisjoint(with: mutation.objects) }
                scores[place].seeded += 1
                scores[place].found += right.isEmpty ? 0 : 1
                let fault = "\(file.path): \(kind.rule) \(mutation.objects)"
                if right.isEmpty { mistakes.append("\(fault): not found") }
                for other in findings where !right.contains(other) {
                    scores[place].wrong += 1
                    mistakes.append("\(fault): \(other.rule): \(other.message)")
                }
                copies += 1
            }
        }
        let (seeded, found) = (scores.map(\.seeded).reduce(0, +), scores.map(\.found).reduce(0, +))
        let wrong = scores.map(\.wrong).reduce(0, +)
        if Self.prints {
            print(mistakes.joined(separator: "\n"))
            for (kind, score) in zip(Self.kinds, scores) {
                print("| \(kind.rule) | \(score.seeded) | \(score.found) | \(score.wrong) |")
            }
            print("\(seeded) faults, \(found) found, \(wrong) wrong")
        }
        guard seeded > 0 else { return }
        if Self.isFull {
            let rows = zip(Self.kinds, scores).map { kind, score in
                SeededFaults.Row(rule: kind.rule, seeded: score.seeded, found: score.found, wrong: score.wrong)
            }
            #expect(
                rows == SeededFaults.rowsOfProjects,
                "the numbers in SeededFaults, and with them Documentation/Lint.md, are out of date")
        }
        #expect(Double(found) / Double(seeded) >= 0.95, "\(mistakes.joined(separator: "\n"))")
        #expect(Double(found) / Double(max(1, found + wrong)) >= 0.97, "\(mistakes.joined(separator: "\n"))")
    }

    /// A scene of a document that the tests can add views to.
    private static func target(_ document: InterfaceDocument, _ random: inout SplitMix) -> Target? {
        let scenes = SceneLayout(document).scenes.filter { scene in
            scene.kind == .controller && scene.views[0].element.name == "view" && scene.views.count > 2
                && scene.constraints.count > 1
        }
        return random.pick(from: scenes).flatMap { Target(document, $0) }
    }

    /// What lint tells of a document beside what is known; of notes only those of one rule.
    private static func findings(
        _ document: InterfaceDocument, _ rule: String?, beside known: [LintFinding] = []
    ) -> [LintFinding] {
        let lint = DocumentLint(document)
        return lint.scenes.flatMap(lint.findings).filter { finding in
            (finding.severity > .note || finding.rule == rule)
                && !known.contains { $0.rule == finding.rule && $0.items == finding.items }
        }
    }
}

extension SplitMix {
    fileprivate mutating func pick<Choice>(from choices: [Choice]) -> Choice? {
        choices.isEmpty ? nil : pick(choices)
    }
}
