import InterfaceBuilderDocument

/// A subcommand as a tool: its arguments are the operands and options of the command's own table.
@MainActor
struct ModelContextTool {
    let subcommand: Subcommand
    /// Whether calls write files.
    private(set) var writes: Bool
    /// The description of the argument for the operands.
    private let operands: String

    static let all = [
        ModelContextTool(.layout, "documents, or folders with documents"),
        ModelContextTool(.verify, "documents, or folders with documents"),
        ModelContextTool(.lint, "documents, or folders with documents"),
        ModelContextTool(
            .explain,
            "a document, and then object ids of views in it, each alone or with .left, .top, .right, .bottom, .width or .height; none with at"
        ),
        ModelContextTool(
            .diff,
            "the old and the new document, folder, or revision of the git repository, or one revision, which the files are compared with"
        ),
        ModelContextTool(.fonts, nil),
        ModelContextTool(.render, "a document; the answer is the picture of one scene, or with canvas of all of them"),
        ModelContextTool(
            .edit,
            "a document, and then edits as texts where they are not objects in edits, each in one of these forms: \(DocumentEdit.forms.joined(separator: "; "))",
            writes: true),
        ModelContextTool(.merge, "the common state, and both sides", writes: true),
    ]

    /// How many of the operands are paths; nil where all are.
    var pathCount: Int? { name == Subcommand.explain.name || name == Subcommand.edit.name ? 1 : nil }

    private init(_ subcommand: Subcommand, _ operands: String?, writes: Bool = false) {
        (self.subcommand, self.operands, self.writes) = (subcommand, operands ?? "", writes)
    }

    var name: String { subcommand.name }

    /// Whether edits can be given as objects.
    var takesEdits: Bool { name == Subcommand.edit.name }

    /// Whether results are printed as JSON on demand.
    var prints: Bool { subcommand.options.contains { $0.name == "--format" } }

    /// The names of the arguments.
    var arguments: [String] {
        (operands.isEmpty ? [] : ["paths"]) + (takesEdits ? ["edits"] : []) + options.map(Self.argument)
    }

    /// Whether the result is a picture, unless a call names a file for it.
    var draws: Bool { name == Subcommand.render.name }

    /// The tools of a server that may write files, or may not. Where it may, pictures can be written too.
    static func offered(mayWrite: Bool) -> [ModelContextTool] {
        all.filter { mayWrite || !$0.writes }.map { tool in
            var tool = tool
            tool.writes = tool.writes || mayWrite && tool.draws
            return tool
        }
    }

    /// The options that a call may have. A tool that only reads has none that writes a file.
    var options: [CommandOption] {
        subcommand.options.filter { (writes || !["-o", "--fix"].contains($0.name)) && $0.name != "--jobs" }
    }

    /// The name of an option as an argument: `safe-area` for `--safe-area`.
    static func argument(_ option: CommandOption) -> String {
        option.name == "-o" ? "output" : String(option.name.drop { $0 == "-" })
    }

    /// The tool as `tools/list` shows it.
    var description: [String: Any] {
        var properties: [String: Any] = [:]
        var required: [String] = []
        if !operands.isEmpty {
            properties["paths"] =
                ["type": "array", "items": ["type": "string"], "minItems": 1, "description": operands] as [String: Any]
            required.append("paths")
        }
        if takesEdits { properties["edits"] = EditArgument.schema }
        for option in options { properties[Self.argument(option)] = schema(of: option) }
        return [
            "name": name, "description": subcommand.summary.prefix(1).uppercased() + subcommand.summary.dropFirst() + ".",
            "inputSchema": [
                "type": "object", "properties": properties, "required": required, "additionalProperties": false,
            ] as [String: Any],
            "outputSchema": ToolResults.schema(of: name),
            "annotations": ["readOnlyHint": !writes, "openWorldHint": false],
        ]
    }

    private func schema(of option: CommandOption) -> [String: Any] {
        guard option.placeholder != nil else { return ["type": "boolean", "description": option.summary] }
        var schema: [String: Any] = ["type": "string", "description": option.summary]
        if !option.choices.isEmpty { schema[option.takesOtherWords ? "examples" : "enum"] = option.choices }
        return schema
    }
}
