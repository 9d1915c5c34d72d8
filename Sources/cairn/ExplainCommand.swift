import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn explain`: says why edges and sizes of a view are what they are.
    static let explain = Subcommand(
        name: "explain", summary: "say what decides the edges and sizes of a view, and what gives way when they change",
        operands: "FILE VIEW[.VALUE]...",
        options: CommandOption.shared + [.format, .timeLimit],
        example: (
            "cairn explain Main.storyboard 8bC-Xf-vdC.width",
            "says which constraints give the view with that object id its width; values are left, top, right, bottom, width and height"
        ),
        sight: .device, run: ExplainCommand.run)
}

@MainActor
enum ExplainCommand {
    /// A view, and the values of it that are explained.
    private struct Question {
        let view: String
        let values: [ValueExplanation.Value]

        /// Reads `VIEW` or `VIEW.VALUE`; an id may have points itself.
        init(_ text: String) {
            if let dot = text.lastIndex(of: "."),
                let value = ValueExplanation.Value(rawValue: String(text[text.index(after: dot)...]))
            {
                (view, values) = (String(text[..<dot]), [value])
            } else {
                (view, values) = (text, [.left, .top, .width, .height])
            }
        }
    }

    static func run(_ options: CommandOptions, _ output: CommandOutput) throws(UsageError) -> ExitStatus {
        guard options.paths.count > 1 else { throw .missingOperand("VIEW") }
        let source = try SceneSource(options, output)
        let supervision = Supervision(options, path: options.paths[0], .explain, work: "explaining")
        return try supervision.run(output) { () throws(UsageError) in try explain(options, by: source, output) }
    }

    private static func explain(
        _ options: CommandOptions, by source: SceneSource, _ output: CommandOutput
    ) throws(UsageError) -> ExitStatus {
        let path = options.paths[0]
        switch source.layout(of: path) {
        case .failure(let failure):
            output.error(failure.diagnostic.line(path: path) + "\n")
            return .failure
        case .success(let (layout, scenes)):
            try source.checkSceneWasFound()
            var list = ReportList(options.format, output)
            list.begin()
            for question in options.paths.dropFirst().map(Question.init) {
                guard let scene = scenes.first(where: { scene in scene.viewIDs.contains(question.view) }) else {
                    throw .unknownView(question.view, file: path, known: scenes.flatMap(\.viewIDs))
                }
                for value in question.values {
                    guard let explanation = layout.explain(value, ofView: question.view, in: scene) else {
                        throw .unreadable(
                            path, reason: "the view \(question.view) is not installed for this canvas's size classes")
                    }
                    list.add(options.format == .text ? explanation.text : explanation.json)
                }
            }
            list.end()
            if options.format == .json { output.print("\n") }
            return .success
        }
    }
}

extension DocumentScene {
    /// The ids of the scene's views, in document order.
    fileprivate var viewIDs: [String] { views.map(\.id) }
}
