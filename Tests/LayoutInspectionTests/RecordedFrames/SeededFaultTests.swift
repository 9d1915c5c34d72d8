import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Every fault put into a consistent document is reported as one of the document.
@MainActor
struct SeededFaultTests {
    /// A constraint as `first attribute second attribute constant`; a minus sign stands for no second item.
    private nonisolated static let constraints = [
        "A leading R leading 20", "A top safe top 12", "A width - - 100", "A height - - 40",
        "B leading A trailing 8", "B top A top 0", "B trailing R trailing -20", "B height A height 0",
        "C leading A leading 0", "C trailing B trailing 0", "C top A bottom 10", "C height - - 60",
        "D leading C leading 5", "D top C top 5", "D width - - 50", "D height - - 30",
    ]
    private nonisolated static let frames = [
        "A": [20, 12, 100, 40], "B": [128, 12, 172, 40], "C": [20, 62, 280, 60], "D": [25, 67, 50, 30],
    ]

    /// The document with some of its frames and constraints replaced.
    private static func findings(frames: [String: [Int]] = frames, constraints: [String] = constraints) throws -> [FrameFinding] {
        let views = frames.sorted { $0.key < $1.key }.map { id, frame in
            JudgedDocument.view(id, frame.map(String.init).joined(separator: " "))
        }
        let lines = constraints.enumerated().map { "c\($0) \($1)" }
        return try JudgedDocument(
            "<subviews>\(views.joined())</subviews>" + JudgedDocument.constraints(lines), safeArea: 0
        ).comparison.findings.filter { $0.severity > .note }
    }

    @Test func theDocumentIsConsistent() throws { #expect(try Self.findings().isEmpty) }

    @Test(arguments: ["A", "B", "C", "D"], [0, 1, 2, 3])
    func movedFrames(_ view: String, _ number: Int) throws {
        var frames = Self.frames
        frames[view]?[number] += 7
        let findings = try Self.findings(frames: frames)
        #expect(findings.contains { $0.items.contains(view) })
    }

    @Test(arguments: constraints.indices)
    func droppedConstraints(_ index: Int) throws {
        var constraints = Self.constraints
        constraints.remove(at: index)
        #expect(try !Self.findings(constraints: constraints).isEmpty)
    }

    @Test(arguments: constraints.indices)
    func changedConstants(_ index: Int) throws {
        var constraints = Self.constraints
        var words = constraints[index].split(separator: " ").map(String.init)
        words[4] = String(try #require(Int(words[4])) + 9)
        constraints[index] = words.joined(separator: " ")
        #expect(try !Self.findings(constraints: constraints).isEmpty)
    }

    @Test(arguments: ["A", "B", "C", "D"], ["width", "height"])
    func addedConflicts(_ view: String, _ length: String) throws {
        #expect(
            try Self.findings(constraints: Self.constraints + ["\(view) \(length) - - 33"]).contains { $0.items.contains(view) })
    }
}
