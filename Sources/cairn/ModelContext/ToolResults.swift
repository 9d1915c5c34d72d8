import Foundation

/// Structured results of tools, and their schemas.
///
/// - Source: modelcontextprotocol.io/specification/2025-06-18/server/tools, “Structured Content” and “Output Schema”
@MainActor
enum ToolResults {
    /// The result of a tool as an object that its schema describes, from what the command prints with `--format json`.
    static func structured(_ tool: String, _ results: Data) -> [String: Any] {
        let value = try? JSONSerialization.jsonObject(with: results)
        if let object = value as? [String: Any] { return object }
        // Pages, such as that of a rule, are no JSON.
        guard let list = value as? [[String: Any]] else { return ["text": String(decoding: results, as: UTF8.self)] }
        guard tool == Subcommand.explain.name else { return [tool == Subcommand.fonts.name ? "fonts" : "documents": list] }
        return ["points": list.filter { $0["at"] != nil }, "explanations": list.filter { $0["at"] == nil }]
    }

    /// The properties of a PNG picture: its size in pixels stands at fixed places in its first chunk.
    ///
    /// - Source: w3.org/TR/png, “IHDR Image header”
    static func structured(picture: Data) -> [String: Any] {
        func number(at offset: Int) -> Int { picture.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
        return ["mimeType": "image/png", "width": number(at: 16), "height": number(at: 20)]
    }

    /// The schema of a tool's structured results.
    static func schema(of tool: String) -> [String: Any] {
        switch tool {
        case "layout": object(["documents": list(laidOut)], required: ["documents"])
        case "verify", "lint":
            object([
                "documents": list(checked), "summary": object([:], others: true),
                "text": text("a rule's page, where one was asked for"),
            ])
        case "explain":
            object(["points": list(point), "explanations": list(explanation)], required: ["points", "explanations"])
        case "diff": object(["documents": list(difference)], required: ["documents"])
        case "fonts": object(["fonts": list(font)], required: ["fonts"])
        case "render":
            object([
                "mimeType": text("the kind of the picture, which is image content beside this"), "width": integer("pixels"),
                "height": integer("pixels"), "file": text("the file that was written"),
            ])
        case "edit": edited
        default: merged
        }
    }

    // MARK: Schemas of results

    private static let frame =
        ["type": ["array", "null"], "items": ["type": "number"], "description": "x, y, width and height in points"]
        as [String: Any]

    private static let laidOut = object(
        [
            "document": text("the path"), "error": nullable("why it could not be read"),
            "scenes": list(
                object(
                    [
                        "id": text("the object id"), "class": text("the class"), "scale": number("pixels in a point"),
                        "size": ["type": "array", "items": ["type": "number"]] as [String: Any],
                        "views": list(
                            object(
                                ["id": text("the object id"), "class": text("the class"), "frame": frame],
                                required: ["id", "class", "frame"],
                                others: true)),
                        "diagnostics": list(
                            object(["id": text("its kind"), "severity": severity, "message": text("in words")], others: true)),
                    ], required: ["id", "views"], others: true)),
        ], required: ["document", "error"], others: true)

    private static let checked = object(
        [
            "document": text("the path"), "error": nullable("why it could not be read"),
            "findings": list(
                object(
                    [
                        "scene": text("the scene's object id"), "rule": text("the rule"), "severity": severity,
                        "message": text("the fault, with the view as people know it"),
                        "path": nullable("the views around it"), "line": integer("in the document"),
                        "column": integer("in the document"),
                        "items": ["type": "array", "items": ["type": "string"], "description": "object ids"] as [String: Any],
                    ], required: ["severity", "message"], others: true)),
        ], required: ["document", "error"], others: true)

    private static let point = object(
        [
            "at": ["type": "array", "items": ["type": "number"]] as [String: Any], "scene": text("the scene's object id"),
            "views": list(
                object(
                    [
                        "id": text("the object id"), "words": text("the view as people know it"),
                        "path": nullable("the views around it"),
                        "frame": frame,
                    ], required: ["id", "words", "frame"])),
        ], required: ["at", "scene", "views"])

    private static let reasons = list(
        object(
            [
                "kind": text("constraint, contentSize, frame, stackView or system"), "words": text("in words"),
                "id": nullable("the object id"),
                "line": ["type": ["integer", "null"]] as [String: Any], "priority": number("from 1 to 1000"),
                "slack": number("points"),
            ], required: ["kind", "words"]))

    private static let explanation = object(
        [
            "view": text("the object id"), "value": text("left, top, right, bottom, width or height"),
            "points": number("what it is"),
            "ambiguous": ["type": "boolean"], "decides": reasons, "limits": reasons,
            "changes": list(
                object(
                    ["points": number("1 or -1"), "possible": ["type": "boolean"], "givesWay": reasons],
                    required: ["points", "possible", "givesWay"])), "words": text("the view as people know it"),
            "path": nullable("the views around it"),
        ], required: ["view", "value", "points", "decides"])

    private static let difference = object(
        [
            "document": text("the path"), "properties": list(object([:], others: true)),
            "scenes": list(
                object(
                    [
                        "scene": text("the object id"), "name": text("the class and identifier"),
                        "presence": text("both, added or removed"),
                        "properties": list(object([:], others: true)),
                        "views": list(object(["words": text("the view")], others: true)),
                        "constraints": list(object([:], others: true)),
                    ], required: ["scene", "presence", "views", "constraints"])),
        ], required: ["document", "scenes"])

    private static let font = object(
        [
            "use": text("the style or script"), "path": nullable("the file"), "package": nullable("the Debian package"),
            "isInstalled": ["type": "boolean"], "isRequired": ["type": "boolean"],
        ], required: ["use", "isInstalled"])

    private static let edited = object(
        [
            "document": text("the path"), "file": nullable("the file that was written; null if nothing was"),
            "isChanged": ["type": "boolean"], "difference": text("what is changed, as a unified difference"),
        ], required: ["document", "isChanged", "difference"])

    private static let merged = object(
        [
            "document": text("the path"), "isComplete": ["type": "boolean"],
            "conflicts": list(
                object(
                    [
                        "scene": nullable("the scene's name"), "id": nullable("the object id"),
                        "object": nullable("the object as people know it"),
                        "attribute": nullable("what both sides changed"), "line": ["type": ["integer", "null"]] as [String: Any],
                        "message": text("in words"),
                    ], required: ["message"])),
        ], required: ["document", "isComplete", "conflicts"])

    // MARK: Kinds

    private static let severity: [String: Any] = ["type": "string", "enum": ["error", "warning", "note"]]

    private static func object(_ properties: [String: Any], required: [String] = [], others: Bool = false) -> [String: Any] {
        var schema: [String: Any] = ["type": "object", "properties": properties, "additionalProperties": others]
        if !required.isEmpty { schema["required"] = required }
        return schema
    }

    private static func list(_ items: [String: Any]) -> [String: Any] { ["type": "array", "items": items] }
    private static func text(_ words: String) -> [String: Any] { ["type": "string", "description": words] }
    private static func nullable(_ words: String) -> [String: Any] { ["type": ["string", "null"], "description": words] }
    private static func number(_ words: String) -> [String: Any] { ["type": "number", "description": words] }
    private static func integer(_ words: String) -> [String: Any] { ["type": "integer", "description": words] }
}
