import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection

extension Subcommand {
    /// `cairn explain`: says why edges and sizes of a view are what they are.
    static let explain = Subcommand(
        name: "explain", summary: "say what decides the edges and sizes of a view, and what gives way when they change",
        operands: "FILE VIEW[.VALUE]...",
        options: [
            .value(
                "--at", "X,Y", "say what is at a point of the scene's picture, and why it is there",
                expected: "two numbers such as 120,300",
                parse: point
            ) { $0.point = $1 }
        ] + CommandOption.shared + [.format, .timeLimit],
        example: (
            "cairn explain Main.storyboard 8bC-Xf-vdC.width",
            "says which constraints give the view with that object id its width; values are left, top, right, bottom, width and height"
        ),
        sight: .device, run: ExplainCommand.run)

    nonisolated private static func point(_ text: String) -> CGPoint? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { DocumentNumber.parseLength(String($0)) }
        guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
        return CGPoint(x: x, y: y)
    }
}

@MainActor
enum ExplainCommand {
    /// A view, and the values of it that are explained.
    private struct Question {
        let view: String
        let values: [ValueExplanation.Value]

        /// The words before and behind the last point of the view's name; nil if it has none.
        var parts: (view: String, value: String)? {
            view.lastIndex(of: ".").map { (String(view[..<$0]), String(view[view.index(after: $0)...])) }
        }

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
        if options.paths.isEmpty { throw .missingOperand("FILE") }
        guard options.paths.count > 1 || options.point != nil else { throw .missingOperand("VIEW") }
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
            // All are found before the first is printed, since one that cannot be is told instead.
            var reports = try options.point.map { point throws(UsageError) in try explain(point, layout, scenes, options) } ?? []
            for question in options.paths.dropFirst().map(Question.init) {
                reports += try explain(question, layout, scenes, options)
            }
            show(reports, options, output)
            return .success
        }
    }
}

extension ExplainCommand {
    private static func show(_ reports: [String], _ options: CommandOptions, _ output: CommandOutput) {
        var list = ReportList(options.format, output)
        list.begin()
        for report in reports { list.add(report) }
        list.end()
        if options.format == .json { output.print("\n") }
    }

    private static func explain(
        _ question: Question, _ layout: SceneLayout, _ scenes: [DocumentScene], _ options: CommandOptions
    ) throws(UsageError) -> [String] {
        let path = options.paths[0]
        let known = scenes.flatMap(\.viewIDs)
        guard let scene = scenes.first(where: { $0.viewIDs.contains(question.view) }) else {
            if let (view, value) = question.parts, known.contains(view) {
                throw .unknownValue(value, view: view, known: ValueExplanation.Value.allCases.map(\.rawValue))
            }
            throw .unknownView(question.view, file: path, known: known)
        }
        var reports: [String] = []
        for (number, value) in question.values.enumerated() {
            guard let explanation = layout.explain(value, ofView: question.view, in: scene) else {
                throw .unreadable(path, reason: "the view \(question.view) is not installed for this canvas's size classes")
            }
            let title = number == 0 ? explanation.title : ""
            reports.append(options.format == .text ? title + explanation.text : explanation.json)
        }
        return reports
    }

    private static func explain(
        _ point: CGPoint, _ layout: SceneLayout, _ scenes: [DocumentScene], _ options: CommandOptions
    ) throws(UsageError) -> [String] {
        guard scenes.count < 2 else { throw .pointNeedsOneScene(scenes.map { $0.storyboardIdentifier ?? $0.id }) }
        guard let scene = scenes.first else { throw .nothingToDraw(options.paths[0]) }
        guard let explanation = layout.explain(point, in: scene) else {
            let (size, numbers) = (layout.rootSize(of: scene), [point.x, point.y].map { Double($0).shortText })
            throw .outsideScene(
                numbers.joined(separator: ","), size: "\(Double(size.width).shortText) x \(Double(size.height).shortText)")
        }
        return [options.format == .text ? explanation.text : explanation.json]
            + explanation.values.map { options.format == .text ? $0.text : $0.json }
    }
}

extension DocumentScene {
    /// The ids of the scene's views, in document order.
    fileprivate var viewIDs: [String] { views.map(\.id) }
}
