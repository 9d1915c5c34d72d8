import Foundation
import Testing

@testable import cairn

/// What the guide for users shows of the command is what the command prints.
@Suite @MainActor struct GuideTests {
    private static let root = CommandRun.fixtures.deletingLastPathComponent()
    private static let guide = root.appendingPathComponent("Documentation/Guide.docc")

    /// A command that a chapter shows, with what it shows of the output.
    private struct Example {
        let chapter: String
        let arguments: [String]
        let output: String
    }

    /// The blocks marked `console`, each of one command and its output.
    private static func examples() throws -> [Example] {
        let names = try FileManager.default.contentsOfDirectory(atPath: guide.path).filter { $0.hasSuffix(".md") }.sorted()
        return try names.flatMap { name -> [Example] in
            let text = try String(contentsOf: guide.appendingPathComponent(name), encoding: .utf8)
            return text.components(separatedBy: "```console\n").dropFirst().map { block in
                let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
                let words = lines[0].split(separator: " ").map(String.init)
                return Example(
                    chapter: name, arguments: Array(words.dropFirst(2)), output: lines.dropFirst().joined(separator: "\n"))
            }
        }
    }

    private func withCopyOfExamples(_ body: (String) throws -> Void) throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: copy) }
        for name in ["Examples/XcodeProject", "Examples/LayoutLibrary"] {
            try FileManager.default.createDirectory(atPath: "\(copy)/Examples", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: Self.root.appendingPathComponent(name).path, toPath: "\(copy)/\(name)")
            for made in ["Package.swift", "CairnImport", ".build"] {
                try? FileManager.default.removeItem(atPath: "\(copy)/\(name)/\(made)")
            }
        }
        try body(copy)
    }

    @Test func commandsPrintWhatTheGuideShows() throws {
        try withCopyOfExamples { copy in
            let examples = try Self.examples()
            #expect(examples.count >= 6)
            for example in examples {
                var arguments = example.arguments.map { $0.hasPrefix("Examples/") ? "\(copy)/\($0)" : $0 }
                if let place = arguments.firstIndex(of: "-o") { arguments[place + 1] = "\(copy)/" + arguments[place + 1] }
                let run = CommandRun(arguments)
                let shown = (run.messages + run.output).replacingOccurrences(of: copy + "/", with: "")
                #expect(shown.trimmingCharacters(in: .newlines) == example.output, "\(example.chapter)")
            }
        }
    }
}
